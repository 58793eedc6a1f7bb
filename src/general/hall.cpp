// Bipartite matching by breadth-first augmenting paths: see the header.
#include "general/hall.hpp"

#include <bit>

namespace nonet::general {

bool HallCheck::finds_violation(const State& state) {
    for (int house = 0; house < state.model().house_count(); ++house) {
        if (match_house(state, house)) continue;
        explain(state, house);
        return true;
    }
    return false;
}

bool HallCheck::match_house(const State& state, int house) {
    const int side = state.model().side();
    std::uint64_t taken = 0;
    holder_.fill(-1);
    value_of_.fill(-1);
    for (int place = 0; place < side; ++place) {
        values_[place] = state.mask(state.model().cell_at(house, place));
        const std::uint64_t free = values_[place] & ~taken;
        if (free == 0) continue;
        const int value = std::countr_zero(free);
        taken |= free & -free;
        holder_[value] = place;
        value_of_[place] = value;
    }
    for (int place = 0; place < side; ++place) {
        if (value_of_[place] < 0 && !augment(place)) return false;
    }
    return true;
}

// Finds a value for a place by moving others. On failure the places and values reached are a set
// that Hall's condition forbids.
bool HallCheck::augment(int place) {
    std::array<int, kMaxSide> queue{};
    std::array<int, kMaxSide> came_from{};  // the place that reached a value
    int tail = 0;
    queue[tail++] = place;
    reached_places_ = std::uint64_t{1} << place;
    reached_values_ = 0;
    for (int head = 0; head < tail; ++head) {
        const int from = queue[head];
        std::uint64_t fresh = values_[from] & ~reached_values_;
        reached_values_ |= fresh;
        for (; fresh != 0; fresh &= fresh - 1) {
            int value = std::countr_zero(fresh);
            came_from[value] = from;
            if (holder_[value] >= 0) {
                queue[tail++] = holder_[value];
                reached_places_ |= std::uint64_t{1} << holder_[value];
                continue;
            }
            while (value >= 0) {
                const int owner = came_from[value];
                holder_[value] = owner;
                std::swap(value, value_of_[owner]);
            }
            return true;
        }
    }
    return false;
}

void HallCheck::explain(const State& state, int house) {
    const Model& model = state.model();
    clause_.clear();
    for (std::uint64_t places = reached_places_; places != 0; places &= places - 1) {
        const int cell = model.cell_at(house, std::countr_zero(places));
        for (int value = 0; value < model.side(); ++value) {
            if ((reached_values_ >> value & 1) != 0) continue;
            const int candidate = model.candidate(cell, value + 1);
            if (state.level(candidate) > 0) clause_.push_back(is_in(candidate));
        }
    }
}

}  // namespace nonet::general
