// The table of kinds. To add one: write kinds/NAME.cpp, declare its row in kind_table.hpp and list
// it here. The first that recognises a text has it; the last one takes everything.
#include "dataset/kind_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::dataset {

namespace {

constexpr std::array kRows = {&kJsonKind, &kTableKind, &kPuzzlesKind};

}  // namespace

std::span<const KindRow* const> kind_rows() {
    return kRows;
}

const KindRow& row_of(Kind kind) {
    const auto* const row = std::find_if(kRows.begin(), kRows.end(), [kind](const KindRow* each) {
        return each->info.kind == kind;
    });
    return **row;
}

std::span<const KindInfo> kinds() {
    static const std::array kInfos = {kRows[0]->info, kRows[1]->info, kRows[2]->info};
    return kInfos;
}

}  // namespace nonet::dataset
