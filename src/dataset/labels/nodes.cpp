// How much a program has to guess.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("nodes");
    return rating != nullptr && rating->nodes ? rating->value : std::string();
}

}  // namespace

const Label kNodesLabel = {
    .name = "nodes",
    .summary = "the scale nodes: how much a program has to guess, on average",
    .is_number = true,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
