// All hints of a search, one for each conclusion; net_collector.hpp tells which.
#include "rate/explainer/chains/nets/net_collector.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace nonet::explainer {

void NetList::start(const Position& position) {
    position_ = &position;
    taken_ = 0;
    slots_.fill(kNone);
    entries_.clear();
}

int NetList::slot_of(const Conclusion& conclusion) const {
    const Candidate candidate = conclusion.candidate;
    if (!conclusion.is_on) return candidate.index() * 2;
    const unsigned others =
        position_->candidates(candidate.cell) & ~unsigned{mask_of(candidate.digit)};
    if (!is_single(static_cast<DigitMask>(others))) return candidate.index() * 2 + 1;
    return Candidate::at(candidate.cell, std::countr_zero(others) + 1).index() * 2;
}

bool NetList::wants(const NetRank& at_best, const Conclusion& conclusion) const {
    const std::uint16_t slot = slots_[slot_of(conclusion)];
    return slot == kNone || at_best < entries_[slot].rank;
}

void NetList::take(const NetRank& rank, const Conclusion& conclusion, const NetOrigin& origin) {
    const Entry entry = {rank, taken_++, conclusion, origin};
    std::uint16_t& slot = slots_[slot_of(conclusion)];
    if (slot == kNone) {
        slot = static_cast<std::uint16_t>(entries_.size());
        entries_.push_back(entry);
    } else if (rank < entries_[slot].rank) {
        entries_[slot] = entry;
    }
}

void NetList::sort() {
    std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
        return std::tie(a.rank, a.sequence) < std::tie(b.rank, b.sequence);
    });
}

}  // namespace nonet::explainer
