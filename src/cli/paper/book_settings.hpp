// What the options of render say about the book and its file.
#pragma once

#include "cli/arguments/option.hpp"
#include "cli/paper/book.hpp"

#include <span>
#include <string>

namespace nonet::cli {

/// The options of pages and files.
std::span<const Option> page_options();

/// Puts what they say into `book`. `caption` is the layout of captions and decides how many lines
/// they have; empty: none. Returns what is wrong, or an empty text.
std::string choose_book(const Settings& settings, BookSettings& book);

/// The kind of file that is asked for: by --to, else by the ending of -o, else SVG. With nothing as
/// answer, `problem` says why.
const PaperKind* chosen_kind(const Settings& settings, std::string& problem);

/// True when each page is as large as its puzzle: where nothing asks for paper.
bool fits_puzzles(const Settings& settings, const PaperKind& kind);

}  // namespace nonet::cli
