// A drawing as SVG: the root with title and description, the hatchings in use, a ground of paper,
// the figures.
//
// Attributes come in one order and numbers with one decimal, so that equal drawings are equal bytes
// on every platform. What is as usual is left out: the middle as anchor, an opacity of 1, and the
// filling of mere level and upright lines, which enclose nothing.
#include "draw/palette.hpp"
#include "draw/svg.hpp"

#include <nonet/drawing.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

namespace nonet::draw {

namespace {

std::string hex(Color color) {
    return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
}

std::string point(Point at) {
    return number(at.x) + ' ' + number(at.y);
}

std::string path_data(const Path& path) {
    std::string data;
    for (const PathStep& step : path) {
        data += static_cast<char>(step.command);
        switch (step.command) {
            case PathCommand::move:
            case PathCommand::line:
                data += point(step.to);
                break;
            case PathCommand::across:
            case PathCommand::across_by:
                data += number(step.to.x);
                break;
            case PathCommand::down:
                data += number(step.to.y);
                break;
            case PathCommand::curve:
                data += point(step.bend) + ' ' + point(step.to);
                break;
            case PathCommand::close:
                break;
        }
    }
    return data;
}

/// Thin lines on paper need two decimals.
std::string fine(double value) {
    return fmt::format("{}", std::round(value * 100) / 100);
}

bool encloses(const Path& path) {
    return std::any_of(path.begin(), path.end(), [](const PathStep& step) {
        return step.command == PathCommand::line || step.command == PathCommand::curve;
    });
}

class Writer {
  public:
    explicit Writer(const Drawing& drawing) : drawing_(drawing) {}

    std::string write() {
        open();
        define_hatches();
        svg_.element("rect", {{"width", drawing_.width},
                              {"height", drawing_.height},
                              {"fill", hex(palette::kWhite)}});
        for (const Figure& figure : drawing_.figures) {
            std::visit([&](const auto& form) { put(figure, form); }, figure.form);
        }
        svg_.close("svg");
        return svg_.take();
    }

  private:
    [[nodiscard]] std::string id(std::string_view name) const {
        return drawing_.id + '-' + std::string(name);
    }

    void open() {
        const std::string width = number(drawing_.width);
        const std::string height = number(drawing_.height);
        svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                          {"viewBox", "0 0 " + width + ' ' + height},
                          {"width", width + std::string(drawing_.unit)},
                          {"height", height + std::string(drawing_.unit)},
                          {"role", "img"},
                          {"aria-labelledby", id("title") + ' ' + id("desc")},
                          {"font-family", "Helvetica, Arial, sans-serif"},
                          {"text-anchor", "middle"}});
        svg_.text("title", {{"id", id("title")}, {"xml:lang", drawing_.language}}, drawing_.title);
        svg_.text("desc", {{"id", id("desc")}, {"xml:lang", drawing_.language}},
                  drawing_.description);
    }

    void define_hatches() {
        std::vector<bool> used(hatches().size(), false);
        for (const Figure& figure : drawing_.figures) {
            if (hatch_of(figure.fill) != nullptr) used[*figure.fill.hatch] = true;
        }
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (used[i]) define(hatches()[i]);
        }
    }

    void define(const Hatch& hatch) {
        const std::string color = hex(hatch.color);
        const std::string scale = drawing_.hatch_scale == 1
                                      ? std::string()
                                      : fmt::format("scale({:.3f})", drawing_.hatch_scale);
        svg_.open("pattern", {{"id", id(hatch.name)},
                              {"patternUnits", "userSpaceOnUse"},
                              {"width", kHatchSide},
                              {"height", kHatchSide},
                              {"patternTransform", scale}});
        svg_.element("rect", {{"width", kHatchSide},
                              {"height", kHatchSide},
                              {"fill", color},
                              {"fill-opacity", fmt::format("{}", kHatchGround)}});
        svg_.element("path", {{"d", path_data(hatch.lines)},
                              {"stroke", color},
                              {"stroke-width", kHatchLine},
                              {"fill", "none"}});
        svg_.close("pattern");
    }

    // Attributes of figures: an empty text is left out.

    [[nodiscard]] std::string fill(const Figure& figure) const {
        if (const Hatch* hatch = hatch_of(figure.fill)) return "url(#" + id(hatch->name) + ')';
        return figure.fill.color ? hex(*figure.fill.color) : "none";
    }
    static std::string opacity(const Figure& figure) {
        return figure.fill.opacity == 1 ? std::string() : fmt::format("{}", figure.fill.opacity);
    }
    static std::string color(const Stroke& stroke) {
        return stroke.width > 0 ? hex(stroke.color) : std::string();
    }
    static std::string width(const Stroke& stroke) {
        return stroke.width > 0 ? fine(stroke.width) : std::string();
    }
    static std::string dashes(const Stroke& stroke) {
        return stroke.dash > 0 ? fine(stroke.dash) + ' ' + fine(stroke.gap) : std::string();
    }
    static std::string above_zero(double value) {
        return value > 0 ? number(value) : std::string();
    }

    void put(const Figure& figure, const Rectangle& form) {
        svg_.element("rect", {{"class", figure.role},
                              {"x", form.corner.x},
                              {"y", form.corner.y},
                              {"width", form.width},
                              {"height", form.height},
                              {"rx", above_zero(form.rounding)},
                              {"fill", fill(figure)},
                              {"fill-opacity", opacity(figure)},
                              {"stroke", color(figure.stroke)},
                              {"stroke-width", width(figure.stroke)},
                              {"stroke-dasharray", dashes(figure.stroke)}});
    }

    void put(const Figure& figure, const Circle& form) {
        svg_.element("circle", {{"class", figure.role},
                                {"cx", form.middle.x},
                                {"cy", form.middle.y},
                                {"r", form.radius},
                                {"fill", fill(figure)},
                                {"fill-opacity", opacity(figure)},
                                {"stroke", color(figure.stroke)},
                                {"stroke-width", width(figure.stroke)},
                                {"stroke-dasharray", dashes(figure.stroke)}});
    }

    void put(const Figure& figure, const Path& form) {
        svg_.element("path", {{"class", figure.role},
                              {"d", path_data(form)},
                              {"fill", encloses(form) ? fill(figure) : ""},
                              {"fill-opacity", opacity(figure)},
                              {"stroke", color(figure.stroke)},
                              {"stroke-width", width(figure.stroke)},
                              {"stroke-dasharray", dashes(figure.stroke)},
                              {"stroke-linecap", figure.stroke.is_square ? "square" : ""}});
    }

    void put(const Figure& figure, const Text& form) {
        static constexpr std::string_view kAnchors[] = {"start", "", "end"};
        svg_.text("text",
                  {{"class", figure.role},
                   {"x", form.at.x},
                   {"y", form.at.y},
                   {"font-size", form.size},
                   {"font-weight", form.is_bold ? "bold" : ""},
                   {"font-style", form.is_italic ? "italic" : ""},
                   {"text-anchor", kAnchors[static_cast<std::size_t>(form.anchor)]},
                   {"fill", fill(figure)}},
                  form.content);
    }

    const Drawing& drawing_;
    Svg svg_;
};

}  // namespace

std::string to_svg(const Drawing& drawing) {
    return Writer(drawing).write();
}

}  // namespace nonet::draw
