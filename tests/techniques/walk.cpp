// One walk: find, check, choose, apply, and now and then take a candidate away.
//
// Solutions are listed up to a bound; where there are more, a candidate counts as needed when the
// solver finds a solution with it. A technique that is over its budget is asked more and more
// seldom, but never left out.
#include "walk.hpp"

#include <nonet/library_line.hpp>
#include <nonet/solve.hpp>
#include <nonet/technique.hpp>

#include <algorithm>
#include <ctime>

namespace nonet::logic {

namespace {

constexpr std::size_t kMostSolutions = 500;
constexpr std::size_t kMostFaults = 50;

double cpu_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

bool keeps_all(const Step& step, const std::vector<Grid>& solutions) {
    return std::all_of(solutions.begin(), solutions.end(),
                       [&step](const Grid& solution) { return is_sound(step, solution); });
}

}  // namespace

void Firings::add(const Firings& other) {
    steps += other.steps;
    positions += other.positions;
    unsound += other.unsound;
    searches += other.searches;
    seconds += other.seconds;
}

Walk::Walk(const Profile& profile, WalkOptions options, std::uint64_t seed)
    : options_(std::move(options)), random_(seed), solver_(profile) {}

void Walk::run(const Grid& puzzle) {
    walk(State(puzzle), solutions_up_to(Candidates::from_grid(puzzle), kMostSolutions + 1));
}

void Walk::run(const Candidates& puzzle) {
    walk(State(puzzle), solutions_up_to(puzzle, kMostSolutions + 1));
}

void Walk::walk(const State& start, const std::vector<Grid>& solutions) {
    if (solutions.empty() || solutions.size() > kMostSolutions) return;
    PuzzleFacts facts;
    facts.status = solutions.size() == 1 ? Status::unique : Status::multiple;
    if (facts.is_unique()) facts.solution = solutions.front();
    solver_.set_puzzle(start, facts);

    for (std::uint64_t i = 0; i < options_.most_steps && !solver_.state().is_solved(); ++i) {
        const bool is_searched = random_.below(options_.thinning) == 0;
        std::vector<Step> steps;
        if (is_searched) {
            ++positions_;
            for (const TechniqueInfo* technique : techniques()) {
                std::vector<Step> found = search(*technique, solutions);
                std::move(found.begin(), found.end(), std::back_inserter(steps));
            }
        }
        if (steps.empty()) {
            if (std::optional<RatedStep> next = solver_.next()) {
                steps.push_back(std::move(next->step));
            }
        }
        if (steps.empty()) return;
        const Step step = steps[static_cast<std::size_t>(random_.below(steps.size()))];
        if (!keeps_all(step, solutions)) return;
        solver_.apply(step);
        disturb(solutions);
    }
}

std::vector<Step> Walk::search(const TechniqueInfo& technique, const std::vector<Grid>& solutions) {
    const std::string name(technique.name);
    if (!is_due(name)) return {};
    const double begin = cpu_seconds();
    std::vector<Step> steps = solver_.all(technique);
    Firings& firings = firings_[name];
    firings.seconds += cpu_seconds() - begin;
    ++firings.searches;
    firings.steps += steps.size();
    firings.positions += steps.empty() ? 0 : 1;
    for (const Step& step : steps) {
        if (keeps_all(step, solutions)) continue;
        ++firings.unsound;
        if (faults_.size() < kMostFaults) {
            faults_.push_back(name + " " + to_library_line(solver_.state(), step));
        }
    }
    return steps;
}

bool Walk::is_due(const std::string& name) const {
    if (options_.left_out.contains(name)) return false;
    const auto found = firings_.find(name);
    if (options_.budget == 0 || found == firings_.end()) return true;
    return found->second.seconds <= 1e-6 * options_.budget * static_cast<double>(positions_);
}

void Walk::disturb(const std::vector<Grid>& solutions) {
    if (random_.below(100) >= options_.noise) return;
    const auto candidate = Candidate::from_index(static_cast<int>(random_.below(729)));
    const bool is_needed = std::any_of(
        solutions.begin(), solutions.end(),
        [candidate](const Grid& solution) { return solution[candidate.cell] == candidate.digit; });
    if (is_needed || !solver_.state().has(candidate)) return;
    Step step;
    step.removals = {candidate};
    solver_.apply(step);
}

}  // namespace nonet::logic
