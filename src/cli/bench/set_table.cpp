// The table of sets. To add one: write sets/NAME.cpp, declare its row in sets.hpp, list it here.
#include "cli/bench/sets.hpp"

#include <array>

namespace nonet::cli {

std::span<const SetRow> set_rows() {
    static const std::array kRows = {kEasySet,    kSeventeenSet, kMinimalSet, kHardSet,
                                     kHardestSet, kMixedSet,     kSeveralSet, kSparseSet};
    return kRows;
}

}  // namespace nonet::cli
