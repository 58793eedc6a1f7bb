// What is known about the rows ahead, kept from one puzzle to the next: see run.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>

namespace nonet::text {

/// What the rows of a block look like.
struct RunShape {
    std::size_t side = 0;
    bool gaps = false;  ///< blank lines stand between the rows of a puzzle
    bool bars = false;  ///< | stands in every row
    char mark = 0;      ///< what marks the blanks, when it is not 0

    friend bool operator==(const RunShape&, const RunShape&) = default;
};

/// The lines from `start` up to `next`, by their numbers, have been looked at for this shape.
struct RunMemo {
    RunShape shape;
    std::uint64_t start = 1;
    std::uint64_t next = 0;          ///< below start: nothing is known
    bool ended = false;              ///< the line `next` is a boundary
    std::deque<std::uint64_t> rows;  ///< the lines that are rows; a line of two rows is there twice
    std::uint64_t torn_line = 0;     ///< the last of two rows of the same other width
    std::size_t odd_width = 0;       ///< of the row before, when it is not that of the shape
    bool after_frame = false;
};

}  // namespace nonet::text
