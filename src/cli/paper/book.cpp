// Pages are written as soon as they are full and something follows, so a book of any length takes
// the memory of one page, and with solutions at the end a byte for each of their cells.
#include "cli/paper/book.hpp"

#include "cli/output/output.hpp"

#include <algorithm>
#include <utility>

#include <unistd.h>

namespace nonet::cli {

namespace {

constexpr unsigned kGivenBit = 0x80;

bool is_standard(const std::string& path) {
    return path.empty() || path == "-";
}

}  // namespace

SmallSolution SmallSolution::of(const draw::Face& face, std::string caption) {
    SmallSolution small{face.box, std::string(face.values.size(), '\0'), std::move(caption)};
    for (std::size_t cell = 0; cell < face.values.size(); ++cell) {
        const unsigned given = face.kinds[cell] == draw::DigitKind::given ? kGivenBit : 0;
        small.cells[cell] = static_cast<char>(face.values[cell] | given);
    }
    return small;
}

draw::Panel SmallSolution::panel() const {
    draw::Panel panel;
    panel.caption = caption;
    panel.face.box = box;
    for (const char cell : cells) {
        const auto byte = static_cast<unsigned char>(cell);
        panel.face.values.push_back(static_cast<std::uint8_t>(byte & ~kGivenBit));
        panel.face.kinds.push_back((byte & kGivenBit) != 0 ? draw::DigitKind::given
                                                           : draw::DigitKind::solution);
    }
    return panel;
}

std::string Book::open(std::span<const std::string> inputs) {
    const std::string& path = settings_.file.path;
    if (is_standard(path) && !settings_.kind->is_text && isatty(STDOUT_FILENO) != 0)
        return "a terminal cannot show this kind of file; name one with -o FILE";
    std::string problem = clash_with_input(is_standard(path) ? std::string() : path, inputs);
    if (problem.empty()) writer_ = settings_.kind->open(settings_.file, problem);
    return problem;
}

std::string Book::take(Product& product) {
    auto& leaf = static_cast<Leaf&>(product);
    ++puzzles_;
    std::string problem;
    for (draw::Panel& panel : leaf.panels) {
        if (problem.empty()) problem = add(std::move(panel));
    }
    for (SmallSolution& solution : leaf.solutions) solutions_.push_back(std::move(solution));
    return problem;
}

std::string Book::add(draw::Panel panel) {
    const auto room = static_cast<std::size_t>(settings_.style.per_page);
    std::string problem;
    if (panels_.size() == room) problem = write_page(false);
    panels_.push_back(std::move(panel));
    return problem;
}

std::string Book::finish() {
    if (puzzles_ == 0) return "there is no puzzle to draw, so nothing was written";
    const bool is_only = pages_ == 0 && solutions_.empty() && !settings_.has_cover;
    std::string problem = write_page(is_only);
    if (problem.empty()) problem = write_solutions(small_style());
    return problem.empty() ? writer_->finish() : problem;
}

/// Page, and behind it the solutions of its puzzles where they belong there.
std::string Book::write_page(bool is_only) {
    std::string problem;
    if (pages_ == 0 && settings_.has_cover) problem = write_cover();
    if (problem.empty())
        problem = write_panels(panels_, settings_.style, settings_.file.title, !is_only);
    panels_.clear();
    if (problem.empty() && settings_.solutions == SolutionPlace::behind)
        problem = write_solutions(settings_.style);
    return problem;
}

std::string Book::write_panels(std::span<const draw::Panel> panels, draw::PageStyle style,
                               const std::string& head, bool is_numbered) {
    if (settings_.fits && !panels.empty()) {
        style = draw::fitting_style(panels.front(), style.caption_lines, !head.empty());
        style.symbols = settings_.style.symbols;
        style.language = settings_.style.language;
    }
    style.has_head = !head.empty();
    style.has_foot = !settings_.fits && is_numbered;
    ++number_;
    return put(draw::draw_page(panels, style, {head, std::to_string(number_)}));
}

std::string Book::write_solutions(const draw::PageStyle& style) {
    const auto room = static_cast<std::size_t>(style.per_page);
    std::string problem;
    std::vector<draw::Panel> panels;
    for (std::size_t i = 0; i < solutions_.size() && problem.empty(); ++i) {
        panels.push_back(solutions_[i].panel());
        if (panels.size() < room && i + 1 < solutions_.size()) continue;
        problem = write_panels(panels, style, settings_.solutions_head, true);
        panels.clear();
    }
    solutions_.clear();
    return problem;
}

/// Solutions need only be read, not written into; how small depends on the largest of them.
draw::PageStyle Book::small_style() const {
    int side = 0;
    for (const SmallSolution& solution : solutions_) side = std::max(side, solution.box.side());
    draw::PageStyle style = settings_.style;
    style.caption_lines = 1;
    if (settings_.fits) return style;
    if (side <= 9) style.per_page = 20;
    if (side > 9) style.per_page = side <= 16 ? 6 : 2;
    return style;
}

std::string Book::write_cover() {
    return put(draw::draw_cover(settings_.file.title, {}, settings_.style));
}

std::string Book::put(const draw::Drawing& page) {
    ++pages_;
    return writer_->add(page);
}

}  // namespace nonet::cli
