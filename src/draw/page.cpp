// A page from its parts: head, puzzles with captions, foot.
//
// The lines of a grid are set by the size of its cells: hair lines between cells that still print,
// and around boxes lines that the eye finds at arm's length. A step is drawn as on a screen and
// then scaled as a whole. The description for those who cannot see the page holds its puzzles as
// lines.
#include "draw/fitting.hpp"
#include "draw/page_layout.hpp"
#include "draw/palette.hpp"

#include <nonet/draw.hpp>
#include <nonet/page.hpp>

#include <algorithm>

namespace nonet::draw {

namespace {

Figure line_of_text(Point at, double size, std::string text, bool is_bold) {
    Figure figure;
    figure.form = Text{at, size, std::move(text), is_bold};
    figure.fill.color = palette::kBlack;
    return figure;
}

class Page {
  public:
    explicit Page(const PageStyle& style) : style_(style) {
        drawing_.width = style.width;
        drawing_.height = style.height;
        drawing_.unit = "pt";
        drawing_.language = style.language;
    }

    /// One line in the middle of the page; set smaller, down to two thirds, then cut off.
    void write(double baseline, double size, std::string_view text, bool is_bold) {
        const double room = style_.width - 2 * style_.margin;
        const double wanted = size * width_of(text, is_bold);
        const double smaller = std::max(size * std::min(1.0, room / wanted), size * 2 / 3);
        const double weight = is_bold ? 1.1 : 1;
        for (std::string& line : wrapped(text, room / smaller / weight, 1)) {
            drawing_.figures.push_back(
                line_of_text({style_.width / 2, baseline}, smaller, std::move(line), is_bold));
        }
    }

    void add(const Panel& panel, const Slot& slot) {
        if (panel.step != nullptr)
            add_step(*panel.step, slot);
        else
            add_face(panel.face, slot);
        add_caption(panel.caption, slot);
        describe(panel);
    }

    Drawing take(std::string title) {
        drawing_.title = std::move(title);
        return std::move(drawing_);
    }

  private:
    void add_face(const Face& face, const Slot& slot) {
        FaceOptions options;
        options.cell_size = slot.side / face.box.side();
        options.thin = std::clamp(options.cell_size * 0.016, 0.25, 0.7);
        options.thick = std::clamp(options.cell_size * 0.065, 1.1, 2.6);
        options.symbols = style_.symbols;
        place(draw_face(face, options), slot.corner, 1, drawing_);
    }

    void add_step(const DrawnStep& step, const Slot& slot) {
        const Drawing picture = draw_position(step.before, &step.step);
        place(picture, slot.corner, slot.side / picture.width, drawing_);
    }

    void add_caption(std::string_view caption, const Slot& slot) {
        const double size = slot.caption_size;
        const auto most = static_cast<std::size_t>(style_.caption_lines);
        Point at = {slot.corner.x + slot.side / 2, slot.corner.y + slot.side + 1.25 * size + 0.25};
        for (std::string& line : caption_lines(caption, slot.side / size, most)) {
            drawing_.figures.push_back(line_of_text(at, size, std::move(line), false));
            at.y += kLineHeight * size;
        }
    }

    void describe(const Panel& panel) {
        std::string& text = drawing_.description;
        if (!text.empty()) text += '\n';
        if (!panel.caption.empty()) text += clean(panel.caption) + ": ";
        const Face face = panel.step != nullptr ? face_of(panel.step->before) : panel.face;
        const bool is_small = face.box.side() <= 9;
        for (std::size_t cell = 0; cell < face.values.size(); ++cell) {
            if (!is_small && cell > 0) text += ' ';
            text += face.values[cell] == 0 ? "." : symbol_of(face.values[cell], style_.symbols);
        }
    }

    const PageStyle& style_;
    Drawing drawing_;
};

}  // namespace

Drawing draw_page(std::span<const Panel> panels, const PageStyle& style, const PageTexts& texts) {
    Page page(style);
    const std::string head = clean(texts.head);
    if (style.has_head && !head.empty()) page.write(head_baseline(style), kHeadSize, head, true);
    const std::vector<Slot> slots = slots_of(style);
    for (std::size_t i = 0; i < panels.size() && i < slots.size(); ++i) {
        page.add(panels[i], slots[i]);
    }
    const std::string foot = clean(texts.foot);
    if (style.has_foot && !foot.empty()) page.write(foot_baseline(style), kFootSize, foot, false);
    return page.take(head.empty() ? "Sudoku" : head);
}

Drawing draw_cover(std::string_view title, std::string_view subtitle, const PageStyle& style) {
    Page page(style);
    const std::string large = clean(title);
    page.write(style.height * 0.38, style.width * 0.065, large, true);
    if (const std::string small = clean(subtitle); !small.empty())
        page.write(style.height * 0.38 + style.width * 0.07, style.width * 0.03, small, false);
    return page.take(large);
}

}  // namespace nonet::draw
