// Branching and the oracle's guard over dead ends: see the header.
#include "general/walk.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace nonet::general {

bool Walk::settle() {
    if (state_.spread()) return true;
    ++failures_;
    return false;
}

bool Walk::witnessed() const {
    if (!has_witness_) return false;
    const Board& witness = oracle_->solution();
    const Model& model = state_.model();
    return std::all_of(path_.begin(), path_.end(), [&](Literal literal) {
        const int candidate = candidate_of(literal);
        const int cell = model.cell_of(candidate);
        return (model.candidate(cell, witness[cell]) == candidate) != says_out(literal);
    });
}

Answer Walk::look(Budget& budget) {
    if (failures_ < kPatience || witnessed()) return Answer::yes;
    if (!oracle_) oracle_ = std::make_unique<Oracle>(*root_);
    const Answer answer = oracle_->ask(path_, budget);
    if (answer == Answer::yes) has_witness_ = true;
    return answer;
}

int Walk::choose() const {
    const Model& model = state_.model();
    const auto& counts = state_.counts();
    std::size_t item = 0;
    if (order_ == Order::lexicographic) {
        while (counts[item] < 2) ++item;
    } else {
        // One wraps around to 255, so that closed items lose: the loop has no branch.
        std::uint8_t fewest = 255;
        for (const std::uint8_t count : counts) {
            fewest = std::min(fewest, static_cast<std::uint8_t>(count - 2));
        }
        const auto wanted = static_cast<std::uint8_t>(fewest + 2);
        item = static_cast<std::size_t>(std::find(counts.begin(), counts.end(), wanted) -
                                        counts.begin());
    }
    const int chosen = static_cast<int>(item);
    return model.candidate_at(chosen, std::countr_zero(state_.mask(chosen)));
}

bool Walk::descend() {
    const int candidate = choose();
    branches_.push_back({candidate, path_.size()});
    path_.push_back(is_in(candidate));
    state_.open_level();
    state_.assert_literal(is_in(candidate), {});
    return settle();
}

bool Walk::go_right(bool had_solution) {
    const Branch branch = branches_.back();
    branches_.pop_back();
    state_.undo_to(state_.depth() - 1);
    path_.resize(branch.path_size);
    // Without a solution on the left, "out" follows from the path and need not be assumed.
    if (had_solution) path_.push_back(is_out(branch.candidate));
    state_.assert_literal(is_out(branch.candidate), {});
    return settle();
}

}  // namespace nonet::general
