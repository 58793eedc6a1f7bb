// Figure by figure, as SVG would show them: fill first, then the line around.
//
// Font settings of the user's screen (hinting, sub-pixels) are switched off, since they would move
// digits from where the page wants them, differently on every machine.
#include "cli/paper/cairo/painter.hpp"

#include <array>
#include <cstdio>
#include <variant>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

using draw::Color;
using draw::Figure;
using draw::PathCommand;
using draw::Point;

void set_color(cairo_t* cairo, Color color, double opacity) {
    cairo_set_source_rgba(cairo, color.red / 255.0, color.green / 255.0, color.blue / 255.0,
                          opacity);
}

Point current_point(cairo_t* cairo) {
    Point point;
    cairo_get_current_point(cairo, &point.x, &point.y);
    return point;
}

/// PDF and Cairo know cubic curves only.
void curve_to(cairo_t* cairo, Point bend, Point to) {
    const Point from = current_point(cairo);
    const auto third = [](double end, double middle) { return end + (middle - end) * 2 / 3; };
    cairo_curve_to(cairo, third(from.x, bend.x), third(from.y, bend.y), third(to.x, bend.x),
                   third(to.y, bend.y), to.x, to.y);
}

void trace(cairo_t* cairo, const draw::Path& path) {
    for (const draw::PathStep& step : path) {
        switch (step.command) {
            case PathCommand::move:
                cairo_move_to(cairo, step.to.x, step.to.y);
                break;
            case PathCommand::line:
                cairo_line_to(cairo, step.to.x, step.to.y);
                break;
            case PathCommand::across:
                cairo_line_to(cairo, step.to.x, current_point(cairo).y);
                break;
            case PathCommand::down:
                cairo_line_to(cairo, current_point(cairo).x, step.to.y);
                break;
            case PathCommand::across_by:
                cairo_rel_line_to(cairo, step.to.x, 0);
                break;
            case PathCommand::curve:
                curve_to(cairo, step.bend, step.to);
                break;
            case PathCommand::close:
                cairo_close_path(cairo);
                break;
        }
    }
}

void trace(cairo_t* cairo, const draw::Rectangle& form) {
    constexpr double kQuarter = 1.5707963267948966;
    const auto [corner, width, height, radius] = form;
    if (radius <= 0) {
        cairo_rectangle(cairo, corner.x, corner.y, width, height);
        return;
    }
    const double left = corner.x + radius;
    const double top = corner.y + radius;
    const double right = corner.x + width - radius;
    const double bottom = corner.y + height - radius;
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, right, top, radius, -kQuarter, 0);
    cairo_arc(cairo, right, bottom, radius, 0, kQuarter);
    cairo_arc(cairo, left, bottom, radius, kQuarter, 2 * kQuarter);
    cairo_arc(cairo, left, top, radius, 2 * kQuarter, 3 * kQuarter);
    cairo_close_path(cairo);
}

void trace(cairo_t* cairo, const draw::Circle& form) {
    constexpr double kTurn = 6.283185307179586;
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, form.middle.x, form.middle.y, form.radius, 0, kTurn);
}

class Painting {
  public:
    Painting(const draw::Drawing& drawing, Fonts& fonts, cairo_t* cairo)
        : drawing_(drawing), fonts_(fonts), cairo_(cairo) {}

    std::string paint() {
        set_color(cairo_, {255, 255, 255}, 1);
        cairo_paint(cairo_);
        for (const Figure& figure : drawing_.figures) {
            std::visit([&](const auto& form) { put(figure, form); }, figure.form);
        }
        return problem_;
    }

  private:
    template <class Form>
    void put(const Figure& figure, const Form& form) {
        cairo_new_path(cairo_);
        trace(cairo_, form);
        if (const draw::Hatch* hatch = draw::hatch_of(figure.fill)) {
            fill_with(*hatch);
        } else if (figure.fill.color) {
            set_color(cairo_, *figure.fill.color, figure.fill.opacity);
            cairo_fill_preserve(cairo_);
        }
        if (figure.stroke.width > 0) stroke(figure.stroke);
    }

