// The picture, from back to front: paper, hatched cells, houses, lines, marks, links, digits.
//
// Digits lie over all marks and links, so that they can always be read.
// Identifiers begin with DrawOptions::id, so that several pictures can stand in one page.
#include "draw/grid_figures.hpp"
#include "draw/layout.hpp"
#include "draw/links.hpp"
#include "draw/marks.hpp"
#include "draw/outlines.hpp"
#include "draw/palette.hpp"
#include "draw/styles.hpp"

#include <nonet/draw.hpp>
#include <nonet/face.hpp>
#include <nonet/grid.hpp>
#include <nonet/technique.hpp>

#include <cmath>
#include <string>
#include <utility>

namespace nonet::draw {

namespace {

using logic::Candidate;
using logic::State;
using logic::Step;

std::string default_description(const State& state, const Step* step) {
    std::string text;
    for (int row = 0; row < 9; ++row) {
        text += (row == 0 ? "Row " : " Row ") + std::to_string(row + 1) + ": ";
        for (int column = 0; column < 9; ++column) {
            const Digit digit = state.values()[cell_at(row, column)];
            text += digit == 0 ? "." : std::to_string(digit);
        }
        text += '.';
    }
    if (step == nullptr) return text;
    for (const Candidate one : step->placements) {
        text += " Place " + std::to_string(one.digit) + " in " + cell_name(one.cell) + '.';
    }
    for (const Candidate one : step->removals) {
        text += " Remove " + std::to_string(one.digit) + " from " + cell_name(one.cell) + '.';
    }
    return text;
}

std::string default_title(const Step* step) {
    if (step == nullptr || step->technique == nullptr) return "Sudoku";
    return std::string(step->technique->title);
}

class Picture {
  public:
    Picture(const State& state, const Step* step, const DrawOptions& options)
        : state_(state),
          step_(step),
          options_(options),
          layout_(options.cell_size, options.names),
          grid_(layout_, drawing_.figures) {
        if (step != nullptr) marks_ = marks_of(*step, state);
    }

    Drawing draw() {
        describe();
        hatch_cells();
        frame_houses();
        grid_.draw_lines(kThin, kThick);
        if (options_.names) draw_names();
        for (const Mark& mark : marks_.candidates) draw_mark(mark);
        draw_links();
        draw_digits();
        return std::move(drawing_);
    }

  private:
    static constexpr double kThin = 0.7;
    static constexpr double kThick = 2.4;

    void describe() {
        drawing_.width = layout_.side();
        drawing_.height = layout_.side();
        drawing_.id = options_.id;
        drawing_.language = options_.language;
        drawing_.title = options_.title.empty() ? default_title(step_) : options_.title;
        drawing_.description = options_.description.empty() ? default_description(state_, step_)
                                                            : options_.description;
    }

    void add(std::string_view role, Form form, Fill fill, Stroke stroke) {
        drawing_.figures.push_back({role, std::move(form), fill, stroke});
    }

    void hatch_cells() {
        const double size = layout_.cell_size();
        for (const Hatched& hatched : marks_.cells) {
            const Hatch& hatch = hatches()[hatched.hatch];
            for (const Cell cell : hatched.cells) {
                const Point corner = layout_.corner(cell);
                add(hatch.name, Rectangle{{corner.x + 1, corner.y + 1}, size - 2, size - 2},
                    {.hatch = hatched.hatch}, {hatch.color, 2.0});
            }
        }
    }

    void frame_houses() {
        for (const House house : marks_.base) frame_house(house, "base", {palette::kBlue, 2.0});
        for (const House house : marks_.cover) {
            frame_house(house, "cover", {palette::kVermilion, 2.0, 6, 4});
        }
    }

    void frame_house(House house, std::string_view name, Stroke stroke) {
        const Point begin = layout_.corner(kHouseCells[house][0]);
        const Point end = layout_.corner(kHouseCells[house][8]);
        const double size = layout_.cell_size();
        const double inset = stroke.dash > 0 ? 5 : 3;
        add(name,
            Rectangle{{begin.x + inset, begin.y + inset},
                      end.x + size - begin.x - 2 * inset,
                      end.y + size - begin.y - 2 * inset,
                      4.0},
            {}, stroke);
    }

    void draw_names() {
        for (int i = 0; i < 9; ++i) {
            const Point row = layout_.middle(cell_at(i, 0));
            const Point column = layout_.middle(cell_at(0, i));
            const double size = 0.24 * layout_.cell_size();
            const double beside = 0.5 * layout_.margin();
            grid_.write({beside, row.y}, size, "r" + std::to_string(i + 1));
            grid_.write({column.x, beside}, size, "c" + std::to_string(i + 1));
        }
    }

    void draw_digits() {
        Face face = face_of(state_);
        if (!options_.candidates) face.candidates.clear();
        grid_.draw_digits(face, {});
    }

    void draw_mark(const Mark& mark) {
        const MarkStyle& style = style_of(mark.role);
        const Point at = layout_.place(mark.candidate);
        const double radius = layout_.mark_radius();
        const bool is_cross = style.shape == Shape::cross;
        const bool is_ring = style.shape == Shape::ring;
        Fill fill;
        if (!is_cross && style.is_filled) fill = {style.color, 0.55, {}};
        Stroke stroke = {is_ring ? palette::kBlack : style.color, is_cross || is_ring ? 2.6 : 1.6};
        if (style.is_dashed) {
            stroke.dash = 2.5;
            stroke.gap = 2;
        }
        if (style.shape == Shape::circle || is_ring)
            add(style.name, Circle{at, radius}, fill, stroke);
        else
            add(style.name, outline(style.shape, at, radius), fill, stroke);
    }

    void draw_links() {
        if (step_ == nullptr) return;
        for (const Route& route : routes_of(step_->chains, layout_)) {
            const Color color = route.is_strong ? palette::kBlue : palette::kVermilion;
            std::string_view name = route.is_strong ? "strong" : "weak";
            if (route.is_inside) name = "group";
            Stroke stroke = {route.is_inside ? palette::kBlack : color,
                             route.is_strong ? 2.4 : 1.6};
            if (name == "weak") {
                stroke.dash = 5;
                stroke.gap = 3.5;
            }
            add(name,
                Path{{PathCommand::move, route.from}, {PathCommand::curve, route.to, route.bend}},
                {}, stroke);
            if (!route.is_inside) draw_arrow(route, color);
        }
    }

    /// Drawn by hand and not as a marker: few programs that make PDF know markers.
    void draw_arrow(const Route& route, Color color) {
        const Point before = route.at(0.9);
        const double angle = std::atan2(route.to.y - before.y, route.to.x - before.x);
        const double length = 0.14 * layout_.cell_size();
        const auto corner = [&](double turn) {
            return Point{route.to.x - length * std::cos(angle + turn),
                         route.to.y - length * std::sin(angle + turn)};
        };
        add("arrow",
            Path{{PathCommand::move, route.to},
                 {PathCommand::line, corner(0.42)},
                 {PathCommand::line, corner(-0.42)},
                 {PathCommand::close}},
            {color, 1, {}}, {});
    }

    const State& state_;
    const Step* step_;
    const DrawOptions& options_;
    Drawing drawing_;
    Layout layout_;
    GridFigures grid_;
    Marks marks_;
};

}  // namespace

Drawing draw_position(const State& state, const Step* step, const DrawOptions& options) {
    return Picture(state, step, options).draw();
}

std::string draw_svg(const State& state, const Step* step, const DrawOptions& options) {
    return to_svg(draw_position(state, step, options));
}

}  // namespace nonet::draw
