// The sets that bench makes, its measurements, and how they are held against each other.
#include "cli/bench/contest.hpp"
#include "cli/bench/known_puzzles.hpp"
#include "cli/bench/report.hpp"
#include "cli/bench/sets.hpp"

#include <nonet/isa.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <span>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

std::set<std::string> stems_of(const std::filesystem::path& folder) {
    std::set<std::string> stems;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        stems.insert(entry.path().stem().string());
    return stems;
}

template <class Row>
std::set<std::string> names_of(std::span<const Row> rows) {
    std::set<std::string> names;
    for (const Row& row : rows) {
        EXPECT_TRUE(names.insert(std::string(row.name)).second) << row.name;
        EXPECT_FALSE(row.summary.empty()) << row.name;
        EXPECT_NE(row.make, nullptr) << row.name;
    }
    return names;
}

TEST(BenchTables, EveryRowHasItsFileAndEveryFileItsRow) {
    EXPECT_EQ(names_of(set_rows()), stems_of(NONET_BENCH_FOLDER "/sets"));
    EXPECT_EQ(names_of(measurements()), stems_of(NONET_BENCH_FOLDER "/measurements"));
}

TEST(KnownPuzzles, AreProper) {
    for (const auto& lines : {known_seventeen_clues(), known_hardest()}) {
        EXPECT_EQ(std::set<std::string_view>(lines.begin(), lines.end()).size(), 48U);
        for (const std::string_view line : lines) EXPECT_TRUE(is_unique(*Grid::from_line(line)));
    }
    for (const std::string_view line : known_seventeen_clues())
        EXPECT_EQ(Grid::from_line(line)->clue_count(), 17);
}

/// The puzzles of a set by their number of solutions: none, one or several.
std::map<std::string, std::array<int, 3>> tallies() {
    std::map<std::string, std::array<int, 3>> result;
    for (const SetRow& row : set_rows()) {
        Random random(1);
        const Workload workload(std::string(row.name), row.make(random));
        for (const std::uint8_t solutions : workload.solutions) ++result[workload.name][solutions];
    }
    return result;
}

TEST(BenchSets, AreWhatTheirSummariesSay) {
    auto sets = tallies();
    EXPECT_EQ(sets["easy"], (std::array{0, 10000, 0}));
    EXPECT_EQ(sets["seventeen"], (std::array{0, 10000, 0}));
    EXPECT_EQ(sets["minimal"], (std::array{0, 10000, 0}));
    EXPECT_EQ(sets["hard"], (std::array{0, 1500, 0}));
    EXPECT_EQ(sets["hardest"], (std::array{0, 1248, 0}));
    EXPECT_EQ(sets["several"], (std::array{0, 0, 5000}));
    EXPECT_EQ(sets["sparse"], (std::array{0, 0, 1700}));
    EXPECT_EQ(sets["mixed"][0] + sets["mixed"][1] + sets["mixed"][2], 5000);
    for (const int puzzles : sets["mixed"]) EXPECT_GT(puzzles, 50);
}

TEST(BenchSets, HangOnTheSeedAlone) {
    Random first(1);
    Random again(1);
    Random other(2);
    const auto puzzles = kSparseSet.make(first);
    EXPECT_EQ(puzzles, kSparseSet.make(again));
    EXPECT_NE(puzzles, kSparseSet.make(other));
}

TEST(BenchSets, EasyOnesHaveThirtyClues) {
    Random random(1);
    const auto puzzles = kEasySet.make(random);
    // A few cannot be brought down so far.
    EXPECT_GT(std::count_if(puzzles.begin(), puzzles.end(),
                            [](const Grid& puzzle) { return puzzle.clue_count() == 30; }),
              9900);
}

TEST(Quantile, TakesTheValueInItsPlace) {
    EXPECT_EQ(quantile({5}, 0.99), 5);
    EXPECT_EQ(quantile({3, 1, 2}, 0.5), 2);
    EXPECT_EQ(quantile({4, 1, 3, 2, 5}, 1), 5);
    EXPECT_EQ(quantile({4, 1, 3, 2, 5}, 0), 1);
    std::vector<double> hundred;
    for (int i = 1; i <= 101; ++i) hundred.push_back(i);
    EXPECT_EQ(quantile(hundred, 0.99), 100);
}

