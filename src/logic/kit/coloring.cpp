// Walks from each cell that is not coloured yet, depth first, changing the colour at every house
// with two places.
//
// The order of the walk matters only for rings of odd length, which no position with a solution
// has; it is kept nevertheless, so that results never depend on chance.
#include "logic/kit/coloring.hpp"

#include <bit>

namespace nonet::logic {

namespace {

class Painter {
  public:
    Painter(const State& state, const PlaceCounts& counts, Digit digit)
        : state_(state), counts_(counts), digit_(digit) {
        for (House house = 0; house < kHouses; ++house) {
            if (has_pair(house)) unpainted_ |= state.cells_with(digit) & kHouseMasks[house];
        }
    }

    [[nodiscard]] bool is_done() const { return unpainted_.empty(); }

    ColorCluster next_cluster() {
        ColorCluster cluster;
        paint(unpainted_.first(), 0, cluster);
        return cluster;
    }

  private:
    [[nodiscard]] bool has_pair(House house) const {
        return (counts_.exactly(house, 2) & mask_of(digit_)) != 0;
    }

    void paint(Cell cell, int color, ColorCluster& cluster) {
        if (!unpainted_.has(cell)) return;
        cluster[color].add(cell);
        unpainted_.remove(cell);
        for (const House house :
             {row_house(row_of(cell)), column_house(column_of(cell)), box_house(box_of(cell))}) {
            if (!has_pair(house)) continue;
            const CellMask pair = state_.cells_with(digit_) & kHouseMasks[house];
            paint(pair.without(CellMask::of(cell)).first(), 1 - color, cluster);
        }
    }

    const State& state_;
    const PlaceCounts& counts_;
    Digit digit_;
    CellMask unpainted_;
};

}  // namespace

void Coloring::build(const State& state, const PlaceCounts& counts) {
    clusters_.clear();
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        Painter painter(state, counts, digit);
        while (!painter.is_done()) clusters_.push_back(painter.next_cluster());
        begin_[digit] = clusters_.size();
    }
}

std::vector<Candidate> candidates_in(const CellMask& cells, Digit digit) {
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) candidates.push_back(Candidate::at(cell, digit));
    return candidates;
}

}  // namespace nonet::logic
