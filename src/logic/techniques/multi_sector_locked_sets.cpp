// Multi-sector locked sets: a block of rows and columns whose cells need every link that there is.
//
// Take the blank cells in which some rows meet some columns (home cells). Cover all their
// candidates by links: a digit in a row, or a digit in a column, each of which takes at most one of
// the cells. Each cell needs a digit, so when the links are as few as the cells, each link takes
// exactly one: its digit goes from the rest of its row or column. In set logic this is a structure
// of rank 0, with the cells as truths. The usual case parts the nine digits into those that the
// rows take and those that the columns take.
//
// The search asks all sets of 3 to 6 rows and of 3 to 6 columns, so each pair of sets is a few
// look-ups: `in_rows` (the rows in which a digit occurs within the columns) and `in_columns` are
// tables over all 512 sets. For each digit the cheaper of rows and columns counts. The cells in the
// rows outside the columns, with those in the columns outside the rows, say the same of the other
// rows and columns; so sets of at most four rows find nearly all, and larger ones are left out.
// Two locked sets that have no link in common are two patterns, not one, and are passed over.
// Cost: some 1 ms. Mixed covers (some rows and some columns for one digit, boxes) are not searched.
//
// Source: David P. Bird's multi-sector locked sets on the New Sudoku Players' Forum; Allan Barker's
// set logic.
//
// Evidence: cells = the home cells; digits = all that are linked; base = the rows and columns that
// meet in them; cover = the rows and columns that carry a link; sets[i] = the home cells in
// cover[i], and the digits linked there.
#include "logic/kit/line_places.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::logic {

namespace {

constexpr int kSets = 512;  // of nine lines

struct LineCounts {
    std::array<std::uint8_t, kSets> of{};
};
constexpr LineCounts kCount = [] {
    LineCounts counts;
    for (unsigned set = 0; set < kSets; ++set) {
        counts.of[set] = static_cast<std::uint8_t>(std::popcount(set));
    }
    return counts;
}();

class MslsFinder {
  public:
    MslsFinder(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()),
          row_(row),
          steps_(steps),
          places_(search.state(), LinePlaces::Count::candidates) {
        fill_tables();
    }

    void run() {
        for (int rows = kLeastLines; rows <= kMostRows; ++rows) {
            for (unsigned set = 0; set < kSets; ++set) {
                if (kCount.of[set] == rows && try_rows(set)) return;
            }
        }
    }

  private:
    static constexpr int kLeastLines = 3;
    static constexpr int kMostRows = 4;
    static constexpr int kMostColumns = 6;
    using DigitLines = std::array<LineMask, kDigits>;

    void fill_tables() {
        for (unsigned set = 1; set < kSets; ++set) {
            const int line = std::countr_zero(set);
            const unsigned rest = set & (set - 1);
            for (int digit = 1; digit <= kDigits; ++digit) {
                in_rows_[set][digit - 1] = static_cast<LineMask>(
                    in_rows_[rest][digit - 1] | places_.at(column_house(line), digit));
                in_columns_[set][digit - 1] = static_cast<LineMask>(
                    in_columns_[rest][digit - 1] | places_.at(row_house(line), digit));
            }
        }
        for (const Cell cell : state_.blanks()) {
            LineMask& blanks = blanks_[column_of(cell)];
            blanks = static_cast<LineMask>(blanks | 1U << row_of(cell));
        }
    }

    bool try_rows(unsigned rows) {
        std::array<std::uint8_t, kSets> cells{};
        const DigitLines& in_columns = in_columns_[rows];
        for (unsigned columns = 1; columns < kSets; ++columns) {
            cells[columns] =
                static_cast<std::uint8_t>(cells[columns & (columns - 1)] +
                                          kCount.of[blanks_[std::countr_zero(columns)] & rows]);
            if (kCount.of[columns] < kLeastLines || kCount.of[columns] > kMostColumns) continue;
            int spare = cells[columns];
            const DigitLines& in_rows = in_rows_[columns];
            for (int i = 0; i < kDigits && spare >= 0; ++i) {
                spare -= std::min(kCount.of[in_rows[i] & rows], kCount.of[in_columns[i] & columns]);
            }
            if (spare == 0 && conclude(rows, columns)) return true;
        }
        return false;
    }

