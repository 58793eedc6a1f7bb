// The path of explain and of scale hodoku, followed no further than needed.
#include "generate/path_test.hpp"

#include <nonet/state.hpp>

#include <algorithm>
#include <utility>

namespace nonet::generate {

bool counts_more(const logic::Profile& profile, const logic::TechniqueInfo& a,
                 const logic::TechniqueInfo& b) {
    const logic::ProfileRow* first = profile.row_of(a);
    const logic::ProfileRow* second = profile.row_of(b);
    return first != nullptr && second != nullptr &&
           std::pair(first->level, first->score) > std::pair(second->level, second->score);
}

bool PathTest::wants(const Grid& puzzle, const Limits& limits) {
    const logic::PuzzleFacts facts = logic::PuzzleFacts::of(puzzle, limits);
    if (!facts.is_unique()) return false;
    solver_.set_puzzle(logic::State(puzzle), facts);
    missing_ = wish_.required;
    if (wish_.hardest != nullptr) missing_.push_back(wish_.hardest);
    level_ = logic::Level::easy;
    score_ = 0;
    while (std::optional<logic::RatedStep> step = solver_.next(limits)) {
        if (!logic::changes(step->step, solver_.state()) || !may_have(*step)) return false;
        solver_.apply(step->step);
    }
    return solver_.state().is_solved() && has_all();
}

bool PathTest::may_have(const logic::RatedStep& step) {
    const logic::TechniqueInfo* technique = step.step.technique;
    std::erase(missing_, technique);
    if (std::count(wish_.excluded.begin(), wish_.excluded.end(), technique) > 0) return false;
    if (wish_.hardest != nullptr && counts_more(*wish_.profile, *technique, *wish_.hardest))
        return false;
    score_ += step.score;
    level_ = std::max(level_, step.level);
    if (static_cast<double>(score_) > wish_.most_score) return false;
    return !wish_.level || wish_.profile->level_of(level_, score_) <= *wish_.level;
}

bool PathTest::has_all() const {
    if (!missing_.empty() || static_cast<double>(score_) < wish_.least_score) return false;
    return !wish_.level || wish_.profile->level_of(level_, score_) == *wish_.level;
}

}  // namespace nonet::generate
