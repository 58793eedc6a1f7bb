// The table of paper sizes: those of ISO 216 that are printed on at home, and the American ones.
#include <nonet/page.hpp>

#include <algorithm>
#include <array>

namespace nonet::draw {

namespace {

constexpr double millimetres(double length) {
    return length * 72 / 25.4;
}

constexpr std::array<Paper, 6> kPapers = {{
    {"A3", millimetres(297), millimetres(420)},
    {"A4", millimetres(210), millimetres(297)},
    {"A5", millimetres(148), millimetres(210)},
    {"B5", millimetres(176), millimetres(250)},
    {"Letter", 612, 792},
    {"Legal", 612, 1008},
}};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::span<const Paper> papers() {
    return kPapers;
}

const Paper* find_paper(std::string_view name) {
    const auto is_it = [name](const Paper& paper) {
        return std::equal(name.begin(), name.end(), paper.name.begin(), paper.name.end(),
                          [](char a, char b) { return lower(a) == lower(b); });
    };
    const auto* found = std::find_if(kPapers.begin(), kPapers.end(), is_it);
    return found == kPapers.end() ? nullptr : found;
}

}  // namespace nonet::draw
