// Fish become steps here: which belong to the row, which of those alike is kept, and pairs on one
// base (fish_steps.hpp).
//
// Of fish with the same removals the simplest is kept: the fewest removals inside the base, endo
// fins, fins. Siamese pairs are looked for among the fish of one base, which come one after the
// other, so nothing has to be sorted for it.
#include "logic/kit/fish_steps.hpp"

#include "logic/search.hpp"
#include "logic/steps.hpp"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace nonet::logic {

namespace {

void append_candidates(const CellMask& cells, Digit digit, std::vector<Candidate>& list) {
    for (const Cell cell : cells) list.push_back(Candidate::at(cell, digit));
}

/// One fish, or a siamese pair: `second` is then the other one, on the same base.
struct Find {
    Fish fish;
    Fish second;
    bool is_siamese = false;

    [[nodiscard]] CellMask removals() const { return fish.removals | second.removals; }
    [[nodiscard]] CellMask fins() const { return fish.fins | second.fins; }
    /// Less is simpler.
    [[nodiscard]] std::tuple<int, int, int> complexity() const {
        return {(removals() & fish.base_cells).count(), fish.endo_fins.count(), fins().count()};
    }
};

Step to_step(const Find& find, const TechniqueRow& row) {
    const Fish& fish = find.fish;
    Step step;
    step.technique = &row.info;
    step.digits = {fish.digit};
    append_candidates(find.removals(), fish.digit, step.removals);
    append_candidates(find.fins().without(fish.endo_fins), fish.digit, step.fins);
    append_candidates(fish.endo_fins, fish.digit, step.endo_fins);
    append_houses(fish.base, step.base);
    append_houses(fish.cover, step.cover);
    append_houses(find.second.cover, step.cover);
    step.cells = fish.base_cells.without(find.fins()).cells();
    step.is_siamese = find.is_siamese;
    return step;
}

/// The removal by which siamese fish are told apart: those outside the base count first.
Cell leading_removal(const Fish& fish) {
    const CellMask outside = fish.removals.without(fish.base_cells);
    return outside.empty() ? fish.removals.first() : outside.first();
}

class Collector : public FishVisitor {
  public:
    Collector(const TechniqueRow& row, const FishKind& kind, bool siamese, Steps& steps)
        : row_(row), kind_(kind), siamese_(siamese), steps_(steps) {}

    bool visit(const Fish& fish) override {
        if (fish.shape() != kind_.shape) return false;
        const bool is_basic = kind_.shape == FishShape::basic;
        // A base house with one candidate is a single, and the rest is a smaller fish.
        if (is_basic && kind_.fins == FishKind::Fins::none && fish.is_sashimi()) return false;
        if (siamese_) {
            add_to_litter(fish);
            return false;
        }
        if (!belongs(fish)) return false;
        if (!steps_.wants_all()) return steps_.add(to_step({fish, {}, false}, row_));
        keep({fish, {}, false});
        return false;
    }

    /// Hands over what was not handed over at once.
    void finish() {
        end_litter();
        if (siamese_) {
            std::stable_sort(finds_.begin(), finds_.end(), [](const Find& a, const Find& b) {
                const int more = b.removals().count() - a.removals().count();
                return more != 0 ? more < 0 : a.complexity() < b.complexity();
            });
        }
        for (const Find& find : finds_) {
            if (steps_.add(to_step(find, row_))) return;
        }
    }

  private:
    [[nodiscard]] bool belongs(const Fish& fish) const {
        if (kind_.fins == FishKind::Fins::finned) return !fish.is_sashimi();
        if (kind_.fins == FishKind::Fins::sashimi) return fish.is_sashimi();
        return true;
    }

    void keep(const Find& find) {
        for (Find& old : finds_) {
            if (old.is_siamese != find.is_siamese || old.fish.digit != find.fish.digit ||
                old.removals() != find.removals()) {
                continue;
            }
            if (find.complexity() < old.complexity()) old = find;
            return;
        }
        finds_.push_back(find);
    }

    /// The fish of one base, among which siamese pairs are looked for.
    void add_to_litter(const Fish& fish) {
        if (!litter_.empty() && (litter_[0].base != fish.base || litter_[0].digit != fish.digit)) {
            end_litter();
        }
        const auto is_alike = [&fish, this](const Fish& other) {
            return other.removals == fish.removals && belongs(other) == belongs(fish);
        };
        if (std::any_of(litter_.begin(), litter_.end(), is_alike)) return;
        litter_.push_back(fish);
    }

    void end_litter() {
        for (auto fish = litter_.begin(); fish != litter_.end(); ++fish) {
            if (!belongs(*fish)) continue;
            keep({*fish, {}, false});
            if (kind_.fins == FishKind::Fins::none) continue;
            for (auto other = fish + 1; other != litter_.end(); ++other) {
                if (leading_removal(*fish) == leading_removal(*other)) continue;
                keep({*fish, *other, true});
            }
        }
        litter_.clear();
    }

    const TechniqueRow& row_;
    const FishKind& kind_;
    const bool siamese_;
    Steps& steps_;
    std::vector<Find> finds_;
    std::vector<Fish> litter_;
};

FishHunt hunt_for(const TechniqueRow& row, const FishKind& kind, const SearchOptions& options,
                  bool wants_all) {
    FishHunt hunt;
    hunt.shape = kind.shape;
    hunt.size = row.size;
    if (kind.fins == FishKind::Fins::none) {
        hunt.small_bases = kind.shape == FishShape::basic || !wants_all;
    } else {
        hunt.goal = FishHunt::Goal::finned;
        hunt.max_fins = options.fish_fins;
        hunt.max_endo_fins = options.fish_endo_fins;
    }
    return hunt;
}

}  // namespace

void find_fish(Search& search, const TechniqueRow& row, Steps& steps, const FishKind& kind) {
    const State& state = search.state();
    const SearchOptions& options = search.options();
    const FishHunt hunt = hunt_for(row, kind, options, steps.wants_all());
    Collector collector(row, kind, options.siamese_fish, steps);
    FishSearch fish(state, hunt, collector, search.budget());
    // Complete basic fish are found faster than full placements are counted.
    const bool is_quick = kind.shape == FishShape::basic && kind.fins == FishKind::Fins::none;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const bool counts = options.fish_templates && !is_quick;
        const CellMask& targets = counts ? search.dead_cells(digit) : state.cells_with(digit);
        if (targets.empty()) continue;
        if (fish.search(digit, targets)) return;
    }
    collector.finish();
}

}  // namespace nonet::logic
