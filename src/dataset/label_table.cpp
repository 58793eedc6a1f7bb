// The table of labels. To add one: write labels/NAME.cpp, declare its row in label_table.hpp, and
// list it here.
#include "dataset/label_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::dataset {

namespace {

constexpr std::array kLabels = {
    &kCluesLabel,         &kStatusLabel,  &kSolutionLabel,   &kMinimalLabel, &kCanonicalLabel,
    &kAutomorphismsLabel, &kSe121Label,   &kSe121EpLabel,    &kSe121EdLabel, &kHodokuLabel,
    &kLevelLabel,         &kHardestLabel, &kTechniquesLabel, &kNodesLabel,
};

}  // namespace

std::span<const Label* const> labels() {
    return kLabels;
}

const Label* find_label(std::string_view name) {
    const auto* const row = std::find_if(kLabels.begin(), kLabels.end(),
                                         [name](const Label* each) { return each->name == name; });
    return row == kLabels.end() ? nullptr : *row;
}

}  // namespace nonet::dataset
