// What the reader made of a mutated text: see verdict.cpp.
#pragma once

#include "mutations/mutations.hpp"
#include "mutations/puzzles.hpp"
#include "unit/text/read_all.hpp"

#include <nonet/text.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::mutations {

/// One event of the reader: a puzzle, or nothing for an error.
struct Event {
    std::optional<Content> puzzle;
    std::string note;
    std::string rest;  ///< what stands behind the puzzle

    /// Its note says that the line holds a puzzle not read.
    [[nodiscard]] bool tells_of_another() const {
        return note.find("not read") != std::string::npos;
    }
};

struct Reading {
    std::vector<Event> events;
    std::size_t errors = 0;
};

Reading read_events(std::string_view text);

enum class Verdict : std::uint8_t {
    right,     ///< all puzzles, and no other
    refused,   ///< some of the puzzles, and an error wherever one is missing
    excepted,  ///< a digit for a digit, a comment, a column: see verdict.cpp
    wrong,     ///< a puzzle that the text never held, or one lost in silence
};

Verdict judge(const Reading& original, std::string_view text, const Mutation& mutation,
              const Reading& mutated, std::string_view mutated_text);

}  // namespace nonet::mutations