    /// True: stop searching.
    bool conclude(unsigned rows, unsigned columns) {
        CellMask across;
        CellMask down;
        for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
            across |= kHouseMasks[row_house(std::countr_zero(rest))];
        }
        for (unsigned rest = columns; rest != 0; rest &= rest - 1) {
            down |= kHouseMasks[column_house(std::countr_zero(rest))];
        }
        Step step;
        std::array<DigitMask, 18> linked{};
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const unsigned row_links = in_rows_[columns][digit - 1] & rows;
            const unsigned column_links = in_columns_[rows][digit - 1] & columns;
            const CellMask by_rows = removed_by(row_links, 0, digit).without(down);
            const CellMask by_columns = removed_by(column_links, 9, digit).without(across);
            const int more = kCount.of[row_links] - kCount.of[column_links];
            const bool is_rows = more < 0 || (more == 0 && by_rows.count() >= by_columns.count());
            for (const Cell cell : is_rows ? by_rows : by_columns) {
                step.removals.push_back(Candidate::at(cell, digit));
            }
            const unsigned links = is_rows ? row_links : column_links << 9U;
            for (unsigned rest = links; rest != 0; rest &= rest - 1) {
                DigitMask& digits = linked[std::countr_zero(rest)];
                digits = static_cast<DigitMask>(digits | mask_of(digit));
            }
            if (links != 0) step.digits.push_back(digit);
        }
        if (step.removals.empty()) return false;
        const CellMask home = across & down & state_.blanks();
        for (const Cell cell : home) step.cells.push_back(cell);
        for (House house = 0; house < 18; ++house) {
            if ((((columns << 9U) | rows) >> house & 1) != 0) step.base.push_back(house);
            if (linked[house] == 0) continue;
            step.cover.push_back(house);
            step.sets.push_back({home & kHouseMasks[house], linked[house]});
        }
        if (!is_connected(home, step.sets)) return false;
        step.technique = &row_.info;
        step.sort_results();
        return steps_.add(std::move(step));
    }

    /// True when a way leads from each cell to each other through sets of cells.
    static bool is_connected(const CellMask& cells, const std::vector<CellGroup>& sets) {
        CellMask reached = sets[0].cells;
        for (bool has_grown = true; has_grown;) {
            has_grown = false;
            for (const CellGroup& set : sets) {
                if (set.cells.is_within(reached) || !set.cells.intersects(reached)) continue;
                reached |= set.cells;
                has_grown = true;
            }
        }
        return cells.is_within(reached);
    }

    /// The cells that can hold the digit in these of nine houses.
    [[nodiscard]] CellMask removed_by(unsigned lines, House first, Digit digit) const {
        CellMask cells;
        for (unsigned rest = lines; rest != 0; rest &= rest - 1) {
            cells |= kHouseMasks[first + std::countr_zero(rest)];
        }
        return cells & state_.cells_with(digit);
    }

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    LinePlaces places_;
    std::array<LineMask, 9> blanks_{};            // rows with a blank in each column
    std::array<DigitLines, kSets> in_rows_{};     // for a set of columns
    std::array<DigitLines, kSets> in_columns_{};  // for a set of rows
};

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    MslsFinder(search, row, steps).run();
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "multi-sector-locked-sets",
            .title = "Multi-Sector Locked Sets",
            .family = Family::patterns,
            .code = "",
            .aliases = "MSLS, multi-sector naked set",
            .summary = "rows and columns meet in as many cells as they have digits to give to them",
            .page =
                "A naked set says: so many cells of one house, so many digits, so the digits stand "
                "there and nowhere else in the house. The same count works across several "
                "houses.\n\n"
                "Choose some rows and some columns, and look at the blank cells in which they "
                "meet. "
                "Part the digits in two: those of the one part are counted by rows, the others by "
                "columns. A row can give a digit to one of the cells at most, and so can a column. "
                "Count for each of the chosen rows the digits of the first part that occur in "
                "these cells, and for each of the columns those of the second part. If the sum is "
                "the number of cells, then there is none to spare: each of the counted digits "
                "stands in one of these cells, and goes from the rest of its row or its column.",
            .example =
                "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows multi_sector_locked_sets() {
    return kRows;
}

}  // namespace nonet::logic
