// The fish engine against the definition of a fish: all bases, all covers, no bounds.
#include "logic/kit/fish.hpp"

#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/random.hpp>
#include <nonet/reading.hpp>
#include <nonet/text.hpp>

#include <algorithm>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

constexpr Digit kFishDigit = 1;

struct PlainFish {
    HouseSet base = 0;
    HouseSet cover = 0;
    CellMask removals;

    friend bool operator==(const PlainFish&, const PlainFish&) = default;
};

std::vector<HouseSet> sets_of_size(HouseSet pool, int size) {
    std::vector<HouseSet> sets = {kNoHouses};
    for (int i = 0; i < size; ++i) {
        std::vector<HouseSet> larger;
        for (const HouseSet set : sets) {
            for (HouseSet rest = pool; rest != 0; rest = without_first(rest)) {
                const HouseSet bit = rest & ~without_first(rest);
                if (bit > set) larger.push_back(set | bit);
            }
        }
        sets = std::move(larger);
    }
    return sets;
}

/// The cells in exactly one, and in more than one of the houses.
struct Counted {
    CellMask any;
    CellMask several;
};

Counted count_cells(HouseSet houses, const CellMask& cells) {
    Counted counted;
    for (; houses != 0; houses = without_first(houses)) {
        const CellMask more = cells & kHouseMasks[first_house(houses)];
        counted.several |= counted.any & more;
        counted.any |= more;
    }
    return counted;
}

bool each_meets(HouseSet houses, const CellMask& cells) {
    for (; houses != 0; houses = without_first(houses)) {
        if (!cells.intersects(kHouseMasks[first_house(houses)])) return false;
    }
    return true;
}

/// Every fish of these pools with at most five fins, two of them endo fins. A cover house
/// without a candidate of the base would be no part of the argument.
void add_plain_fish(const CellMask& cells, HouseSet bases, HouseSet covers, int size,
                    std::vector<PlainFish>& fish) {
    const std::vector<HouseSet> cover_sets = sets_of_size(covers, size);
    for (const HouseSet base : sets_of_size(bases, size)) {
        const Counted in_base = count_cells(base, cells);
        if (in_base.several.count() > 2) continue;
        for (const HouseSet cover : cover_sets) {
            if ((base & cover) != 0 || !each_meets(cover, in_base.any)) continue;
            const Counted in_cover = count_cells(cover, cells);
            const CellMask fins = in_base.any.without(in_cover.any) | in_base.several;
            if (fins.count() > 5) continue;
            const CellMask removals =
                (in_cover.any.without(in_base.any) | in_cover.several) & common_peers(fins);
            if (!removals.empty()) fish.push_back({base, cover, removals});
        }
    }
}

std::vector<PlainFish> plain_fish(const CellMask& cells, FishShape shape, int size) {
    HouseSet open = 0;
    for (House house = 0; house < kHouses; ++house) {
        if (cells.intersects(kHouseMasks[house])) open |= house_bit(house);
    }
    std::vector<PlainFish> fish;
    if (shape == FishShape::mutant) {
        add_plain_fish(cells, open, open, size, fish);
        return fish;
    }
    const HouseSet boxes = shape == FishShape::franken ? open & kBoxHouses : 0;
    const HouseSet rows = (open & kRowHouses) | boxes;
    const HouseSet columns = (open & kColumnHouses) | boxes;
    add_plain_fish(cells, rows, columns, size, fish);
    add_plain_fish(cells, columns, rows, size, fish);
    return fish;
}

/// Digit 1 in some cells, among them a full placement; all other digits everywhere.
State random_state(Random& random, unsigned percent) {
    Candidates candidates;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int band_shift = 3 * (row_of(cell) % 3) + row_of(cell) / 3;
        const bool is_placed = column_of(cell) == band_shift;
        if (!is_placed && random.below(100) >= percent) candidates.remove(cell, kFishDigit);
    }
    return State(candidates);
}

class Recorder : public FishVisitor {
  public:
    bool visit(const Fish& fish) override {
        found.push_back(fish);
        return false;
    }
    std::vector<Fish> found;
};

std::vector<Fish> engine_fish(Search& search, FishShape shape, int size) {
    Recorder recorder;
    for (const auto goal : {FishHunt::Goal::complete, FishHunt::Goal::finned}) {
        FishHunt hunt;
        hunt.shape = shape;
        hunt.goal = goal;
        hunt.size = size;
        hunt.max_fins = 5;
        hunt.max_endo_fins = 2;
        FishSearch fish(search.state(), hunt, recorder, search.budget());
        fish.search(kFishDigit, search.dead_cells(kFishDigit));
    }
    return std::move(recorder.found);
}