    void stroke(const draw::Stroke& stroke) {
        const std::array<double, 2> dashes = {stroke.dash, stroke.gap};
        cairo_set_dash(cairo_, dashes.data(), stroke.dash > 0 ? 2 : 0, 0);
        cairo_set_line_width(cairo_, stroke.width);
        cairo_set_line_cap(cairo_, stroke.is_square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT);
        set_color(cairo_, stroke.color, 1);
        cairo_stroke(cairo_);
    }

    /// Lines clipped to the figure: a repeating pattern would become points in a PDF.
    void fill_with(const draw::Hatch& hatch) {
        double left = 0;
        double top = 0;
        double right = 0;
        double bottom = 0;
        cairo_path_extents(cairo_, &left, &top, &right, &bottom);
        cairo_path_t* outline = cairo_copy_path(cairo_);
        set_color(cairo_, hatch.color, draw::kHatchGround);
        cairo_fill_preserve(cairo_);
        cairo_save(cairo_);
        cairo_clip(cairo_);
        const double scale = drawing_.hatch_scale;
        const double side = draw::kHatchSide * scale;
        cairo_set_dash(cairo_, nullptr, 0, 0);
        cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_BUTT);
        cairo_set_line_width(cairo_, draw::kHatchLine);
        set_color(cairo_, hatch.color, 1);
        cairo_scale(cairo_, scale, scale);
        for (int row = static_cast<int>(top / side); row * side < bottom; ++row) {
            for (int column = static_cast<int>(left / side); column * side < right; ++column) {
                cairo_save(cairo_);
                cairo_translate(cairo_, column * draw::kHatchSide, row * draw::kHatchSide);
                trace(cairo_, hatch.lines);
                cairo_restore(cairo_);
            }
        }
        cairo_stroke(cairo_);
        cairo_restore(cairo_);
        cairo_append_path(cairo_, outline);
        cairo_path_destroy(outline);
    }

    void put(const Figure& figure, const draw::Text& text) {
        const std::vector<FontRun> runs = fonts_.runs_of(
            text.content, {text.is_bold, text.is_italic}, drawing_.language, problem_);
        cairo_set_font_size(cairo_, text.size);
        double width = 0;
        for (const FontRun& run : runs) width += width_of(run);
        double x = text.at.x;
        if (text.anchor == draw::Anchor::middle) x -= width / 2;
        if (text.anchor == draw::Anchor::end) x -= width;
        if (figure.fill.color) set_color(cairo_, *figure.fill.color, figure.fill.opacity);
        for (const FontRun& run : runs) {
            const double advance = width_of(run);
            cairo_move_to(cairo_, x, text.at.y);
            cairo_show_text(cairo_, run.text.c_str());
            x += advance;
        }
    }

    /// Also makes its font the current one.
    double width_of(const FontRun& run) {
        cairo_set_font_face(cairo_, run.face);
        cairo_text_extents_t extents = {};
        cairo_text_extents(cairo_, run.text.c_str(), &extents);
        return extents.x_advance;
    }

    const draw::Drawing& drawing_;
    Fonts& fonts_;
    cairo_t* cairo_;
    std::string problem_;
};

}  // namespace

std::string CairoPainter::paint(const draw::Drawing& drawing, double scale,
                                cairo_surface_t* surface) {
    const Context context(cairo_create(surface));
    cairo_t* cairo = context.get();
    cairo_scale(cairo, scale, scale);
    const FontOptions options(cairo_font_options_create());
    cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cairo, options.get());
    std::string problem = Painting(drawing, fonts_, cairo).paint();
    cairo_show_page(cairo);
    if (!warned_ && !fonts_.missing().empty()) {
        fmt::print(stderr, "nonet: {}\n", fonts_.missing());
        warned_ = true;
    }
    const cairo_status_t status = cairo_status(cairo);
    // Bytes that could not be written were said where that happened.
    if (!problem.empty() || status == CAIRO_STATUS_SUCCESS || status == CAIRO_STATUS_WRITE_ERROR)
        return problem;
    return fmt::format("Cairo cannot paint the page: {}", cairo_status_to_string(status));
}

}  // namespace nonet::cli
