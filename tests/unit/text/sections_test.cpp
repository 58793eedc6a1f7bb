// Where a section and a text in sections end, and what counts as a head.
#include "text/sections.hpp"

#include "unit/text/read_all.hpp"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

struct Collected {
    Found found = Found::no;
    std::vector<std::string> names;
    std::vector<bool> good;
    std::vector<std::size_t> sizes;
    std::size_t lines = 0;
};

bool is_grid(std::string_view name) {
    return name == "puzzle" || name == "state";
}

Collected collect(const std::string& text) {
    StringSource source(text);
    LineSupplier lines(source, {1, 1, 0});
    const Window window(lines);
    std::vector<Section> sections;
    Collected result;
    result.found = collect_sections(window, "puzzle", is_grid, sections, result.lines);
    for (const Section& section : sections) {
        result.names.push_back(section.name);
        result.good.push_back(section.good_head);
        result.sizes.push_back(section.body.size());
    }
    return result;
}

using Names = std::vector<std::string>;
using Sizes = std::vector<std::size_t>;

TEST(Sections, BodiesEndAtTheNextHead) {
    const Collected all = collect("[Puzzle]\na\nb\n[State]\nc\n[Other]\nd\n");
    EXPECT_EQ(all.found, Found::puzzle);
    EXPECT_EQ(all.names, (Names{"puzzle", "state", "other"}));
    EXPECT_EQ(all.sizes, (Sizes{2, 1, 1}));
    EXPECT_EQ(all.lines, 7U);
}

TEST(Sections, BlankLinesAndCommentsStandBetween) {
    const Collected all = collect("[Puzzle]\na\n\nb\n\n# remark\n[Other]\nc\n\nd\n");
    EXPECT_EQ(all.names, (Names{"puzzle", "other"}));
    EXPECT_EQ(all.sizes, (Sizes{2, 1}));
    EXPECT_EQ(all.lines, 8U);
}

TEST(Sections, ABodyHasAtMostNineLines) {
    std::string text = "[Puzzle]\n";
    for (int i = 0; i < 12; ++i) text += "row\n";
    const Collected all = collect(text);
    EXPECT_EQ(all.sizes, (Sizes{9}));
    EXPECT_EQ(all.lines, 10U);
}

TEST(Sections, TheFirstNameBeginsTheNextText) {
    const Collected all = collect("[Header]\nx\n[Puzzle]\na\n[State]\nb\n[Puzzle]\nc\n");
    EXPECT_EQ(all.names, (Names{"header", "puzzle", "state"}));
    EXPECT_EQ(all.lines, 6U);
}

TEST(Sections, WhatLostABracketIsStillAHead) {
    for (const std::string head : {"State]", "[State", "[[State]", "[State]]", "[State]4"}) {
        const Collected all = collect(head + "\nb\n[Other]\nc\n[Puzzle]\na\n");
        EXPECT_EQ(all.names, (Names{"state", "other"})) << head;
        ASSERT_EQ(all.good.size(), 2U) << head;
        EXPECT_FALSE(all.good[0]) << head;
        EXPECT_TRUE(all.good[1]);
        EXPECT_EQ(collect("[Puzzle]\na\n" + head + "\nb\n").names, (Names{"puzzle"})) << head;
    }
}

TEST(Sections, RowsUnderANameThatIsNotKnownEndTheText) {
    const std::string rows = "1........\n.2.......\n";
    EXPECT_EQ(collect("[Puzzle]\na\n[Other]\n" + rows).names, (Names{"puzzle"}));
    EXPECT_EQ(collect("[Puzzle]\na\n[Other\n" + rows).names, (Names{"puzzle", "other"}));
    EXPECT_EQ(collect("[Other]\n" + rows + "[Puzzle]\na\n").names, (Names{"other"}));
}

TEST(Sections, OtherTextsWithBracketsAreNone) {
    for (const std::string text :
         {"[1,2]\n", "[[\"5\",\".\"]]\n", "a row\n", "[]\n", "[\n", "]\n"}) {
        EXPECT_EQ(collect(text).found, Found::no) << text;
    }
}

TEST(Sections, WaitsForWhatMayStillCome) {
    text_test::PiecewiseSource source("[Puzzle]\na\n", 100);
    LineSupplier lines(source, {1, 1, 0});
    const Window window(lines);
    std::vector<Section> sections;
    std::size_t count = 0;
    while (window.line(0) == nullptr) {
    }
    EXPECT_EQ(collect_sections(window, "puzzle", is_grid, sections, count), Found::more);
}

}  // namespace
}  // namespace nonet::text
