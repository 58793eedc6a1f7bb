// Pages: every puzzle is there, inside the margins, and none touches another.
#include "draw/fitting.hpp"
#include "draw/page_layout.hpp"
#include "unit/logic/sample_steps.hpp"

#include <nonet/page.hpp>
#include <nonet/technique.hpp>

#include <algorithm>
#include <memory>

#include <gtest/gtest.h>

namespace nonet::draw {
namespace {

PageStyle style_of_paper(const Paper& paper, int per_page, bool is_flat) {
    PageStyle style;
    style.width = is_flat ? paper.height : paper.width;
    style.height = is_flat ? paper.width : paper.height;
    style.per_page = per_page;
    style.has_head = true;
    style.has_foot = true;
    return style;
}

void expect_apart(const Slot& a, const Slot& b) {
    const bool beside = a.corner.x + a.side < b.corner.x || b.corner.x + b.side < a.corner.x;
    const double below_a = a.corner.y + a.side + a.caption_height;
    const double below_b = b.corner.y + b.side + b.caption_height;
    EXPECT_TRUE(beside || below_a < b.corner.y || below_b < a.corner.y);
}

TEST(Page, HasRoomForAnyNumberOfPuzzles) {
    for (const Paper& paper : papers()) {
        for (int count = 1; count <= kMostPerPage; ++count) {
            for (const bool is_flat : {false, true}) {
                const PageStyle style = style_of_paper(paper, count, is_flat);
                const std::vector<Slot> slots = slots_of(style);
                ASSERT_EQ(slots.size(), static_cast<std::size_t>(count));
                const Area area = puzzle_area(style);
                for (std::size_t i = 0; i < slots.size(); ++i) {
                    const Slot& slot = slots[i];
                    EXPECT_GT(slot.side, 20) << paper.name << ' ' << count;
                    EXPECT_EQ(slot.side, slots[0].side);
                    EXPECT_GE(slot.corner.x, style.margin - 1e-6);
                    EXPECT_LE(slot.corner.x + slot.side, style.width - style.margin + 1e-6);
                    EXPECT_GE(slot.corner.y, area.top - 1e-6);
                    EXPECT_LE(slot.corner.y + slot.side + slot.caption_height,
                              style.height - style.margin + 1e-6);
                    for (std::size_t k = 0; k < i; ++k) expect_apart(slots[k], slot);
                }
                EXPECT_LT(head_baseline(style), area.top);
                EXPECT_GT(foot_baseline(style), style.height - style.margin);
            }
        }
    }
}

TEST(Page, UsesTheShapeOfThePaper) {
    const PageStyle upright = style_of_paper(*find_paper("a4"), 2, false);
    const PageStyle flat = style_of_paper(*find_paper("A4"), 2, true);
    const std::vector<Slot> above = slots_of(upright);
    const std::vector<Slot> beside = slots_of(flat);
    EXPECT_EQ(above[0].corner.x, above[1].corner.x);
    EXPECT_EQ(beside[0].corner.y, beside[1].corner.y);
    const std::vector<Slot> four = slots_of(style_of_paper(*find_paper("letter"), 4, false));
    EXPECT_EQ(four[0].corner.y, four[1].corner.y);
    EXPECT_EQ(four[0].corner.x, four[2].corner.x);
    EXPECT_EQ(find_paper("A44"), nullptr);
    EXPECT_EQ(find_paper(""), nullptr);
}

std::vector<std::string> texts_of(const Drawing& drawing) {
    std::vector<std::string> texts;
    for (const Figure& figure : drawing.figures) {
        if (const auto* text = std::get_if<Text>(&figure.form)) texts.push_back(text->content);
    }
    return texts;
}

int count_of(const std::vector<std::string>& texts, std::string_view text) {
    return static_cast<int>(std::count(texts.begin(), texts.end(), text));
}

Panel panel_of(int side, std::string caption) {
    Panel panel;
    Board board(usual_box(side));
    board.set(0, side);
    panel.face = face_of(Position(board));
    panel.caption = std::move(caption);
    return panel;
}

TEST(Page, ShowsEveryPuzzleAndText) {
    PageStyle style = style_of_paper(*find_paper("A4"), 6, false);
    const std::vector<Panel> panels = {panel_of(4, "one"), panel_of(16, "two"),
                                       panel_of(25, "three")};
    Drawing page = draw_page(panels, style, {"A <head>", "7"});
    std::vector<std::string> texts = texts_of(page);
    for (const char* text : {"one", "two", "three", "A <head>", "7", "4", "16", "25"}) {
        EXPECT_EQ(count_of(texts, text), 1) << text;
    }
    EXPECT_NE(page.description.find("one: 4......"), std::string::npos);
    EXPECT_NE(to_svg(page).find("width=\"595.3pt\""), std::string::npos);
    style.symbols = letter_symbols();
    texts = texts_of(draw_page(panels, style));
    for (const char* text : {"4", "G", "P"}) EXPECT_EQ(count_of(texts, text), 1) << text;
}

TEST(Page, TextsStayInTheirPlace) {
    PageStyle style = style_of_paper(*find_paper("A5"), 4, false);
    const std::string is_long(500, 'w');
    const std::vector<Panel> panels(4, panel_of(9, "many words " + is_long + " and more"));
    const Drawing page = draw_page(panels, style, {is_long, is_long});
    for (const Figure& figure : page.figures) {
        const auto* text = std::get_if<Text>(&figure.form);
        if (text == nullptr) continue;
        const double half = 0.5 * text->size * width_of(text->content, text->is_bold);
        EXPECT_GE(text->at.x - half, style.margin - 1e-6) << text->content;
        EXPECT_LE(text->at.x + half, style.width - style.margin + 1e-6) << text->content;
    }
}

TEST(Page, DrawsStepsToScale) {
    logic::TechniqueInfo technique;
    technique.name = "aic";
    Panel panel;
    panel.step = std::make_shared<const DrawnStep>(
        DrawnStep{logic::State(), logic::sample_step(technique, 5, false)});
    const PageStyle style = style_of_paper(*find_paper("A4"), 4, false);
    const std::vector<Panel> panels(4, panel);
    const Drawing page = draw_page(panels, style);
    int arrows = 0;
    for (const Figure& figure : page.figures) arrows += figure.role == "arrow" ? 1 : 0;
    EXPECT_GT(arrows, 0);
    EXPECT_EQ(arrows % 4, 0);
    EXPECT_LT(page.hatch_scale, 1);
    EXPECT_NE(to_svg(page).find("patternTransform=\"scale(0."), std::string::npos);
}

TEST(Page, IgnoresHatchingsThatDoNotExist) {
    Drawing page;
    page.width = page.height = 10;
    page.figures.emplace_back();
    page.figures[0].form = Rectangle{{1, 1}, 8, 8};
    page.figures[0].fill.hatch = hatches().size();
    EXPECT_EQ(to_svg(page).find("url("), std::string::npos);
    page.figures[0].fill.hatch = hatches().size() - 1;
    EXPECT_NE(to_svg(page).find("url("), std::string::npos);
}

TEST(Face, TellsGivenPlacedAndSolvedDigitsApart) {
    Board puzzle({2, 2});
    puzzle.set(0, 1);
    Progress progress;
    progress.placed.assign(16, 0);
    progress.placed[0] = 3;  // on a given: nothing that can be shown
    progress.placed[1] = 2;
    EXPECT_TRUE(face_of(Position(puzzle)).candidates.empty());
    const Face marked = marked_face_of(Position(puzzle), &progress);
    EXPECT_EQ(marked.values[0], 1);
    EXPECT_EQ(marked.kinds[1], DigitKind::placed);
    EXPECT_EQ(marked.candidates[1], 0u);
    EXPECT_EQ(marked.candidates[4], 0b1100u);  // 1 and 2 stand in its box
    EXPECT_EQ(marked.candidates[8], 0b1110u);  // 1 in its column
    EXPECT_EQ(marked.candidates[15], 0b1111u);
    const Face solved = solved_face_of(Position(puzzle), std::vector<std::uint8_t>(16, 4));
    EXPECT_EQ(solved.values[0], 1);
    EXPECT_EQ(solved.kinds[0], DigitKind::given);
    EXPECT_EQ(solved.values[15], 4);
    EXPECT_EQ(solved.kinds[15], DigitKind::solution);
    EXPECT_TRUE(solved.candidates.empty());
}

TEST(Face, ShowsTheCandidatesOfASukakuAsTheyAre) {
    Candidates candidates;
    candidates.set(0, mask_of(5) | mask_of(6));
    candidates.set(1, 0);
    for (const Face& face :
         {face_of(Position(candidates)), marked_face_of(Position(candidates), nullptr)}) {
        ASSERT_EQ(face.candidates.size(), 81u);
        EXPECT_EQ(face.candidates[0], candidates[0]);
        EXPECT_EQ(face.candidates[1], 0u);
        EXPECT_EQ(face.candidates[2], kAllDigits);
    }
}

TEST(Fitting, KeepsTextValidAndOnOneLine) {
    EXPECT_EQ(clean("a\nb\tc"), "a b c");
    EXPECT_EQ(clean("스도쿠 \xC0\xFF x"), "스도쿠 \uFFFD\uFFFD x");
    EXPECT_EQ(clean("\xEF\xBF\xBF"), "\uFFFD");
    EXPECT_EQ(length_of("스도쿠1"), 4u);
    EXPECT_GT(width_of("스도쿠"), width_of("abc"));
}

TEST(Fitting, BreaksBetweenWordsAndCutsTheLastLine) {
    using Lines = std::vector<std::string>;
    EXPECT_EQ(wrapped("one two three", 100, 3), Lines{"one two three"});
    EXPECT_EQ(wrapped("one two three", 4.5, 3), (Lines{"one two", "three"}));
    EXPECT_EQ(wrapped("수도쿠퍼즐", 3.1, 2), (Lines{"수도쿠", "퍼즐"}));
    const Lines cut = wrapped("one two three", 4.5, 1);
    ASSERT_EQ(cut.size(), 1u);
    EXPECT_TRUE(cut[0].ends_with("…"));
    EXPECT_LE(width_of(cut[0]), 4.5);
    EXPECT_TRUE(wrapped("", 10, 3).empty());
    EXPECT_TRUE(wrapped("word", 10, 0).empty());
}

}  // namespace
}  // namespace nonet::draw
