// All techniques of HoDoKu's path, the easiest first, with how often each is used.
#include "dataset/label_table.hpp"

namespace nonet::dataset {

namespace {

std::string text(Facts& facts) {
    const Rating* rating = facts.rating("hodoku");
    std::string list;
    if (rating == nullptr) return list;
    for (const auto& [technique, count] : rating->steps) {
        if (!list.empty()) list += ' ';
        list += std::string(technique->name) + "=" + std::to_string(count);
    }
    return list;
}

}  // namespace

const Label kTechniquesLabel = {
    .name = "techniques",
    .summary = "every technique of that path and how often it is used: full-house=3 naked-single=9",
    .is_number = false,
    .any_size = false,
    .text = text,
};

}  // namespace nonet::dataset
