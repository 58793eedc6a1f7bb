// Whether there is one solution.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    return name_of(facts.outcome().status);
}

}  // namespace

const Label kStatusLabel = {
    .name = "status",
    .summary = "unique, multiple or none; unknown where a limit came first",
    .is_number = false,
    .any_size = true,
    .text = text,
};

}  // namespace nonet::dataset
