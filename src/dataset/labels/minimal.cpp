// Whether every clue of a unique puzzle is needed.
#include "dataset/label_table.hpp"
#include "dataset/minimality.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    if (facts.outcome().status != Status::unique) return {};
    const std::optional<bool> minimal = is_minimal(*facts.grid(), facts.limits());
    if (!minimal) {
        facts.set_cut();
        return {};
    }
    return *minimal ? "yes" : "no";
}

}  // namespace

const Label kMinimalLabel = {
    .name = "minimal",
    .summary = "yes if no clue can be left out, no if one can; only for unique puzzles",
    .is_number = false,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
