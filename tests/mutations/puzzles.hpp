// The puzzles that the samples are made of: see puzzles.cpp.
#pragma once

#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::mutations {

/// All that a text may say of a puzzle. Without progress, `progress` is empty.
struct Content {
    Position position;
    Progress progress;

    friend bool operator==(const Content&, const Content&) = default;
};

/// As it stands in a message: the puzzle, and behind it what a player has added.
std::string describe(const Content& content);

inline const std::string kThird =
    "4....9....1.67.9.......3.8272..8....3..9.1..7....2..1385.4.......6.92.3....7....8";
inline const std::array<std::string, 3> kNine = {text_test::kPuzzle, text_test::kOther, kThird};
inline const std::array<std::string, 3> kFour = {"1..4.4.2.1..4..1", "..3..41.2..3.1..",
                                                 "4...3.2..1.3...4"};
inline const std::array<std::string, 3> kSix = {text_test::kSix,
                                                "1....6.5.2..2..5.33..1...4.6.2.....1",
                                                "..6.1..4...3...5..24..6...2..5.1..3."};

/// The puzzle of 81 characters; of fewer with boxes of that shape.
Content content_of(std::string_view cells, BoxShape box = {});

template <class Lines>
std::vector<Content> contents_of(const Lines& lines, BoxShape box = {}) {
    std::vector<Content> contents;
    for (const auto& cells : lines) contents.push_back(content_of(cells, box));
    return contents;
}

/// A 12x12 puzzle of two digits a cell.
Content content_of_pairs(std::string_view text);

/// The same puzzle as a drawing of the candidates that its digits leave.
Content drawn(const std::string& cells);

/// The same puzzle as candidates, all nine in each blank.
Content undrawn(const std::string& cells);

struct Entry {
    Cell cell = 0;
    Digit digit = 0;
};

/// A puzzle of 81 characters with digits placed and, where `crossed_out` is given, with pencil
/// marks: what the digits leave, without those.
Content with_moves(const std::string& cells, const std::vector<Entry>& placed,
                   const std::optional<std::vector<Entry>>& crossed_out);

/// The same puzzle with some digits placed and, with `marks`, all pencil marks, of which some are
/// crossed out.
Content with_progress(const std::string& cells, bool marks);

/// `side` squared values of which about a third are given, different for each `turn`. No Sudoku in
/// general: the reader does not ask.
std::vector<std::uint8_t> big_values(int side, int turn);

/// The first `count` of these, with the usual boxes.
std::vector<Content> big_contents(int side, int count);

}  // namespace nonet::mutations
