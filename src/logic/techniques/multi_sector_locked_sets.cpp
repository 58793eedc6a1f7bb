// Multi-sector locked sets: a block of rows and columns whose cells need every link that there is.
//
// Take the blank cells in which some rows meet some columns (home cells). Cover all their
// candidates by links: a digit in a row, or a digit in a column, each of which takes at most one of
// the cells. Each cell needs a digit, so when the links are as few as the cells, each link takes
// exactly one: its digit goes from the rest of its row or column. In set logic this is a structure
// of rank 0, with the cells as truths. The usual case parts the nine digits into those that the
// rows take and those that the columns take.
//
// The search asks all sets of 3 or 4 rows and of 3 to 6 columns, some 88,000 pairs. For each digit
// the smaller counts: the rows in which it occurs within the columns, or the columns in which it
// occurs within the rows. Both are sums over lines, so they are kept for all nine digits in one
// word of nine counters of four bits, and a pair of sets costs some twenty instructions:
//
//     bits 32-35   ...   bits 4-7   bits 0-3
//     digit 9      ...   digit 2    digit 1     at most 6, so the top bit is free to compare with
//
// Sets of more rows would tell little more: the cells outside the rows and the columns say the same
// of the other lines (measured on 2,000 hard puzzles: no puzzle more, for twice the time). Sets
// that fall apart are passed over (kit/link_matching.hpp), and so are those of less than nine
// cells, which smaller techniques find. Mixed covers (some rows and some columns for one digit, or
// boxes) are not searched. Cost: some 0.4 ms.
//
// Source: David P. Bird's multi-sector locked sets on the New Sudoku Players' Forum; Allan Barker's
// set logic.
//
// Evidence: cells = the home cells; digits = all that are linked; base = the rows and columns that
// meet in them; cover = the rows and columns that carry a link; sets[i] = the home cells in
// cover[i], and the digits linked there.
#include "logic/kit/line_places.hpp"
#include "logic/kit/link_matching.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace nonet::logic {

namespace {

constexpr int kSets = 512;  // of nine lines
using Counters = std::uint64_t;

struct SetTables {
    std::array<std::uint8_t, kSets> size{};
    std::array<Counters, kSets> counters{};  // a one for each member
};
constexpr SetTables kSet = [] {
    SetTables tables;
    for (unsigned set = 0; set < kSets; ++set) {
        for (unsigned i = 0; i < 9; ++i) {
            if ((set >> i & 1) == 0) continue;
            ++tables.size[set];
            tables.counters[set] |= Counters{1} << (4 * i);
        }
    }
    return tables;
}();

/// The sum over the nine digits of the smaller count.
constexpr unsigned sum_of_smaller(Counters a, Counters b) {
    constexpr Counters kTops = 0x888888888;
    const Counters not_less = ((a | kTops) - b) & kTops;  // where a >= b
    const Counters take_b = not_less - (not_less >> 3);
    const Counters smaller = (b & take_b) | (a & ~take_b);
    const Counters pairs = (smaller & 0xf0f0f0f0f) + (smaller >> 4 & 0xf0f0f0f0f);
    return static_cast<unsigned>(pairs * 0x0101010101 >> 32 & 0xff);
}
static_assert(sum_of_smaller(0x123456012, 0x654321013) == 1 + 2 + 3 + 3 + 2 + 1 + 0 + 1 + 2);

class MslsFinder {
  public:
    MslsFinder(Search& search, const TechniqueRow& row, Steps& steps)
        : state_(search.state()),
          row_(row),
          steps_(steps),
          places_(search.state(), LinePlaces::Count::candidates) {
        for (unsigned columns = 1; columns < kSets; ++columns) {
            const int column = std::countr_zero(columns);
            for (int r = 0; r < 9; ++r) {
                row_counts_[r][columns] = row_counts_[r][columns & (columns - 1)] |
                                          kSet.counters[state_.candidates(cell_at(r, column))];
            }
        }
    }

    void run() {
        for (int size = kLeastLines; size <= kMostRows; ++size) {
            for (unsigned rows = 0; rows < kSets; ++rows) {
                if (kSet.size[rows] == size && try_rows(rows)) return;
            }
        }
    }

  private:
    static constexpr int kLeastLines = 3;
    static constexpr int kMostRows = 4;
    static constexpr int kMostColumns = 6;
    static constexpr int kLeastCells = 9;

