// A matching by augmenting paths, then two walks over the owners.
//
// The sets are small (at most some 35 links), so cells and links are bits of one word and a walk in
// depth is all that is needed.
#include "logic/kit/link_matching.hpp"

#include <bit>

namespace nonet::logic {

LinkMatching::LinkMatching(const State& state, const Step& step) {
    owner_.fill(-1);
    for (const Cell cell : step.cells) {
        LinkBits links = 0;
        int link = 0;
        for (const CellGroup& set : step.sets) {
            for (unsigned rest = set.digits; rest != 0; rest &= rest - 1, ++link) {
                const unsigned digit = rest & (~rest + 1);
                if (!set.cells.has(cell) || (state.candidates(cell) & digit) == 0) continue;
                links |= LinkBits{1} << link;
            }
        }
        links_[cells_++] = links;
    }
}

bool LinkMatching::is_one_pattern() {
    for (int cell = 0; cell < cells_; ++cell) {
        LinkBits tried = 0;
        if (!give_link(cell, tried)) return false;
    }
    std::array<CellBits, kRoom> leads_to{};
    std::array<CellBits, kRoom> led_from{};
    for (int cell = 0; cell < cells_; ++cell) {
        for (LinkBits rest = links_[cell]; rest != 0; rest &= rest - 1) {
            const int other = owner_[std::countr_zero(rest)];
            if (other < 0) return false;  // more links than cells
            leads_to[cell] |= CellBits{1} << other;
            led_from[other] |= CellBits{1} << cell;
        }
    }
    return std::popcount(reached(leads_to)) == cells_ && std::popcount(reached(led_from)) == cells_;
}

/// Finds a link for the cell, and other links for owners that are in its way.
bool LinkMatching::give_link(int cell, LinkBits& tried) {
    for (LinkBits rest = links_[cell] & ~tried; rest != 0; rest = links_[cell] & ~tried) {
        const int link = std::countr_zero(rest);
        tried |= LinkBits{1} << link;
        if (owner_[link] < 0 || give_link(owner_[link], tried)) {
            owner_[link] = cell;
            return true;
        }
    }
    return false;
}

/// The cells to which the ways from the first cell lead, itself included.
LinkMatching::CellBits LinkMatching::reached(const std::array<CellBits, kRoom>& ways) const {
    CellBits seen = cells_ > 0 ? 1 : 0;
    CellBits open = seen;
    while (open != 0) {
        const CellBits fresh = ways[std::countr_zero(open)] & ~seen;
        seen |= fresh;
        open = (open & (open - 1)) | fresh;
    }
    return seen;
}

}  // namespace nonet::logic
