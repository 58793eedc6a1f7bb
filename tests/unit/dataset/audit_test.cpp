// Audits of lists into which equal and equivalent rows were put, against what was put there, with
// room for all rows in memory and for next to none. And the two things that rest on classes:
// splitting and isomorphs.
#include <nonet/dataset.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <atomic>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::dataset {
namespace {

/// Classes that differ for sure: so many blanks taken out of one solution, in reading order.
Grid puzzle_of_class(int number) {
    static const Grid kSolution = *Grid::from_line(
        "321597864497816253865243197579182436642375981138964725986751342214639578753428619");
    Grid grid = kSolution;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (cell % 40 < number) grid.set(cell, 0);
    }
    return grid;
}

RowFacts facts_of(const Grid& grid) {
    RowFacts facts;
    facts.kind = RowFacts::Kind::puzzle;
    facts.status = Status::unique;
    facts.has_class = true;
    facts.form = canonical(grid).form;
    for (Cell cell = 0; cell < kCells; ++cell)
        facts.digits = facts.digits * 1'000'003 + static_cast<std::uint64_t>(grid[cell]);
    return facts;
}

using Told = std::tuple<FindingKind, std::uint32_t, std::uint64_t, std::uint32_t, std::uint64_t>;

/// What a row is to those before it, by comparing it with each of them.
std::vector<Told> expected_findings(const std::vector<std::vector<Grid>>& files,
                                    const std::vector<std::vector<int>>& classes) {
    std::vector<Told> told;
    for (std::uint32_t file = 0; file < files.size(); ++file) {
        for (std::size_t row = 0; row < files[file].size(); ++row) {
            std::map<FindingKind, std::pair<std::uint32_t, std::uint64_t>> found;
            for (std::uint32_t other = 0; other <= file; ++other) {
                const std::size_t end = other == file ? row : files[other].size();
                for (std::size_t i = 0; i < end; ++i) {
                    if (classes[other][i] != classes[file][row]) continue;
                    const bool equal = files[other][i] == files[file][row];
                    const FindingKind kind =
                        other == file ? (equal ? FindingKind::duplicate : FindingKind::isomorph)
                                      : (equal ? FindingKind::shared : FindingKind::leak);
                    found.emplace(kind, std::pair(other, i + 1));
                }
            }
            if (found.count(FindingKind::duplicate) > 0) found.erase(FindingKind::isomorph);
            if (found.count(FindingKind::shared) > 0) found.erase(FindingKind::leak);
            for (const auto& [kind, at] : found)
                told.emplace_back(kind, file, row + 1, at.first, at.second);
        }
    }
    return told;
}

class AuditOf : public testing::TestWithParam<std::uint64_t> {};

