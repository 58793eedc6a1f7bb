// One step of a human solution: what it does, and all that proves it.
//
// A step is data, so that it can be said in any language, drawn, checked, applied and counted
// without knowing the technique that found it. It holds what it places or removes, and the pattern:
// digits, cells, houses, almost locked sets, chains, colours. Each technique's row (technique.hpp)
// tells which of these it fills, and what stands in them.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>
#include <nonet/state.hpp>

#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet::logic {

struct TechniqueInfo;

/// How two nodes of a chain hang together.
enum class LinkKind : std::uint8_t {
    none,    ///< the first node
    weak,    ///< both cannot be true: the one before is true, so this one is false
    strong,  ///< one must be true: the one before is false, so this one is true
};

/// One node of a chain: a digit in one cell, or in one of several (a group), or that an almost
/// locked set does without a digit.
struct ChainNode {
    CellMask cells;
    std::uint8_t digit = 0;
    LinkKind link = LinkKind::none;  ///< from the node before it
    std::int16_t set = -1;           ///< index in Step::sets when the link runs through that set
    bool is_true = true;             ///< in a chain of one node; in longer ones the links tell

    friend bool operator==(const ChainNode&, const ChainNode&) = default;
};
using Chain = std::vector<ChainNode>;

/// Cells with the digits that they have in common: an almost locked set (one digit more than
/// cells), or any other set that a technique speaks of.
struct CellGroup {
    CellMask cells;
    DigitMask digits = 0;

    friend bool operator==(const CellGroup&, const CellGroup&) = default;
};

/// How a supposition goes wrong.
enum class ContradictionKind : std::uint8_t {
    none,           ///< it does not, or the technique supposes nothing
    empty_cell,     ///< a cell has no candidate left
    no_place,       ///< a digit has no place left in a house
    two_digits,     ///< a cell would hold two digits
    twice,          ///< a house would hold a digit twice
    true_and_false  ///< a candidate would be both
};

/// "empty_cell", "no_place", …
std::string_view name_of(ContradictionKind kind);

/// Where a supposition goes wrong.
struct Contradiction {
    ContradictionKind kind = ContradictionKind::none;
    Cell cell = -1;        ///< the cell that it shows in, or -1
    House house = -1;      ///< the house that it shows in, or -1
    DigitMask digits = 0;  ///< the digit or digits that it is about; none for an empty cell

    friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

struct Step {
    /// The row of the technique that found it; never null in a step from a finder.
    const TechniqueInfo* technique = nullptr;

    // What it does: never both empty in a step from a finder; no candidate twice. Sorted by digit,
    // then cell, unless a technique takes them away in another order: it decides which single a
    // path meets next.
    std::vector<Candidate> placements;
    std::vector<Candidate> removals;

    // Why. Each technique fills what it needs.
    std::vector<Digit> digits;         ///< the digits of the pattern, in the field's order
    std::vector<Cell> cells;           ///< the cells of the pattern, in the field's order
    std::vector<House> base;           ///< houses that must hold the digits (fish: base sets)
    std::vector<House> cover;          ///< houses that take them up (fish: cover sets)
    std::vector<Candidate> fins;       ///< candidates outside the cover houses
    std::vector<Candidate> endo_fins;  ///< candidates in two base houses
    std::vector<CellGroup> sets;       ///< almost locked sets and the like, named A, B, C, …
    std::vector<DigitMask> commons;    ///< digits that each set shares with the next as a
                                       ///< restricted common (not both can hold it)
    std::vector<Chain> chains;         ///< one chain; for forcing chains and nets one for each
                                       ///< case, all from the premise to the conclusion
    std::vector<std::vector<Candidate>> colors;  ///< groups of candidates of one truth
    Contradiction contradiction;                 ///< what the supposition of the step leads to
    bool is_siamese = false;                     ///< two fish with one base, told as one

    /// Empties it for another step, and keeps the memory.
    void clear();
    /// Sorts placements and removals by digit, then cell, and drops doubles.
    void sort_results();

    friend bool operator==(const Step&, const Step&) = default;
};

/// Sorts by digit, then cell, and drops doubles.
void sort_candidates(std::vector<Candidate>& candidates);

/// True when the step still does something in `state`: a blank cell to fill, or a candidate that
/// is there to be removed.
bool changes(const Step& step, const State& state);

/// Removes and places, in the order in which the step lists its candidates.
void apply(const Step& step, State& state);

/// True when no solution loses a digit by it: nothing that `solution` holds is removed, and nothing
/// else is placed.
bool is_sound(const Step& step, const Grid& solution);

/// The number of links of all chains, which is what the field quotes as their length; an almost
/// locked set on the way counts for more than one.
int chain_length(const Step& step);

}  // namespace nonet::logic
