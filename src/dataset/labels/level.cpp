// HoDoKu's level.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("hodoku");
    return rating != nullptr && rating->level ? std::string(name_of(*rating->level))
                                              : std::string();
}

}  // namespace

const Label kLevelLabel = {
    .name = "level",
    .summary = "easy, medium, hard, unfair or extreme, on the scale hodoku",
    .is_number = false,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
