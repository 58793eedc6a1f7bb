// The loop of human solving: ask the techniques of a profile in order, take the first step.
//
// Starting again from the simplest technique after every step is what makes a path easy to follow,
// and what scores are defined by. It is cheap as long as the simple searches are, since most steps
// are singles. Undo keeps copies of the position (2 KB each), not inverse steps: a step does
// not know which of its removals were there before.
#include "base/budget.hpp"
#include "logic/profile_index.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <nonet/solve.hpp>
#include <nonet/solver.hpp>

#include <algorithm>
#include <utility>

namespace nonet::logic {

namespace {

template <class Puzzle>
PuzzleFacts facts_of(const Puzzle& puzzle, const Limits& limits) {
    Outcome<Grid> outcome = classify_any(puzzle, limits);
    PuzzleFacts facts;
    facts.status = outcome.status;
    if (facts.is_unique()) facts.solution = outcome.solution;
    return facts;
}

/// Drops a braid where a whip removes the same: a whip is a braid without branches, so this would
/// tell it twice.
void drop_told_again(std::vector<Step>& steps) {
    std::vector<std::vector<Candidate>> whips;
    for (const Step& step : steps) {
        if (step.technique->name == "whip") whips.push_back(step.removals);
    }
    std::erase_if(steps, [&whips](const Step& step) {
        return step.technique->name == "braid" &&
               std::find(whips.begin(), whips.end(), step.removals) != whips.end();
    });
}

/// A row of the profile with its finder looked up.
struct Entry {
    const ProfileRow* row = nullptr;
    const TechniqueRow* technique = nullptr;
    const TechniqueGroup* group = nullptr;
    bool assumes_unique = false;

    void find(Search& search, Steps& steps) const {
        if (technique != nullptr) {
            technique->find(search, *technique, steps);
        } else {
            group->find(search, steps);
        }
    }
};

std::vector<Entry> entries_of(const Profile& profile) {
    std::vector<Entry> entries;
    for (const ProfileRow& row : profile.rows) {
        if (!row.is_enabled) continue;
        Entry& entry = entries.emplace_back();
        entry.row = &row;
        entry.technique = find_technique_row(row.name);
        entry.group = find_technique_group(row.name);
        entry.assumes_unique = entry.technique != nullptr ? entry.technique->info.assumes_unique
                                                          : assumes_unique(*entry.group);
    }
    return entries;
}

}  // namespace

bool is_over(const Limits& limits) {
    return Budget(limits).reached();
}

PuzzleFacts PuzzleFacts::of(const Grid& puzzle, const Limits& limits) {
    return facts_of(puzzle, limits);
}

PuzzleFacts PuzzleFacts::of(const Candidates& puzzle, const Limits& limits) {
    PuzzleFacts facts = facts_of(puzzle, limits);
    facts.from_candidates = true;
    return facts;
}

class Solver::Impl {
  public:
    explicit Impl(const Profile& profile)
        : profile_(profile), entries_(entries_of(profile)), search_(State(), profile.options) {}

    void set_puzzle(const State& state, const PuzzleFacts& facts) {
        earlier_.clear();
        SearchOptions options = profile_.options;
        options.uniqueness = options.uniqueness && facts.allows_uniqueness();
        search_.set_options(options);
        search_.set_solution(facts.solution);
        search_.set_state(state);
    }

    [[nodiscard]] const State& state() const { return search_.state(); }

    std::optional<RatedStep> next(const Limits& limits) {
        if (state().is_solved()) return std::nullopt;
        search_.set_limits(limits);
        for (const Entry& entry : entries_) {
            if (is_over(limits)) return std::nullopt;
            if (entry.assumes_unique && !search_.options().uniqueness) continue;
            first_.found().clear();
            entry.find(search_, first_);
            // What a search that was broken off has found need not be its first step.
            if (search_.budget().reached()) return std::nullopt;
            if (first_.empty()) continue;
            return RatedStep{std::move(first_.found().front()), entry.row->level, entry.row->score};
        }
        return std::nullopt;
    }

    void apply(const Step& step) {
        earlier_.push_back(search_.state());
        search_.apply(step);
    }

    bool undo() {
        if (earlier_.empty()) return false;
        search_.set_state(earlier_.back());
        earlier_.pop_back();
        return true;
    }

    std::vector<Step> all(const TechniqueInfo& technique, const Limits& limits) {
        if (technique.assumes_unique && !search_.options().uniqueness) return {};
        search_.set_limits(limits);
        Steps steps(Steps::Want::all);
        const TechniqueRow& row = row_of_technique(technique);
        row.find(search_, row, steps);
        return std::move(steps.found());
    }

    std::vector<Step> all(const Limits& limits) {
        std::vector<Step> steps;
        for (const TechniqueInfo* technique : in_order_of_profile()) {
            if (is_over(limits)) break;
            if (technique->name == kGuess && !steps.empty()) continue;
            std::vector<Step> more = all(*technique, limits);
            std::move(more.begin(), more.end(), std::back_inserter(steps));
        }
        drop_told_again(steps);
        return steps;
    }

    Path path(const Limits& limits) {
        Path path;
        path.steps.reserve(kCells);
        earlier_.clear();
        while (std::optional<RatedStep> step = next(limits)) {
            // A finder that reports what changes nothing would keep us here for ever.
            if (!changes(step->step, state())) break;
            search_.apply(step->step);
            path.score += step->score;
            path.level = std::max(path.level, step->level);
            path.steps.push_back(*std::move(step));
        }
        path.is_solved = state().is_solved();
        path.is_cut_short = !path.is_solved && is_over(limits);
        path.level = profile_.level_of(path.level, path.score);
        return path;
    }

  private:
    [[nodiscard]] std::vector<const TechniqueInfo*> in_order_of_profile() const {
        const std::span<const TechniqueInfo* const> table = techniques();
        std::vector<const TechniqueInfo*> ordered(table.begin(), table.end());
        const ProfileIndex index(profile_);
        std::stable_sort(ordered.begin(), ordered.end(),
                         [&index](const TechniqueInfo* a, const TechniqueInfo* b) {
                             return index.place_of(*a) < index.place_of(*b);
                         });
        return ordered;
    }

    const Profile& profile_;
    std::vector<Entry> entries_;
    Search search_;
    Steps first_{Steps::Want::first};  ///< of next(), for its memory
    std::vector<State> earlier_;
};

Solver::Solver(const Profile& profile) : impl_(std::make_unique<Impl>(profile)) {}
Solver::~Solver() = default;

void Solver::set_puzzle(const State& state, const PuzzleFacts& facts) {
    impl_->set_puzzle(state, facts);
}
const State& Solver::state() const {
    return impl_->state();
}
std::optional<RatedStep> Solver::next(const Limits& limits) {
    return impl_->next(limits);
}
void Solver::apply(const Step& step) {
    impl_->apply(step);
}
bool Solver::undo() {
    return impl_->undo();
}
std::vector<Step> Solver::all(const TechniqueInfo& technique) {
    return impl_->all(technique, {});
}
std::vector<Step> Solver::all(const Limits& limits) {
    return impl_->all(limits);
}
Path Solver::path(const Limits& limits) {
    return impl_->path(limits);
}

Path solve_path(const State& state, const PuzzleFacts& facts, const Profile& profile,
                const Limits& limits) {
    Solver solver(profile);
    solver.set_puzzle(state, facts);
    return solver.path(limits);
}

}  // namespace nonet::logic
