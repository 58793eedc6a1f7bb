// Rows in a frame: what people see and paste, and what Nonet draws on a terminal.
//
// The frames of many programs are read: + - | = * around and between the boxes, box-drawing
// characters, or only | between the boxes. Where blanks are spaces the cells stand at fixed columns
// (row.cpp). The frame also tells the shape of the boxes, which no other drawing of a 6x6 does.
#include "text/formats/formats.hpp"
#include "text/rows/rows.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet::text::formats {

namespace {

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    if (!begins_framed(window)) return {};
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::no || found == Found::more) return {found, 0};
    if (!block.framed || block.has_candidates()) return {};
    return finish_block(block, options, record);
}

/// The drawing of a grid with any box shape.
template <class Values>
std::string draw(BoxShape box, const Values& values) {
    const int side = box.side();
    const std::size_t width = side > 9 ? 2 : 1;
    const auto dashes = static_cast<std::size_t>(box.columns) * (width + 1) + 1;
    std::string border = "+";
    for (int i = 0; i < side / box.columns; ++i) border += std::string(dashes, '-') + '+';
    border += '\n';
    std::string text;
    for (int row = 0; row < side; ++row) {
        if (row % box.rows == 0) text += border;
        for (int column = 0; column < side; ++column) {
            if (column % box.columns == 0) text += column == 0 ? "| " : " | ";
            if (column % box.columns != 0) text += ' ';
            const int value = values[row * side + column];
            const std::string cell = value == 0 ? "." : std::to_string(value);
            text += std::string(width - cell.size(), ' ') + cell;
        }
        text += " |\n";
    }
    return text + border;
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    if (const auto* grid = std::get_if<Grid>(&position)) return draw(BoxShape{}, *grid);
    if (const auto* board = std::get_if<Board>(&position)) return draw(board->box(), *board);
    return cannot_write("grid holds no candidates; choose pencil or sukaku");
}

}  // namespace

constinit const Format kGrid = make_format(
    {.name = "grid",
     .summary = "Rows in a frame",
     .details =
         "Rows with | between the boxes or the cells, and lines of + - = * between the bands, as "
         "many programs draw them; box-drawing characters too. Blanks are marks, or spaces at "
         "fixed columns. Titles above, and words or a rating below, are skipped. The number of "
         "boxes in a row tells their shape where --box does not.",
     .sample = "+-------+-------+-------+\n"
               "| . . 3 | . 2 . | 6 . . |\n"
               "| 9 . . | 3 . 5 | . . 1 |\n"
               "| . . 1 | 8 . 6 | 4 . . |\n"
               "+-------+-------+-------+\n"
               "| . . 8 | 1 . 2 | 9 . . |\n"
               "| 7 . . | . . . | . . 8 |\n"
               "| . . 6 | 7 . 8 | 2 . . |\n"
               "+-------+-------+-------+\n"
               "| . . 2 | 6 . 9 | 5 . . |\n"
               "| 8 . . | 2 . 3 | . . 9 |\n"
               "| . . 5 | . 1 . | 3 . . |\n"
               "+-------+-------+-------+\n",
     .carries = {.sizes = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
