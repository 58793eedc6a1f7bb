// Lines as one path for each width, digits as texts.
//
// Digits are centred by their height in Helvetica and its like, 0.72 of the size. Numbers of two
// figures are set smaller so that they fill as much of a cell as one figure does.
#include "draw/grid_figures.hpp"

#include "draw/fitting.hpp"
#include "draw/palette.hpp"

#include <algorithm>
#include <bit>
#include <string>

namespace nonet::draw {

void GridFigures::draw_lines(double thin, double thick) {
    const double low = layout_.margin();
    const double high = low + layout_.grid_side();
    const BoxShape box = layout_.box();
    for (const bool is_thick : {false, true}) {
        Path path;
        for (int i = 0; i <= box.side(); ++i) {
            const double at = low + i * layout_.cell_size();
            if ((i % box.rows == 0) == is_thick) {
                path.push_back({PathCommand::move, {low, at}});
                path.push_back({PathCommand::across, {high, at}});
            }
            if ((i % box.columns == 0) == is_thick) {
                path.push_back({PathCommand::move, {at, low}});
                path.push_back({PathCommand::down, {at, high}});
            }
        }
        if (path.empty()) continue;
        Figure figure;
        figure.form = std::move(path);
        figure.stroke = {palette::kBlack, is_thick ? thick : thin, 0, 0, true};
        figures_.push_back(std::move(figure));
    }
}

void GridFigures::draw_digits(const Face& face, const Symbols& symbols) {
    int widest = 1;
    for (int value = 1; value <= face.box.side(); ++value) {
        widest = std::max(widest, static_cast<int>(length_of(symbol_of(value, symbols))));
    }
    for (std::size_t cell = 0; cell < face.values.size(); ++cell) {
        const auto at = static_cast<Cell>(cell);
        if (face.values[cell] != 0)
            draw_value(at, symbol_of(face.values[cell], symbols), face.kinds[cell]);
        else if (!face.candidates.empty())
            draw_candidates(at, face.candidates[cell], widest, symbols);
    }
}

Figure GridFigures::text_figure(Point middle, double size, std::string_view text) {
    constexpr double kHalfHeight = 0.36;
    Figure figure;
    figure.form = Text{{middle.x, middle.y + kHalfHeight * size}, size, std::string(text)};
    figure.fill.color = palette::kBlack;
    return figure;
}

void GridFigures::write(Point middle, double size, std::string_view text) {
    figures_.push_back(text_figure(middle, size, text));
}

void GridFigures::draw_value(Cell cell, std::string_view text, DigitKind kind) {
    const double share = length_of(text) > 1 ? 0.48 : 0.62;
    Figure figure = text_figure(layout_.middle(cell), share * layout_.cell_size(), text);
    auto& form = *std::get_if<Text>(&figure.form);
    form.is_bold = kind == DigitKind::given;
    form.is_italic = kind == DigitKind::placed;
    if (kind == DigitKind::placed) figure.fill.color = palette::kBlue;
    figures_.push_back(std::move(figure));
}

void GridFigures::draw_candidates(Cell cell, std::uint64_t digits, int characters,
                                  const Symbols& symbols) {
    for (; digits != 0; digits &= digits - 1) {
        const int digit = std::countr_zero(digits) + 1;
        write(layout_.place(cell, digit), layout_.candidate_size(characters),
              symbol_of(digit, symbols));
    }
}

Drawing draw_face(const Face& face, const FaceOptions& options) {
    const Layout layout(options.cell_size, 0, face.box);
    Drawing drawing;
    drawing.width = layout.grid_side();
    drawing.height = layout.grid_side();
    GridFigures figures(layout, drawing.figures);
    figures.draw_lines(options.thin, options.thick);
    figures.draw_digits(face, options.symbols);
    return drawing;
}

}  // namespace nonet::draw
