// What each file in techniques/ hands out. technique_table.cpp puts them in order.
//
// To add a technique: write techniques/NAME.cpp and tests/techniques/NAME.md, declare its rows
// here, list them in technique_table.cpp, and give it a place in profiles/nonet.cpp and its words
// in messages/*.cpp.
#pragma once

#include "logic/technique_row.hpp"

#include <string_view>

namespace nonet::logic {

TechniqueRows aligned_pair_exclusion();
TechniqueRows aligned_triple_exclusion();
TechniqueRows almost_locked_candidates();
TechniqueRows als_chain();
TechniqueRows als_xy_wing();
TechniqueRows als_xz();
TechniqueRows avoidable_rectangle();
TechniqueRows basic_fish();
TechniqueRows bent_sets();
TechniqueRows braid();
TechniqueRows brute_force();
TechniqueRows bug_plus_1();
TechniqueRows bug_plus_n();
TechniqueRows death_blossom();
TechniqueRows empty_rectangle();
TechniqueRows extended_rectangle();
TechniqueRows finned_fish();
TechniqueRows finned_franken_fish();
TechniqueRows finned_mutant_fish();
TechniqueRows fireworks();
TechniqueRows forcing_chain();
TechniqueRows forcing_net();
TechniqueRows franken_fish();
TechniqueRows full_house();
TechniqueRows grouped_nice_loop();
TechniqueRows hidden_rectangle();
TechniqueRows hidden_single();
TechniqueRows hidden_subset();
TechniqueRows junior_exocet();
TechniqueRows kraken_fish();
TechniqueRows locked_candidates();
TechniqueRows medusa_3d();
TechniqueRows multi_colors();
TechniqueRows multi_sector_locked_sets();
TechniqueRows mutant_fish();
TechniqueRows naked_single();
TechniqueRows naked_subset();
TechniqueRows nice_loop();
TechniqueRows remote_pair();
TechniqueRows sashimi_fish();
TechniqueRows senior_exocet();
TechniqueRows simple_colors();
TechniqueRows sk_loop();
TechniqueRows skyscraper();
TechniqueRows sue_de_coq();
TechniqueRows templates();
TechniqueRows tridagon();
TechniqueRows turbot_fish();
TechniqueRows two_string_kite();
TechniqueRows unique_loop();
TechniqueRows unique_rectangle();
TechniqueRows w_wing();
TechniqueRows whip();
TechniqueRows x_chain();
TechniqueRows xy_chain();
TechniqueRows xy_wing();
TechniqueRows xyz_wing();

/// The name of the row that is no technique, but the end of them.
inline constexpr std::string_view kGuess = "brute-force";

/// Every row, by family.
std::span<const TechniqueRow* const> technique_rows();

/// Nothing when there is no such technique.
const TechniqueRow* find_technique_row(std::string_view name);

/// The row of a technique; `technique` must come from the table.
const TechniqueRow& row_of_technique(const TechniqueInfo& technique);

}  // namespace nonet::logic
