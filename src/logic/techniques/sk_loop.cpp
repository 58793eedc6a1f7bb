// SK-loop: eight dominoes around four boxes, whose digits are locked in a ring.
//
//        c1            c2              Two rows and two columns meet in four corners, in four
//        boxes.
//    . | . | .     . | . | .           What is left of a row or column in the box of a corner is a
//    --+---+--     --+---+--           domino: eight of them, sixteen cells (x). Neighbours on the
//    x | + | x     x | + | x   r1      ring share a row, a column or a box, in turn.
//    --+---+--     --+---+--
//    . | x | .     . | x | .           Cover each candidate of the ring by a link: its digit in a
//                                      house that the domino shares with a neighbour. A link takes
//                                      at most one of the cells. When as few links as there are
// blank cells cover everything, each link takes exactly one, and its digit goes from the rest of
// its house. (The upper box rows hold the vertical dominoes above and below r1; one is drawn.)
//
// Each digit is a question of its own: the dominoes that hold it are a set of places on a ring of
// eight, and the fewest links that cover them are read from a table of 256 entries. So all 729
// choices of two rows in different bands and two columns in different stacks cost some 20 us.
//
// Source: Steven Kurzhals' solution of "Easter Monster" (2007), where the corners are given and
// each link has two digits; neither is needed for the proof, so neither is asked for, but each of
// the eight links must carry a digit: anything less is a smaller pattern.
//
// Evidence: cells = the cells of the ring, in its order; digits = all that are linked; cover = the
// eight houses, in order; sets[i] = the cells of the ring in cover[i], and the digits linked there.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::logic {

namespace {

using RingMask = std::uint8_t;  // dominoes 0..7, or link i between domino i and domino i + 1

/// All smallest choices of links that cover the dominoes of one digit, for each set of them.
struct RingCovers {
    static constexpr int kMost = 8;
    std::array<std::uint8_t, 256> links{};   // how many links are needed
    std::array<std::uint8_t, 256> covers{};  // how many choices there are
    std::array<std::array<RingMask, kMost>, 256> cover{};
};

constexpr RingMask covered_by(unsigned links) {
    return static_cast<RingMask>(links | links << 1U | links >> 7U);
}

RingCovers make_ring_covers() {
    RingCovers table;
    for (auto& links : table.links) links = 8;
    for (unsigned links = 0; links < 256; ++links) {
        const auto size = static_cast<std::uint8_t>(std::popcount(links));
        for (unsigned part = covered_by(links);; part = (part - 1) & covered_by(links)) {
            if (size < table.links[part]) table.links[part] = size;
            if (part == 0) break;
        }
    }
    for (unsigned links = 0; links < 256; ++links) {
        for (unsigned part = covered_by(links);; part = (part - 1) & covered_by(links)) {
            if (std::popcount(links) == table.links[part] &&
                table.covers[part] < RingCovers::kMost) {
                table.cover[part][table.covers[part]++] = static_cast<RingMask>(links);
            }
            if (part == 0) break;
        }
    }
    return table;
}
const RingCovers& ring_covers() {
    static const RingCovers kTable = make_ring_covers();
    return kTable;
}

class RingFinder {
  public:
    RingFinder(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()), row_(row), steps_(steps), table_(ring_covers()) {}

    void run() {
        for (int band = 0; band < 3; ++band) {  // the band and the stack that are not used
            for (int stack = 0; stack < 3; ++stack) {
                const int top = band == 0 ? 1 : 0;
                const int bottom = band == 2 ? 1 : 2;
                const int left = stack == 0 ? 1 : 0;
                const int right = stack == 2 ? 1 : 2;
                if (try_boxes(top, bottom, left, right)) return;
            }
        }
    }

