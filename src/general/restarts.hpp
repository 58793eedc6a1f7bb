// When a search should give up its present branch and start again from the root, keeping what it
// learned.
//
// Two modes take turns (the idea is Biere's, CaDiCaL): in the restless one a restart follows as
// soon as recent clauses are worse (higher glue) than the average (Audemard and Simon, 2012), good
// for proofs; in the calm one restarts follow the Luby sequence (Luby, Sinclair and Zuckerman,
// 1993), good for finding solutions. Everything is counted in conflicts, so runs repeat exactly.
#pragma once

#include <cstdint>

namespace nonet::general {

class Restarts {
  public:
    /// Notes a conflict whose clause had this glue.
    void note(int glue) {
        ++since_;
        ++in_mode_;
        ++seen_;
        // The first averages are plain means, so that they do not start from zero.
        const double fast = seen_ < kFastSpan ? 1.0 / static_cast<double>(seen_) : 1.0 / kFastSpan;
        const double slow = seen_ < kSlowSpan ? 1.0 / static_cast<double>(seen_) : 1.0 / kSlowSpan;
        recent_ += (glue - recent_) * fast;
        average_ += (glue - average_) * slow;
    }

    /// Asks whether to restart now; if so, counts as restarted.
    bool due() {
        const bool now = calm_ ? since_ >= kLubyUnit * luby(turn_)
                               : since_ >= kShortest && recent_ > kMargin * average_;
        if (!now) return false;
        since_ = 0;
        if (calm_) ++turn_;
        if (in_mode_ >= mode_length_) {
            calm_ = !calm_;
            in_mode_ = 0;
            if (!calm_) mode_length_ += mode_length_ / 2;
        }
        return true;
    }

    /// Is the calm mode on?
    [[nodiscard]] bool calm() const { return calm_; }

  private:
    static constexpr std::uint64_t kFastSpan = 32;
    static constexpr std::uint64_t kSlowSpan = 8192;
    static constexpr std::uint64_t kShortest = 20;
    static constexpr std::uint64_t kLubyUnit = 100;
    static constexpr double kMargin = 1.1;

    // The i-th member, from 1, of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ...
    static std::uint64_t luby(std::uint64_t i) {
        std::uint64_t power = 1;
        while (power * 2 <= i + 1) power *= 2;
        while (power != i + 1) {
            i -= power - 1;
            power = 1;
            while (power * 2 <= i + 1) power *= 2;
        }
        return power / 2;
    }

    bool calm_ = false;
    std::uint64_t since_ = 0;
    std::uint64_t in_mode_ = 0;
    std::uint64_t mode_length_ = 1000;
    std::uint64_t turn_ = 1;
    std::uint64_t seen_ = 0;
    double recent_ = 0;
    double average_ = 0;
};

}  // namespace nonet::general
