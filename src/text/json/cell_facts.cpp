// See cell_facts.hpp.
#include "text/json/cell_facts.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace nonet::text::json {

namespace {

bool any(const std::vector<std::uint64_t>& sets) {
    return std::any_of(sets.begin(), sets.end(), [](std::uint64_t set) { return set != 0; });
}

bool any(const std::vector<std::uint8_t>& values) {
    return std::any_of(values.begin(), values.end(), [](std::uint8_t value) { return value != 0; });
}

int region_of(BoxShape box, int cell) {
    const int side = box.side();
    return cell / side / box.rows * box.rows + cell % side / box.columns;
}

bool makes(const std::vector<int>& regions, BoxShape box) {
    std::map<int, int> box_of;
    std::set<int> used;
    for (std::size_t cell = 0; cell < regions.size(); ++cell) {
        const int expected = region_of(box, static_cast<int>(cell));
        const auto [entry, fresh] = box_of.try_emplace(regions[cell], expected);
        if (fresh && !used.insert(expected).second) return false;
        if (entry->second != expected) return false;
    }
    return true;
}

}  // namespace

void add_note(Record& record, std::string_view remark) {
    if (!record.puzzle.note.empty()) record.puzzle.note += "; ";
    record.puzzle.note += remark;
}

CellFacts::CellFacts(int side)
    : givens(static_cast<std::size_t>(side * side)),
      placed(givens.size()),
      marks(givens.size()),
      given_marks(givens.size()),
      side_(side) {}

/// Candidates where the cells with a value have that alone, and those without a set all nine.
Candidates CellFacts::marked(const std::vector<std::uint64_t>& sets) const {
    Candidates result;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int value = givens[cell] != 0 ? givens[cell] : placed[cell];
        if (value != 0 && (givens[cell] != 0 || &sets == &marks)) {
            result.set(cell, mask_of(static_cast<Digit>(value)));
        } else if (sets[cell] != 0) {
            result.set(cell, static_cast<DigitMask>(sets[cell] >> 1U));
        }
    }
    return result;
}

bool CellFacts::store_position(BoxShape box, Record& record) const {
    if (side_ == 9 && box == BoxShape{}) {
        if (any(given_marks)) {
            record.puzzle.position = marked(given_marks);
            return true;
        }
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, givens[cell]);
        record.puzzle.position = grid;
        return true;
    }
    if (any(given_marks)) {
        record.error = {ErrorCode::not_supported,
                        {},
                        "",
                        "candidates as clues are read for 9x9 only; remove them"};
        return false;
    }
    auto board = Board::from_values(box, givens);
    if (!board) {
        record.error = board.error();
        return false;
    }
    record.puzzle.position = std::move(board.value());
    return true;
}

bool CellFacts::store(BoxShape box, Record& record) const {
    if (!store_position(box, record)) return false;
    if (corner_marks) add_note(record, "corner marks are left out");
    Progress progress;
    if (any(placed)) progress.placed = placed;
    if (any(marks)) {
        if (side_ == 9) {
            progress.marks = marked(marks);
        } else {
            add_note(record, "pencil marks are left out: they are kept for 9x9 only");
        }
    }
    if (!progress.placed.empty() || progress.marks) {
        record.puzzle.progress = std::make_shared<const Progress>(std::move(progress));
    }
    return true;
}

std::optional<BoxShape> box_of_regions(const std::vector<int>& regions, BoxShape preferred) {
    const int side = preferred.side();
    if (makes(regions, preferred)) return preferred;
    for (int rows = 1; rows <= side; ++rows) {
        const BoxShape box{rows, side / rows};
        if (box.side() == side && makes(regions, box)) return box;
    }
    return std::nullopt;
}

}  // namespace nonet::text::json
