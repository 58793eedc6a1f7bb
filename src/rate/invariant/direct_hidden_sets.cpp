// Direct hidden pairs and triplets: every digit that they leave one place.
//
// The original reports the first such digit of each set, which depends on their names.
#include "rate/explainer/producers/subsets.hpp"
#include "rate/invariant/rule.hpp"

#include <bit>

namespace nonet::invariant {

namespace {

using explainer::count_bits;

template <int k>
class DirectHiddenSets final : public Rule {
  public:
    void find(const Position& position, LowestSteps& steps, Budget& /*budget*/) override {
        for (House house = 0; house < kHouses; ++house) {
            if (position.blank_count(house) > k) find_in(position, house, steps);
        }
    }

  private:
    static constexpr int kTenths = k == 2 ? 20 : 25;

    static void find_in(const Position& position, House house, LowestSteps& steps) {
        std::array<std::uint16_t, 9> places{};
        for (Digit digit = 1; digit <= 9; ++digit) {
            places[digit - 1] = position.places(house, digit);
        }
        explainer::each_subset<k>(places, [&](unsigned digits, unsigned taken) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                const unsigned left = places[digit - 1] & ~taken;
                if ((digits & mask_of(digit)) != 0 || count_bits(places[digit - 1]) < 2) continue;
                if (count_bits(left) != 1) continue;
                const Cell cell = kHouseCells[house][std::countr_zero(left)];
                steps.add(kTenths, Candidate::at(cell, digit), true);
            }
            return true;
        });
    }
};

}  // namespace

std::unique_ptr<Rule> make_direct_hidden_sets(int size) {
    if (size == 2) return std::make_unique<DirectHiddenSets<2>>();
    return std::make_unique<DirectHiddenSets<3>>();
}

}  // namespace nonet::invariant
