// What of a step is marked: which candidates in which role, which cells with which hatching, which
// houses. Reads the evidence of any technique (step.hpp) without knowing which one it is.
#pragma once

#include "draw/styles.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <vector>

namespace nonet::draw {

struct Mark {
    logic::Candidate candidate;
    Role role = Role::pattern;
};

struct Hatched {
    CellMask cells;
    std::size_t hatch = kPatternHatch;
};

struct Marks {
    std::vector<Mark> candidates;  ///< in the order of roles; a candidate may have several
    std::vector<Hatched> cells;
    std::vector<House> base;
    std::vector<House> cover;
};

Marks marks_of(const logic::Step& step, const logic::State& state);

/// True when the node of a chain holds along it.
bool is_on(const logic::Chain& chain, std::size_t index);

}  // namespace nonet::draw
