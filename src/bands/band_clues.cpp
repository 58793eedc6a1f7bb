// Sorts clues into bands.
#include "bands/band_clues.hpp"

namespace nonet::bands {

BandClues band_clues(const Grid& puzzle, bool transposed, int first) {
    BandClues clues;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) continue;
        const int row = transposed ? column_of(cell) : row_of(cell);
        const int column = transposed ? row_of(cell) : column_of(cell);
        const int band = row / 3;
        // The chosen band goes to the front, those before it one place back.
        const int place = band == first ? 0 : band < first ? band + 1 : band;
        clues.bands[place].push_back({column / 3, column % 3, row % 3, puzzle[cell] - 1});
    }
    return clues;
}

BandFilter::BandFilter(const std::vector<Clue>& clues) : clues_(static_cast<int>(clues.size())) {
    for (const Clue& clue : clues) {
        const auto digit = static_cast<DigitSet>(1U << clue.digit);
        columns_[clue.stack][clue.column] |= digit;
        rows_[clue.stack][clue.row] |= digit;
    }
}

}  // namespace nonet::bands
