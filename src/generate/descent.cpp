// The steps of a descent: from the end, spare a clue, ask for the set itself, go up.
#include "generate/descent.hpp"

#include "generate/small_draws.hpp"

#include <utility>

namespace nonet::generate {

Descent::Descent(const ClueSet& top, int removals, bool wants_minimal, Random& random)
    : top_(top), removals_(removals), stage_(Stage::end), wants_minimal_(wants_minimal) {
    std::uint32_t count = 0;
    for (const Cell cell : top.clues) order_[count++] = static_cast<std::uint8_t>(cell);
    SmallDraws draws(random);
    for (int i = 0; i < removals; ++i) std::swap(order_[i], order_[i + draws.below(count - i)]);
}

ClueSet Descent::after(int removals) const {
    ClueSet set = top_;
    for (int i = 0; i < removals; ++i) set.clues.remove(order_[i]);
    return set;
}

void Descent::begin(const KnownSets& known) {
    if (removals_ == 0) {
        look_at(0, known);
        return;
    }
    left_ = removals_;
    if (!wants_minimal_) {
        if (known.are_missed_by(set().clues)) result_ = Result::redundant;
        return;
    }
    Coverage coverage(known);
    for (const Cell clue : set().clues) coverage.add(clue);
    while (left_ > 0 && !coverage.is_complete()) coverage.add(order_[--left_]);
    if (left_ < removals_) look_at(left_, coverage);
}

/// Nothing is known yet of the set after so many removals, but that more are too many.
void Descent::look_at(int removals, const KnownSets& known) {
    Coverage coverage(known);
    for (const Cell clue : after(removals).clues) coverage.add(clue);
    look_at(removals, coverage);
}

void Descent::look_at(int removals, const Coverage& coverage) {
    left_ = removals;
    if (removals == 0 && removals_ > 0) {
        result_ = Result::redundant;
        return;
    }
    untried_ = coverage.without_needed(set().clues);
    try_to_spare();
}

void Descent::try_to_spare() {
    stage_ = Stage::spare;
    if (!untried_.empty()) return;
    if (is_unique_)
        result_ = Result::minimal;
    else
        stage_ = Stage::itself;
}

ClueQuestion Descent::next() const {
    ClueQuestion question = {after(left_).clues, std::nullopt};
    if (stage_ != Stage::spare) return question;
    if (is_unique_)
        question.spared = untried_.first();
    else
        question.clues.remove(untried_.first());
    return question;
}

void Descent::answer(bool is_one_solution, const KnownSets& known) {
    switch (stage_) {
        case Stage::end:
            if (is_one_solution)
                result_ = Result::reached;
            else if (!wants_minimal_)
                result_ = Result::redundant;
            else
                look_at(left_ - 1, known);
            return;
        case Stage::spare:
            if (is_one_solution) {
                result_ = Result::redundant;
                return;
            }
            untried_.remove(untried_.first());
            if (is_unique_)
                try_to_spare();
            else
                stage_ = Stage::itself;
            return;
        case Stage::itself:
            is_unique_ = is_one_solution;
            if (is_one_solution)
                try_to_spare();
            else
                look_at(left_ - 1, known);
            return;
    }
}

}  // namespace nonet::generate
