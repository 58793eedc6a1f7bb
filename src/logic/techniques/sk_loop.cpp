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
// eight, and the fewest links that cover them are read from a table of 256 entries. Eight digits
// share a word, a byte each. So all 729 choices of two rows in different bands and two columns in
// different stacks cost some 10 us.
//
// Source: Steven Kurzhals' solution of "Easter Monster" (2007), where the corners are given and
// each link has two digits. Neither is needed for the proof, so neither is asked for; but each of
// the eight houses must carry a link, and no part of the ring may be locked for itself: anything
// less is a smaller pattern.
//
// Evidence: cells = the cells of the ring, in its order; digits = all that are linked; cover = the
// eight houses, in order; sets[i] = the cells of the ring in cover[i], and the digits linked there.
#include "logic/kit/link_matching.hpp"
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

/// For each set of the digits 1 to 8, a one in the byte of each.
constexpr auto kLanes = [] {
    std::array<std::uint64_t, 256> lanes{};
    for (unsigned digits = 0; digits < 256; ++digits) {
        for (unsigned i = 0; i < 8; ++i) {
            if ((digits >> i & 1) != 0) lanes[digits] |= std::uint64_t{1} << (8 * i);
        }
    }
    return lanes;
}();

struct Domino {
    CellMask cells;  ///< blank ones
    DigitMask digits = 0;
    int count = 0;
};

class RingFinder {
  public:
    RingFinder(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()), row_(row), steps_(steps), table_(ring_covers()) {
        for (Cell corner = 0; corner < kCells; ++corner) {
            along_row_[corner] = domino_of(corner, row_house(row_of(corner)));
            along_column_[corner] = domino_of(corner, column_house(column_of(corner)));
        }
    }

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

    /// The blank cells beside a corner, on this line within its box.
    [[nodiscard]] Domino domino_of(Cell corner, House line) const {
        Domino domino;
        domino.cells = (kHouseMasks[line] & kHouseMasks[box_house(box_of(corner))])
                           .without(CellMask::of(corner)) &
                       state_.blanks();
        for (const Cell cell : domino.cells) {
            domino.digits = static_cast<DigitMask>(domino.digits | state_.candidates(cell));
            ++domino.count;
        }
        return domino;
    }

    /// The ring runs clockwise from the row of the upper left box; domino i lies in the links i - 1
    /// and i.
    bool try_ring(const std::array<int, 2>& rows, const std::array<int, 2>& columns) {
        const Cell a = cell_at(rows[0], columns[0]);
        const Cell b = cell_at(rows[0], columns[1]);
        const Cell c = cell_at(rows[1], columns[1]);
        const Cell d = cell_at(rows[1], columns[0]);
        dominoes_ = {&along_row_[a], &along_row_[b], &along_column_[b], &along_column_[c],
                     &along_row_[c], &along_row_[d], &along_column_[d], &along_column_[a]};
        if (!is_locked()) return false;
        links_ = {row_house(rows[0]),       box_house(box_of(b)), column_house(columns[1]),
                  box_house(box_of(c)),     row_house(rows[1]),   box_house(box_of(d)),
                  column_house(columns[0]), box_house(box_of(a))};
        return conclude();
    }

    /// True when the fewest links that cover the ring are as many as its cells.
    bool is_locked() {
        std::uint64_t lanes = 0;
        unsigned nines = 0;
        int cells = 0;
        for (unsigned i = 0; i < 8; ++i) {
            if (dominoes_[i]->count == 0) return false;
            cells += dominoes_[i]->count;
            lanes |= kLanes[dominoes_[i]->digits & 0xff] << i;
            nines |= (dominoes_[i]->digits >> 8U) << i;
        }
        for (unsigned i = 0; i < 9; ++i) {
            holders_[i] = static_cast<RingMask>(i < 8 ? lanes >> (8 * i) & 0xff : nines);
            cells -= table_.links[holders_[i]];
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
        for (const Domino* domino : dominoes_) {
            ring |= domino->cells;
            for (const Cell cell : domino->cells) step.cells.push_back(cell);
        }
        for (int i = 0; i < 8; ++i) {
            if (linked[i] == 0) return false;
            step.cover.push_back(links_[i]);
            step.sets.push_back({ring & kHouseMasks[links_[i]], linked[i]});
        }
        if (!LinkMatching(state_, step).is_one_pattern()) return false;
        step.technique = &row_.info;
        step.sort_results();
        return steps_.add(std::move(step));
    }

    /// The cells that lose the digit when these links take one of the ring's cells each.
    [[nodiscard]] CellMask removed_by(RingMask links, Digit digit) const {
        CellMask removed;
        for (int i = 0; i < 8; ++i) {
            if ((links >> i & 1) == 0) continue;
            const CellMask ends = dominoes_[i]->cells | dominoes_[(i + 1) % 8]->cells;
            removed |= kHouseMasks[links_[i]].without(ends);
        }
        return removed & state_.cells_with(digit);
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    const RingCovers& table_;
    std::array<House, 8> links_{};
    std::array<Domino, kCells> along_row_;  // of each corner
    std::array<Domino, kCells> along_column_;
    std::array<const Domino*, 8> dominoes_{};
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
