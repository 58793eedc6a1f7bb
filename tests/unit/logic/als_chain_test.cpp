// Chains of almost locked sets: where they lead, the smallest, and the best, against walks over all
// of them; and how their steps are ranked.
#include "base/budget.hpp"
#include "logic/kit/als_chain_best.hpp"
#include "logic/kit/als_chain_paths.hpp"
#include "logic/kit/als_chain_reach.hpp"
#include "logic/kit/als_steps.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/removal_rank.hpp"
#include "thinned_positions.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

constexpr int kFewestLinks = 3;

/// A position with its sets and their links.
struct Chained {
    explicit Chained(const State& position) : state(position) {
        sets.build(state);
        links.build(sets, false);
    }
    State state;
    AlsCatalogue sets;
    AlsLinks links;
};

std::vector<Chained> positions(int count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Chained> all;
    for (int i = 0; i < count; ++i) all.emplace_back(thinned_position(50, 20, random).state);
    return all;
}

/// Where a chain stands that came to a set by a digit, after so many links (3 stands for more).
using Stand = std::tuple<int, Digit, int>;
using EndsAndDigits = std::map<std::pair<int, int>, std::set<DigitMask>>;

/// What may be next, as rules for two links in a row: they may not use one digit.
void follow(const Chained& at, int start, Digit first, const Stand& stand, std::set<Stand>& known,
            EndsAndDigits& ends) {
    if (!known.insert(stand).second) return;
    const auto [set, entered, length] = stand;
    for (const AlsLink& link : at.links.after(set)) {
        const DigitMask digits = without(link.digits(), mask_of(entered));
        if (digits == 0) continue;
        if (length + 1 >= kFewestLinks) {
            ends[{start, link.to}].insert(static_cast<DigitMask>(mask_of(first) | digits));
        }
        follow(at, start, first, {link.to, first_digit(digits), std::min(length + 1, kFewestLinks)},
               known, ends);
    }
}

EndsAndDigits plain_ends(const Chained& at) {
    EndsAndDigits ends;
    for (int start = 0; start < at.sets.size(); ++start) {
        for (const Digit first : digits_of(at.sets[start].digits())) {
            std::set<Stand> known;
            for (const AlsLink& link : at.links.after(start)) {
                if ((link.digits() & mask_of(first)) == 0) continue;
                follow(at, start, first, {link.to, first, 1}, known, ends);
            }
        }
    }
    return ends;
}

/// The candidates that see all places of a common digit in both sets, without the digits used.
std::vector<Candidate> plain_removals(const Chained& at, int a, int b, DigitMask used) {
    std::vector<Candidate> removals;
    const AlmostLockedSet& one = at.sets[a];
    const AlmostLockedSet& other = at.sets[b];
    for (int index = 0; index < kCells * kDigits; ++index) {
        const Candidate candidate = Candidate::from_index(index);
        const DigitMask digit = mask_of(candidate.digit);
        if (!at.state.has(candidate) || (digit & used) != 0) continue;
        if ((digit & one.digits() & other.digits()) == 0) continue;
        const CellMask places =
            (one.cells() | other.cells()) & at.state.cells_with(candidate.digit);
        if (common_peers(places).has(candidate.cell)) removals.push_back(candidate);
    }
    return removals;
}

TEST(AlsChainReach, ListsTheEndsOfAllChains) {
    std::size_t seen = 0;
    for (const Chained& at : positions(5, 91)) {
        Budget budget{Limits()};
        AlsChainReach reach;
        reach.build(at.sets, at.links, budget);
        EndsAndDigits found;
        for (int most = 0; most <= AlsChainReach::kMost; ++most) {
            for (const AlsChainReach::Ends& ends : reach.ends(most)) {
                EXPECT_EQ(plain_removals(at, ends.first, ends.last, 0).size(), most);
                const auto used = reach.used_digits(ends);
                EXPECT_TRUE(found
                                .emplace(std::pair(ends.first, ends.last),
                                         std::set(used.begin(), used.end()))
                                .second);
            }
        }
        EndsAndDigits expected = plain_ends(at);
        std::erase_if(expected, [&at](const auto& entry) {
            return plain_removals(at, entry.first.first, entry.first.second, 0).empty();
        });
        EXPECT_EQ(found, expected);
        seen += found.size();
    }
    EXPECT_GT(seen, 100U);
}

