// EP: how hard it is to fill the first cell.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("se121");
    const bool known = rating != nullptr && rating->explainer && rating->explainer->ep > 0;
    return known ? text_of_tenths(rating->explainer->ep) : std::string();
}

}  // namespace

const Label kSe121EpLabel = {
    .name = "se121_ep",
    .summary = "EP on the scale se121: the hardest step up to the first cell filled",
    .is_number = true,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
