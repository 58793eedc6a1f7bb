// Builds the houses of a plain Sudoku and numbers the items: see the header.
//
// A box that is a row or a column (1×N or N×1 boxes) is left out: the same house twice costs time
// and changes nothing.
#include "general/model.hpp"

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>

namespace nonet::general {

const Model& Model::of(BoxShape box) {
    struct Slot {
        std::once_flag once;
        std::unique_ptr<const Model> model;
    };
    // Boxes of r rows and c columns stand at place (r-1, c-1).
    static std::array<std::array<Slot, kMaxSide>, kMaxSide> slots;
    Slot& slot = slots[box.rows - 1][box.columns - 1];
    std::call_once(slot.once, [&] { slot.model = std::make_unique<const Model>(box); });
    return *slot.model;
}

Model::Model(BoxShape box) : box_(box), side_(box.side()) {
    const Board board(box);
    std::vector<std::vector<int>> rows(side_);
    std::vector<std::vector<int>> columns(side_);
    std::vector<std::vector<int>> boxes(side_);
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        rows[board.row_of(cell)].push_back(cell);
        columns[board.column_of(cell)].push_back(cell);
        boxes[board.box_of(cell)].push_back(cell);
    }
    for (const auto& row : rows) add_house(row);
    for (const auto& column : columns) add_house(column);
    if (box.rows > 1 && box.columns > 1) {
        for (const auto& cells : boxes) add_house(cells);
    }
    number_items();
}

void Model::add_house(const std::vector<int>& cells) {
    houses_.push_back(cells);
}

void Model::number_items() {
    const int cells = cell_count();
    for (int value = 0; value < side_; ++value) places_.push_back(value);
    for (int cell = 0; cell < cells; ++cell) items_.push_back({0, cell * side_});
    std::vector<std::vector<Link>> links(cells);
    for (std::size_t house = 0; house < houses_.size(); ++house) {
        const auto first_item = static_cast<std::uint16_t>(items_.size());
        const auto places = static_cast<std::uint32_t>(places_.size());
        for (int place = 0; place < side_; ++place) {
            const int cell = houses_[house][place];
            links[cell].push_back(
                {first_item, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(house)});
            places_.push_back(cell * side_);
            items_.push_back({places, place});
        }
    }
    links_per_cell_ = links.front().size();
    for (const auto& list : links) links_.insert(links_.end(), list.begin(), list.end());
    cell_of_.resize(static_cast<std::size_t>(candidate_count()));
    for (std::size_t i = 0; i < cell_of_.size(); ++i) {
        cell_of_[i] = static_cast<std::uint16_t>(i / static_cast<std::size_t>(side_));
    }
}

}  // namespace nonet::general
