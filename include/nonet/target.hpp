// Which puzzles are wanted: by ratings, by difficulty, by the techniques of their paths.
//
// For generating: a test that is cheap for most puzzles that are not wanted, because it asks the
// cheapest questions first and stops as soon as one answer is no.
#pragma once

#include <nonet/grid.hpp>
#include <nonet/profile.hpp>
#include <nonet/rate.hpp>
#include <nonet/result.hpp>
#include <nonet/search.hpp>
#include <nonet/technique.hpp>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet {

/// Ratings from `least` to `most`, both included: ER for se121 and se121-inv, the score for hodoku,
/// the mean number of nodes for nodes.
struct RatingRange {
    const ScaleInfo* scale = nullptr;
    double least = 0;
    double most = 0;
};

/// Reads SCALE:A..B, SCALE:A.., SCALE:..B or SCALE:A, such as se121:7.1..7.5. Error bad_symbol for
/// another text, an unknown scale, or a range that holds nothing.
Result<RatingRange> read_rating_range(std::string_view text);

/// All of these must hold; a Target of nothing wants every puzzle.
struct Target {
    std::vector<RatingRange> ratings;
    std::optional<logic::Level> level;  ///< on the scale hodoku

    // By the path of `profile`, which solve_path gives: it must solve the puzzle.
    const logic::Profile* profile = nullptr;  ///< nullptr: the built-in one called "nonet"
    /// Is used, and no step counts more by level, then score.
    const logic::TechniqueInfo* hardest = nullptr;
    std::vector<const logic::TechniqueInfo*> required;  ///< each is used
    std::vector<const logic::TechniqueInfo*> excluded;  ///< none is used
};

/// The test for a Target. Any number of threads may use one object.
class TargetTest {
  public:
    /// Error bad_argument for a target that no puzzle can meet: a range without a number, a
    /// technique that the profile does not try, one that is both required and excluded, or required
    /// and counted higher than the hardest. `target.profile` must outlive the test.
    static Result<TargetTest> of(const Target& target);

    ~TargetTest();
    TargetTest(TargetTest&&) noexcept;
    TargetTest& operator=(TargetTest&&) noexcept;

    /// Is this puzzle, which has exactly one solution, wanted? False, too, when a limit came first.
    [[nodiscard]] bool wants(const Grid& puzzle, const Limits& limits = {}) const;

    /// True when it wants everything.
    [[nodiscard]] bool is_empty() const;

    class Impl;

  private:
    explicit TargetTest(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet
