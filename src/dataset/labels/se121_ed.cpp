// ED: how hard the first step is.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("se121");
    const bool known = rating != nullptr && rating->explainer && rating->explainer->ed > 0;
    return known ? text_of_tenths(rating->explainer->ed) : std::string();
}

}  // namespace

const Label kSe121EdLabel = {
    .name = "se121_ed",
    .summary = "ED on the scale se121: the first step",
    .is_number = true,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
