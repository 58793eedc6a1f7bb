// Remote pair: a chain of cells that all have the same two candidates.
//
// Going from cell to cell the two digits alternate. So any two cells of the chain that are an odd
// number of steps apart hold both digits between them, and neither digit can stand where it sees
// both. Two neighbours that do so are a naked pair; a remote pair begins with four cells. All
// chains of an even number of cells are looked at: the graph is tiny, as a house has at most two
// such cells (three would be a contradiction, and then nothing is said).
//
// Order: chains are met depth first, neighbours in the row, the column, the box; most removals
// first, then those in the earliest cells; for each set of removals the shortest chain. That order
// decides what a puzzle scores. Evidence: chains[0], two nodes for each cell; cells = the cells of
// the chain in order; digits = the two. Cost: far below a microsecond where no four cells are
// equal.
#include "logic/kit/candidate_counts.hpp"
#include "logic/kit/digits.hpp"
#include "logic/kit/simple_chains.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::logic {

namespace {

constexpr int kMostCells = 16;

/// A way through cells of one pair, and what it removes.
struct Way {
    std::array<std::uint8_t, kMostCells> cells{};
    int count = 0;
    CellMask removals_low;
    CellMask removals_high;

    [[nodiscard]] int removals() const { return removals_low.count() + removals_high.count(); }
    [[nodiscard]] bool removes_same(const Way& other) const {
        return removals_low == other.removals_low && removals_high == other.removals_high;
    }
};

struct Pair {
    Digit low = 0;
    Digit high = 0;
    CellMask cells;
};

/// How programs rank removals: by digit, then cell, the later ones weighing more.
int weighted_sum(const Pair& pair, const Way& way) {
    int sum = 0;
    int weight = 1;
    const auto add = [&sum, &weight](const CellMask& cells, Digit digit) {
        for (const Cell cell : cells) {
            sum += cell * weight + digit;
            weight += 80;
        }
    };
    add(way.removals_low, pair.low);
    add(way.removals_high, pair.high);
    return sum;
}

bool has_house_of_three(const CellMask& cells) {
    return std::any_of(kHouseMasks.begin(), kHouseMasks.end(),
                       [&cells](const CellMask& house) { return (house & cells).count() > 2; });
}

class RemotePairs {
  public:
    RemotePairs(const State& state, int most_links)
        : state_(state), most_cells_(std::clamp((most_links + 1) / 2, 0, kMostCells)) {}

    void search(const Pair& pair) {
        pair_ = pair;
        for (const Cell start : pair.cells) {
            for (const Digit digit : {pair.low, pair.high}) {
                start_digit_ = digit;
                Way way;
                extend(way, start, pair.cells);
            }
        }
    }

    struct Found {
        Pair pair;
        Way way;
        int sum = 0;
    };
    /// The best first, one for each set of removals.
    std::vector<Found>& sorted() {
        std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
            const int more = a.way.removals() - b.way.removals();
            return more != 0 ? more > 0 : a.sum < b.sum;
        });
        return found_;
    }

  private:
    void extend(Way& way, Cell cell, CellMask rest) {
        rest.remove(cell);
        way.cells[static_cast<std::size_t>(way.count++)] = static_cast<std::uint8_t>(cell);
        if (way.count >= 4 && way.count % 2 == 0) check(way);
        if (way.count < most_cells_) {
            CellMask seen = kPeerMasks[cell] & rest;
            for (const House house : {row_house(row_of(cell)), column_house(column_of(cell)),
                                      box_house(box_of(cell))}) {
                for (const Cell next : seen& kHouseMasks[house]) extend(way, next, rest);
                seen = seen.without(kHouseMasks[house]);
            }
        }
        --way.count;
    }

    /// What cells at an odd distance take from the cells that see both.
    void check(Way& way) {
        const CellMask both = kPeerMasks[way.cells[0]] &
                              kPeerMasks[way.cells[static_cast<std::size_t>(way.count) - 1]];
        if (!both.intersects(state_.cells_with(start_digit_))) return;
        CellMask targets;
        for (int i = 0; i < way.count; ++i) {
            for (int j = i + 3; j < way.count; j += 2) {
                targets |= kPeerMasks[way.cells[static_cast<std::size_t>(i)]] &
                           kPeerMasks[way.cells[static_cast<std::size_t>(j)]];
            }
        }
        way.removals_low = targets & state_.cells_with(pair_.low);
        way.removals_high = targets & state_.cells_with(pair_.high);
        keep(way);
    }

    void keep(const Way& way) {
        for (Found& found : found_) {
            if (found.pair.low != pair_.low || found.pair.high != pair_.high) continue;
            if (!found.way.removes_same(way)) continue;
            if (way.count < found.way.count) found.way = way;
            return;
        }
        found_.push_back({pair_, way, weighted_sum(pair_, way)});
    }

    const State& state_;
    int most_cells_;
    Pair pair_;
    Digit start_digit_ = 0;
    std::vector<Found> found_;
};

Step step_of(const TechniqueRow& row, const Pair& pair, const Way& way) {
    Step step;
    step.technique = &row.info;
    step.digits = {pair.low, pair.high};
    std::vector<Candidate> nodes;
    for (int i = 0; i < way.count; ++i) {
        const Cell cell = way.cells[static_cast<std::size_t>(i)];
        step.cells.push_back(cell);
        const bool low_first = i % 2 == 0;
        nodes.push_back(Candidate::at(cell, low_first ? pair.low : pair.high));
        nodes.push_back(Candidate::at(cell, low_first ? pair.high : pair.low));
    }
    step.chains = {make_chain(nodes)};
    for (const Cell cell : way.removals_low) {
        step.removals.push_back(Candidate::at(cell, pair.low));
    }
    for (const Cell cell : way.removals_high) {
        step.removals.push_back(Candidate::at(cell, pair.high));
    }
    step.sort_results();
    return step;
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    const State& state = search.state();
    RemotePairs pairs(state, search.options().chain_length);
    const CellMask& bivalue = search.candidate_counts().exactly(2);
    CellMask rest = bivalue;
    while (!rest.empty()) {
        const DigitMask digits = state.candidates(rest.first());
        Pair pair;
        pair.low = first_digit(digits);
        pair.high = last_digit(digits);
        pair.cells = rest & state.cells_with(pair.low) & state.cells_with(pair.high);
        rest = rest.without(pair.cells);
        if (pair.cells.count() >= 4 && !has_house_of_three(pair.cells)) pairs.search(pair);
    }
    for (const RemotePairs::Found& found : pairs.sorted()) {
        if (steps.add(step_of(row, found.pair, found.way))) return;
    }
}

constexpr std::array<TechniqueRow, 1> kRows = {{{
    .info =
        {
            .name = "remote-pair",
            .title = "Remote Pair",
            .family = Family::chains,
            .code = "0703",
            .aliases = "remote pairs",
            .summary = "a chain of cells with the same two candidates, which take turns",
            .page = "Four or more cells with the same two candidates form a chain in which each "
                    "sees the next. The two digits take turns along it, so two of its cells that "
                    "are three, five, … steps apart hold both digits between them. Neither digit "
                    "can be in a cell that sees both.",
            .example = ":0703:36:9.+2+1.5+7+86+8.1.+27+9+5+4+7.+58..3+2+1+2+7+8+5..6931+9.+2+7.+5+"
                       "48.5+4..82+1+7+52.4..+879.+1+9+7+8+24.+5+487.5.+1.+2::::",
        },
    .find = find,
}}};

}  // namespace

TechniqueRows remote_pair() {
    return kRows;
}

}  // namespace nonet::logic