/// Candidates that see all candidates of a house: what locked candidates exclude.
CellMask excluded_by_one_house(const CellMask& cells) {
    CellMask excluded;
    for (const Cell cell : cells) {
        for (const CellMask& house : kHouseMasks) {
            const CellMask places = house & cells;
            if (!places.empty() && places.is_within(kPeerMasks[cell])) excluded.add(cell);
        }
    }
    return excluded;
}

void expect_same_fish(FishShape shape, int size, int rounds, unsigned percent) {
    Random random(static_cast<std::uint64_t>(size) + percent);
    int fish_seen = 0;
    for (int round = 0; round < rounds; ++round) {
        const State state = random_state(random, percent);
        const CellMask cells = state.cells_with(kFishDigit);
        Search search(state);
        CellMask covered = excluded_by_one_house(cells);
        const std::vector<PlainFish> plain = plain_fish(cells, shape, size);
        for (int smaller = 2; smaller <= size; ++smaller) {
            for (const Fish& fish : engine_fish(search, shape, smaller)) {
                covered |= fish.removals;
                if (smaller < size) continue;
                ++fish_seen;
                const PlainFish same = {fish.base, fish.cover, fish.removals};
                EXPECT_NE(std::find(plain.begin(), plain.end(), same), plain.end());
            }
        }
        for (const PlainFish& fish : plain) EXPECT_TRUE(fish.removals.is_within(covered));
    }
    EXPECT_GT(fish_seen, 0);
}

TEST(Fish, OfTwoHousesAreThoseOfTheDefinition) {
    for (const unsigned percent : {15U, 25U, 35U}) {
        expect_same_fish(FishShape::basic, 2, 30, percent);
        expect_same_fish(FishShape::franken, 2, 20, percent);
        expect_same_fish(FishShape::mutant, 2, 4, percent);
    }
}

TEST(Fish, OfThreeHousesAreThoseOfTheDefinition) {
    for (const unsigned percent : {15U, 30U}) {
        expect_same_fish(FishShape::basic, 3, 20, percent);
        expect_same_fish(FishShape::franken, 3, 2, percent);
    }
}

TEST(Fish, OfFourLinesAreThoseOfTheDefinition) {
    expect_same_fish(FishShape::basic, 4, 10, 30);
}

std::vector<Step> steps_of(const char* name, const char* line, const SearchOptions& options) {
    const State state = state_of(read_puzzle(line).value()).value();
    Search search(state, options);
    Steps steps(Steps::Want::all);
    const TechniqueRow* row = find_technique_row(name);
    row->find(search, *row, steps);
    return std::move(steps.found());
}

// A finned mutant squirmbag, a siamese swordfish and a franken jellyfish with endo fin.
const char* const kSquirmbag =
    ":0363:9:.1.8.7.....81.6....4..528....7..3..82.1.7.5.33..5..2....5781.9.8..4.51..1....9.85:"
    "219 722 922 445 447 465 692:913::";
const char* const kSiamese =
    ":03111:8:4..5.769.........2.68....3.65.2.4..9....3.4.....9........8..........3..73894.....::"
    "815 827 828::";
const char* const kEndoFin =
    ":0342:7:+5.3+9641+8..+1.+5...69.9+6...53+4..7...84515.4........3+5...+1..+5.+4..1...18.54.+66."
    ".21..+58::759::";

TEST(Fish, DoNotDependOnTheCountOfFullPlacements) {
    SearchOptions plain;
    plain.fish_templates = false;
    for (const char* name : {"finned-x-wing", "finned-franken-swordfish", "mutant-jellyfish"}) {
        for (const char* line : {kSiamese, kEndoFin}) {
            EXPECT_EQ(steps_of(name, line, SearchOptions()), steps_of(name, line, plain)) << name;
        }
    }
    EXPECT_FALSE(steps_of("finned-mutant-squirmbag", kSquirmbag, SearchOptions()).empty());
}

