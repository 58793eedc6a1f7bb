// The walk over minimal subpuzzles: see the header.
#include "research/subpuzzle_walk.hpp"

#include <utility>

namespace nonet::research {

SubpuzzleWalk::SubpuzzleWalk(const Grid& puzzle) : puzzle_(puzzle) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) node_.open.add(cell);
    }
}

SubpuzzleWalk::Event SubpuzzleWalk::advance() {
    for (;;) {
        switch (phase_) {
            case Phase::begin:
                ++steps_;
                if (node_.ask_open) ask_open();
                phase_ = Phase::open_asked;
                break;
            case Phase::open_asked:
                if (node_.ask_open) take_open();
                ask_choices();
                phase_ = Phase::choices_asked;
                break;
            case Phase::choices_asked:
                phase_ = Phase::done;
                if (!take_choices()) break;
                if (node_.open.empty()) return Event::found;
                branch();
                break;
            case Phase::done:
                if (!pop()) return Event::ended;
                break;
        }
        if (!questions_.empty()) return Event::asks;
    }
}

void SubpuzzleWalk::answer(std::size_t question, const Grid* other) {
    if (other == nullptr) return;
    CellMask difference;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle_[cell] != 0 && puzzle_[cell] != (*other)[cell]) difference.add(cell);
    }
    answers_[question] = difference;
    remember(difference);
}

Grid SubpuzzleWalk::grid_of(const CellMask& clues) const {
    Grid grid;
    for (const Cell cell : clues) grid.set(cell, puzzle_[cell]);
    return grid;
}

/// A difference that answers the question with yes.
const CellMask* SubpuzzleWalk::known(const Question& question) const {
    for (const CellMask& difference : differences_) {
        if (difference.has(question.cell) && !difference.intersects(question.given))
            return &difference;
    }
    return nullptr;
}

void SubpuzzleWalk::remember(const CellMask& difference) {
    if (differences_.size() < kRemembered) {
        differences_.push_back(difference);
        return;
    }
    differences_[oldest_] = difference;
    oldest_ = (oldest_ + 1) % kRemembered;
}

void SubpuzzleWalk::ask(const Question& question, std::size_t subject) {
    questions_.push_back(question);
    subjects_.push_back(subject);
    answers_.emplace_back();
}

/// Which of the open clues can be dropped?
void SubpuzzleWalk::ask_open() {
    const CellMask left = node_.kept | node_.open;
    for (const Cell cell : CellMask(node_.open)) {
        const Question question{left.without(CellMask::of(cell)), cell};
        if (known(question) == nullptr) {
            ask(question, static_cast<std::size_t>(cell));
            continue;
        }
        node_.open.remove(cell);
        node_.kept.add(cell);
    }
}

void SubpuzzleWalk::take_open() {
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        if (answers_[i].empty()) continue;
        const auto cell = static_cast<Cell>(subjects_[i]);
        node_.open.remove(cell);
        node_.kept.add(cell);
    }
    questions_.clear();
    node_.ask_open = false;
}

/// Which of the choices have no witness any more?
void SubpuzzleWalk::ask_choices() {
    questions_.clear();
    subjects_.clear();
    answers_.clear();
    for (std::size_t i = 0; i < node_.choices.size(); ++i) {
        Choice& choice = node_.choices[i];
        const Question question{node_.kept.without(CellMask::of(choice.cell)), choice.cell};
        if (choice.has_witness && !choice.witness.intersects(question.given)) continue;
        const CellMask* witness = known(question);
        choice.has_witness = witness != nullptr;
        if (witness != nullptr)
            choice.witness = *witness;
        else
            ask(question, i);
    }
}

/// False when one has none.
bool SubpuzzleWalk::take_choices() {
    bool all = true;
    for (std::size_t i = 0; i < questions_.size(); ++i) {
        Choice& choice = node_.choices[subjects_[i]];
        choice.witness = answers_[i];
        choice.has_witness = !answers_[i].empty();
        all = all && choice.has_witness;
    }
    questions_.clear();
    subjects_.clear();
    answers_.clear();
    return all;
}

/// Without the first open clue now, with it later.
void SubpuzzleWalk::branch() {
    const Cell cell = node_.open.first();
    node_.open.remove(cell);
    Node with = node_;
    with.kept.add(cell);
    with.choices.push_back({cell, false, {}});
    stack_.push_back(std::move(with));
    node_.ask_open = true;
    phase_ = Phase::begin;
}

bool SubpuzzleWalk::pop() {
    if (stack_.empty()) return false;
    node_ = std::move(stack_.back());
    stack_.pop_back();
    phase_ = Phase::begin;
    return true;
}

}  // namespace nonet::research