TEST(AlsPassage, NeverUsesTheDigitOfTheLinkBefore) {
    for (Digit entered = 1; entered <= kDigits; ++entered) {
        const AlsPassage one = passage({.to = 0, .first = 4, .second = 0}, entered);
        EXPECT_EQ(one.digits, entered == 4 ? 0 : mask_of(4));
        const AlsPassage two = passage({.to = 0, .first = 4, .second = 7}, entered);
        const auto both = static_cast<DigitMask>(mask_of(4) | mask_of(7));
        EXPECT_EQ(two.digits, without(both, mask_of(entered)));
        EXPECT_EQ(two.entering, entered == 4 ? 7 : 4);
    }
}

/// Where HoDoKu says that removals lie: cells weigh more the later they come.
long plain_rank(std::vector<Candidate> removals) {
    std::sort(removals.begin(), removals.end(), [](Candidate a, Candidate b) {
        return std::pair(a.digit, a.cell) < std::pair(b.digit, b.cell);
    });
    long rank = 0;
    for (std::size_t i = 0; i < removals.size(); ++i) {
        rank += removals[i].cell * (1 + 80 * static_cast<long>(i)) + removals[i].digit;
    }
    return rank;
}

TEST(BestAlsChain, RemovesMostAndFirst) {
    int found = 0;
    for (const Chained& at : positions(5, 92)) {
        Budget budget{Limits()};
        AlsChainReach reach;
        reach.build(at.sets, at.links, budget);
        const BestAlsChain best(at.sets, at.links, reach, budget);
        std::set<std::vector<Candidate>> equal;
        std::pair<long, long> rank = {0, 0};
        for (const auto& [ends, used_digits] : plain_ends(at)) {
            for (const DigitMask used : used_digits) {
                const auto removals = plain_removals(at, ends.first, ends.second, used);
                if (removals.empty()) continue;
                const std::pair mine = {-static_cast<long>(removals.size()), plain_rank(removals)};
                if (mine < rank) equal.clear();
                if (mine <= rank) equal.insert(removals);
                rank = std::min(rank, mine);
            }
        }
        EXPECT_EQ(best.removals().empty(), equal.empty());
        if (equal.empty()) continue;
        ++found;
        EXPECT_TRUE(equal.contains(best.removals()));
        EXPECT_FALSE(best.ways().empty());
        for (const BestAlsChain::Way& way : best.ways()) {
            EXPECT_EQ(plain_removals(at, way.ends.first, way.ends.last, way.used), best.removals());
        }
    }
    EXPECT_GT(found, 2);
}

/// The fewest cells of all chains of so many links, for each set and digits of the last link.
using Smallest = std::map<std::pair<int, DigitMask>, int>;

void walk(const Chained& at, bool forward, int links, std::vector<int>& chain, DigitMask last,
          int cells, Smallest& smallest) {
    if (links == 0) {
        const auto place = smallest.emplace(std::pair(chain.back(), last), cells).first;
        place->second = std::min(place->second, cells);
        return;
    }
    for (const AlsLink& link : at.links.of(chain.back())) {
        if (forward && link.to < chain.back()) continue;
        if (std::find(chain.begin(), chain.end(), link.to) != chain.end()) continue;
        const DigitMask digits = without(link.digits(), mask_of(first_digit(last)));
        if (digits == 0) continue;
        chain.push_back(link.to);
        walk(at, forward, links - 1, chain, digits, cells + at.sets[link.to].size(), smallest);
        chain.pop_back();
    }
}

Smallest plain_smallest(const Chained& at, bool forward, int start, Digit first, int links) {
    Smallest smallest;
    for (const AlsLink& link : at.links.of(start)) {
        if ((link.digits() & mask_of(first)) == 0 || (forward && link.to < start)) continue;
        std::vector<int> chain = {start, link.to};
        walk(at, forward, links - 1, chain, mask_of(first),
             at.sets[start].size() + at.sets[link.to].size(), smallest);
    }
    return smallest;
}

void expect_chain(const Chained& at, int start, Digit first,
                  const std::vector<AlsChainPaths::Arrival>& chain, int cells) {
    std::set<int> met = {start};
    int set = start;
    int sum = at.sets[start].size();
    DigitMask before = 0;
    for (const auto& arrival : chain) {
        const auto links = at.links.of(set);
        const auto link = std::find_if(links.begin(), links.end(),
                                       [&](const AlsLink& one) { return one.to == arrival.set; });
        ASSERT_NE(link, links.end());
        EXPECT_EQ(arrival.digits & ~link->digits(), 0);
        EXPECT_EQ(arrival.digits & before, 0);
        EXPECT_TRUE(met.insert(arrival.set).second);
        before = mask_of(first_digit(arrival.digits));
        sum += at.sets[arrival.set].size();
        set = arrival.set;
    }
    EXPECT_EQ(chain.front().digits, mask_of(first));
    EXPECT_EQ(sum, cells);
}

