// What is wanted of a path, judged step by step.
//
// A path ends with the first step that is not wanted: levels and scores of a path only grow, and a
// technique that must not occur or counts too high stays in it. So most unwanted puzzles cost a
// part of their path.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/profile.hpp>
#include <nonet/search.hpp>
#include <nonet/solver.hpp>
#include <nonet/technique.hpp>

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace nonet::generate {

struct PathWish {
    const logic::Profile* profile = nullptr;
    std::optional<logic::Level> level;
    double least_score = 0;
    double most_score = std::numeric_limits<double>::infinity();
    const logic::TechniqueInfo* hardest = nullptr;
    std::vector<const logic::TechniqueInfo*> required;
    std::vector<const logic::TechniqueInfo*> excluded;

    [[nodiscard]] bool is_empty() const {
        return !level && least_score <= 0 &&
               most_score == std::numeric_limits<double>::infinity() && hardest == nullptr &&
               required.empty() && excluded.empty();
    }
};

/// One thread at a time; keeps its solver between puzzles.
class PathTest {
  public:
    /// `wish` must outlive it.
    explicit PathTest(const PathWish& wish) : wish_(wish), solver_(*wish.profile) {}

    /// False when a limit came first, too.
    bool wants(const Grid& puzzle, const Limits& limits);

  private:
    bool may_have(const logic::RatedStep& step);
    [[nodiscard]] bool has_all() const;

    const PathWish& wish_;
    logic::Solver solver_;
    std::vector<const logic::TechniqueInfo*> missing_;  ///< required and not yet used
    logic::Level level_ = logic::Level::easy;
    std::int64_t score_ = 0;
};

/// True when `a` counts more than `b` in the profile: by level, then score.
bool counts_more(const logic::Profile& profile, const logic::TechniqueInfo& a,
                 const logic::TechniqueInfo& b);

}  // namespace nonet::generate
