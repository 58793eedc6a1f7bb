// Reading grids with their size: see sized_reader.hpp.
#include "cli/judges/common/sized_reader.hpp"

#include "cli/judges/common/grid_text.hpp"

#include <optional>
#include <string>
#include <utility>

namespace nonet::cli {

namespace {

constexpr int kLargestBox = 6;

/// The n whose rows have that many cells, or 0.
int box_for_row(std::size_t cells) {
    for (int n = 1; n <= kLargestBox; ++n) {
        if (cells == static_cast<std::size_t>(n * n)) return n;
    }
    return 0;
}

int box_of_first_row(const Line& line) {
    const auto spaced = read_cells(line, Symbols::numbers, kLargestBox * kLargestBox);
    if (spaced && spaced->size() > 1) return box_for_row(spaced->size());
    return line.text.size() > 1 ? box_for_row(line.text.size()) : 0;
}

/// The n of the next grid: from its own line, which is taken, or from the grid's first row.
Result<int> read_size(LineReader& lines, Report& report) {
    const Line& line = *lines.peek();
    const auto number = lone_number(line);
    if (number && *number >= 1 && *number <= kLargestBox && line.text.size() == 1) {
        lines.take();
        return static_cast<int>(*number);
    }
    const int n = box_of_first_row(line);
    if (n == 0) {
        return Error{ErrorCode::bad_shape, line.place(), "",
                     "a grid starts with a line n, from 1 to 6, for n*n rows; write it here"};
    }
    report.remark(line.place(), "the line n is missing in front of this grid; it is read as " +
                                    std::to_string(n));
    return n;
}

}  // namespace

Result<Case> read_sized_case(LineReader& lines, Report& report, std::size_t number) {
    if (lines.peek() == nullptr) {
        return Error{
            ErrorCode::truncated, {1, 1, 0}, "", "the input is empty; give it at least one grid"};
    }
    const Result<int> n = read_size(lines, report);
    if (!n) return n.error();
    const Line* first_row = lines.peek();
    const Place place = first_row == nullptr ? lines.end() : first_row->place();
    Result<Board> board = read_grid(lines, Symbols::numbers, {*n, *n});
    if (!board) return board.error();
    return Case{{number, place}, "", std::move(*board)};
}

}  // namespace nonet::cli
