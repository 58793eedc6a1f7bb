// X- and XY-chains against a search that goes through all chains, as long as they may be.
#include "logic/kit/simple_chains.hpp"

#include "logic/kit/link_graph.hpp"

#include <nonet/library_line.hpp>
#include <nonet/random.hpp>
#include <nonet/solve.hpp>

#include <bit>
#include <map>
#include <utility>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

/// Removals of a digit, and how many links the shortest chain to them has.
using Lengths = std::map<std::pair<Digit, std::vector<Cell>>, int>;

/// All chains, depth first: slow and plain.
class AllChains {
  public:
    AllChains(const State& state, ChainKind kind, int most) : kind_(kind), most_(most) {
        state_ = &state;
        for (Cell cell = 0; cell < kCells; ++cell) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                start_ = Candidate::at(cell, digit);
                if (state.has(start_)) from_false(start_, CellMask::of(cell), 0);
            }
        }
    }
    [[nodiscard]] const Lengths& lengths() const { return lengths_; }

  private:
    bool is_pair(Cell a, Cell b, Digit digit) const {
        for (House house = 0; house < kHouses; ++house) {
            const CellMask& cells = kHouseMasks[house];
            if (cells.has(a) && cells.has(b) && state_->places(house, digit) == 2) return true;
        }
        return false;
    }
    bool is_bivalue(Cell cell) const { return std::popcount(state_->candidates(cell)) == 2; }

    void from_false(Candidate off, CellMask visited, int links) {
        if (links + 1 > most_) return;
        if (kind_ == ChainKind::xy) {
            if (!is_bivalue(off.cell)) return;
            const unsigned other = state_->candidates(off.cell) & ~unsigned{mask_of(off.digit)};
            from_true(Candidate::at(off.cell, std::countr_zero(other) + 1), visited, links + 1);
            return;
        }
        for (const Cell cell : state_->cells_with(off.digit)) {
            if (cell == off.cell || !is_pair(cell, off.cell, off.digit)) continue;
            if (visited.has(cell) && cell != start_.cell) continue;
            CellMask with = visited;
            with.add(cell);
            from_true(Candidate::at(cell, off.digit), with, links + 1);
        }
    }

    void from_true(Candidate on, const CellMask& visited, int links) {
        if (on.digit == start_.digit && links > 1) note(on, links);
        if (on.cell == start_.cell && links > 1) return;
        for (const Cell cell : kPeerMasks[on.cell] & state_->cells_with(on.digit)) {
            if (visited.has(cell)) continue;
            CellMask with = visited;
            with.add(cell);
            from_false(Candidate::at(cell, on.digit), with, links + 1);
        }
    }

    void note(Candidate end, int links) {
        const CellMask cells =
            kPeerMasks[start_.cell] & kPeerMasks[end.cell] & state_->cells_with(start_.digit);
        if (cells.empty()) return;
        const auto [place, is_new] =
            lengths_.emplace(std::pair(start_.digit, cells.cells()), links);
        if (!is_new) place->second = std::min(place->second, links);
    }

    const State* state_;
    ChainKind kind_;
    int most_;
    Candidate start_;
    Lengths lengths_;
};

Lengths find_lengths(const State& state, ChainKind kind, int most) {
    LinkGraph links;
    links.build(state);
    SimpleChains chains;
    chains.collect(state, links, kind, most);
    Lengths lengths;
    while (chains.next()) {
        const auto key = std::pair(chains.digit(), chains.removals().cells());
        EXPECT_FALSE(lengths.contains(key));
        lengths[key] = static_cast<int>(chains.nodes().size()) - 1;
    }
    return lengths;
}

const char* const kPositions[] = {
    ":0702:x:4+7+2+35+698153+1..+8.+2.+86+91.+2.53+158.2+7+34.+2+9+64+13+8+7+57+4+38.+5....+8...9.."
    "..2"
    "..+8+1...+91..+3+4.68::::",
    ":0702:x:74+2...+8.15+16.48+3.+7+3+89+1..+4.+6+6+7+8.9.14+5+1+53...+2+69+92+46..+7+3+84+9+7...+"
    "6+12"
    "+2+3+57..98+4+861.+2.5+73::::",
    ":0701:x:3.4+52..8...6.+9.....5..7.3.....68+9.2+3...+734....6+315+27...1.+9+6......9.+4..6.+6."
    "8217"
    "..5::::",
    ":0703:x:.4+38..21..+1+2....+85.98.+1+243.+2+351...+78+1+8.723+5+4.4+7..+851+2+3+921..+876+43+"
    "5+7..+1"
    "+8+9+2+864+2+79+35+1::::",
};

TEST(SimpleChains, FindsWhatAllChainsFind) {
    for (const char* text : kPositions) {
        const State state = parse_library_line(text)->state;
        for (const ChainKind kind : {ChainKind::x, ChainKind::xy}) {
            for (const int most : {3, 5, 9}) {
                const AllChains all(state, kind, most);
                EXPECT_EQ(find_lengths(state, kind, most), all.lengths()) << text << ' ' << most;
            }
        }
    }
}

// Many pairs and cells of two candidates, and chains that meet a cell twice.
TEST(SimpleChains, FindsWhatAllChainsFindInTornPositions) {
    Random random(7);
    std::size_t found = 0;
    for (int i = 0; i < 60; ++i) {
        State state = parse_library_line(kPositions[i % 4])->state;
        const Grid full = *solution(state.values());
        for (int j = 0; j < 60; ++j) {
            const auto one = Candidate::from_index(static_cast<int>(random.below(kCandidates)));
            if (full[one.cell] != one.digit) state.remove(one);
        }
        for (const ChainKind kind : {ChainKind::x, ChainKind::xy}) {
            const AllChains all(state, kind, 11);
            EXPECT_EQ(find_lengths(state, kind, 11), all.lengths()) << i;
            found += all.lengths().size();
        }
    }
    EXPECT_GT(found, 100U);
}

}  // namespace
}  // namespace nonet::logic
