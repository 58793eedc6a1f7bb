// What a pattern rests on: the candidates whose absence made it.
#include "rate/explainer/hint.hpp"

#include "rate/explainer/rules.hpp"

#include <nonet/candidates.hpp>

#include <gtest/gtest.h>

namespace nonet::explainer {
namespace {

DigitMask digits_of(std::initializer_list<Digit> digits) {
    DigitMask mask = 0;
    for (const Digit digit : digits) mask = static_cast<DigitMask>(mask | mask_of(digit));
    return mask;
}

/// The empty grid, where some cells have lost candidates.
class Sketch {
  public:
    Sketch() : candidates_(Candidates::from_grid(Grid())) {}
    Sketch& only(Cell cell, std::initializer_list<Digit> digits) {
        candidates_.set(cell, digits_of(digits));
        return *this;
    }
    Sketch& without(Cell cell, Digit digit) {
        candidates_.set(cell, static_cast<DigitMask>(candidates_[cell] & ~mask_of(digit)));
        return *this;
    }
    [[nodiscard]] Position position() const { return Position(logic::State(candidates_)); }

  private:
    Candidates candidates_;
};

/// What the first hint of a rule rests on once `removed` have left `source`.
std::vector<Candidate> parents(PlainFind rule, const Position& source,
                               const std::vector<Candidate>& removed) {
    Position current = source;
    for (const Candidate& one : removed) current.remove(one);
    FirstHint first;
    rule(current, first);
    EXPECT_TRUE(first.found());
    std::vector<Candidate> result;
    append_parents(first.hint().pattern, source, current, result);
    return result;
}

TEST(ExplainerHint, NamesWhatANakedPairRestsOn) {
    const Position source = Sketch().only(0, {1, 2}).only(1, {1, 2, 5, 7}).position();
    const std::vector<Candidate> removed = {Candidate::at(1, 5), Candidate::at(1, 7)};
    EXPECT_EQ(parents(find_naked_pairs, source, removed), removed);
}

TEST(ExplainerHint, NamesWhatAHiddenPairRestsOn) {
    Sketch sketch;
    for (const Cell cell : {2, 9, 10, 11, 18, 19}) sketch.without(cell, 3).without(cell, 4);
    const std::vector<Candidate> removed = {Candidate::at(20, 3), Candidate::at(20, 4)};
    EXPECT_EQ(parents(find_hidden_pairs, sketch.position(), removed), removed);
}

TEST(ExplainerHint, NamesWhatLockingRestsOn) {
    Sketch sketch;  // 6 of box 1 in row 1, but for r2c2 and r3c3
    for (const Cell cell : {9, 11, 18, 19}) sketch.without(cell, 6);
    const std::vector<Candidate> removed = {Candidate::at(10, 6), Candidate::at(20, 6)};
    EXPECT_EQ(parents(find_locking, sketch.position(), removed), removed);
}

TEST(ExplainerHint, NamesWhatAnXWingRestsOn) {
    Sketch sketch;  // 8 in columns 2 and 6: rows 3 and 7, but for r9c2 and r5c6
    for (int row = 0; row < 9; ++row) {
        if (row == 2 || row == 6) continue;
        if (row != 8) sketch.without(cell_at(row, 1), 8);
        if (row != 4) sketch.without(cell_at(row, 5), 8);
    }
    const std::vector<Candidate> removed = {Candidate::at(cell_at(8, 1), 8),
                                            Candidate::at(cell_at(4, 5), 8)};
    EXPECT_EQ(parents(find_x_wings, sketch.position(), removed), removed);
}

TEST(ExplainerHint, NamesNothingOfAPatternThatWasThere) {
    const Position source = Sketch().only(0, {1, 2}).only(1, {1, 2}).position();
    EXPECT_TRUE(parents(find_naked_pairs, source, {Candidate::at(40, 5)}).empty());
}

TEST(ExplainerHint, RoundsAsTheOriginalPrints) {
    EXPECT_EQ(tenths_of(6.5 + 0.1 + 0.1), 67);
    EXPECT_EQ(tenths_of(4.5 + 3 * 0.1), 48);
    EXPECT_EQ(tenths_of(0), 0);
}

TEST(ExplainerHint, AppliesRemovalsAndPlacement) {
    Position position = Sketch().position();
    Hint hint;
    hint.removals = {Candidate::at(80, 1)};
    hint.placed = Candidate::at(0, 9);
    apply(hint, position);
    EXPECT_FALSE(position.has(80, 1));
    EXPECT_EQ(position.value(0), 9);
    EXPECT_FALSE(position.has(1, 9));
}

}  // namespace
}  // namespace nonet::explainer
