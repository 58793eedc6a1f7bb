// Breaking texts into lines and putting words together.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// `text` in lines of at most `width` columns, each after `indent` blanks. Empty lines in the
/// text separate paragraphs and stay.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t width = 80);

/// The paragraphs of a text, which empty lines separate.
std::vector<std::string_view> paragraphs(std::string_view text);

/// The lines of a text, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

/// `line` as it can be shown: in one that holds control characters, every byte that is no printable
/// ASCII as \x and two hexadecimal digits.
std::string printable(std::string_view line);

/// The words, separated by blanks.
std::string joined(std::span<const std::string_view> words);

}  // namespace nonet::cli