    bool try_rows(unsigned rows) {
        std::array<Counters, 9> in_column{};  // the digits of each column within the rows
        std::array<std::uint8_t, 9> blanks{};
        std::array<const Counters*, kMostRows> of_row{};
        int n = 0;
        for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
            const int r = std::countr_zero(rest);
            of_row[n++] = row_counts_[r].data();
            for (int column = 0; column < 9; ++column) {
                const DigitMask candidates = state_.candidates(cell_at(r, column));
                in_column[column] |= kSet.counters[candidates];
                blanks[column] = static_cast<std::uint8_t>(blanks[column] + (candidates != 0));
            }
        }
        if (n < kMostRows) of_row[n] = kNoCounts.data();
        std::array<Counters, kSets> column_counts;
        std::array<std::uint8_t, kSets> cells;
        column_counts[0] = 0;
        cells[0] = 0;
        for (unsigned columns = 1; columns < kSets; ++columns) {
            const int column = std::countr_zero(columns);
            const unsigned others = columns & (columns - 1);
            column_counts[columns] = column_counts[others] + in_column[column];
            cells[columns] = static_cast<std::uint8_t>(cells[others] + blanks[column]);
            if (cells[columns] < kLeastCells || kSet.size[columns] < kLeastLines ||
                kSet.size[columns] > kMostColumns) {
                continue;
            }
            const Counters rows_of_digit =
                of_row[0][columns] + of_row[1][columns] + of_row[2][columns] + of_row[3][columns];
            if (sum_of_smaller(rows_of_digit, column_counts[columns]) == cells[columns] &&
                conclude(rows, columns)) {
                return true;
            }
        }
        return false;
    }

    /// True: stop searching.
    bool conclude(unsigned rows, unsigned columns) {
        const CellMask across = cells_of(rows, row_house(0));
        const CellMask down = cells_of(columns, column_house(0));
        const CellMask home = across & down & state_.blanks();
        if (!is_worth_a_look(home, rows, columns)) return false;
        Step step;
        std::array<DigitMask, 18> linked{};
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const unsigned row_links = lines_with(digit, rows, row_house(0), columns);
            const unsigned column_links = lines_with(digit, columns, column_house(0), rows);
            const CellMask& places = state_.cells_with(digit);
            const CellMask by_rows = cells_of(row_links, row_house(0)).without(down) & places;
            const CellMask by_columns =
                cells_of(column_links, column_house(0)).without(across) & places;
            const int more = kSet.size[row_links] - kSet.size[column_links];
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
        for (const Cell cell : home) step.cells.push_back(cell);
        for (House house = 0; house < 18; ++house) {
            if (((columns << 9U | rows) >> house & 1) != 0) step.base.push_back(house);
            if (linked[house] == 0) continue;
            step.cover.push_back(house);
            step.sets.push_back({home & kHouseMasks[house], linked[house]});
        }
        if (!LinkMatching(state_, step).is_one_pattern()) return false;
        step.technique = &row_.info;
        step.sort_results();
        return steps_.add(std::move(step));
    }

    /// False where a smaller set says the same (a line without a home cell), and where the home
    /// cells fall apart at first sight (a cell with one candidate).
    [[nodiscard]] bool is_worth_a_look(const CellMask& home, unsigned rows,
                                       unsigned columns) const {
        unsigned rows_met = 0;
        unsigned columns_met = 0;
        for (const Cell cell : home) {
            if (is_single(state_.candidates(cell))) return false;
            rows_met |= 1U << row_of(cell);
            columns_met |= 1U << column_of(cell);
        }
        return rows_met == rows && columns_met == columns;
    }

    /// Those of `lines`, counted from the house `first`, on which the digit has one of the places.
    [[nodiscard]] unsigned lines_with(Digit digit, unsigned lines, House first,
                                      unsigned places) const {
        unsigned with = 0;
        for (unsigned rest = lines; rest != 0; rest &= rest - 1) {
            const int line = std::countr_zero(rest);
            if ((places_.at(first + line, digit) & places) != 0) with |= 1U << line;
        }
        return with;
    }
    static CellMask cells_of(unsigned lines, House first) {
        CellMask cells;
        for (unsigned rest = lines; rest != 0; rest &= rest - 1) {
            cells |= kHouseMasks[first + std::countr_zero(rest)];
        }
        return cells;
    }

    static constexpr std::array<Counters, kSets> kNoCounts{};

    const State& state_;
    const TechniqueRow& row_;
    Steps& steps_;
    LinePlaces places_;
    std::array<std::array<Counters, kSets>, 9> row_counts_{};  // digits of a row within columns
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
