// ER, the rating that Sudoku Explainer gives the hardest step.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("se121");
    return rating != nullptr && rating->explainer ? text_of_tenths(rating->explainer->er)
                                                  : std::string();
}

}  // namespace

const Label kSe121Label = {
    .name = "se121",
    .summary = "ER on the scale se121: the rating of the hardest step",
    .is_number = true,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
