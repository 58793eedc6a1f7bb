// Kraken fish: a finned fish whose fins do not see what it would remove, but chains from them do.
//
// Either a fin is true or the fish holds. Type 1: each fin leads by a chain to one candidate being
// false that the fish would remove. Type 2: the fish puts its digit on one of its candidates in a
// cover house; each of these, and each fin, leads to one and the same candidate being false, of
// whatever digit. Basic and franken fish of two to four houses with one or two fins and no endo
// fins, as HoDoKu searches for them; chains through candidates and groups of them.
//
// What a candidate leads to is known for all at once (kit/reachability.hpp), so a fish costs a few
// intersections of bits. Of several krakens with one removal the smallest fish is told, then the
// shortest chains; the first step is the best of the smallest size that has any. Cost: some
// milliseconds a position, more in an empty grid. Lost: a search for chains from each fin.
//
// Evidence: as for other fish (kit/fish_steps.hpp); chains = one from each fin to the removal, for
// type 2 first one from each candidate of the cover house.
#include "logic/kit/chain_kit.hpp"
#include "logic/kit/fish.hpp"
#include "logic/kit/loop.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_group.hpp"
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
constexpr std::size_t kWords = (kCells * kDigits + Reachability::kWordBits - 1) /
                               static_cast<std::size_t>(Reachability::kWordBits);

enum Type : int { kFirstType = 1, kSecondType = 2 };

struct Kraken {
    Fish fish;
    CellMask
        house_cells;  ///< for type 2: the candidates of the cover house from which chains start
    Candidate removal;
    Type type = kFirstType;
    std::size_t length = 0;  ///< of all chains

    [[nodiscard]] std::tuple<int, FishShape, std::size_t, int> rank() const {
        return {std::popcount(fish.base), fish.shape(), length, type};
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
    Collector(Search& search, bool first_type, bool second_type)
        : state_(search.state()),
          graph_(search.chains().graph(ImplicationGraph::Detail::groups)),
          reach_(search.chains().reach(ImplicationGraph::Detail::groups)),
          has_type_{false, first_type, second_type},
          fins_end_(graph_, reach_),
          end_(graph_, reach_) {
        slots_.fill(-1);
    }

    bool visit(const Fish& fish) override {
        if (fish.shape() == FishShape::mutant) return false;
        if (fish.digit != digit_) {
            digit_ = fish.digit;
            has_tree_ = CellMask();
        }
        fins_end_.start(fish.fins, fish.digit);
        if (fins_end_.empty()) return false;
        if (has_type_[kFirstType]) find_first_type(fish);
        if (has_type_[kSecondType]) find_second_type(fish);
        return false;
    }

    [[nodiscard]] bool empty() const { return found_.empty(); }

    void hand_over(const TechniqueRows& rows, Steps& steps) {
        std::stable_sort(found_.begin(), found_.end(),
                         [](const Kraken& a, const Kraken& b) { return a.rank() < b.rank(); });
        for (const Kraken& kraken : found_) {
            if (steps.add(to_step(kraken, rows[kraken.type == kFirstType ? 0 : 1]))) return;
        }
    }

  private:
    [[nodiscard]] bool fins_exclude(Cell cell, Digit digit) const {
        return fins_end_.has(graph_.index_of(Candidate::at(cell, digit)));
    }

    void find_first_type(const Fish& fish) {
        for (const Cell cell : fish.removals) {
            if (!fins_exclude(cell, fish.digit)) continue;
            keep({fish, {}, Candidate::at(cell, fish.digit), kFirstType, 0});
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
                keep({fish, places, candidate, kSecondType, 0});
            });
        }
    }

    /// Keeps the best for each removal.
    void keep(Kraken kraken) {
        std::int16_t& slot = slots_[static_cast<std::size_t>(kraken.removal.index())];
        if (slot >= 0) {
            const Kraken& best = found_[static_cast<std::size_t>(slot)];
            if (kraken.rank() >= best.rank()) return;  // without the length: it cannot be better
        }
        const CellMask starts = kraken.house_cells | kraken.fish.fins;
        for (const Cell cell : starts) {
            const std::size_t length = find_chain(cell, kraken.removal);
            if (length == 0) return;
            kraken.length += length;
        }
        if (slot < 0) {
            slot = static_cast<std::int16_t>(found_.size());
            found_.push_back(kraken);
        } else if (kraken.rank() < found_[static_cast<std::size_t>(slot)].rank()) {
            found_[static_cast<std::size_t>(slot)] = kraken;
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
    const ImplicationGraph& graph_;
    const Reachability& reach_;
    std::array<bool, 3> has_type_;
    CommonEnd fins_end_;
    CommonEnd end_;
    std::vector<Kraken> found_;
    std::array<std::int16_t, kCells * kDigits> slots_{};  ///< in found_, by removal; or -1
    Digit digit_ = 0;
    std::array<ImplicationTree, kCells> trees_;  ///< from the digit in each cell
    CellMask has_tree_;
    std::vector<NodeId> nodes_;
};

void search_krakens(Search& search, bool first_type, bool second_type, Steps& steps) {
    Collector collector(search, first_type, second_type);
    for (int size = kMinSize; size <= kMaxSize; ++size) {
        FishHunt hunt;
        hunt.shape = FishShape::franken;
        hunt.goal = FishHunt::Goal::kraken;
        hunt.size = size;
        hunt.max_fins = kMaxFins;
        FishSearch fish(search.state(), hunt, collector);
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            fish.search(digit, search.state().cells_with(digit));
        }
        if (!steps.wants_all() && !collector.empty()) break;
    }
    collector.hand_over(kraken_fish(), steps);
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    search_krakens(search, row.size == kFirstType, row.size == kSecondType, steps);
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "kraken-fish-1",
                .title = "Kraken Fish Type 1",
                .family = Family::fish,
                .code = "0371",
                .aliases = "",
                .summary =
                    "chains from all fins of a fish exclude a candidate that it would remove",
                .page = "A finned fish removes nothing when its fins do not see the cells of its "
                        "cover. But either a fin is true or the fish holds. If from every fin a "
                        "chain leads to some candidate of the cover being false, that candidate "
                        "goes: by the fish or by a chain.",
                .example =
                    ":0371:2:12.+4..7..45+7.+8..36..8.7.+4+1....397...3..6+4...1...+81.......9.4."
                    "6..4..6812.8.....5.4:516 918 226 236 536 939 641 642 247 848 569 192 193 "
                    "294 296:::",
            },
        .size = kFirstType,
        .find = find,
    },
    {
        .info =
            {
                .name = "kraken-fish-2",
                .title = "Kraken Fish Type 2",
                .family = Family::fish,
                .code = "0372",
                .aliases = "",
                .summary = "chains from all fins of a fish and from its places in one cover house "
                           "exclude a candidate",
                .page = "If a fish holds, each of its cover houses takes the digit on one of the "
                        "base candidates. So if from each base candidate in one cover house, and "
                        "from every fin, a chain leads to the same candidate being false, that "
                        "candidate goes. It may be one of any digit.",
                .example =
                    ":0372:4:....854.6...2.+1...9....32....1.7+6..46....9.5..93..4..8..5..+7.."
                    "..6..1...747.6.....:874 275 177 178 179 884 295:::",
            },
        .size = kSecondType,
        .find = find,
    },
}};

}  // namespace

TechniqueRows kraken_fish() {
    return kRows;
}

void find_kraken_fish(Search& search, Steps& steps) {
    search_krakens(search, true, true, steps);
}

}  // namespace nonet::logic
