// Drawing grids.
//
// A grid of any size is drawn the same way: cells as wide as its largest number, a frame, and
// lines between boxes only; lines between all cells were tried and are hard on the eyes.
#include "cli/output/drawing.hpp"

#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kCyan = "\x1b[36m";
constexpr std::string_view kPlain = "\x1b[0m";

Board as_board(const Position& position) {
    if (const auto* board = std::get_if<Board>(&position)) return *board;
    const auto* grid = std::get_if<Grid>(&position);
    const Grid digits = grid != nullptr ? *grid : single_candidates(std::get<Candidates>(position));
    Board board(BoxShape{3, 3});
    for (Cell cell = 0; cell < kCells; ++cell) board.set(cell, digits[cell]);
    return board;
}

class Drawer {
  public:
    Drawer(const Board& givens, const Board& board, bool color)
        : givens_(givens), board_(board), color_(color), width_(board.side() > 9 ? 2 : 1) {}

    std::vector<std::string> lines() const {
        std::vector<std::string> lines;
        lines.push_back(rule("┌", "┬", "┐"));
        for (int row = 0; row < board_.side(); ++row) {
            if (row > 0 && row % board_.box().rows == 0) lines.push_back(rule("├", "┼", "┤"));
            lines.push_back(row_line(row));
        }
        lines.push_back(rule("└", "┴", "┘"));
        return lines;
    }

  private:
    std::string rule(std::string_view left, std::string_view middle, std::string_view right) const {
        const int columns = board_.box().columns;
        std::string line(left);
        for (int box = 0; box < board_.side() / columns; ++box) {
            if (box > 0) line += middle;
            for (int i = 0; i < columns * (width_ + 1) + 1; ++i) line += "─";
        }
        return line += right;
    }

    std::string row_line(int row) const {
        std::string line;
        for (int column = 0; column < board_.side(); ++column) {
            if (column % board_.box().columns == 0) line += "│ ";
            line += cell_text(row * board_.side() + column);
            line += ' ';
        }
        return line += "│";
    }

    std::string cell_text(int cell) const {
        const int value = board_[cell];
        std::string text =
            value == 0 ? fmt::format("{:>{}}", ".", width_) : fmt::format("{:>{}}", value, width_);
        if (!color_ || value == 0) return text;
        return fmt::format("{}{}{}", givens_[cell] != 0 ? kBold : kCyan, text, kPlain);
    }

    const Board& givens_;
    const Board& board_;
    bool color_;
    int width_;
};

}  // namespace

std::string draw_grid(const Position& givens, const Position& full, bool color) {
    const Board puzzle = as_board(givens);
    const Board board = as_board(full);
    const std::vector<std::string> lines = Drawer(puzzle, board, color).lines();
    std::string drawing;
    const bool both = !color && puzzle != board;
    const bool beside = both && board.side() <= 9;
    const std::vector<std::string> puzzle_lines =
        both ? Drawer(puzzle, puzzle, color).lines() : std::vector<std::string>();
    if (both && !beside) {
        for (const std::string& line : puzzle_lines) drawing += line + '\n';
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (beside) drawing += puzzle_lines[i] + "   ";
        drawing += lines[i] + '\n';
    }
    return drawing;
}

}  // namespace nonet::cli
