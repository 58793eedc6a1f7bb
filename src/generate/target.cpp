// A target as a list of tests, the cheapest first.
//
// The path of the profile, which most unwanted puzzles leave early, then the nodes (about 0.1 ms),
// the score of hodoku (a third of a millisecond), se121 (as much on the average, milliseconds for
// hard puzzles; it stops at the first step above the range), and se121-inv last. Raters and solvers
// are dear to make, so each thread borrows a set of them.
#include "generate/path_test.hpp"

#include <nonet/target.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <mutex>
#include <utility>

#include <fmt/format.h>

namespace nonet {

namespace {

using generate::PathTest;
using generate::PathWish;
using logic::TechniqueInfo;

constexpr std::string_view kPathScale = "hodoku";
/// Of the scales that a Rater is asked for, by their cost.
constexpr std::array<std::string_view, 3> kOrder = {"nodes", "se121", "se121-inv"};

std::size_t place_in_order(const RatingRange& range) {
    return std::find(kOrder.begin(), kOrder.end(), range.scale->name) - kOrder.begin();
}

/// In tenths, as ER is counted.
int first_tenth(double value) {
    return static_cast<int>(std::ceil(std::min(value, 1000.0) * 10 - 1e-6));
}
int last_tenth(double value) {
    return static_cast<int>(std::floor(std::min(value, 1000.0) * 10 + 1e-6));
}

/// A range on a scale of one number for a puzzle.
class RangeTest {
  public:
    explicit RangeTest(const RatingRange& range)
        : range_(range), rater_(*range.scale, options_for(range)) {}

    bool wants(const Puzzle& puzzle, const Limits& limits) {
        const Result<Rating> rating = rater_.rate(puzzle, limits);
        if (!rating || rating->status != Status::unique) return false;
        if (rating->nodes) {
            // Compared as it is printed, with two places behind the point.
            const double value = std::round(*rating->nodes * 100) / 100;
            return value >= range_.least - 1e-9 && value <= range_.most + 1e-9;
        }
        if (!rating->explainer || rating->explainer->is_cut) return false;
        const int er = rating->explainer->er;
        return er >= first_tenth(range_.least) && er <= last_tenth(range_.most);
    }

  private:
    static RateOptions options_for(const RatingRange& range) {
        RateOptions options;
        options.max_er = last_tenth(range.most);
        return options;
    }

    const RatingRange& range_;
    Rater rater_;
};

Error bad_argument(std::string message) {
    return Error{ErrorCode::bad_argument, {}, "", std::move(message)};
}

std::optional<Error> fault_of(const PathWish& wish) {
    std::vector<const TechniqueInfo*> needed = wish.required;
    if (wish.hardest != nullptr) needed.push_back(wish.hardest);
    for (const TechniqueInfo* technique : needed) {
        const logic::ProfileRow* row = wish.profile->row_of(*technique);
        if (row == nullptr || !row->is_enabled) {
            return bad_argument(fmt::format("the profile '{}' does not try '{}'",
                                            wish.profile->name, technique->name));
        }
        if (std::count(wish.excluded.begin(), wish.excluded.end(), technique) > 0) {
            return bad_argument(
                fmt::format("'{}' cannot be used and left out at once", technique->name));
        }
        if (wish.hardest != nullptr &&
            generate::counts_more(*wish.profile, *technique, *wish.hardest)) {
            return bad_argument(
                fmt::format("'{}' counts more than '{}', which is to be the hardest",
                            technique->name, wish.hardest->name));
        }
    }
    return std::nullopt;
}

}  // namespace

class TargetTest::Impl {
  public:
    explicit Impl(const Target& target) {
        PathWish wish;
        wish.profile = target.profile != nullptr ? target.profile : logic::find_profile("nonet");
        wish.hardest = target.hardest;
        wish.required = target.required;
        wish.excluded = target.excluded;
        if (!wish.is_empty()) wishes_.push_back(wish);
        for (const RatingRange& range : target.ratings) {
            if (range.scale->name != kPathScale) {
                ranges_.push_back(range);
                continue;
            }
            PathWish& score = hodoku_wish();
            score.least_score = std::max(score.least_score, range.least);
            score.most_score = std::min(score.most_score, range.most);
        }
        if (target.level) hodoku_wish().level = target.level;
        std::stable_sort(ranges_.begin(), ranges_.end(),
                         [](const RatingRange& a, const RatingRange& b) {
                             return place_in_order(a) < place_in_order(b);
                         });
    }

    [[nodiscard]] std::optional<Error> fault() const {
        for (const PathWish& wish : wishes_) {
            if (std::optional<Error> error = fault_of(wish)) return error;
            if (wish.least_score > wish.most_score)
                return bad_argument("the ranges of the scale 'hodoku' do not meet");
        }
        for (const RatingRange& range : ranges_) {
            if (range.scale->name != "nodes" && first_tenth(range.least) > last_tenth(range.most))
                return bad_argument(
                    fmt::format("no rating of the scale '{}' lies in {}..{}: it counts tenths",
                                range.scale->name, range.least, range.most));
        }
        return std::nullopt;
    }

    [[nodiscard]] bool is_empty() const { return wishes_.empty() && ranges_.empty(); }

    bool wants(const Grid& puzzle, const Limits& limits) {
        std::unique_ptr<Tests> tests = take();
        const bool wanted = wants(puzzle, limits, *tests);
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(tests));
        return wanted;
    }

  private:
    /// What one thread needs.
    struct Tests {
        std::deque<PathTest> paths;
        std::deque<RangeTest> ranges;
    };

    PathWish& hodoku_wish() {
        if (wishes_.empty() || wishes_.back().profile->name != kPathScale ||
            wishes_.back().profile != logic::find_profile(kPathScale)) {
            wishes_.emplace_back().profile = logic::find_profile(kPathScale);
        }
        return wishes_.back();
    }

    std::unique_ptr<Tests> take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                std::unique_ptr<Tests> tests = std::move(idle_.back());
                idle_.pop_back();
                return tests;
            }
        }
        auto tests = std::make_unique<Tests>();
        for (const PathWish& wish : wishes_) tests->paths.emplace_back(wish);
        for (const RatingRange& range : ranges_) tests->ranges.emplace_back(range);
        return tests;
    }

    static bool wants(const Grid& puzzle, const Limits& limits, Tests& tests) {
        for (PathTest& test : tests.paths) {
            if (!test.wants(puzzle, limits)) return false;
        }
        Puzzle row;
        row.position = puzzle;
        for (RangeTest& test : tests.ranges) {
            if (!test.wants(row, limits)) return false;
        }
        return true;
    }

    std::vector<PathWish> wishes_;
    std::vector<RatingRange> ranges_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Tests>> idle_;
};

TargetTest::TargetTest(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
TargetTest::~TargetTest() = default;
TargetTest::TargetTest(TargetTest&&) noexcept = default;
TargetTest& TargetTest::operator=(TargetTest&&) noexcept = default;

Result<TargetTest> TargetTest::of(const Target& target) {
    auto impl = std::make_unique<Impl>(target);
    if (std::optional<Error> error = impl->fault()) return *error;
    return TargetTest(std::move(impl));
}

bool TargetTest::wants(const Grid& puzzle, const Limits& limits) const {
    return impl_->wants(puzzle, limits);
}

bool TargetTest::is_empty() const {
    return impl_->is_empty();
}

}  // namespace nonet
