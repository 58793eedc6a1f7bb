// Singles house by house: see the header.
#include "general/givens.hpp"

#include <cstddef>
#include <vector>

namespace nonet::general {

namespace {

/// The mask if it has one bit (or none), else nothing. Without a branch: whether a cell is decided
/// cannot be predicted, and this is asked for every cell of every house.
constexpr std::uint64_t if_single(std::uint64_t mask) {
    return mask & -static_cast<std::uint64_t>((mask & (mask - 1)) == 0);
}

class Singles {
  public:
    Singles(const Model& model, std::span<std::uint64_t> masks)
        : model_(model), masks_(masks), changed_(model.house_count(), 1) {}

    /// Brings all houses to rest, in rounds: one change mostly touches many houses, and a house
    /// looked at late sees them all at once. False on a contradiction.
    bool follow() {
        for (bool resting = false; !resting;) {
            resting = true;
            for (int house = 0; house < model_.house_count(); ++house) {
                if (changed_[house] == 0) continue;
                changed_[house] = 0;
                resting = false;
                if (!settle(house)) return false;
            }
        }
        return true;
    }

  private:
    /// One house. False when a value stands twice or has no place, or two values have one place.
    bool settle(int house) {
        std::uint64_t placed = 0;
        std::uint64_t fault = 0;
        for (const int cell : model_.house(house)) {
            const std::uint64_t value = if_single(masks_[cell]);
            fault |= placed & value;
            placed |= value;
        }
        if (fault != 0) return false;
        if (placed == model_.all_values()) return true;
        std::uint64_t once = 0;
        std::uint64_t twice = 0;
        for (const int cell : model_.house(house)) {
            const std::uint64_t left = masks_[cell] & ~placed;
            twice |= once & left;
            once |= left;
        }
        if ((once | placed) != model_.all_values()) return false;
        const std::uint64_t hidden = once & ~twice;
        for (const int cell : model_.house(house)) {
            const std::uint64_t left = masks_[cell] & ~placed;
            const std::uint64_t only = left & hidden;
            if (only != if_single(only)) return false;
            const std::uint64_t kept = if_single(masks_[cell]) | (only != 0 ? only : left);
            if (kept != masks_[cell] && !narrow(cell, kept)) return false;
        }
        return true;
    }

    /// False when nothing is kept.
    bool narrow(int cell, std::uint64_t kept) {
        masks_[cell] = kept;
        for (const Model::Link& link : model_.houses_of(cell)) changed_[link.house] = 1;
        return kept != 0;
    }

    const Model& model_;
    std::span<std::uint64_t> masks_;
    std::vector<char> changed_;  // for each house: is it to be looked at?
};

}  // namespace

bool follow_givens(const Model& model, const Board& puzzle, std::span<std::uint64_t> masks) {
    for (int cell = 0; cell < puzzle.cell_count(); ++cell) {
        if (puzzle[cell] == 0) continue;
        masks[cell] &= std::uint64_t{1} << (puzzle[cell] - 1);
        if (masks[cell] == 0) return false;
    }
    return Singles(model, masks).follow();
}

}  // namespace nonet::general
