#include "pattern_proof.hpp"

#include <algorithm>
#include <cstddef>

namespace nonet::logic::test {

namespace {

bool exclude_each_other(Candidate a, Candidate b) {
    if (a.cell == b.cell) return a.digit != b.digit;
    return a.digit == b.digit && are_peers(a.cell, b.cell);
}

class Chooser {
  public:
    explicit Chooser(std::vector<Truth> truths) : truths_(std::move(truths)) {}

    /// Takes every truth from those that `chosen` leaves, the tightest first.
    bool can_complete(const std::vector<Candidate>& chosen) {
        const Truth* tightest = nullptr;
        std::vector<Candidate> best;
        for (const Truth& truth : truths_) {
            if (is_met(truth, chosen)) continue;
            std::vector<Candidate> open = possible(truth, chosen);
            if (tightest == nullptr || open.size() < best.size()) {
                tightest = &truth;
                best = std::move(open);
            }
        }
        if (tightest == nullptr) return true;
        for (const Candidate next : best) {
            std::vector<Candidate> more = chosen;
            more.push_back(next);
            if (can_complete(more)) return true;
        }
        return false;
    }

  private:
    static bool is_met(const Truth& truth, const std::vector<Candidate>& chosen) {
        return std::any_of(truth.begin(), truth.end(), [&chosen](Candidate candidate) {
            return std::find(chosen.begin(), chosen.end(), candidate) != chosen.end();
        });
    }
    static std::vector<Candidate> possible(const Truth& truth,
                                           const std::vector<Candidate>& chosen) {
        std::vector<Candidate> open;
        for (const Candidate candidate : truth) {
            if (std::none_of(chosen.begin(), chosen.end(), [candidate](Candidate other) {
                    return exclude_each_other(candidate, other);
                })) {
                open.push_back(candidate);
            }
        }
        return open;
    }

    std::vector<Truth> truths_;
};

}  // namespace

Truth truth_of_cell(const State& state, Cell cell) {
    Truth truth;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const Candidate candidate = Candidate::at(cell, digit);
        if (state.has(candidate)) truth.push_back(candidate);
    }
    return truth;
}

Truth truth_of_house(const State& state, House house, Digit digit) {
    Truth truth;
    for (const Cell cell : kHouseCells[house]) {
        const Candidate candidate = Candidate::at(cell, digit);
        if (state.has(candidate)) truth.push_back(candidate);
    }
    return truth;
}

bool can_hold(const std::vector<Truth>& truths, std::optional<Candidate> taken,
              std::optional<Candidate> barred) {
    std::vector<Truth> left;
    for (const Truth& truth : truths) {
        if (truth.empty()) continue;
        left.push_back(truth);
        if (barred)
            left.back().erase(std::remove(left.back().begin(), left.back().end(), *barred),
                              left.back().end());
    }
    std::vector<Candidate> chosen;
    if (taken) chosen.push_back(*taken);
    return Chooser(std::move(left)).can_complete(chosen);
}

std::optional<Candidate> unproved_in(const Step& step, const std::vector<Truth>& truths) {
    for (const Candidate removal : step.removals) {
        if (can_hold(truths, removal, std::nullopt)) return removal;
    }
    for (const Candidate placement : step.placements) {
        if (can_hold(truths, std::nullopt, placement)) return placement;
    }
    return std::nullopt;
}

}  // namespace nonet::logic::test