TEST_P(AuditOf, PlantedRowsFindsJustThose) {
    Random random(17);
    std::vector<std::vector<Grid>> files(3);
    std::vector<std::vector<int>> classes(3);
    for (std::size_t file = 0; file < files.size(); ++file) {
        for (int row = 0; row < 60; ++row) {
            const int number = 1 + static_cast<int>(random.below(39));
            Random look(random.below(3));  // few looks, so that some are equal
            classes[file].push_back(number);
            files[file].push_back(Symmetry::random(look).apply(puzzle_of_class(number)));
        }
    }
    Audit audit(GetParam());
    for (std::uint32_t file = 0; file < files.size(); ++file) {
        for (std::size_t row = 0; row < files[file].size(); ++row)
            ASSERT_FALSE(audit.add({file, row + 1, row + 1}, facts_of(files[file][row])));
    }
    std::vector<Told> told;
    ASSERT_FALSE(audit.finish([&told](const Finding& finding) {
        ASSERT_TRUE(finding.earlier);
        told.emplace_back(finding.kind, finding.place.file, finding.place.row,
                          finding.earlier->file, finding.earlier->row);
    }));
    EXPECT_EQ(told, expected_findings(files, classes));
    std::set<int> all;
    for (const auto& list : classes) all.insert(list.begin(), list.end());
    EXPECT_EQ(audit.report().classes, all.size());
    for (std::uint32_t a = 0; a < 3; ++a) {
        for (std::uint32_t b = a + 1; b < 3; ++b) {
            const auto in_a = [&](int number) {
                return std::count(classes[a].begin(), classes[a].end(), number) > 0;
            };
            const auto rows = std::count_if(classes[b].begin(), classes[b].end(), in_a);
            EXPECT_EQ(audit.report().shared.at({a, b}), static_cast<std::uint64_t>(rows));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Memory, AuditOf, testing::Values(1, 4096, Audit::kUsualMemory));

TEST(Examiner, JudgesAnswers) {
    const Grid puzzle = *Grid::from_line(
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
    const Grid right = *solution(puzzle);
    std::vector<Entry> entries(6);
    for (Entry& entry : entries) entry.puzzle = puzzle;
    entries[1].answer = right;
    Grid wrong = right;
    wrong.set(0, right[1]);
    wrong.set(1, right[0]);
    entries[2].answer = wrong;
    entries[3].answer = puzzle;
    entries[4].answer_problem = "no grid";
    entries[5].error = Error{};
    std::vector<RowFacts> facts(entries.size());
    Examiner(ClassOf::puzzle, false).examine(entries, 1, facts, {});
    EXPECT_EQ(facts[0].answer, AnswerState::absent);
    EXPECT_EQ(facts[1].answer, AnswerState::right);
    EXPECT_EQ(facts[2].answer, AnswerState::wrong);
    EXPECT_EQ(facts[3].answer, AnswerState::incomplete);
    EXPECT_EQ(facts[4].answer, AnswerState::unreadable);
    EXPECT_EQ(facts[5].kind, RowFacts::Kind::invalid);
    EXPECT_EQ(facts[0].minimal, false);
    EXPECT_EQ(facts[0].clues, 32);
    // Far from the beginning only a sample is looked at.
    Examiner(ClassOf::puzzle, false).examine({entries.data(), 1}, 10'001, facts, {});
    EXPECT_FALSE(facts[0].minimal);
    Examiner(ClassOf::solution, true).examine({entries.data(), 1}, 10'001, facts, {});
    EXPECT_EQ(facts[0].minimal, false);
    EXPECT_EQ(facts[0].form, canonical(right).form);
    EXPECT_FALSE(facts[0].was_cut);
}

TEST(Examiner, TellsWhatALimitLeftOpen) {
    std::vector<Entry> entries(1);
    entries[0].puzzle = *Grid::from_line(
        "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
    std::vector<RowFacts> facts(1);
    std::atomic<bool> cancel = true;
    Limits limits;
    limits.cancel = &cancel;
    Examiner(ClassOf::puzzle, true).examine(entries, 1, facts, limits);
    EXPECT_TRUE(facts[0].was_cut);
    EXPECT_FALSE(facts[0].minimal);
}

TEST(SplitRule, MeetsSharesAndNothingElseMatters) {
    const SplitRule rule({6, 3, 1}, 42);
    const SplitRule same({0.6, 0.3, 0.1}, 42);
    const SplitRule other({6, 3, 1}, 43);
    std::array<int, 3> counts{};
    int moved = 0;
    Random random(1);
    constexpr int kRows = 20'000;
    for (int i = 0; i < kRows; ++i) {
        Grid form;
        for (int clue = 0; clue < 9; ++clue)
            form.set(static_cast<Cell>(random.below(kCells)), static_cast<Digit>(random.below(10)));
        const std::size_t part = rule.part_of(form);
        ++counts[part];
        EXPECT_EQ(part, same.part_of(form));
        moved += part != other.part_of(form) ? 1 : 0;
    }
    // Five standard deviations of the largest share.
    EXPECT_NEAR(counts[0], 0.6 * kRows, 350);
    EXPECT_NEAR(counts[1], 0.3 * kRows, 350);
    EXPECT_NEAR(counts[2], 0.1 * kRows, 350);
    EXPECT_NEAR(moved, (1 - 0.36 - 0.09 - 0.01) * kRows, 350);
}

TEST(Isomorph, DependsOnSeedRowAndNumber) {
    const Symmetry one = isomorph(1, 2, 3);
    EXPECT_EQ(one, isomorph(1, 2, 3));
    EXPECT_NE(one, isomorph(2, 2, 3));
    EXPECT_NE(one, isomorph(1, 3, 3));
    EXPECT_NE(one, isomorph(1, 2, 4));
}

TEST(Isomorph, DistinctOnesAreAllThatThereAre) {
    Grid single;
    single.set(80, 1);
    // One clue: 81 cells times 9 digits.
    const auto all = distinct_isomorphs(single, 7, 1, 10'000);
    std::set<Grid> looks;
    for (const Symmetry& symmetry : all) looks.insert(symmetry.apply(single));
    EXPECT_EQ(all.size(), 81U * 9 - 1);
    EXPECT_EQ(looks.size(), all.size());
    EXPECT_EQ(looks.count(single), 0U);
    EXPECT_TRUE(distinct_isomorphs(Grid(), 7, 1, 5).empty());
}

}  // namespace
}  // namespace nonet::dataset
