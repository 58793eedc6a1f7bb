// Follows 256 assumptions at once.
#include "research/lanes.hpp"

#include <nonet/cell_mask.hpp>

#include <algorithm>

namespace nonet::research {

Lanes::Lanes(const Candidates& position, LogicLevel level) : level_(level) {
    number_candidates(position);
    list_groups();
    list_peers();
    if (level_ >= LogicLevel::locked) list_crossings();
    alive_.resize(candidates_.size());
    done_.resize(groups_.size());
    reset();
}

void Lanes::number_candidates(const Candidates& position) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        number_[cell].fill(-1);
        // Settled cells of a closed position say nothing more.
        if (is_single(position[cell])) continue;
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (!position.has(cell, digit)) continue;
            number_[cell][digit] = static_cast<std::int16_t>(candidates_.size());
            candidates_.push_back(
                {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(digit)});
        }
    }
}

Lanes::Range Lanes::list_digit(const std::vector<Cell>& cells, Digit digit) {
    const auto begin = static_cast<std::uint32_t>(indices_.size());
    for (const Cell cell : cells) {
        if (number_[cell][digit] >= 0) indices_.push_back(static_cast<Index>(number_[cell][digit]));
    }
    return {begin, static_cast<std::uint32_t>(indices_.size())};
}

void Lanes::list_groups() {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto begin = static_cast<std::uint32_t>(indices_.size());
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (number_[cell][digit] >= 0)
                indices_.push_back(static_cast<Index>(number_[cell][digit]));
        }
        if (indices_.size() > begin)
            groups_.push_back({begin, static_cast<std::uint32_t>(indices_.size())});
    }
    for (House house = 0; house < kHouses; ++house) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Range group = list_digit(kHouseMasks[house].cells(), digit);
            if (group.begin != group.end) groups_.push_back(group);
        }
    }
}

void Lanes::list_peers() {
    for (const auto& [cell, digit] : candidates_) {
        const auto begin = static_cast<std::uint32_t>(indices_.size());
        for (Digit other = 1; other <= kDigits; ++other) {
            if (other != digit && number_[cell][other] >= 0)
                indices_.push_back(static_cast<Index>(number_[cell][other]));
        }
        for (const Cell peer : kPeerMasks[cell]) {
            if (number_[peer][digit] >= 0)
                indices_.push_back(static_cast<Index>(number_[peer][digit]));
        }
        peers_.push_back({begin, static_cast<std::uint32_t>(indices_.size())});
    }
}

void Lanes::list_crossings() {
    for (House box = box_house(0); box < kHouses; ++box) {
        for (House line = 0; line < box_house(0); ++line) {
            const CellMask common = kHouseMasks[box] & kHouseMasks[line];
            if (common.empty()) continue;
            const auto add = [&](Digit digit) {
                const auto is_open = [&](Cell cell) { return number_[cell][digit] >= 0; };
                const std::vector<Cell> shared = common.cells();
                // A digit that is settled in the box says nothing about the line.
                if (std::none_of(shared.begin(), shared.end(), is_open)) return;
                const Range box_rest = list_digit(kHouseMasks[box].without(common).cells(), digit);
                const Range line_rest =
                    list_digit(kHouseMasks[line].without(common).cells(), digit);
                crossings_.push_back({box_rest, line_rest});
            };
            for (Digit digit = 1; digit <= kDigits; ++digit) add(digit);
        }
    }
}

void Lanes::reset() {
    Word all{};
    all.fill(~std::uint64_t{0});
    std::fill(alive_.begin(), alive_.end(), all);
    std::fill(done_.begin(), done_.end(), Word{});
    broken_ = {};
    solved_ = {};
}

void Lanes::assume(int lane, Cell cell, Digit digit) {
    const auto number = number_[cell][digit];
    if (number < 0) return;
    const std::uint64_t mask = ~(std::uint64_t{1} << (lane % 64));
    for (const Index peer : members(peers_[number])) alive_[peer][lane / 64] &= mask;
}

void Lanes::run() {
    bool changed = true;
    while (changed) {
        changed = pass_over_groups();
        if (!changed && level_ >= LogicLevel::locked) changed = pass_over_crossings();
    }
    for (int w = 0; w < kWords; ++w) {
        solved_[w] = ~broken_[w];
        for (const Word& done : done_) solved_[w] &= done[w];
    }
}

bool Lanes::pass_over_groups() {
    bool changed = false;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        Word once{};
        Word twice{};
        for (const Index member : members(groups_[i])) {
            const Word& alive = alive_[member];
            for (int w = 0; w < kWords; ++w) {
                twice[w] |= once[w] & alive[w];
                once[w] |= alive[w];
            }
        }
        Word lone{};
        std::uint64_t any = 0;
        for (int w = 0; w < kWords; ++w) {
            broken_[w] |= ~once[w];
            lone[w] = once[w] & ~twice[w] & ~done_[i][w] & ~broken_[w];
            any |= lone[w];
        }
        if (any != 0) changed |= settle(groups_[i], done_[i], lone);
    }
    return changed;
}

bool Lanes::settle(Range group, Word& done, const Word& lone) {
    for (int w = 0; w < kWords; ++w) done[w] |= lone[w];
    std::uint64_t changes = 0;
    for (const Index member : members(group)) {
        Word placed{};
        std::uint64_t any = 0;
        for (int w = 0; w < kWords; ++w) {
            placed[w] = alive_[member][w] & lone[w];
            any |= placed[w];
        }
        if (any == 0) continue;
        for (const Index peer : members(peers_[member])) {
            Word& alive = alive_[peer];
            for (int w = 0; w < kWords; ++w) {
                changes |= alive[w] & placed[w];
                alive[w] &= ~placed[w];
            }
        }
    }
    return changes != 0;
}

bool Lanes::pass_over_crossings() {
    std::uint64_t changes = 0;
    const auto any_of = [&](Range range) {
        Word any{};
        for (const Index member : members(range)) {
            for (int w = 0; w < kWords; ++w) any[w] |= alive_[member][w];
        }
        return any;
    };
    const auto keep = [&](Range range, const Word& where) {
        for (const Index member : members(range)) {
            for (int w = 0; w < kWords; ++w) {
                changes |= alive_[member][w] & ~where[w] & ~broken_[w];
                alive_[member][w] &= where[w];
            }
        }
    };
    for (const Crossing& crossing : crossings_) {
        const Word in_box = any_of(crossing.box_rest);
        const Word in_line = any_of(crossing.line_rest);
        keep(crossing.line_rest, in_box);
        keep(crossing.box_rest, in_line);
    }
    return changes != 0;
}

}  // namespace nonet::research
