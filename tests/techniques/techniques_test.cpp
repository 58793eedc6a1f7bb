// Runs the pages of the techniques, and holds the table, the files and the pages together.
//
// Every row has a file, a page with cases and look-alikes, and every file has a row; each step
// found in a case is checked against the solutions.
#include "logic/option_table.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"
#include "technique_page.hpp"

#include <nonet/reading.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

const char* const kPages = NONET_TECHNIQUE_PAGES;
const char* const kSources = NONET_TECHNIQUE_SOURCES;

/// Every step that a row finds in a position, with these options.
std::vector<Step> find_all(const TechniqueRow& row, const State& state,
                           const SearchOptions& options) {
    const std::vector<Grid> solutions = solutions_up_to(state.all_candidates(), 2);
    Search search(state, options,
                  solutions.size() == 1 ? std::optional(solutions[0]) : std::nullopt);
    Steps steps(Steps::Want::all);
    row.find(search, row, steps);
    return std::move(steps.found());
}

/// No solution of the position loses a digit: all of them, up to a number.
void expect_sound(const Step& step, const State& state) {
    for (const Grid& solution : solutions_up_to(state.all_candidates(), 200)) {
        EXPECT_TRUE(is_sound(step, solution));
    }
}

std::vector<Candidate> sorted(std::vector<Candidate> candidates) {
    std::sort(candidates.begin(), candidates.end());
    return candidates;
}

/// Every removal is a candidate that is there, every placement a blank cell, and none comes twice.
void expect_well_formed(const Step& step, const State& state) {
    EXPECT_FALSE(step.removals.empty() && step.placements.empty());
    for (const Candidate removal : step.removals) EXPECT_TRUE(state.has(removal));
    for (const Candidate placement : step.placements) {
        EXPECT_EQ(state.values()[placement.cell], 0);
    }
    for (const std::vector<Candidate>& results : {sorted(step.removals), sorted(step.placements)}) {
        EXPECT_EQ(std::adjacent_find(results.begin(), results.end()), results.end());
    }
}

std::string describe(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& step : steps) {
        for (const Candidate one : step.placements) {
            text += cell_name(one.cell) + "=" + std::to_string(one.digit) + " ";
        }
        for (const Candidate one : step.removals) {
            text += cell_name(one.cell) + "<>" + std::to_string(one.digit) + " ";
        }
        text += "\n";
    }
    return text.empty() ? "nothing\n" : text;
}

class TechniquePage : public testing::TestWithParam<std::string> {};

void run_case(const TechniqueCase& one) {
    SCOPED_TRACE(one.page + ".md:" + std::to_string(one.line));
    ASSERT_EQ(one.problem, "");
    const TechniqueRow* row = find_technique_row(one.technique);
    ASSERT_NE(row, nullptr) << one.technique;
    const Result<Puzzle> puzzle = read_puzzle(one.position);
    ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
    const Result<State> state = state_of(*puzzle);
    ASSERT_TRUE(state.ok());
    SearchOptions options;
    for (const std::string& setting : one.settings) {
        const std::size_t blank = setting.find(' ');
        ASSERT_EQ(set_search_option(options, setting.substr(0, blank), setting.substr(blank + 1)),
                  "");
    }

    const std::vector<Step> steps = find_all(*row, *state, options);
    for (const Step& step : steps) {
        EXPECT_EQ(step.technique, &row->info);
        expect_well_formed(step, *state);
        expect_sound(step, *state);
    }
    if (one.finds_nothing) {
        EXPECT_TRUE(steps.empty()) << describe(steps);
        return;
    }
    const auto is_wanted = [&one](const Step& step) {
        return sorted(step.removals) == one.removes && sorted(step.placements) == one.places;
    };
    EXPECT_TRUE(std::any_of(steps.begin(), steps.end(), is_wanted)) << "found\n" << describe(steps);
}

TEST_P(TechniquePage, HoldsWhatItSays) {
    for (const TechniqueCase& one : read_technique_pages(kPages)) {
        if (one.page == GetParam()) run_case(one);
    }
}

INSTANTIATE_TEST_SUITE_P(Pages, TechniquePage, testing::ValuesIn(stems_in(kPages, ".md")),
                         [](const auto& page) { return page.param; });

TEST(TechniqueTable, HasAPageForEachFile) {
    EXPECT_EQ(stems_in(kPages, ".md"), stems_in(kSources, ".cpp"));
}

