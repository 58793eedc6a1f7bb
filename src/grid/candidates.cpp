// 729 candidates: making and printing them.
#include <nonet/candidates.hpp>

#include <bit>
#include <cstddef>
#include <string>

namespace nonet {

Candidates Candidates::from_grid(const Grid& grid) {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] != 0) candidates.set(cell, mask_of(grid[cell]));
    }
    return candidates;
}

Result<Candidates> Candidates::from_line(std::string_view line) {
    if (line.size() != kCells * kDigits) {
        return Error{ErrorCode::wrong_length,
                     {1, 1, 0},
                     "",
                     std::to_string(line.size()) + " characters; 729 candidates are needed"};
    }
    Candidates candidates;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto cell = static_cast<Cell>(i / kDigits);
        const auto digit = static_cast<Digit>(i % kDigits) + 1;
        if (line[i] == '.' || line[i] == '0') {
            candidates.remove(cell, digit);
        } else if (line[i] != '0' + digit) {
            return Error{ErrorCode::bad_symbol,
                         {1, i + 1, i},
                         std::string(1, line[i]),
                         "this place of " + cell_name(cell) + " takes " + std::to_string(digit) +
                             " or a blank ('.' or '0')"};
        }
    }
    return candidates;
}

int Candidates::count() const {
    int total = 0;
    for (const DigitMask mask : masks_) total += std::popcount(mask);
    return total;
}

std::string Candidates::to_line(char blank) const {
    std::string line(kCells * kDigits, blank);
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto digit = static_cast<Digit>(i % kDigits) + 1;
        if (has(static_cast<Cell>(i / kDigits), digit)) line[i] = static_cast<char>('0' + digit);
    }
    return line;
}

Grid single_candidates(const Candidates& candidates) {
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (std::has_single_bit(candidates[cell])) {
            grid.set(cell, std::countr_zero(candidates[cell]) + 1);
        }
    }
    return grid;
}

}  // namespace nonet
