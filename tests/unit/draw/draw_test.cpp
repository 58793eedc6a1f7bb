// Drawings: well-formed, complete, and legible without colour.
#include "draw/layout.hpp"
#include "draw/links.hpp"
#include "draw/styles.hpp"
#include "unit/logic/sample_steps.hpp"

#include <nonet/draw.hpp>
#include <nonet/grid.hpp>
#include <nonet/reading.hpp>

#include <cmath>
#include <map>
#include <regex>
#include <set>
#include <tuple>

#include <expat.h>
#include <gtest/gtest.h>

namespace nonet::draw {
namespace {

using logic::Candidate;
using logic::State;
using logic::Step;

struct Element {
    std::string name;
    std::map<std::string, std::string> attributes;
    std::string text;
};

/// All elements of a picture; none when it is no XML.
std::vector<Element> elements_of(const std::string& svg) {
    std::vector<Element> elements;
    XML_Parser parser = XML_ParserCreate("UTF-8");
    XML_SetUserData(parser, &elements);
    XML_SetElementHandler(
        parser,
        [](void* data, const char* name, const char** attributes) {
            Element element{name, {}, ""};
            for (; attributes[0] != nullptr; attributes += 2) {
                element.attributes[attributes[0]] = attributes[1];
            }
            static_cast<std::vector<Element>*>(data)->push_back(element);
        },
        nullptr);
    XML_SetCharacterDataHandler(parser, [](void* data, const char* text, int length) {
        const std::string piece(text, static_cast<std::size_t>(length));
        if (piece != "\n") static_cast<std::vector<Element>*>(data)->back().text += piece;
    });
    const auto status = XML_Parse(parser, svg.data(), static_cast<int>(svg.size()), 1);
    EXPECT_EQ(status, XML_STATUS_OK) << XML_ErrorString(XML_GetErrorCode(parser));
    XML_ParserFree(parser);
    return status == XML_STATUS_OK ? elements : std::vector<Element>();
}

std::vector<Element> of_class(const std::vector<Element>& all, const std::string& name) {
    std::vector<Element> found;
    for (const Element& one : all) {
        const auto at = one.attributes.find("class");
        if (at != one.attributes.end() && at->second == name) found.push_back(one);
    }
    return found;
}

int count_texts(const std::vector<Element>& all, const std::string& text) {
    int count = 0;
    for (const Element& one : all) count += one.name == "text" && one.text == text ? 1 : 0;
    return count;
}

logic::TechniqueInfo technique_named(const char* name) {
    logic::TechniqueInfo technique;
    technique.name = name;
    technique.title = "A <title> & \"more\"";
    return technique;
}

TEST(Draw, ShowsGivensEnteredDigitsAndCandidates) {
    Grid givens;
    givens.set(0, 1);
    Grid placed;
    placed.set(80, 2);
    const std::vector<Element> all = elements_of(draw_svg(State(givens, placed)));
    int given = 0;
    int entered = 0;
    for (const Element& one : all) {
        if (one.attributes.contains("font-weight")) given += one.text == "1" ? 1 : 0;
        if (one.attributes.contains("font-style")) entered += one.text == "2" ? 1 : 0;
    }
    EXPECT_EQ(given, 1);
    EXPECT_EQ(entered, 1);
    EXPECT_EQ(count_texts(all, "9"), 79);           // a candidate of every blank cell
    EXPECT_EQ(count_texts(all, "1"), 79 - 20 + 1);  // but for the peers of r1c1
    EXPECT_EQ(count_texts(all, "r9"), 1);
    DrawOptions plain;
    plain.candidates = false;
    plain.names = false;
    const std::vector<Element> few = elements_of(draw_svg(State(givens, placed), nullptr, plain));
    EXPECT_EQ(count_texts(few, "9"), 0);
    EXPECT_EQ(count_texts(few, "r9"), 0);
}

TEST(Draw, IsWellFormedForEveryTechnique) {
    for (const std::string& name : logic::technique_names()) {
        const logic::TechniqueInfo technique = technique_named(name.c_str());
        for (const bool places : {true, false}) {
            const Step step = logic::sample_step(technique, 5, places);
            EXPECT_FALSE(elements_of(draw_svg(State(), &step)).empty()) << name;
        }
    }
}

TEST(Draw, MarksEverythingThatTheStepSays) {
    const logic::TechniqueInfo technique = technique_named("aic");
    const Step step = logic::sample_step(technique, 5, false);
    const std::vector<Element> all = elements_of(draw_svg(State(), &step));
    EXPECT_EQ(of_class(all, "removed").size(), 3u);
    EXPECT_EQ(of_class(all, "base").size(), 3u);  // one of the contradiction
    EXPECT_EQ(of_class(all, "cover").size(), 2u);
    EXPECT_EQ(of_class(all, "fin").size(), 2u);
    EXPECT_EQ(of_class(all, "endo-fin").size(), 1u);
    EXPECT_EQ(of_class(all, "color-d").size(), 2u);
    EXPECT_EQ(of_class(all, "set-b").size(), 2u);
    EXPECT_EQ(of_class(all, "strong").size(), 4u);
    EXPECT_EQ(of_class(all, "weak").size(), 3u);
    for (const Element& one : of_class(all, "strong")) {
        EXPECT_FALSE(one.attributes.contains("stroke-dasharray"));
    }
    for (const Element& one : of_class(all, "weak")) {
        EXPECT_TRUE(one.attributes.contains("stroke-dasharray"));
    }
    const logic::TechniqueInfo full_house = technique_named("full-house");
    const Step places = logic::sample_step(full_house, 5, true);
    EXPECT_EQ(of_class(elements_of(draw_svg(State(), &places)), "placed").size(), 1u);
}

TEST(Draw, MarksWhatIsTrueAndWhatIsFalseAlongAChain) {
    const logic::TechniqueInfo technique = technique_named("forcing-chain-verity");
    for (const bool is_true : {true, false}) {
        Step step;
        step.technique = &technique;
        // A case that is the conclusion itself: one node, and no link that would tell.
        step.chains = {{{CellMask::of(0), 5, logic::LinkKind::none, -1, is_true}}};
        const std::vector<Element> all = elements_of(draw_svg(State(), &step));
        EXPECT_EQ(of_class(all, "on").size(), is_true ? 1u : 0u);
        EXPECT_EQ(of_class(all, "off").size(), is_true ? 0u : 1u);
    }
}

TEST(Draw, SpeaksToThoseWhoCannotSeeIt) {
    const logic::TechniqueInfo technique = technique_named("aic");
    const Step step = logic::sample_step(technique, 5, false);
    std::vector<Element> all = elements_of(draw_svg(State(), &step));
    ASSERT_GE(all.size(), 3u);
    EXPECT_EQ(all[0].attributes["role"], "img");
    EXPECT_EQ(all[0].attributes["aria-labelledby"], "nonet-title nonet-desc");
    EXPECT_EQ(all[1].name, "title");
    EXPECT_EQ(all[1].text, technique.title);
    EXPECT_EQ(all[2].name, "desc");
    EXPECT_NE(all[2].text.find("Row 1: ........."), std::string::npos);
    EXPECT_NE(all[2].text.find("Remove 5 from r4c4."), std::string::npos);
    DrawOptions options;
    options.title = "제목";
    options.description = "설명 <1>";
    options.language = "ko";
    options.id = "first";
    all = elements_of(draw_svg(State(), &step, options));
    EXPECT_EQ(all[1].text, options.title);
    EXPECT_EQ(all[2].text, options.description);
    EXPECT_EQ(all[2].attributes["xml:lang"], "ko");
    EXPECT_EQ(all[2].attributes["id"], "first-desc");
}

TEST(Draw, RolesDifferWithoutColour) {
    std::set<std::tuple<Shape, bool, bool>> looks;
    for (const MarkStyle& style : mark_styles()) {
        EXPECT_TRUE(looks.insert({style.shape, style.is_dashed, style.is_filled}).second)
            << style.name;
        EXPECT_EQ(style_of(style.role).name, style.name);
    }
    std::set<std::vector<std::tuple<PathCommand, double, double>>> lines;
    for (const Hatch& hatch : hatches()) {
        std::vector<std::tuple<PathCommand, double, double>> steps;
        for (const PathStep& step : hatch.lines) {
            steps.emplace_back(step.command, step.to.x, step.to.y);
        }
        EXPECT_TRUE(lines.insert(steps).second) << hatch.name;
    }
}

TEST(Draw, UsesColoursThatEverybodyTellsApart) {
    const std::set<std::string> allowed = {"#000000", "#ffffff", "#e69f00", "#56b4e9", "#009e73",
                                           "#f0e442", "#0072b2", "#d55e00", "#cc79a7"};
    const logic::TechniqueInfo technique = technique_named("aic");
    const Step step = logic::sample_step(technique, 5, true);
    const std::string svg = draw_svg(State(), &step);
    static const std::regex kColor("#[0-9a-f]{6}");
    for (std::sregex_iterator it(svg.begin(), svg.end(), kColor), end; it != end; ++it) {
        EXPECT_TRUE(allowed.contains(it->str())) << it->str();
    }
}

TEST(Draw, LinksKeepClearOfOtherMarksOfTheChain) {
    // Three candidates in a line: the link from the first to the third must bend around.
    const auto node = [](Cell cell, logic::LinkKind link) {
        logic::ChainNode one;
        one.cells = CellMask::of(cell);
        one.digit = 5;
        one.link = link;
        return one;
    };
    const Layout layout(54, true);
    const std::vector<logic::Chain> chains = {{node(0, logic::LinkKind::none),
                                               node(8, logic::LinkKind::strong),
                                               node(4, logic::LinkKind::weak)}};
    const std::vector<Route> routes = routes_of(chains, layout);
    ASSERT_EQ(routes.size(), 2u);
    EXPECT_TRUE(routes[0].is_strong);
    EXPECT_FALSE(routes[1].is_strong);
    const Point obstacle = layout.place(Candidate::at(4, 5));
    for (int i = 0; i <= 32; ++i) {
        const Point here = routes[0].at(i / 32.0);
        EXPECT_GT(std::hypot(here.x - obstacle.x, here.y - obstacle.y), layout.mark_radius());
    }
}

TEST(Draw, DrawsLongChainsUpToALimit) {
    const logic::TechniqueInfo technique = technique_named("forcing-net-verity");
    Step step = logic::sample_step(technique, 5, false);
    const std::size_t once = of_class(elements_of(draw_svg(State(), &step)), "strong").size();
    step.chains.push_back(step.chains[0]);  // no link is drawn twice
    EXPECT_EQ(of_class(elements_of(draw_svg(State(), &step)), "strong").size(), once);
    for (Cell cell = 0; cell < kCells - 1; ++cell) {
        logic::Chain chain = step.chains[0];
        for (std::size_t i = 0; i < chain.size(); ++i) {
            chain[i].cells = CellMask::of(cell + static_cast<Cell>(i % 2));
        }
        step.chains.push_back(chain);
    }
    const std::vector<Element> all = elements_of(draw_svg(State(), &step));
    const std::size_t links = of_class(all, "strong").size() + of_class(all, "weak").size();
    EXPECT_GT(links, kMostLinks / 2);
    EXPECT_LE(links, kMostLinks + 1);
}

TEST(Draw, IsTheSameEveryTime) {
    const logic::TechniqueInfo technique = technique_named("aic");
    const Step step = logic::sample_step(technique, 5, false);
    EXPECT_EQ(draw_svg(State(), &step), draw_svg(State(), &step));
}

}  // namespace
}  // namespace nonet::draw
