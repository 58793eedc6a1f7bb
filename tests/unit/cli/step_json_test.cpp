// A step as JSON holds all that a page needs.
#include "cli/human/step_json.hpp"

#include "unit/logic/sample_steps.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {
namespace {

using Json = nlohmann::ordered_json;

TEST(StepJson, HoldsAllEvidence) {
    logic::TechniqueInfo technique;
    technique.name = "aic";
    technique.title = "AIC";
    logic::RatedStep rated{logic::sample_step(technique, 5, false), logic::Level::hard, 280};
    rated.step.is_siamese = true;
    const Json json = step_json(rated, logic::State(), *logic::find_language("zh"), "why");
    EXPECT_EQ(json["technique"], "aic");
    EXPECT_EQ(json["title"], "交替推理链");
    EXPECT_EQ(json["difficulty"], "hard");
    EXPECT_EQ(json["score"], 280);
    EXPECT_EQ(json["text"], "why");
    EXPECT_EQ(json["placements"], Json::array());
    EXPECT_EQ(json["removals"].size(), 3u);
    EXPECT_EQ(json["removals"][0], Json({{"cell", "r4c4"}, {"digit", 5}}));
    EXPECT_EQ(json["digits"], Json({5, 6, 7}));
    EXPECT_EQ(json["cells"][0], "r1c5");
    EXPECT_EQ(json["base"], Json({"r1", "c3"}));
    EXPECT_EQ(json["cover"], Json({"b1", "r9"}));
    EXPECT_EQ(json["fins"].size(), 2u);
    EXPECT_EQ(json["endo_fins"].size(), 1u);
    EXPECT_EQ(json["sets"][0], Json({{"cells", {"r1c1", "r1c2"}}, {"digits", {5, 6, 7}}}));
    EXPECT_EQ(json["commons"], Json({{7}, {5}}));
    EXPECT_EQ(json["colors"].size(), 4u);
    EXPECT_EQ(
        json["contradiction"],
        Json({{"kind", "true_and_false"}, {"cell", "r1c6"}, {"house", "r5"}, {"digits", {5}}}));
    EXPECT_EQ(json["siamese"], true);
    const Json& chain = json["chains"][0];
    EXPECT_EQ(chain[0],
              Json({{"cells", {"r1c1"}}, {"digit", 5}, {"link", "none"}, {"true", false}}));
    EXPECT_EQ(chain[1],
              Json({{"cells", {"r1c1"}}, {"digit", 6}, {"link", "strong"}, {"true", true}}));
    EXPECT_EQ(chain[2],
              Json({{"cells", {"r1c5", "r1c6"}}, {"digit", 6}, {"link", "weak"}, {"true", false}}));
    EXPECT_EQ(chain[4]["set"], 1);
    EXPECT_EQ(json["position"]["givens"], std::string(81, '.'));
    EXPECT_EQ(json["position"]["candidates"].get<std::string>().size(), 729u);
}

TEST(StepJson, HasNoContradictionWhereNothingIsSupposed) {
    logic::TechniqueInfo technique;
    technique.name = "x-wing";
    logic::RatedStep rated{logic::sample_step(technique, 5, false), logic::Level::hard, 140};
    rated.step.contradiction = {};
    const Json json = step_json(rated, logic::State(), *logic::find_language("en"), "why");
    EXPECT_TRUE(json["contradiction"].is_null());
    rated.step.contradiction = {logic::ContradictionKind::empty_cell, 0, -1, 0};
    EXPECT_EQ(step_json(rated, logic::State(), *logic::find_language("en"), "")["contradiction"],
              Json({{"kind", "empty_cell"},
                    {"cell", "r1c1"},
                    {"house", nullptr},
                    {"digits", Json::array()}}));
}

TEST(StepJson, TellsMistakesAndNoMoreThanTheLevel) {
    const std::vector<logic::Mistake> mistakes = {{0, 5, 4}, {10, 9, 0}, {80, 0, 7}};
    const Json full = mistakes_json(mistakes, logic::HintLevel::full);
    ASSERT_EQ(full.size(), 3u);
    EXPECT_EQ(full[0],
              Json({{"kind", "wrong_digit"}, {"cell", "r1c1"}, {"placed", 5}, {"digit", 4}}));
    EXPECT_TRUE(full[1]["digit"].is_null());
    EXPECT_EQ(full[2]["kind"], "missing_candidate");
    EXPECT_EQ(full[2]["cell"], "r9c9");
    EXPECT_TRUE(full[2]["placed"].is_null());
    EXPECT_EQ(full[2]["digit"], 7);
    for (const Json& one : mistakes_json(mistakes, logic::HintLevel::technique))
        EXPECT_TRUE(one["digit"].is_null());
}

}  // namespace
}  // namespace nonet::cli
