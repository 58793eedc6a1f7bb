// Watched literals and the cutting back of learned clauses: see the header.
#include "general/clauses.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace nonet::general {

std::uint32_t ClauseStore::add(std::span<const Literal> literals, int glue) {
    const auto place = static_cast<std::uint32_t>(words_.size());
    words_.push_back(static_cast<std::uint32_t>(literals.size()));
    words_.push_back(static_cast<std::uint32_t>(glue));
    words_.insert(words_.end(), literals.begin(), literals.end());
    ++count_;
    watch(place);
    return place;
}

void ClauseStore::watch(std::uint32_t place) {
    // Made at the first clause only: most puzzles need none.
    if (watches_.empty()) watches_.resize(static_cast<std::size_t>(model_->candidate_count()) * 2);
    const Literal first = words_[place + 2];
    const Literal second = words_[place + 3];
    watches_[first].push_back({place, second});
    watches_[second].push_back({place, first});
}

bool ClauseStore::visit(Watch& watch, Literal failed, State& state, bool& keep) {
    keep = true;
    if (state.holds(watch.blocker)) return true;
    Literal* literals = words_.data() + watch.place + 2;
    const std::uint32_t size = words_[watch.place];
    if (literals[0] == failed) std::swap(literals[0], literals[1]);
    const Literal first = literals[0];
    watch.blocker = first;
    if (state.holds(first)) return true;
    for (std::uint32_t i = 2; i < size; ++i) {
        if (state.fails(literals[i])) continue;
        std::swap(literals[1], literals[i]);
        watches_[literals[1]].push_back(watch);
        keep = false;
        return true;
    }
    if (state.fails(first)) {
        state.note_conflict({true, Reason::clause(watch.place), -1});
        return false;
    }
    state.assert_literal(first, Reason::clause(watch.place));
    return !state.conflict().found;
}

bool ClauseStore::follow(Literal literal, State& state) {
    if (watches_.empty()) return true;
    const Literal failed = opposite(literal);
    std::vector<Watch>& list = watches_[failed];
    work_ += list.size();
    std::size_t kept = 0;
    bool fine = true;
    for (std::size_t i = 0; i < list.size(); ++i) {
        Watch watch = list[i];
        bool keep = true;
        if (fine) fine = visit(watch, failed, state, keep);
        if (keep) list[kept++] = watch;
    }
    list.resize(kept);
    return fine;
}

std::uint32_t ClauseStore::glue_to_drop() const {
    std::vector<std::uint32_t> glues;
    for (std::size_t place = 0; place < words_.size(); place += words_[place] + 2) {
        const std::uint32_t word = words_[place + 1];
        if (word > kKeptGlue && (word & kUsed) == 0) glues.push_back(word);
    }
    if (glues.empty()) return kKeptGlue + 1;
    const auto middle = glues.begin() + static_cast<std::ptrdiff_t>(glues.size() / 2);
    std::nth_element(glues.begin(), middle, glues.end());
    return *middle;
}

bool ClauseStore::is_kept(std::uint32_t word, std::uint32_t drop_from) const {
    const std::uint32_t glue = word & kGlueBits;
    if (glue < drop_from) return true;
    return (word & kUsed) != 0 && glue <= kGoodGlue && drop_from > kKeptGlue;
}

void ClauseStore::append_live(const std::vector<std::uint32_t>& words, std::uint32_t place,
                              const State& state) {
    const std::span<const Literal> literals{words.data() + place + 2, words[place]};
    if (std::any_of(literals.begin(), literals.end(),
                    [&](Literal literal) { return state.holds(literal); })) {
        return;
    }
    std::vector<Literal> left;
    for (const Literal literal : literals) {
        if (!state.fails(literal)) left.push_back(literal);
    }
    if (left.size() >= 2) add(left, static_cast<int>(words[place + 1] & kGlueBits));
}

void ClauseStore::reduce(const State& state) {
    std::uint32_t drop_from = glue_to_drop();
    // Clauses of glue two or less are few in practice; if they fill the store, they go as well.
    if (is_full() && drop_from == kKeptGlue + 1) drop_from = kPermanent + 1;
    const std::vector<std::uint32_t> old = std::move(words_);
    words_ = {};
    words_.reserve(old.size());
    count_ = 0;
    for (auto& list : watches_) list.clear();
    for (std::uint32_t place = 0; place < old.size(); place += old[place] + 2) {
        if (is_kept(old[place + 1], drop_from)) append_live(old, place, state);
    }
}

}  // namespace nonet::general
