// From the evidence of a step to marks.
//
// A candidate gets each role once. What a chain or a colour marks is not marked as pattern again,
// and the cells of the pattern are hatched only where no set or chain says more about them. The
// order of marks is that of the evidence, so equal steps give equal pictures.
#include "draw/marks.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>

namespace nonet::draw {

namespace {

using logic::Candidate;
using logic::CellGroup;
using logic::Chain;
using logic::LinkKind;
using logic::State;
using logic::Step;

class Collector {
  public:
    Collector(const Step& step, const State& state) : step_(step), state_(state) {}

    Marks collect() {
        add_evidence();
        add_pattern();
        add_contradiction();
        for (const Candidate one : step_.placements) add(one, Role::placed);
        for (const Candidate one : step_.removals) add(one, Role::removed);
        std::stable_sort(marks_.candidates.begin(), marks_.candidates.end(),
                         [](const Mark& a, const Mark& b) { return a.role < b.role; });
        add_houses(step_.base, marks_.base);
        add_houses(step_.cover, marks_.cover);
        return std::move(marks_);
    }

  private:
    void add(Candidate candidate, Role role) {
        std::bitset<kRoles>& roles = roles_.at(candidate.index());
        if (roles[static_cast<std::size_t>(role)]) return;
        roles.set(static_cast<std::size_t>(role));
        marks_.candidates.push_back({candidate, role});
    }

    void add_evidence() {
        static constexpr std::array kColors = {Role::color_a, Role::color_b, Role::color_c,
                                               Role::color_d};
        for (const Candidate one : step_.fins) add(one, Role::fin);
        for (const Candidate one : step_.endo_fins) add(one, Role::endo_fin);
        for (std::size_t i = 0; i < step_.colors.size(); ++i) {
            for (const Candidate one : step_.colors[i]) add(one, kColors.at(i % kColors.size()));
        }
        for (const Chain& chain : step_.chains) add_chain(chain);
        for (std::size_t i = 0; i < step_.sets.size(); ++i) {
            // Along a chain only almost locked sets say more than its nodes.
            const CellGroup& set = step_.sets[i];
            if (!step_.chains.empty() && std::popcount(set.digits) != set.cells.count() + 1)
                continue;
            marks_.cells.push_back({step_.sets[i].cells, hatch_of_set(i)});
            for (const DigitMask common : step_.commons) add_digits(step_.sets[i].cells, common);
        }
    }

    void add_chain(const Chain& chain) {
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (chain[i].digit == 0) continue;
            for (const Cell cell : chain[i].cells) {
                add(Candidate::at(cell, chain[i].digit), is_on(chain, i) ? Role::on : Role::off);
            }
        }
    }

    void add_digits(const CellMask& cells, DigitMask digits) {
        for (const Cell cell : cells) {
            for (Digit digit = 1; digit <= kDigits; ++digit) {
                const Candidate one = Candidate::at(cell, digit);
                if ((digits & mask_of(digit)) != 0 && state_.has(one)) add(one, Role::common);
            }
        }
    }

    void add_pattern() {
        CellMask cells;
        for (const Cell cell : step_.cells) cells.add(cell);
        const bool is_single = step_.removals.empty() && step_.chains.empty();
        for (const Cell cell : cells) {
            for (const Digit digit : step_.digits) {
                const Candidate one = Candidate::at(cell, digit);
                const bool is_new = roles_.at(one.index()).none();
                if (is_new && !is_single && state_.has(one) && !is_result(one)) {
                    add(one, Role::pattern);
                }
            }
        }
        if (step_.sets.empty() && step_.chains.empty() && step_.colors.empty() && !cells.empty()) {
            marks_.cells.push_back({cells, kPatternHatch});
        }
    }

    /// Where a supposition fails: the cell hatched, the house framed.
    void add_contradiction() {
        const logic::Contradiction& one = step_.contradiction;
        if (one.cell >= 0) marks_.cells.push_back({CellMask::of(one.cell), kPatternHatch});
        if (one.house >= 0) add_houses({one.house}, marks_.base);
    }

    /// Each house once: an exocet names a cover house for every digit that needs it.
    static void add_houses(const std::vector<House>& houses, std::vector<House>& all) {
        for (const House house : houses) {
            if (std::find(all.begin(), all.end(), house) == all.end()) all.push_back(house);
        }
    }

    [[nodiscard]] bool is_result(Candidate candidate) const {
        const auto has = [candidate](const std::vector<Candidate>& results) {
            return std::find(results.begin(), results.end(), candidate) != results.end();
        };
        return has(step_.removals) || has(step_.placements);
    }

    const Step& step_;
    const State& state_;
    Marks marks_;
    std::array<std::bitset<kRoles>, kCells * kDigits> roles_;
};

}  // namespace

bool is_on(const Chain& chain, std::size_t index) {
    if (index > 0) return chain[index].link != LinkKind::weak;
    return chain.size() < 2 ? chain[0].is_true : chain[1].link != LinkKind::strong;
}

Marks marks_of(const Step& step, const State& state) {
    return Collector(step, state).collect();
}

}  // namespace nonet::draw