TEST(Fish, KeepToTheNumberOfFins) {
    SearchOptions no_endo_fins;
    no_endo_fins.fish_endo_fins = 0;
    const auto has_endo_fins = [](const Step& step) { return !step.endo_fins.empty(); };
    const std::vector<Step> all = steps_of("finned-franken-jellyfish", kEndoFin, SearchOptions());
    const std::vector<Step> few = steps_of("finned-franken-jellyfish", kEndoFin, no_endo_fins);
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), has_endo_fins));
    EXPECT_TRUE(std::none_of(few.begin(), few.end(), has_endo_fins));

    SearchOptions one_fin;
    one_fin.fish_fins = 1;
    for (const Step& step : steps_of("finned-swordfish", kSiamese, one_fin)) {
        EXPECT_EQ(step.fins.size(), 1U);
    }
}

TEST(Fish, AreToldInPairsWhenSiamese) {
    SearchOptions siamese;
    siamese.siamese_fish = true;
    const std::vector<Step> steps = steps_of("finned-swordfish", kSiamese, siamese);
    const auto is_pair = [](const Step& step) {
        return step.is_siamese &&
               step.removals == std::vector<Candidate>{Candidate::at(4, 8), Candidate::at(15, 8),
                                                       Candidate::at(16, 8)};
    };
    const auto pair = std::find_if(steps.begin(), steps.end(), is_pair);
    ASSERT_NE(pair, steps.end());
    EXPECT_EQ(pair->base.size(), 3U);
    EXPECT_EQ(pair->cover.size(), 6U);
    // The largest first; and none without the option.
    EXPECT_GE(steps.front().removals.size(), steps.back().removals.size());
    for (const Step& step : steps_of("finned-swordfish", kSiamese, SearchOptions())) {
        EXPECT_FALSE(step.is_siamese);
    }
}

// --- Kraken fish

/// Both cannot be true: one cell, or one digit in cells that all see each other.
bool exclude_each_other(const ChainNode& a, const ChainNode& b) {
    if (a.digit != b.digit) return a.cells == b.cells && a.cells.count() == 1;
    return b.cells.is_within(common_peers(a.cells));
}

/// One must be true: all of a bivalue cell, or all places of a digit in a house.
bool one_is_true(const ChainNode& a, const ChainNode& b, const State& state) {
    if (a.digit != b.digit) {
        const DigitMask both = mask_of(a.digit) | mask_of(b.digit);
        return a.cells == b.cells && state.candidates(a.cells.first()) == both;
    }
    const CellMask both = a.cells | b.cells;
    return std::any_of(kHouseMasks.begin(), kHouseMasks.end(), [&](const CellMask& house) {
        return (house & state.cells_with(a.digit)) == both;
    });
}

void expect_valid_chain(const Chain& chain, const Step& step, const State& state) {
    ASSERT_GE(chain.size(), 2U);
    EXPECT_EQ(chain.front().link, LinkKind::none);
    EXPECT_EQ(chain.front().digit, step.digits[0]);
    EXPECT_EQ(chain.back().cells, CellMask::of(step.removals[0].cell));
    EXPECT_EQ(chain.back().digit, step.removals[0].digit);
    EXPECT_EQ(chain.back().link, LinkKind::weak);
    for (std::size_t i = 1; i < chain.size(); ++i) {
        if (chain[i].link == LinkKind::weak) {
            EXPECT_TRUE(exclude_each_other(chain[i - 1], chain[i]));
        } else {
            EXPECT_TRUE(one_is_true(chain[i - 1], chain[i], state));
        }
    }
}

TEST(KrakenFish, LeadFromEachFinToTheRemoval) {
    for (const char* name : {"kraken-fish-1", "kraken-fish-2"}) {
        for (const char* line : {kSiamese, kEndoFin, kSquirmbag}) {
            const State state = state_of(read_puzzle(line).value()).value();
            const std::vector<Step> steps = steps_of(name, line, SearchOptions());
            EXPECT_FALSE(steps.empty());
            for (const Step& step : steps) {
                EXPECT_GE(step.chains.size(), step.fins.size());
                ASSERT_EQ(step.removals.size(), 1U);
                for (const Candidate fin : step.fins) {
                    EXPECT_TRUE(std::any_of(
                        step.chains.begin(), step.chains.end(), [fin](const Chain& chain) {
                            return chain.front().cells == CellMask::of(fin.cell);
                        }));
                }
                for (const Chain& chain : step.chains) expect_valid_chain(chain, step, state);
            }
        }
    }
}

}  // namespace
}  // namespace nonet::logic
