// What can be said of every item, whatever form its content has.
//
// Plain lines have no objects of their own: a run of them costs one ItemRun, and an Item is made
// only of a line about which there is more to say than its solution.
#include "cli/input/item.hpp"

namespace nonet::cli {

const Place& Item::place() const {
    return std::visit([](const auto& held) -> const Place& { return held.place; }, content);
}

std::string Item::where() const {
    return file == nullptr ? "nonet" : file->name().describe(place());
}

Position Item::position() const {
    if (const auto* puzzle = std::get_if<Puzzle>(&content)) return puzzle->position;
    const Result<Grid> grid = Grid::from_line(std::get_if<PlainLine>(&content)->text);
    return grid ? *grid : Grid();
}

void ItemRun::set_item(const LineBlock& block, std::size_t index, Item& item) const {
    const std::size_t behind = index - begin;
    item.content =
        PlainLine{{block.line(index), kCells},
                  {lines.place.line + behind, 1, lines.place.offset + behind * lines.stride}};
    item.number = number + behind;
    item.puzzle_number = puzzle_number + behind;
    item.operand = operand;
    item.file = file;
}

}  // namespace nonet::cli
