// Lines that give no row: blank lines, comments, titles, headers, counts, terminators, frames, and
// what encloses a puzzle in a post.
#pragma once

#include "text/format.hpp"

#include <string_view>

namespace nonet::text {

enum class Skip : std::uint8_t { no, yes, more };

/// Whether the first line of the window can be no part of a puzzle, whatever follows. `more` when
/// that depends on a line that has not arrived.
Skip skip_first(const Window& window);

/// True for a line that begins as a puzzle of 37 cells or more does, without letters in its first
/// 16 characters. Decided at once, since nearly every line of a long list is one: no document and
/// no link begins there, and it is not skipped.
bool is_plain_row(std::string_view text);

/// True for a line with nothing but what encloses a puzzle in a post: a fence of ``` or ~~~,
/// [code], [/quote], <pre> and the like.
bool is_wrapper(std::string_view text);

/// Whether the first line of the window, which no format wanted, may be dropped in silence.
/// `below_drawing`: nothing but such lines stands between it and a puzzle of several lines.
Skip skip_unwanted(const Window& window, const ReadOptions& options, bool below_drawing);

/// True for a line of white space.
bool is_blank_line(std::string_view text);

/// True for a line made of frame characters with a run of dashes or equals signs in it.
bool is_frame_line(std::string_view text);

/// True for a comment, title, header or terminator: what skip_first skips without looking at
/// other lines, except blank lines.
bool is_remark(std::string_view text);

/// True for the header line of a table, known by the name of a column.
bool is_table_header(std::string_view text);

}  // namespace nonet::text
