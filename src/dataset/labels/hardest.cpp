// The hardest technique of HoDoKu's path.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("hodoku");
    return rating != nullptr && rating->hardest != nullptr ? std::string(rating->hardest->name)
                                                           : std::string();
}

}  // namespace

const Label kHardestLabel = {
    .name = "hardest",
    .summary = "the hardest technique on the path of the scale hodoku",
    .is_number = false,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
