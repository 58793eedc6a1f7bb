// The symmetries of patterns: see the header.
#include "generate/pattern_symmetry.hpp"

#include <array>
#include <cstddef>

namespace nonet {

namespace {

/// Where a cell goes.
using Movement = Cell (*)(Cell);

Cell at_diagonal(Cell cell) {
    return cell_at(column_of(cell), row_of(cell));
}
Cell at_antidiagonal(Cell cell) {
    return cell_at(8 - column_of(cell), 8 - row_of(cell));
}
Cell upside_down(Cell cell) {
    return cell_at(8 - row_of(cell), column_of(cell));
}
Cell left_to_right(Cell cell) {
    return cell_at(row_of(cell), 8 - column_of(cell));
}
Cell half_round(Cell cell) {
    return kCells - 1 - cell;
}
Cell quarter_round(Cell cell) {
    return cell_at(column_of(cell), 8 - row_of(cell));
}

/// A symmetry and movements that generate its group.
struct SymmetryRow {
    PatternSymmetryInfo info;
    std::array<Movement, 2> movements;
};

constexpr SymmetryRow kRows[] = {
    {{PatternSymmetry::none, "none", "clues anywhere"}, {}},
    {{PatternSymmetry::diagonal, "diagonal", "mirrored at the diagonal r1c1-r9c9"}, {at_diagonal}},
    {{PatternSymmetry::antidiagonal, "antidiagonal", "mirrored at the diagonal r1c9-r9c1"},
     {at_antidiagonal}},
    {{PatternSymmetry::diagonals, "diagonals", "mirrored at both diagonals"},
     {at_diagonal, at_antidiagonal}},
    {{PatternSymmetry::horizontal, "horizontal", "mirrored at row 5"}, {upside_down}},
    {{PatternSymmetry::vertical, "vertical", "mirrored at column 5"}, {left_to_right}},
    {{PatternSymmetry::axes, "axes", "mirrored at row 5 and at column 5"},
     {upside_down, left_to_right}},
    {{PatternSymmetry::half_turn, "half-turn", "the same after a turn by 180 degrees"},
     {half_round}},
    {{PatternSymmetry::quarter_turn, "quarter-turn", "the same after a turn by 90 degrees"},
     {quarter_round}},
    {{PatternSymmetry::full, "full", "the same after every turn and in every mirror"},
     {quarter_round, at_diagonal}},
};

constexpr auto make_infos() {
    std::array<PatternSymmetryInfo, std::size(kRows)> infos{};
    for (std::size_t i = 0; i < infos.size(); ++i) infos[i] = kRows[i].info;
    return infos;
}
constexpr auto kInfos = make_infos();

const SymmetryRow& row_of_symmetry(PatternSymmetry symmetry) {
    return kRows[static_cast<std::size_t>(symmetry)];
}

}  // namespace

std::span<const PatternSymmetryInfo> pattern_symmetries() {
    return kInfos;
}

bool has_symmetry(const CellMask& cells, PatternSymmetry symmetry) {
    for (const Movement move : row_of_symmetry(symmetry).movements) {
        for (const Cell cell : cells) {
            if (move != nullptr && !cells.has(move(cell))) return false;
        }
    }
    return true;
}

namespace generate {

std::vector<CellMask> orbits_of(PatternSymmetry symmetry) {
    std::vector<CellMask> orbits;
    CellMask seen;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (seen.has(cell)) continue;
        CellMask orbit = CellMask::of(cell);
        for (int before = 0; before != orbit.count();) {
            before = orbit.count();
            for (const Movement move : row_of_symmetry(symmetry).movements) {
                if (move == nullptr) continue;
                for (const Cell member : CellMask(orbit)) orbit.add(move(member));
            }
        }
        seen |= orbit;
        orbits.push_back(orbit);
    }
    return orbits;
}

}  // namespace generate

}  // namespace nonet
