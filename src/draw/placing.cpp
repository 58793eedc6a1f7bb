// A picture on a larger sheet: everything that has a place or a length is scaled, then moved.
#include <nonet/drawing.hpp>

#include <utility>

namespace nonet::draw {

namespace {

Point moved(Point point, Point corner, double scale) {
    return {corner.x + scale * point.x, corner.y + scale * point.y};
}

void move(Rectangle& form, Point corner, double scale) {
    form.corner = moved(form.corner, corner, scale);
    form.width *= scale;
    form.height *= scale;
    form.rounding *= scale;
}
void move(Circle& form, Point corner, double scale) {
    form.middle = moved(form.middle, corner, scale);
    form.radius *= scale;
}
void move(Path& form, Point corner, double scale) {
    for (PathStep& step : form) {
        const bool is_relative = step.command == PathCommand::across_by;
        step.to = moved(step.to, is_relative ? Point{} : corner, scale);
        step.bend = moved(step.bend, corner, scale);
    }
}
void move(Text& form, Point corner, double scale) {
    form.at = moved(form.at, corner, scale);
    form.size *= scale;
}

}  // namespace

void place(const Drawing& picture, Point corner, double scale, Drawing& sheet) {
    sheet.figures.reserve(sheet.figures.size() + picture.figures.size());
    for (Figure figure : picture.figures) {
        std::visit([&](auto& form) { move(form, corner, scale); }, figure.form);
        figure.stroke.width *= scale;
        figure.stroke.dash *= scale;
        figure.stroke.gap *= scale;
        if (figure.fill.hatch) sheet.hatch_scale = scale * picture.hatch_scale;
        sheet.figures.push_back(std::move(figure));
    }
}

}  // namespace nonet::draw