TEST(AlsChainPaths, KeepTheSmallestChainToEachEnd) {
    constexpr int kLinks = 3;
    std::size_t seen = 0;
    for (const Chained& at : positions(2, 93)) {
        for (const bool forward : {true, false}) {
            Budget budget{Limits()};
            AlsChainPaths paths(at.sets, at.links, forward, budget);
            for (int start = 0; start < at.sets.size(); start += 7) {
                for (const Digit first : digits_of(at.sets[start].digits())) {
                    paths.begin(start, first);
                    for (int links = 1; links <= kLinks; ++links) {
                        if (links > 1) paths.extend();
                        const Smallest expected = plain_smallest(at, forward, start, first, links);
                        Smallest found;
                        for (const auto& arrival : paths.arrivals()) {
                            found[{arrival.set, arrival.digits}] = arrival.cells;
                            expect_chain(at, start, first, paths.chain_to(arrival), arrival.cells);
                        }
                        seen += found.size();
                        if (forward || links < kLinks) {
                            EXPECT_EQ(found, expected);
                            continue;
                        }
                        // Some may be missed, where the smallest part of a chain is in its way.
                        for (const auto& [end, cells] : found) {
                            ASSERT_TRUE(expected.contains(end));
                            EXPECT_GE(cells, expected.at(end));
                        }
                        EXPECT_GE(found.size() * 10, expected.size() * 9);
                    }
                    paths.begin(start, first);
                    const auto limit = static_cast<int>(at.sets[start].size() + 4);
                    paths.extend(limit);
                    for (const auto& arrival : paths.arrivals()) EXPECT_LT(arrival.cells, limit);
                }
            }
        }
    }
    EXPECT_GT(seen, 500U);
}

Step step_removing(std::vector<Candidate> removals, int cells) {
    Step step;
    step.removals = std::move(removals);
    step.sets.resize(1);
    for (Cell cell = 0; cell < cells; ++cell) step.sets[0].cells.add(cell);
    return step;
}

TEST(SmallestSteps, KeepTheSmallestOfEachResultAndTellTheBestFirst) {
    const std::vector<Candidate> one = {Candidate::at(5, 2)};
    const std::vector<Candidate> later = {Candidate::at(9, 2)};
    const std::vector<Candidate> two = {Candidate::at(50, 7), Candidate::at(60, 7)};
    SmallestSteps smallest;
    EXPECT_TRUE(smallest.wants(later, 4));
    smallest.keep(step_removing(later, 4));
    smallest.keep(step_removing(one, 6));
    smallest.keep(step_removing(two, 7));
    EXPECT_FALSE(smallest.wants(one, 6)) << "the first of equal ones stays";
    EXPECT_TRUE(smallest.wants(one, 5));
    smallest.keep(step_removing(one, 5));
    EXPECT_TRUE(smallest.wants({Candidate::at(5, 3)}, 80));
    Steps steps(Steps::Want::all);
    smallest.hand_over(steps);
    ASSERT_EQ(steps.found().size(), 3U);
    EXPECT_EQ(steps.found()[0].removals, two);
    EXPECT_EQ(steps.found()[1].removals, one);
    EXPECT_EQ(cells_in_sets(steps.found()[1]), 5);
    EXPECT_EQ(steps.found()[2].removals, later);
}

TEST(AlsSteps, RankAndNameTheirRemovals) {
    EXPECT_EQ(removal_rank(std::array{Candidate::at(0, 1)}), 1);
    EXPECT_EQ(removal_rank(std::array{Candidate::at(0, 1), Candidate::at(5, 2)}), 1 + 5 * 81 + 2);
    Step step;
    step.removals = {Candidate::at(3, 8), Candidate::at(2, 8), Candidate::at(9, 1)};
    finish_als_step(step);
    EXPECT_EQ(step.digits, (std::vector<Digit>{1, 8}));
    EXPECT_EQ(step.removals, (std::vector<Candidate>{Candidate::at(9, 1), Candidate::at(2, 8),
                                                     Candidate::at(3, 8)}));
}

}  // namespace
}  // namespace nonet::logic
