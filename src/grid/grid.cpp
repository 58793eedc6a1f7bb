// Grids of digits: making, printing and checking them.
#include <nonet/grid.hpp>

#include <algorithm>
#include <cstddef>

namespace nonet {

Result<Grid> Grid::from_values(std::span<const std::uint8_t, kCells> values) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const std::uint8_t value = values[cell];
        if (value > kDigits) {
            return Error{ErrorCode::bad_argument,
                         {0, static_cast<std::size_t>(cell), 0},
                         std::to_string(value),
                         "a cell holds " + std::to_string(value) + "; give 0 for blank or 1 to 9"};
        }
        grid.set(cell, value);
    }
    return grid;
}

Result<Grid> Grid::from_line(std::string_view line) {
    if (line.size() != kCells) {
        return Error{ErrorCode::wrong_length,
                     {1, 1, 0},
                     "",
                     std::to_string(line.size()) + " characters; a 9×9 puzzle needs 81"};
    }
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto index = static_cast<std::size_t>(cell);
        const char symbol = line[index];
        if (symbol >= '1' && symbol <= '9') {
            grid.set(cell, symbol - '0');
        } else if (symbol != '.' && symbol != '0') {
            return Error{ErrorCode::bad_symbol,
                         {1, index + 1, index},
                         std::string(1, symbol),
                         "not a digit 1 to 9 nor a blank ('.' or '0')"};
        }
    }
    return grid;
}

int Grid::clue_count() const {
    return static_cast<int>(std::count_if(values_.begin(), values_.end(),
                                          [](std::uint8_t value) { return value != 0; }));
}

std::string Grid::to_line(char blank) const {
    std::string line(kCells, blank);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (values_[i] != 0) line[i] = static_cast<char>('0' + values_[i]);
    }
    return line;
}

std::optional<Clash> find_clash(const Grid& grid) {
    for (Cell first = 0; first < kCells; ++first) {
        if (grid[first] == 0) continue;
        for (const Cell second : kPeerCells[first]) {
            if (second < first || grid[second] != grid[first]) continue;
            House house = box_house(box_of(first));
            if (row_of(first) == row_of(second)) {
                house = row_house(row_of(first));
            } else if (column_of(first) == column_of(second)) {
                house = column_house(column_of(first));
            }
            return Clash{grid[first], first, second, house};
        }
    }
    return std::nullopt;
}

bool is_solution(const Grid& grid) {
    return grid.is_full() && !find_clash(grid);
}

bool extends(const Grid& grid, const Grid& puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0 && puzzle[cell] != grid[cell]) return false;
    }
    return true;
}

std::string cell_name(Cell cell) {
    return "r" + std::to_string(row_of(cell) + 1) + "c" + std::to_string(column_of(cell) + 1);
}

std::string house_name(House house) {
    static constexpr std::array<const char*, 3> kKinds = {"row ", "column ", "box "};
    return kKinds[house / 9] + std::to_string(house % 9 + 1);
}

}  // namespace nonet