/// Three proper puzzles of these, one with very many solutions, and one that clashes.
Workload small_workload(std::span<const std::string_view> lines) {
    std::vector<Grid> puzzles;
    for (const std::string_view line : lines.first(3)) puzzles.push_back(*Grid::from_line(line));
    puzzles.emplace_back();  // very many solutions
    Grid clashing;
    clashing.set(0, 1);
    clashing.set(1, 1);
    puzzles.push_back(clashing);
    return {"small", puzzles};
}

Entry entry_of(const Measurement& measurement, int limit) {
    Entry entry;
    entry.measurement = &measurement;
    entry.isa = isas().front().name;
    entry.options.limit = limit;
    return entry;
}

TEST(Contest, MeasuresEverything) {
    const Workload workload = small_workload(known_hardest());
    EXPECT_EQ(workload.solutions, (std::vector<std::uint8_t>{1, 1, 1, 2, 0}));
    std::vector<Entry> entries;
    for (const Measurement& measurement : measurements()) {
        if (measurement.only_when_named) continue;
        for (const int limit : {1, 2}) {
            if (limit == 2 || measurement.limits == LimitUse::both)
                entries.push_back(entry_of(measurement, limit));
        }
    }
    EXPECT_EQ(hold_contest(workload, entries, {.rounds = 2, .seconds = 1e-6}), "");
    for (const Entry& entry : entries) {
        EXPECT_GT(entry.processor, 0) << entry.measurement->name;
        EXPECT_GT(entry.wall, 0) << entry.measurement->name;
        EXPECT_EQ(entry.latency_50.has_value(), entry.measurement->name == "single");
        if (entry.latency_50) {
            EXPECT_LE(*entry.latency_50, *entry.latency_99);
        }
    }
    const std::string head = report_head(ReportStyle::tabs);
    const std::string row = report_row(workload, entries.front(), ReportStyle::tabs);
    EXPECT_EQ(std::count(head.begin(), head.end(), '\t'), std::count(row.begin(), row.end(), '\t'));
}

// Easier puzzles than for solvers: what people do takes a thousand times as long.
TEST(Contest, MeasuresRatingsAndHints) {
    const Workload workload = small_workload(known_seventeen_clues());
    std::vector<Entry> entries;
    entries.push_back(entry_of(kRateMeasurement, 2));
    entries.push_back(entry_of(kHintsMeasurement, 2));
    EXPECT_EQ(hold_contest(workload, entries, {.rounds = 1, .seconds = 1e-6}), "");
    for (const Entry& entry : entries) {
        EXPECT_TRUE(entry.measurement->only_when_named);
        EXPECT_GT(entry.processor, 0) << entry.measurement->name;
        ASSERT_TRUE(entry.latency_50);
        EXPECT_GT(*entry.latency_99, 0);
        EXPECT_LE(*entry.latency_50, *entry.latency_99);
    }
}

/// Answers right, and then spoils one answer.
template <int number, int count, char symbol>
class Spoiled final : public Trial {
  public:
    using Trial::Trial;
    void run() override {
        for (std::size_t i = 0; i < workload().size(); ++i) {
            counts_[i] = solve_line(workload().line(i),
                                    std::span<char, kCells>(&solutions_[i * kLineBytes], kCells));
        }
        counts_[number] = count;
        if (symbol != 0) solutions_[number * kLineBytes] = symbol;
    }
    static std::string complaint() {
        const Measurement measurement = {
            .name = "spoiled",
            .summary = "",
            .every_isa = true,
            .limits = LimitUse::both,
            .threaded = false,
            .make = [](const Workload& workload, const TrialOptions& /*options*/) {
                return std::unique_ptr<Trial>(std::make_unique<Spoiled>(workload));
            }};
        std::vector<Entry> entries;
        entries.push_back(entry_of(measurement, 2));
        return hold_contest(small_workload(known_hardest()), entries,
                            {.rounds = 1, .seconds = 1e-6});
    }
};

TEST(Contest, FindsWrongAnswers) {
    EXPECT_EQ((Spoiled<0, 1, 0>::complaint()), "");
    EXPECT_NE((Spoiled<0, 2, 0>::complaint()).find("2 solutions, not 1"), std::string::npos);
    EXPECT_NE((Spoiled<4, 1, 0>::complaint()).find("1 solutions, not 0"), std::string::npos);
    EXPECT_NE((Spoiled<1, 1, '.'>::complaint()).find("is no solution"), std::string::npos);
}

}  // namespace
}  // namespace nonet::cli
