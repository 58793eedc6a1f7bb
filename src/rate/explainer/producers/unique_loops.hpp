// A unique loop as found, and the hints that its type allows.
#pragma once

#include "rate/explainer/hint.hpp"
#include "rate/explainer/position.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace nonet::explainer {

/// A closed loop of cells that all hold two digits, every house it visits visited twice, once by a
/// cell of even and once by one of odd place in the loop.
struct UniqueLoop {
    static constexpr int kMaxSize = 18;  ///< nine even cells see nine rows
    std::array<std::uint8_t, kMaxSize> cells{};
    int size = 0;
    CellMask mask;
    Digit low = 0;  ///< the smaller of the two digits
    Digit high = 0;
};

/// A hint with what tells it from another of the same loop.
struct UniqueLoopHint {
    int type = 1;            ///< 1 to 4
    bool is_hidden = false;  ///< of type 3: by a hidden set
    CellMask loop;
    House house = 0;       ///< of type 3
    DigitMask digits = 0;  ///< of type 3: the set
    PlaceMask places = 0;  ///< of type 3: the cells of the set
    Hint hint;

    [[nodiscard]] bool is_same(const UniqueLoopHint& other) const {
        return type == other.type && is_hidden == other.is_hidden && loop == other.loop &&
               house == other.house && digits == other.digits && places == other.places;
    }
};

/// Appends the hints of one loop that are not among `hints` yet.
void add_hints(const Position& position, const UniqueLoop& loop,
               std::vector<UniqueLoopHint>& hints);

/// What the walk does with the extra digits of a cell that it only looked at.
enum class ExtrasOfNeighbours : std::uint8_t {
    kept,       ///< they stay counted for its neighbours: the original's fault, which misses loops
    forgotten,  ///< none is missed
};

/// The hints of all loops that the walk finds, in the order in which it finds them.
std::vector<UniqueLoopHint> unique_loop_hints(const Position& position, ExtrasOfNeighbours extras);

}  // namespace nonet::explainer
