// The propagation of singles over items, and its undoing: see the header.
#include "general/state.hpp"

#include "general/givens.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

namespace nonet::general {

namespace {

constexpr std::uint64_t bit(int place) {
    return std::uint64_t{1} << place;
}

}  // namespace

State::State(const Model& model)
    : model_(&model),
      masks_(static_cast<std::size_t>(model.item_count()), model.all_values()),
      counts_(masks_.size(), static_cast<std::uint8_t>(model.side())),
      truth_(static_cast<std::size_t>(model.candidate_count()), Truth::open),
      reasons_(truth_.size()),
      levels_(truth_.size()) {
    trail_.reserve(truth_.size());
}

bool State::load(const Board& puzzle) {
    const std::span<std::uint64_t> cells(masks_.data(),
                                         static_cast<std::size_t>(model_->cell_count()));
    if (!follow_givens(*model_, puzzle, cells)) {
        conflict_ = {true, {}, -1};
        return false;
    }
    adopt_cells();
    return true;
}

// Makes everything else agree with the masks of the cells. What the root decides is on no trail: it
// is never undone.
void State::adopt_cells() {
    const int cells = model_->cell_count();
    std::fill(masks_.begin() + cells, masks_.end(), 0);
    std::fill(counts_.begin(), counts_.end(), std::uint8_t{0});
    std::fill(truth_.begin(), truth_.end(), Truth::out);
    for (int cell = 0; cell < cells; ++cell) {
        const bool single = std::has_single_bit(masks_[cell]);
        in_count_ += single ? 1 : 0;
        for (std::uint64_t rest = masks_[cell]; rest != 0; rest &= rest - 1) {
            const int value = std::countr_zero(rest);
            truth_[model_->candidate(cell, value + 1)] = single ? Truth::in : Truth::open;
            ++counts_[cell];
            for (const Model::Link& link : model_->houses_of(cell)) {
                masks_[link.first_item + value] |= bit(link.place);
                ++counts_[link.first_item + value];
            }
        }
    }
}

void State::take_from(int item, int place) {
    masks_[item] &= ~bit(place);
    const int left = --counts_[item];
    if (left == 1) {
        const int last = model_->candidate_at(item, std::countr_zero(masks_[item]));
        if (truth_[last] == Truth::open) put_in(last, Reason::item(item));
    } else if (left == 0) {
        conflict_ = {true, Reason::item(item), -1};
    }
}

void State::take_out(int candidate, Reason reason) {
    record(candidate, Truth::out, reason);
    trail_.push_back(is_out(candidate));
    const int cell = model_->cell_of(candidate);
    const int value = candidate - cell * model_->side();
    take_from(cell, value);
    for (const Model::Link& link : model_->houses_of(cell)) {
        take_from(link.first_item + value, link.place);
    }
}

void State::give_back(int candidate) {
    const int cell = model_->cell_of(candidate);
    const int value = candidate - cell * model_->side();
    masks_[cell] |= bit(value);
    ++counts_[cell];
    for (const Model::Link& link : model_->houses_of(cell)) {
        masks_[link.first_item + value] |= bit(link.place);
        ++counts_[link.first_item + value];
    }
}

bool State::clear_item(int item, std::uint64_t others, int candidate) {
    while (others != 0) {
        const int rival = model_->candidate_at(item, std::countr_zero(others));
        others &= others - 1;
        if (truth_[rival] == Truth::in) {
            conflict_ = {true, Reason::rival(candidate), rival};
            return false;
        }
        take_out(rival, Reason::rival(candidate));
        if (conflict_.found) return false;
    }
    return true;
}

bool State::clear_rivals(int candidate) {
    const int cell = model_->cell_of(candidate);
    const int value = candidate - cell * model_->side();
    if (!clear_item(cell, masks_[cell] & ~bit(value), candidate)) return false;
    for (const Model::Link& link : model_->houses_of(cell)) {
        const int item = link.first_item + value;
        if (!clear_item(item, masks_[item] & ~bit(link.place), candidate)) return false;
    }
    return true;
}

bool State::spread() {
    if (conflict_.found) return false;
    while (spread_until_ < trail_.size()) {
        const Literal literal = trail_[spread_until_++];
        if (!says_out(literal) && !clear_rivals(candidate_of(literal))) return false;
    }
    return true;
}

void State::undo_to(int level) {
    const std::size_t size = marks_[level];
    while (trail_.size() > size) {
        const Literal literal = trail_.back();
        const int candidate = candidate_of(literal);
        trail_.pop_back();
        truth_[candidate] = Truth::open;
        if (says_out(literal)) {
            give_back(candidate);
        } else {
            --in_count_;
        }
    }
    marks_.resize(static_cast<std::size_t>(level));
    spread_until_ = size;
    conflict_ = {};
}

Board State::board() const {
    Board board(model_->box());
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        if (counts_[cell] == 1) board.set(cell, std::countr_zero(masks_[cell]) + 1);
    }
    return board;
}

}  // namespace nonet::general
