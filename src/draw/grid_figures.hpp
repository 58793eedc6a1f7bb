// The grid itself: lines, digits and candidates of a puzzle of any size.
#pragma once

#include "draw/layout.hpp"

#include <nonet/drawing.hpp>
#include <nonet/face.hpp>

#include <string_view>
#include <vector>

namespace nonet::draw {

/// Draws by a layout into a list of figures, both of which must outlive it.
class GridFigures {
  public:
    GridFigures(const Layout& layout, std::vector<Figure>& figures)
        : layout_(layout), figures_(figures) {}

    /// First all thin lines, then all thick ones.
    void draw_lines(double thin, double thick);
    /// Values of all cells, and the candidates of blank ones where the face has them.
    void draw_digits(const Face& face, const Symbols& symbols);
    /// A text whose middle is at `middle`.
    void write(Point middle, double size, std::string_view text);

  private:
    void draw_value(Cell cell, std::string_view text, DigitKind kind);
    void draw_candidates(Cell cell, std::uint64_t digits, int characters, const Symbols& symbols);
    Figure text_figure(Point middle, double size, std::string_view text);

    const Layout& layout_;
    std::vector<Figure>& figures_;
};

}  // namespace nonet::draw
