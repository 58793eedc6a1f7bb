// What aligned pair and triple exclusion tell alike: the excluders of two candidates, and the step.
//
// Both strike out combinations of digits, and say for each by which set of cells it is impossible;
// what is impossible at sight needs no set. The searches differ and stay in their own files.
#pragma once

#include "logic/kit/als_catalogue.hpp"
#include "logic/kit/exclusion_table.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_row.hpp"

#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <span>

namespace nonet::logic {

class ExclusionSteps {
  public:
    ExclusionSteps(Search& search, const TechniqueRow& row, Steps& steps)
        : catalogue_(search.almost_locked_sets()), row_(row), steps_(steps) {}

    /// Adds to the step the set that keeps two candidates from being true together; none when they
    /// see each other.
    void tell_pair(Candidate a, Candidate b, Step& step) const;
    /// The same for a set that is known, and the digits it would lose.
    static void tell_set(const CellGroup& group, DigitMask lost, Step& step);

    /// Completes a step that has its removals, for these cells; true: stop searching.
    bool add(Step step, std::span<const Cell> cells);

  private:
    const AlsCatalogue& catalogue_;
    const TechniqueRow& row_;
    Steps& steps_;
};

}  // namespace nonet::logic
