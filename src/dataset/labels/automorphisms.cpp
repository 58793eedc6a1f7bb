// In how many ways the puzzle can be moved onto itself.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    return std::to_string(facts.canonical().automorphisms);
}

}  // namespace

const Label kAutomorphismsLabel = {
    .name = "automorphisms",
    .summary = "how many ways to move rows and columns give the puzzle back, digits renamed",
    .is_number = true,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
