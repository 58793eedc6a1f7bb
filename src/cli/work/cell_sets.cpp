// Writes sets of cells. Names of cells need no quoting in JSON.
#include "cli/work/cell_sets.hpp"

#include <nonet/grid.hpp>

namespace nonet::cli {

std::string cells_text(const CellMask& cells) {
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty()) text += ' ';
        text += cell_name(cell);
    }
    return text;
}

std::string sets_json(const std::vector<CellMask>& sets) {
    std::string text = "[";
    for (const CellMask& set : sets) {
        if (text.size() > 1) text += ',';
        char before = '[';
        for (const Cell cell : set) {
            text += before;
            text += '"' + cell_name(cell) + '"';
            before = ',';
        }
        text += ']';
    }
    return text + ']';
}

}  // namespace nonet::cli
