// Nishio, multiple and dynamic chains: conclusions with the smallest proofs.
//
// The original ends a net at the first contradiction that it meets, keeps the first reason of each
// statement, and counts the statements of that proof. Here a net is all that follows from its
// assumption with the smallest proof of each statement (proof_sizes.hpp), and what counts for a
// conclusion is the sum of the proofs it takes:
//
//  * a contradiction: that a candidate is true, and that it is false (Nishio, dynamic);
//  * the same from a candidate being true and from being false, in cells of three or more
//    candidates (dynamic);
//  * the same from each candidate of a cell (multiple: of three or more), or from each place of a
//    digit in a house (multiple, dynamic).
//
// Cost: milliseconds for a position; with chains inside nets a second.
#include "rate/explainer/chains/length.hpp"
#include "rate/invariant/net_extension.hpp"
#include "rate/invariant/proof_sizes.hpp"
#include "rate/invariant/rule.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace nonet::invariant {

namespace {

using explainer::count_bits;

struct NetKind {
    double base = 0;  ///< the rating of the shortest
    Reasons reasons = Reasons::all;
    bool contradictions = false;
    bool both_ways = false;  ///< from a candidate being true and false
    int smallest_cell = 0;   ///< cells of so many candidates and more; 0: neither cells nor houses
    int level = 0;
};

class Nets final : public Rule {
  public:
    explicit Nets(const NetKind& kind) : kind_(kind), extension_(kind.level) {}

    void find(const Position& position, LowestSteps& steps, Budget& budget) override {
        list_candidates(position);
        smallest_.fill(ProofSizes::kNone);
        proofs_.start(position, kind_.reasons);
        for (int i = 0; i < count() && !budget.reached(); ++i)
            search_candidate(position, i, budget);
        if (budget.reached()) return;
        if (kind_.smallest_cell > 0) search_cells_and_houses(position);
        add_all(position, steps);
    }

  private:
    [[nodiscard]] int count() const { return static_cast<int>(candidates_.size()); }

    void list_candidates(const Position& position) {
        candidates_.clear();
        for (const Cell cell : position.blanks()) {
            for (unsigned rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
                const Candidate candidate = Candidate::at(cell, std::countr_zero(rest) + 1);
                number_of_[candidate.index()] = static_cast<std::uint16_t>(candidates_.size());
                candidates_.push_back(candidate);
            }
        }
        row_size_ = candidates_.size() * 2;
        on_rows_.resize(candidates_.size() * row_size_);
        off_row_.resize(row_size_);
        sums_.resize(row_size_);
    }

    void run(const Position& position, Candidate candidate, bool is_on, std::uint16_t* row) {
        proofs_.assume(candidate, is_on);
        extension_.extend(position, proofs_);
        for (int i = 0; i < count(); ++i) {
            row[2 * i] = static_cast<std::uint16_t>(proofs_.off(candidates_[i].index()));
            row[2 * i + 1] = static_cast<std::uint16_t>(proofs_.on(candidates_[i].index()));
        }
        if (kind_.contradictions) {
            conclude(static_cast<int>(number_of_[candidate.index()]) * 2 + (is_on ? 0 : 1),
                     static_cast<unsigned>(proofs_.contradiction()));
        }
    }

    void search_candidate(const Position& position, int number, Budget& budget) {
        const Candidate candidate = candidates_[number];
        std::uint16_t* const on_row = row_of(number);
        run(position, candidate, true, on_row);
        budget.work(kStepsOfNet);
        if (!kind_.contradictions) return;
        run(position, candidate, false, off_row_.data());
        budget.work(kStepsOfNet);
        if (!kind_.both_ways || count_bits(position.candidates(candidate.cell)) < 3) return;
        for (std::size_t i = 0; i < row_size_; ++i) {
            conclude(static_cast<int>(i), unsigned{on_row[i]} + off_row_[i]);
        }
    }

    void search_cells_and_houses(const Position& position) {
        for (const Cell cell : position.blanks()) {
            const DigitMask digits = position.candidates(cell);
            if (count_bits(digits) < kind_.smallest_cell) continue;
            start_sums();
            for (unsigned rest = digits; rest != 0; rest &= rest - 1) {
                add_to_sums(Candidate::at(cell, std::countr_zero(rest) + 1));
            }
            conclude_sums();
        }
        for (House house = 0; house < kHouses; ++house) {
            for (Digit digit = 1; digit <= 9; ++digit) {
                const unsigned places = position.places(house, digit);
                if (count_bits(places) < 2) continue;
                start_sums();
                for (unsigned rest = places; rest != 0; rest &= rest - 1) {
                    add_to_sums(Candidate::at(kHouseCells[house][std::countr_zero(rest)], digit));
                }
                conclude_sums();
            }
        }
    }

    void start_sums() { std::fill(sums_.begin(), sums_.end(), 0U); }
    void add_to_sums(Candidate candidate) {
        const std::uint16_t* const row = row_of(number_of_[candidate.index()]);
        for (std::size_t i = 0; i < row_size_; ++i) sums_[i] += row[i];
    }
    void conclude_sums() {
        for (std::size_t i = 0; i < row_size_; ++i) conclude(static_cast<int>(i), sums_[i]);
    }

    /// A proof of that size for statement 2 * number, or 2 * number + 1 for "is true".
    void conclude(int statement, unsigned size) {
        if (size > ProofSizes::kMost) return;
        smallest_[statement] = std::min(smallest_[statement], static_cast<std::uint16_t>(size));
    }

    void add_all(const Position& position, LowestSteps& steps) const {
        for (int i = 0; i < count(); ++i) {
            for (const bool is_on : {false, true}) {
                const int size = smallest_[2 * i + (is_on ? 1 : 0)];
                if (size == ProofSizes::kNone) continue;
                if (is_on && count_bits(position.candidates(candidates_[i].cell)) < 2) continue;
                const double rating = kind_.base + explainer::added_by_length(size);
                steps.add(explainer::tenths_of(rating), candidates_[i], is_on);
            }
        }
    }

    std::uint16_t* row_of(int number) {
        return on_rows_.data() + static_cast<std::size_t>(number) * row_size_;
    }

    static constexpr std::uint64_t kStepsOfNet = 2'000;

    NetKind kind_;
    ProofSizes proofs_;
    NetExtension extension_;
    std::vector<Candidate> candidates_;
    std::array<std::uint16_t, ProofSizes::kCandidates> number_of_{};
    std::size_t row_size_ = 0;
    std::vector<std::uint16_t> on_rows_;  ///< for each candidate, were it true, all sizes
    std::vector<std::uint16_t> off_row_;  ///< were it false
    std::vector<std::uint32_t> sums_;
    std::array<std::uint16_t, ProofSizes::kCandidates * 2> smallest_{};
};

}  // namespace

std::unique_ptr<Rule> make_nishio() {
    return std::make_unique<Nets>(
        NetKind{.base = 7.5, .reasons = Reasons::houses, .contradictions = true});
}

std::unique_ptr<Rule> make_multiple_chains() {
    return std::make_unique<Nets>(
        NetKind{.base = 8.0, .reasons = Reasons::pairs, .smallest_cell = 3});
}

std::unique_ptr<Rule> make_dynamic_chains(int level) {
    return std::make_unique<Nets>(NetKind{.base = 8.5 + 0.5 * level,
                                          .reasons = Reasons::all,
                                          .contradictions = true,
                                          .both_ways = true,
                                          .smallest_cell = 2,
                                          .level = level});
}

}  // namespace nonet::invariant
