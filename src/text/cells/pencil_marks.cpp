// Both ways between marks and what was crossed out, over the marks that the digits leave: see
// pencil_marks.hpp.
#include "text/cells/pencil_marks.hpp"

#include <algorithm>
#include <memory>
#include <string>

namespace nonet::text {

Candidates basic_marks(const Grid& filled) {
    Candidates marks = Candidates::from_grid(filled);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (filled[cell] != 0) continue;
        for (const Cell peer : kPeerCells[cell]) {
            if (filled[peer] != 0) marks.remove(cell, filled[peer]);
        }
    }
    return marks;
}

Grid filled_grid(const Grid& givens, const Grid& placed) {
    Grid filled = givens;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (placed[cell] != 0) filled.set(cell, placed[cell]);
    }
    return filled;
}

Result<CrossedOut> crossed_out(const Grid& givens, const Progress& progress,
                               std::string_view format) {
    CrossedOut result{};
    if (!progress.marks) return result;
    const auto filled = std::get<Grid>(with_placed(givens, progress));
    const Candidates basic = basic_marks(filled);
    for (Cell cell = 0; cell < kCells; ++cell) {
        const DigitMask marks = (*progress.marks)[cell];
        if (filled[cell] != 0 || marks == kAllDigits) continue;
        if ((marks & ~basic[cell]) != 0) {
            return cannot_write(cell_name(cell) +
                                " has a mark that its row, column or box rules out, which " +
                                std::string(format) + " cannot hold; choose sudokuwiki or pencil");
        }
        result[static_cast<std::size_t>(cell)] = static_cast<DigitMask>(basic[cell] & ~marks);
    }
    return result;
}

Result<Grid> digits_to_write(const Position& position, std::string_view format) {
    if (const auto* grid = std::get_if<Grid>(&position)) return *grid;
    const bool candidates = std::holds_alternative<Candidates>(position);
    return cannot_write(std::string(format) +
                        (candidates ? " begins with givens, not with candidates; choose pencil or "
                                      "sukaku"
                                    : " is for 9x9 only; choose grid or numbers"));
}

void set_puzzle(Record& record, const Grid& givens, const Grid& placed,
                const std::optional<Candidates>& marks) {
    record.puzzle.position = givens;
    const bool any_placed = placed.clue_count() > 0;
    if (!any_placed && !marks) return;
    Progress progress;
    if (any_placed) progress.placed.assign(placed.values().begin(), placed.values().end());
    progress.marks = marks;
    record.puzzle.progress = std::make_shared<const Progress>(std::move(progress));
}

}  // namespace nonet::text
