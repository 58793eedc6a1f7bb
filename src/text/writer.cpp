// Writing a position in a format of the table.
#include "text/format_table.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet {

int clue_count(const Position& position) {
    if (const auto* grid = std::get_if<Grid>(&position)) return grid->clue_count();
    if (const auto* board = std::get_if<Board>(&position)) return board->clue_count();
    return single_candidates(std::get<Candidates>(position)).clue_count();
}

std::string to_line(const Position& position) {
    return std::visit([](const auto& it) { return it.to_line(); }, position);
}

Result<std::string> write(std::string_view format, const Position& position,
                          const Progress* progress) {
    const text::Format* row = text::find_row(format);
    if (row == nullptr) {
        return Error{ErrorCode::unknown_format,
                     {},
                     std::string(format),
                     "the format " + std::string(format) +
                         " does not exist; choose one from the list of formats"};
    }
    if (row->write == nullptr) {
        return Error{
            ErrorCode::not_supported,
            {},
            std::string(format),
            "the format " + std::string(format) + " can only be read; choose another to write"};
    }
    static const Progress kNone;
    return row->write(position, progress == nullptr ? kNone : *progress);
}

}  // namespace nonet
