// Singles that lead from a candidate to a contradiction, and no idle one among them.
//
// Spreading singles in rounds finds a contradiction fast, but in a crowd of singles that have
// nothing to do with it. Going back from the contradiction, only those are kept that excluded
// something needed; then each is left out in turn, if the rest still reaches a contradiction. What
// remains cannot do without any of its parts. It is not always the shortest way, but a bound for
// it.
//
// Cost: some 5 microseconds for a candidate, the spreading apart.
#pragma once

#include "logic/kit/singles_reach.hpp"

#include <array>
#include <cstdint>

namespace nonet::logic {

/// Singles from a target to a contradiction, in an order in which they follow.
struct Braid {
    struct Single {
        std::int16_t value;
        std::int16_t variable;
    };
    static constexpr int kRoom = kCells;

    int target = -1;
    std::array<Single, kRoom> singles{};
    int count = 0;
    Variable empty = -1;  ///< the variable without a value
    int rounds = 0;       ///< of singles until the first contradiction: no braid is shorter

    /// The number of variables.
    [[nodiscard]] int length() const { return count + 1; }
};

class BraidTrimmer {
  public:
    /// `reach` must outlive it, and nothing may be assumed in it.
    explicit BraidTrimmer(SinglesReach& reach) : reach_(reach) {}

    /// False when singles do not refute the target.
    bool refute(int target, Braid& braid);

  private:
    using Kept = std::array<bool, Braid::kRoom>;

    bool spread(Braid& braid);
    [[nodiscard]] int excluded_by(const Braid& braid, int value, int end, const Kept& kept) const;
    void keep_reasons(const Braid& braid, Variable variable, int right, int end, Kept& kept) const;
    void drop_idle(Braid& braid) const;
    void try_without(Braid& braid, int left_out);
    bool replay(const CandidateMask& allowed, Braid& braid);
    [[nodiscard]] Variable single_at(int value) const;

    SinglesReach& reach_;
};

}  // namespace nonet::logic
