// The ways in which a text is damaged: see mutations.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::mutations {

enum class Kind : std::uint8_t {
    drop,         ///< one byte is gone
    twice,        ///< one byte stands twice
    insert,       ///< a text came in before a byte
    separator,    ///< one separator became another text
    line_end,     ///< one line end became another text
    end_moved,    ///< a line end stands one character earlier or later
    line_gone,    ///< a whole line is gone
    line_twice,   ///< a whole line stands twice
    line_half,    ///< the second half of a line is gone
    line_grown,   ///< the second half of a line stands twice
    line_became,  ///< another text stands in place of a line
    line_before,  ///< a line stands before another
    everywhere,   ///< one character is replaced, or dropped, in the whole text
};

/// One mutation, small enough to list them all before any is made.
struct Mutation {
    Kind kind = Kind::drop;
    std::size_t at = 0;     ///< the byte, or the first byte of the line
    std::string_view text;  ///< what is put there
    char byte = 0;          ///< everywhere: the character replaced
};

/// Every mutation of `text`. Lines that hold a whole puzzle, as `is_record` says, are not dropped,
/// doubled or replaced as a whole, or cut off: what is left is a good text with other puzzles in
/// it.
std::vector<Mutation> mutations_of(std::string_view text, bool (*is_record)(std::string_view line));

/// The mutated text.
std::string mutated_text(std::string_view text, const Mutation& mutation);

/// Kind, place and text, for messages.
std::string describe(std::string_view text, const Mutation& mutation);

}  // namespace nonet::mutations
