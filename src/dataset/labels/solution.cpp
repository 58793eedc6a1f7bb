// The solution, of puzzles that have just one: with several, none of them is the answer.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Outcome<Position>& outcome = facts.outcome();
    return outcome.status == Status::unique ? to_line(*outcome.solution) : std::string();
}

}  // namespace

const Label kSolutionLabel = {
    .name = "solution",
    .summary = "the solution, where there is exactly one",
    .is_number = false,
    .any_size = true,
    .text = text,
};

}  // namespace nonet::dataset
