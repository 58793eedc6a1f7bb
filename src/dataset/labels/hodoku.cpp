// HoDoKu's score.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("hodoku");
    return rating != nullptr && rating->score ? std::to_string(*rating->score) : std::string();
}

}  // namespace

const Label kHodokuLabel = {
    .name = "hodoku",
    .summary = "the score on the scale hodoku",
    .is_number = true,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
