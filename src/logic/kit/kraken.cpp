// Fish by fish: what all fins lead to, then what the places in each cover house lead to as well,
// and the best kraken for each removal (kraken.hpp).
//
// Intersections of rows of bits answer whether a removal is common to all cases; chains are drawn
// only for those that are and that could be better than what is known. A tree is grown once for
// each cell and digit, not for each fish.
#include "logic/kit/kraken.hpp"

#include "logic/kit/chain_kit.hpp"
#include "logic/kit/fish.hpp"
#include "logic/kit/loop.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

constexpr int kMinSize = 2;
constexpr int kMaxSize = 4;
constexpr int kMaxFins = 2;
constexpr int kStepsPerFish = 1000;  // what a look at a fish costs, as a budget counts
constexpr std::size_t kWords = (kCells * kDigits + Reachability::kWordBits - 1) /
                               static_cast<std::size_t>(Reachability::kWordBits);

struct Kraken {
    Fish fish;
    CellMask house_cells;  ///< for type 2: where the other chains start, in one cover house
    Candidate removal;
    KrakenType type = KrakenType::fins;
    int plainness = 0;       ///< of the fish: less for smaller ones, then for basic ones
    std::size_t length = 0;  ///< of all chains

    [[nodiscard]] std::tuple<int, std::size_t, KrakenType> rank() const {
        return {plainness, length, type};
    }
};

/// What each of several candidates leads to: the candidates that go in every case.
class CommonEnd {
  public:
    CommonEnd(const ImplicationGraph& graph, const Reachability& reach)
        : graph_(&graph), reach_(&reach) {}

    void start(const CellMask& cells, Digit digit) {
        for (int i = 0; i < reach_->words(); ++i) words_[i] = ~Reachability::Word{0};
        narrow(cells, digit);
    }
    void narrow(const CellMask& cells, Digit digit) {
        for (const Cell cell : cells) {
            const int index = graph_->index_of(Candidate::at(cell, digit));
            const Reachability::Word* off = reach_->off(ImplicationGraph::on(index));
            for (int i = 0; i < reach_->words(); ++i) words_[i] &= off[i];
        }
    }
    [[nodiscard]] bool empty() const {
        for (int i = 0; i < reach_->words(); ++i) {
            if (words_[i] != 0) return false;
        }
        return true;
    }
    [[nodiscard]] bool has(int index) const { return Reachability::has(words_.data(), index); }
    template <class Visit>
    void for_each(Visit visit) const {
        for (int i = 0; i < reach_->words(); ++i) {
            for (Reachability::Word rest = words_[i]; rest != 0; rest &= rest - 1) {
                visit(graph_->candidate(i * Reachability::kWordBits + std::countr_zero(rest)));
            }
        }
    }

  private:
    const ImplicationGraph* graph_;
    const Reachability* reach_;
    std::array<Reachability::Word, kWords> words_{};
};

class Collector : public FishVisitor {
  public:
    Collector(Search& search, KrakenType wanted)
        : state_(search.state()),
          budget_(search.budget()),
          graph_(search.chains().graph(ImplicationGraph::Detail::groups)),
          reach_(search.chains().reach(ImplicationGraph::Detail::groups)),
          wanted_(wanted),
          fins_end_(graph_, reach_),
          end_(graph_, reach_) {
        slots_.fill(-1);
    }

    bool visit(const Fish& fish) override {
        if (!budget_.work(kStepsPerFish)) return true;
        const FishShape shape = fish.shape();
        if (shape == FishShape::mutant) return false;
        plainness_ = 2 * house_count(fish.base) + (shape == FishShape::basic ? 0 : 1);
        if (fish.digit != digit_) {
            digit_ = fish.digit;
            has_tree_ = CellMask();
        }
        fins_end_.start(fish.fins, fish.digit);
        if (fins_end_.empty()) return false;
        if (wanted_ != KrakenType::fins_and_house) find_first_type(fish);
        if (wanted_ != KrakenType::fins) find_second_type(fish);
        return false;
    }

    [[nodiscard]] bool empty() const { return found_.empty(); }

