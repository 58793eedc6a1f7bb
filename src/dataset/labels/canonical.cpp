// The form that a puzzle shares with all its isomorphs.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    return facts.canonical().form.to_line();
}

}  // namespace

const Label kCanonicalLabel = {
    .name = "canonical",
    .summary = "the row-minimal form, as 'canon' prints it",
    .is_number = false,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
