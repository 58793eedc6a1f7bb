// The table of languages: each file in messages/ named after a language hands out one.
#pragma once

#include "logic/messages/words.hpp"

#include <span>

namespace nonet::logic {

const Words& english();
const Words& korean();
const Words& chinese();

/// Of the languages whose titles have a file of their own.
std::span<const TitleWords> korean_titles();
std::span<const TitleWords> chinese_titles();

/// Every language; the first is the one taken when nobody asks.
std::span<const Words* const> language_words();

/// Null when no language has that code.
const Words* find_language_words(std::string_view code);

}  // namespace nonet::logic
