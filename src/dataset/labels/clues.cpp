// How many cells are given.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    return std::to_string(clue_count(facts.position()));
}

}  // namespace

const Label kCluesLabel = {
    .name = "clues",
    .summary = "how many cells are given",
    .is_number = true,
    .any_size = true,
    .text = text,
};

}  // namespace nonet::dataset
