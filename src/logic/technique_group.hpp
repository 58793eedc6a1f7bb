// Groups: several techniques that one search ranks together, so that a profile lists them as one.
//
// Nice loops are the example: discontinuous loops, continuous ones and chains come out of one
// search, and the shortest wins whatever its name. The members stay techniques of their own.
#pragma once

#include "logic/technique_row.hpp"

#include <span>
#include <string_view>

namespace nonet::logic {

struct TechniqueGroup {
    std::string_view name;
    std::string_view title;
    std::span<const std::string_view> members;  ///< names of techniques
    /// As the finder of a row; each step names the row of its own technique.
    void (*find)(Search& search, Steps& steps) = nullptr;
};

void find_forcing_chains(Search& search, Steps& steps);
void find_forcing_nets(Search& search, Steps& steps);
void find_nice_loops(Search& search, Steps& steps);
void find_grouped_nice_loops(Search& search, Steps& steps);
void find_kraken_fish(Search& search, Steps& steps);
void find_multi_colors(Search& search, Steps& steps);
void find_simple_colors(Search& search, Steps& steps);

/// True when any of its members holds only where the puzzle has exactly one solution: the search
/// they share may then not run where that is not proved.
bool assumes_unique(const TechniqueGroup& group);

/// Every group.
std::span<const TechniqueGroup> technique_groups();

/// Nothing when there is no such group.
const TechniqueGroup* find_technique_group(std::string_view name);

}  // namespace nonet::logic
