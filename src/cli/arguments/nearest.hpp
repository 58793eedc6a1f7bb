// "did you mean": the word of a list that is nearest to a mistyped one.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

/// The nearest of `words` by the number of letters to insert, delete, replace or swap; an empty
/// view when none is near enough to be meant.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> words);

/// "; did you mean 'solve'?", or "; " and `otherwise` when no word is near enough.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> words,
                         std::string_view otherwise);

}  // namespace nonet::cli
