// The picture, from back to front: paper, hatched cells, houses, lines, marks, links, digits.
//
// Digits lie over all marks and links, so that they can always be read.
// Identifiers begin with DrawOptions::id, so that several pictures can stand in one page.
#include "draw/hatches.hpp"
#include "draw/layout.hpp"
#include "draw/links.hpp"
#include "draw/marks.hpp"
#include "draw/styles.hpp"
#include "draw/svg.hpp"

#include <nonet/draw.hpp>
#include <nonet/grid.hpp>
#include <nonet/technique.hpp>

#include <cmath>
#include <string>

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
        : state_(state), step_(step), options_(options), layout_(options.cell_size, options.names) {
        if (step != nullptr) marks_ = marks_of(*step, state);
    }

    std::string draw() {
        open();
        hatch_cells();
        frame_houses();
        draw_lines();
        if (options_.names) draw_names();
        for (const Mark& mark : marks_.candidates) draw_mark(mark);
        draw_links();
        draw_digits();
        svg_.close("svg");
        return svg_.take();
    }

  private:
    [[nodiscard]] std::string id(std::string_view name) const {
        return options_.id + '-' + std::string(name);
    }

    void open() {
        const double side = layout_.side();
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", "0 0 " + number(side) + ' ' + number(side)},
                          {"width", side},
                          {"height", side},
                          {"role", "img"},
                          {"aria-labelledby", id("title") + ' ' + id("desc")},
                          {"font-family", "Helvetica, Arial, sans-serif"},
                          {"text-anchor", "middle"}});
        svg_.text("title", {{"id", id("title")}, {"xml:lang", options_.language}},
                  options_.title.empty() ? default_title(step_) : options_.title);
        svg_.text("desc", {{"id", id("desc")}, {"xml:lang", options_.language}},
                  options_.description.empty() ? default_description(state_, step_)
                                               : options_.description);
        define_hatches(marks_, options_.id, svg_);
        svg_.element("rect", {{"width", side}, {"height", side}, {"fill", palette::kWhite}});
    }

    void hatch_cells() {
        const double size = layout_.cell_size();
        for (const Hatched& hatched : marks_.cells) {
            const HatchStyle& style = hatch_styles()[hatched.hatch];
            for (const Cell cell : hatched.cells) {
                const Point corner = layout_.corner(cell);
                svg_.element("rect", {{"class", style.name},
                                      {"x", corner.x + 1},
                                      {"y", corner.y + 1},
                                      {"width", size - 2},
                                      {"height", size - 2},
                                      {"fill", "url(#" + id(style.name) + ')'},
                                      {"stroke", style.color},
                                      {"stroke-width", 2.0}});
            }
        }
    }

    void frame_houses() {
        for (const House house : marks_.base) frame_house(house, "base", palette::kBlue, "");
        for (const House house : marks_.cover) {
            frame_house(house, "cover", palette::kVermilion, "6 4");
        }
    }

    void frame_house(House house, std::string_view name, std::string_view color,
                     std::string_view dashes) {
        const Point begin = layout_.corner(kHouseCells[house][0]);
        const Point end = layout_.corner(kHouseCells[house][8]);
        const double size = layout_.cell_size();
        const double inset = dashes.empty() ? 3 : 5;
        svg_.element("rect", {{"class", name},
                              {"x", begin.x + inset},
                              {"y", begin.y + inset},
                              {"width", end.x + size - begin.x - 2 * inset},
                              {"height", end.y + size - begin.y - 2 * inset},
                              {"rx", 4.0},
                              {"fill", "none"},
                              {"stroke", color},
                              {"stroke-width", 2.0},
                              {"stroke-dasharray", dashes}});
    }

    void draw_lines() {
        const double low = layout_.margin();
        const double high = low + 9 * layout_.cell_size();
        for (const bool is_thick : {false, true}) {
            std::string path;
            for (int i = 0; i <= 9; ++i) {
                if ((i % 3 == 0) != is_thick) continue;
                const std::string at = number(low + i * layout_.cell_size());
                path += 'M' + number(low) + ' ' + at + 'H' + number(high);
                path += 'M' + at + ' ' + number(low) + 'V' + number(high);
            }
            svg_.element("path", {{"d", path},
                                  {"stroke", palette::kBlack},
                                  {"stroke-width", is_thick ? 2.4 : 0.7},
                                  {"stroke-linecap", "square"}});
        }
    }

    void write(Point middle, double size, std::string_view text, std::string_view look) {
        svg_.text("text",
                  {{"x", middle.x},
                   {"y", middle.y + 0.36 * size},
                   {"font-size", size},
                   {"font-weight", look == "given" ? "bold" : ""},
                   {"font-style", look == "entered" ? "italic" : ""},
                   {"fill", look == "entered" ? palette::kBlue : palette::kBlack}},
                  text);
    }

    void draw_names() {
        for (int i = 0; i < 9; ++i) {
            const Point row = layout_.middle(cell_at(i, 0));
            const Point column = layout_.middle(cell_at(0, i));
            const double size = 0.24 * layout_.cell_size();
            const double beside = 0.5 * layout_.margin();
            write({beside, row.y}, size, "r" + std::to_string(i + 1), "");
            write({column.x, beside}, size, "c" + std::to_string(i + 1), "");
        }
    }

    void draw_digits() {
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Digit value = state_.values()[cell];
            if (value != 0) {
                write(layout_.middle(cell), 0.62 * layout_.cell_size(), std::to_string(value),
                      state_.givens()[cell] != 0 ? "given" : "entered");
                continue;
            }
            if (!options_.candidates) continue;
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                const Candidate one = Candidate::at(cell, digit);
                if (state_.has(one)) {
                    write(layout_.place(one), 0.24 * layout_.cell_size(), std::to_string(digit),
                          "");
                }
            }
        }
    }

    void draw_mark(const Mark& mark) {
        const MarkStyle& style = style_of(mark.role);
        const Point at = layout_.place(mark.candidate);
        const double radius = layout_.mark_radius();
        const bool is_cross = style.shape == Shape::cross;
        const bool is_circle = style.shape == Shape::circle || style.shape == Shape::ring;
        const std::string_view fill = is_cross || !style.is_filled ? "none" : style.color;
        const std::string_view dashes = style.is_dashed ? "2.5 2" : "";
        const double width = is_cross || style.shape == Shape::ring ? 2.6 : 1.6;
        const std::string_view line = style.shape == Shape::ring ? palette::kBlack : style.color;
        if (is_circle) {
            svg_.element("circle", {{"class", style.name},
                                    {"cx", at.x},
                                    {"cy", at.y},
                                    {"r", radius},
                                    {"fill", fill},
                                    {"fill-opacity", fill == "none" ? "" : "0.55"},
                                    {"stroke", line},
                                    {"stroke-width", width},
                                    {"stroke-dasharray", dashes}});
        } else {
            svg_.element("path", {{"class", style.name},
                                  {"d", outline(style.shape, at, radius)},
                                  {"fill", fill},
                                  {"fill-opacity", fill == "none" ? "" : "0.55"},
                                  {"stroke", line},
                                  {"stroke-width", width},
                                  {"stroke-dasharray", dashes}});
        }
    }

    void draw_links() {
        if (step_ == nullptr) return;
        for (const Route& route : routes_of(step_->chains, layout_)) {
            const std::string_view color = route.is_strong ? palette::kBlue : palette::kVermilion;
            std::string_view name = route.is_strong ? "strong" : "weak";
            if (route.is_inside) name = "group";
            const std::string path = 'M' + number(route.from.x) + ' ' + number(route.from.y) + 'Q' +
                                     number(route.bend.x) + ' ' + number(route.bend.y) + ' ' +
                                     number(route.to.x) + ' ' + number(route.to.y);
            svg_.element("path", {{"class", name},
                                  {"d", path},
                                  {"fill", "none"},
                                  {"stroke", route.is_inside ? palette::kBlack : color},
                                  {"stroke-width", route.is_strong ? 2.4 : 1.6},
                                  {"stroke-dasharray", name == "weak" ? "5 3.5" : ""}});
            if (!route.is_inside) draw_arrow(route, color);
        }
    }

    /// Drawn by hand and not as a marker: few programs that make PDF know markers.
    void draw_arrow(const Route& route, std::string_view color) {
        const Point before = route.at(0.9);
        const double angle = std::atan2(route.to.y - before.y, route.to.x - before.x);
        const double length = 0.14 * layout_.cell_size();
        const auto corner = [&](double turn) {
            return number(route.to.x - length * std::cos(angle + turn)) + ' ' +
                   number(route.to.y - length * std::sin(angle + turn));
        };
        svg_.element("path", {{"class", "arrow"},
                              {"d", 'M' + number(route.to.x) + ' ' + number(route.to.y) + 'L' +
                                        corner(0.42) + 'L' + corner(-0.42) + 'Z'},
                              {"fill", color}});
    }

    const State& state_;
    const Step* step_;
    const DrawOptions& options_;
    Layout layout_;
    Marks marks_;
    Svg svg_;
};

}  // namespace

std::string draw_svg(const State& state, const Step* step, const DrawOptions& options) {
    return Picture(state, step, options).draw();
}

}  // namespace nonet::draw
