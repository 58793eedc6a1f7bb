// Walks through the positions of a solution, runs every technique in each, and checks every step
// against all solutions of the puzzle.
//
// A technique that is nearly right fails in one position of a million, so the walk sees many: it
// takes a random one of the steps found, not the easiest, and now and then it takes away a
// candidate that no solution needs, as a player's marks may lack one. Puzzles with several
// solutions and sukaku are walked the same way; there a step must leave every solution as it is,
// and techniques that assume one solution must not run.
#pragma once

#include <nonet/candidates.hpp>
#include <nonet/random.hpp>
#include <nonet/solver.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::logic {

/// What came of one technique.
struct Firings {
    std::uint64_t steps = 0;
    std::uint64_t positions = 0;  ///< with at least one step
    std::uint64_t unsound = 0;
    std::uint64_t searches = 0;  ///< positions in which it was asked
    double seconds = 0;          ///< CPU time of its searches

    void add(const Firings& other);
};

struct WalkOptions {
    /// Names of techniques that are left out; the rest of the table runs.
    std::set<std::string, std::less<>> left_out;
    /// Of every so many positions, those are not searched in which the draw falls on another: 1
    /// searches all.
    std::uint64_t thinning = 1;
    /// Chance in percent that a candidate which no solution needs goes before the next position.
    std::uint64_t noise = 20;
    std::uint64_t most_steps = 200;  ///< of one walk
    /// CPU microseconds for each technique and position, on average: a technique that has used
    /// more is left out of positions until it is within them again. 0 asks all everywhere.
    double budget = 0;
};

class Walk {
  public:
    Walk(const Profile& profile, WalkOptions options, std::uint64_t seed);

    /// From a puzzle to its end, or until nothing is found. A puzzle without a solution, or with
    /// more than 500, is skipped.
    void run(const Grid& puzzle);
    void run(const Candidates& puzzle);

    [[nodiscard]] std::uint64_t positions() const { return positions_; }
    [[nodiscard]] const std::map<std::string, Firings>& firings() const { return firings_; }
    /// The first unsound steps, as lines of the library.
    [[nodiscard]] const std::vector<std::string>& faults() const { return faults_; }

  private:
    void walk(const State& start, const std::vector<Grid>& solutions);
    std::vector<Step> search(const TechniqueInfo& technique, const std::vector<Grid>& solutions);
    [[nodiscard]] bool is_due(const std::string& name) const;
    void disturb(const std::vector<Grid>& solutions);

    WalkOptions options_;
    Random random_;
    Solver solver_;
    std::uint64_t positions_ = 0;
    std::map<std::string, Firings> firings_;
    std::vector<std::string> faults_;
};

}  // namespace nonet::logic