TEST(TechniqueTable, HasCasesForEachRow) {
    std::set<std::string> fires;
    std::set<std::string> refuses;
    for (const TechniqueCase& one : read_technique_pages(kPages)) {
        (one.finds_nothing ? refuses : fires).insert(one.technique);
    }
    for (const TechniqueRow* row : technique_rows()) {
        EXPECT_TRUE(fires.contains(std::string(row->info.name))) << row->info.name;
        EXPECT_TRUE(refuses.contains(std::string(row->info.name))) << row->info.name;
    }
}

TEST(TechniqueTable, HasUniqueNamesAndFullDocumentation) {
    std::set<std::string_view> names;
    std::set<std::string_view> titles;
    for (const TechniqueRow* row : technique_rows()) {
        const TechniqueInfo& info = row->info;
        EXPECT_TRUE(names.insert(info.name).second) << info.name;
        EXPECT_TRUE(titles.insert(info.title).second) << info.title;
        EXPECT_FALSE(info.summary.empty()) << info.name;
        EXPECT_FALSE(info.page.empty()) << info.name;
        EXPECT_NE(row->find, nullptr) << info.name;
    }
    for (const TechniqueGroup& group : technique_groups()) {
        EXPECT_TRUE(names.insert(group.name).second) << group.name;
        for (const std::string_view member : group.members) {
            EXPECT_NE(find_technique(member), nullptr) << member;
        }
    }
}

TEST(TechniqueGroups, AssumeOneSolutionWhenAnyMemberDoes) {
    static constexpr auto kLogic = std::to_array<std::string_view>({"x-wing", "xy-wing"});
    static constexpr auto kMixed = std::to_array<std::string_view>({"x-wing", "bug-plus-1"});
    TechniqueGroup group;
    group.members = kLogic;
    EXPECT_FALSE(assumes_unique(group));
    group.members = kMixed;
    EXPECT_TRUE(assumes_unique(group));
    // One search for both would be switched off as a whole: better two groups.
    for (const TechniqueGroup& row : technique_groups()) {
        for (const std::string_view member : row.members) {
            EXPECT_EQ(find_technique(member)->assumes_unique, assumes_unique(row)) << row.name;
        }
    }
}

/// What a step does: placements and removals.
using Results = std::pair<std::vector<Candidate>, std::vector<Candidate>>;
using Deeds = std::map<Results, std::set<std::string_view>>;  // by which techniques

void add_deeds(const std::vector<Step>& steps, Deeds& deeds) {
    for (const Step& step : steps) {
        deeds[{sorted(step.placements), sorted(step.removals)}].insert(step.technique->name);
    }
}

// A group finds what its members find, each result by one of them.
TEST(TechniqueGroups, FindWhatTheirMembersFind) {
    for (const TechniqueGroup& group : technique_groups()) {
        if (group.name == "forcing-net") continue;  // some ten thousand steps
        for (const std::string_view example : group.members) {
            SCOPED_TRACE(example);
            const Result<Puzzle> puzzle = read_puzzle(find_technique(example)->example);
            ASSERT_TRUE(puzzle.ok());
            const State state = state_of(*puzzle).value();
            Search search(state);
            Steps steps(Steps::Want::all);
            group.find(search, steps);
            Deeds of_group;
            add_deeds(steps.found(), of_group);
            Deeds of_members;
            for (const std::string_view member : group.members) {
                add_deeds(find_all(*find_technique_row(member), state, SearchOptions()),
                          of_members);
            }
            EXPECT_FALSE(of_members.empty());
            EXPECT_EQ(of_group.size(), of_members.size());
            for (const auto& [results, names] : of_group) {
                EXPECT_TRUE(std::includes(of_members[results].begin(), of_members[results].end(),
                                          names.begin(), names.end()));
            }
        }
    }
}

TEST(TechniqueTable, HasExamplesInWhichTheTechniqueFires) {
    for (const TechniqueRow* row : technique_rows()) {
        SCOPED_TRACE(row->info.name);
        const Result<Puzzle> puzzle = read_puzzle(row->info.example);
        ASSERT_TRUE(puzzle.ok()) << puzzle.error().message;
        const State state = state_of(*puzzle).value();
        EXPECT_FALSE(find_all(*row, state, SearchOptions()).empty());
    }
}

}  // namespace
}  // namespace nonet::logic
