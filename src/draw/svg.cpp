// Numbers and text as SVG wants them.
//
// fmt prints numbers the same way whatever the locale, which std::to_string does not. Text is
// escaped here and nowhere else.
#include "draw/svg.hpp"

#include <cmath>

#include <fmt/format.h>

namespace nonet::draw {

std::string number(double value) {
    const double rounded = std::round(value * 10) / 10;
    return fmt::format("{}", rounded == 0 ? 0.0 : rounded);  // no "-0"
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '&') {
            out += "&amp;";
        } else if (c == '<') {
            out += "&lt;";
        } else if (c == '>') {
            out += "&gt;";
        } else if (c == '"') {
            out += "&quot;";
        } else if (static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t') {
            out += c;
        }
    }
    return out;
}

void Svg::begin(std::string_view name, Attributes attributes) {
    out_ += '<';
    out_ += name;
    for (const Attribute& one : attributes) {
        if (one.value().empty()) continue;
        out_ += ' ';
        out_ += one.name();
        out_ += "=\"";
        out_ += escaped(one.value());
        out_ += '"';
    }
}

void Svg::element(std::string_view name, Attributes attributes) {
    begin(name, attributes);
    out_ += "/>\n";
}

void Svg::open(std::string_view name, Attributes attributes) {
    begin(name, attributes);
    out_ += ">\n";
}

void Svg::close(std::string_view name) {
    out_ += "</";
    out_ += name;
    out_ += ">\n";
}

void Svg::text(std::string_view name, Attributes attributes, std::string_view content) {
    begin(name, attributes);
    out_ += '>';
    out_ += escaped(content);
    out_ += "</";
    out_ += name;
    out_ += ">\n";
}

}  // namespace nonet::draw
