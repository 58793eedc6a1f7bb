// What is known about a row by itself: its solutions, its answer, its clues, its class.
//
// Solving goes through the engine for many puzzles. Minimality costs as much as everything else
// together, so a share of a long data set is measured on a sample: all of the first rows, then
// every hundredth, by the number of the row, so that the report depends on nothing else.
#include "canon/form_key.hpp"
#include "dataset/minimality.hpp"

#include <nonet/dataset.hpp>

namespace nonet::dataset {

namespace {

AnswerState state_of_answer(const Entry& entry, const Grid& puzzle) {
    if (!entry.answer_problem.empty()) return AnswerState::unreadable;
    if (!entry.answer) return AnswerState::absent;
    const Grid* answer = entry.answer_grid();
    if (answer == nullptr) return AnswerState::unreadable;
    if (!answer->is_full()) return AnswerState::incomplete;
    return is_solution(*answer) && extends(*answer, puzzle) ? AnswerState::right
                                                            : AnswerState::wrong;
}

bool is_sampled(std::uint64_t row) {
    constexpr std::uint64_t kAllOfFirst = 10'000;
    constexpr std::uint64_t kEach = 100;
    return row <= kAllOfFirst || row % kEach == 0;
}

}  // namespace

void Examiner::examine(std::span<const Entry> entries, std::uint64_t first,
                       std::span<RowFacts> facts, const Limits& limits) {
    grids_.clear();
    for (const Entry& entry : entries) {
        if (!entry.error && entry.grid() != nullptr) grids_.push_back(*entry.grid());
    }
    const std::vector<Outcome<Grid>> outcomes = solver_.solve(grids_, limits);
    std::size_t next = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        RowFacts& row = facts[i];
        row = RowFacts();
        if (entries[i].error) continue;
        row.kind = RowFacts::Kind::other;
        if (entries[i].grid() == nullptr) continue;
        row.kind = RowFacts::Kind::puzzle;
        const Grid& grid = grids_[next];
        const Outcome<Grid>& outcome = outcomes[next++];
        row.status = outcome.status;
        row.clues = grid.clue_count();
        row.answer = state_of_answer(entries[i], grid);
        row.digits = canon::hash_of(canon::key_of(grid));
        const bool unique = outcome.status == Status::unique;
        row.has_class = class_of_ == ClassOf::puzzle || unique;
        if (row.has_class)
            row.form = canonical(class_of_ == ClassOf::puzzle ? grid : *outcome.solution).form;
        const bool wants_minimality = unique && (all_minimality_ || is_sampled(first + i));
        if (wants_minimality) row.minimal = is_minimal(grid, limits);
        row.was_cut =
            outcome.status == Status::unknown || (wants_minimality && !row.minimal.has_value());
    }
}

}  // namespace nonet::dataset
