// What each file in labels/ hands out.
#pragma once

#include <nonet/dataset.hpp>

namespace nonet::dataset {

extern const Label kCluesLabel;
extern const Label kStatusLabel;
extern const Label kSolutionLabel;
extern const Label kMinimalLabel;
extern const Label kCanonicalLabel;
extern const Label kAutomorphismsLabel;
extern const Label kSe121Label;
extern const Label kSe121EpLabel;
extern const Label kSe121EdLabel;
extern const Label kHodokuLabel;
extern const Label kLevelLabel;
extern const Label kHardestLabel;
extern const Label kTechniquesLabel;
extern const Label kNodesLabel;

}  // namespace nonet::dataset