    void hand_over(const TechniqueRows& rows, Steps& steps) {
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Kraken& a, const Kraken& b) { return a.rank() < b.rank(); });
        for (const Kraken& kraken : found_) {
            if (steps.add(to_step(kraken, rows[kraken.type == KrakenType::fins ? 0 : 1]))) return;
        }
    }

  private:
    [[nodiscard]] bool fins_exclude(Cell cell, Digit digit) const {
        return fins_end_.has(graph_.index_of(Candidate::at(cell, digit)));
    }

    void find_first_type(const Fish& fish) {
        for (const Cell cell : fish.removals) {
            if (!fins_exclude(cell, fish.digit)) continue;
            keep(fish, {}, Candidate::at(cell, fish.digit), KrakenType::fins);
        }
    }

    void find_second_type(const Fish& fish) {
        for (HouseSet rest = fish.cover; rest != kNoHouses; rest = without_first(rest)) {
            const CellMask in_house =
                kHouseMasks[first_house(rest)] & state_.cells_with(fish.digit);
            const CellMask places = (in_house & fish.base_cells).without(fish.twice_covered);
            // All candidates of a house are a forcing chain, which needs no fish.
            if (places == in_house) continue;
            end_ = fins_end_;
            end_.narrow(places, fish.digit);
            if (end_.empty()) continue;
            const CellMask starts = places | fish.fins;
            end_.for_each([&](Candidate candidate) {
                const bool is_fish_digit = candidate.digit == fish.digit;
                if (is_fish_digit &&
                    (starts.has(candidate.cell) || fish.removals.has(candidate.cell))) {
                    return;
                }
                keep(fish, places, candidate, KrakenType::fins_and_house);
            });
        }
    }

    /// Keeps the best for each removal.
    void keep(const Fish& fish, const CellMask& house_cells, Candidate removal, KrakenType type) {
        std::int16_t& slot = slots_[static_cast<std::size_t>(removal.index())];
        Kraken* best = slot >= 0 ? &found_[static_cast<std::size_t>(slot)] : nullptr;
        if (best != nullptr && plainness_ > best->plainness) return;
        std::size_t length = 0;
        for (const Cell cell : house_cells | fish.fins) {
            const std::size_t nodes = find_chain(cell, removal);
            if (nodes == 0) return;
            length += nodes;
        }
        const Kraken kraken = {fish, house_cells, removal, type, plainness_, length};
        if (best == nullptr) {
            slot = static_cast<std::int16_t>(found_.size());
            found_.push_back(kraken);
        } else if (kraken.rank() < best->rank()) {
            *best = kraken;
        }
    }

    /// Writes the shortest chain into nodes_ and gives its length; 0 when there is none.
    std::size_t find_chain(Cell from, Candidate removal) {
        ImplicationTree& tree = trees_[static_cast<std::size_t>(from)];
        if (!has_tree_.has(from)) {
            has_tree_.add(from);
            const int index = graph_.index_of(Candidate::at(from, digit_));
            tree.grow(graph_, ImplicationGraph::on(index));
        }
        const NodeId end = ImplicationGraph::off(graph_.index_of(removal));
        if (!tree.has(end)) return 0;
        tree.chain_to(end, nodes_);
        return nodes_.size();
    }

    Step to_step(const Kraken& kraken, const TechniqueRow& row) {
        const Fish& fish = kraken.fish;
        if (fish.digit != digit_) {
            digit_ = fish.digit;
            has_tree_ = CellMask();
        }
        Step step;
        step.technique = &row.info;
        step.digits = {fish.digit};
        step.removals = {kraken.removal};
        for (const Cell fin : fish.fins) step.fins.push_back(Candidate::at(fin, fish.digit));
        append_houses(fish.base, step.base);
        append_houses(fish.cover, step.cover);
        step.cells = fish.base_cells.without(fish.fins).cells();
        for (const CellMask& starts : {kraken.house_cells, fish.fins}) {
            for (const Cell cell : starts) {
                find_chain(cell, kraken.removal);
                step.chains.push_back(tell_chain(graph_, nodes_, step));
            }
        }
        return step;
    }

    const State& state_;
    Budget& budget_;
    const ImplicationGraph& graph_;
    const Reachability& reach_;
    KrakenType wanted_;
    CommonEnd fins_end_;
    CommonEnd end_;
    std::vector<Kraken> found_;
    std::array<std::int16_t, kCells * kDigits> slots_{};  ///< in found_, by removal; or -1
    Digit digit_ = 0;                                     ///< of the fish that is looked at
    int plainness_ = 0;                                   ///< of that fish
    std::array<ImplicationTree, kCells> trees_;           ///< from the digit in each cell
    CellMask has_tree_;
    std::vector<NodeId> nodes_;
};

}  // namespace

void find_krakens(Search& search, KrakenType wanted, Steps& steps) {
    Collector collector(search, wanted);
    for (int size = kMinSize; size <= kMaxSize; ++size) {
        FishHunt hunt;
        hunt.shape = FishShape::franken;
        hunt.goal = FishHunt::Goal::kraken;
        hunt.size = size;
        hunt.max_fins = kMaxFins;
        FishSearch fish(search.state(), hunt, collector, search.budget());
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            fish.search(digit, search.state().cells_with(digit));
        }
        if (search.budget().reached() || (!steps.wants_all() && !collector.empty())) break;
    }
    collector.hand_over(kraken_fish(), steps);
}

}  // namespace nonet::logic