  private:
    bool try_boxes(int band1, int band2, int stack1, int stack2) {
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                const std::array<int, 2> rows{band1 * 3 + i / 3, band2 * 3 + i % 3};
                const std::array<int, 2> columns{stack1 * 3 + j / 3, stack2 * 3 + j % 3};
                if (try_ring(rows, columns)) return true;
            }
        }
        return false;
    }

    /// The ring runs clockwise from the row of the upper left box.
    bool try_ring(const std::array<int, 2>& rows, const std::array<int, 2>& columns) {
        const auto box = [&](int r, int c) { return box_house(rows[r] / 3 * 3 + columns[c] / 3); };
        const House row1 = row_house(rows[0]);
        const House row2 = row_house(rows[1]);
        const House column1 = column_house(columns[0]);
        const House column2 = column_house(columns[1]);
        links_ = {row1, box(0, 1), column2, box(1, 1), row2, box(1, 0), column1, box(0, 0)};
        const CellMask across = kHouseMasks[row1] | kHouseMasks[row2];
        const CellMask down = kHouseMasks[column1] | kHouseMasks[column2];
        int cells = 0;
        for (int i = 0; i < 8; ++i) {  // domino i lies in the links i - 1 and i
            const CellMask both = kHouseMasks[links_[(i + 7) % 8]] & kHouseMasks[links_[i]];
            dominoes_[i] =
                (i % 4 < 2 ? both.without(down) : both.without(across)) & state_.blanks();
            if (dominoes_[i].empty()) return false;
            cells += dominoes_[i].count();
        }
        return is_locked(cells) && conclude();
    }

    /// True when the fewest links that cover the ring are as many as its cells.
    bool is_locked(int cells) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            RingMask holders = 0;
            for (int i = 0; i < 8; ++i) {
                if (dominoes_[i].intersects(state_.cells_with(digit))) {
                    holders = static_cast<RingMask>(holders | 1U << i);
                }
            }
            holders_[digit - 1] = holders;
            cells -= table_.links[holders];
            if (cells < 0) return false;
        }
        return cells == 0;
    }

    /// Of each digit's smallest covers, the one that removes most. True: stop searching.
    bool conclude() {
        Step step;
        std::array<DigitMask, 8> linked{};
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const RingMask holders = holders_[digit - 1];
            CellMask most;
            RingMask best = table_.cover[holders][0];
            for (int i = 0; i < table_.covers[holders]; ++i) {
                const CellMask removed = removed_by(table_.cover[holders][i], digit);
                if (removed.count() > most.count()) {
                    most = removed;
                    best = table_.cover[holders][i];
                }
            }
            for (const Cell cell : most) step.removals.push_back(Candidate::at(cell, digit));
            for (int i = 0; i < 8; ++i) {
                if ((best >> i & 1) == 0) continue;
                linked[i] = static_cast<DigitMask>(linked[i] | mask_of(digit));
            }
            if (best != 0) step.digits.push_back(digit);
        }
        if (step.removals.empty()) return false;
        CellMask ring;
        for (const CellMask& domino : dominoes_) {
            ring |= domino;
            for (const Cell cell : domino) step.cells.push_back(cell);
        }
        for (int i = 0; i < 8; ++i) {
            if (linked[i] == 0) return false;
            step.cover.push_back(links_[i]);
            step.sets.push_back({ring & kHouseMasks[links_[i]], linked[i]});
        }
        step.technique = &row_.info;
        step.sort_results();
        return steps_.add(std::move(step));
    }

    /// The cells that lose the digit when these links take one of the ring's cells each.
    [[nodiscard]] CellMask removed_by(RingMask links, Digit digit) const {
        CellMask removed;
        for (int i = 0; i < 8; ++i) {
            if ((links >> i & 1) == 0) continue;
            const CellMask ends = dominoes_[i] | dominoes_[(i + 1) % 8];
            removed |= kHouseMasks[links_[i]].without(ends);
        }
        return removed & state_.cells_with(digit);
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    const RingCovers& table_;
    std::array<House, 8> links_{};
    std::array<CellMask, 8> dominoes_;
    std::array<RingMask, kDigits> holders_{};
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    RingFinder(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "sk-loop",
            .title = "SK-Loop",
            .family = Family::patterns,
            .code = "",
            .aliases = "domino loop, Stephen Kurzhals loop",
            .summary = "eight pairs of cells around four boxes lock their digits in a ring",
            .page =
                "Choose two rows and two columns that cross in four different boxes. In each of "
                "those boxes, the row and the column leave two cells each beside the cell in "
                "which they cross: eight pairs in all, which form a ring. Neighbours on the ring "
                "share a row, a box, a column, a box and so on.\n\n"
                "Each digit of a pair is linked to one of its two neighbours, that is to the house "
                "which the two pairs share. Such a link can hold its digit only once. Count the "
                "links: if there are as many as blank cells in the ring, then there is none to "
                "spare. Each link must hold its digit in the ring, so the digit goes from all "
                "other cells of that row, column or box.\n\n"
                "In the classic form the four crossing cells are given and each of the eight "
                "houses carries two digits, sixteen links for sixteen cells.",
            .example = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8..."
                       "2.....1",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows sk_loop() {
    return kRows;
}

}  // namespace nonet::logic
