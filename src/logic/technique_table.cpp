// The table of techniques, by family, in each family from the simple to the large.
//
// One line for each file of techniques/; the rows themselves stand there. The order is that in
// which the program lists techniques, and that of `all` where a profile says nothing. Lookups by
// name walk the table: they happen when a profile is read, not while solving.
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nonet::logic {

namespace {

/// What each file hands out, in the order of the table.
constexpr auto kFiles = std::to_array<TechniqueRows (*)()>({
    full_house,
    naked_single,
    hidden_single,
    locked_candidates,
    naked_subset,
    hidden_subset,
    almost_locked_candidates,
    basic_fish,
    finned_fish,
    sashimi_fish,
    franken_fish,
    finned_franken_fish,
    mutant_fish,
    finned_mutant_fish,
    kraken_fish,
    skyscraper,
    two_string_kite,
    turbot_fish,
    empty_rectangle,
    xy_wing,
    xyz_wing,
    w_wing,
    bent_sets,
    simple_colors,
    multi_colors,
    medusa_3d,
    unique_rectangle,
    hidden_rectangle,
    avoidable_rectangle,
    bug_plus_1,
    unique_loop,
    extended_rectangle,
    bug_plus_n,
    remote_pair,
    x_chain,
    xy_chain,
    nice_loop,
    grouped_nice_loop,
    sue_de_coq,
    als_xz,
    als_xy_wing,
    als_chain,
    death_blossom,
    aligned_pair_exclusion,
    aligned_triple_exclusion,
    sk_loop,
    multi_sector_locked_sets,
    junior_exocet,
    senior_exocet,
    tridagon,
    fireworks,
    forcing_chain,
    forcing_net,
    whip,
    braid,
    templates,
    brute_force,
});

}  // namespace

std::span<const TechniqueRow* const> technique_rows() {
    static const std::vector<const TechniqueRow*> kRows = [] {
        std::vector<const TechniqueRow*> rows;
        for (const auto& file : kFiles) {
            for (const TechniqueRow& row : file()) rows.push_back(&row);
        }
        return rows;
    }();
    return kRows;
}

std::span<const TechniqueInfo* const> techniques() {
    static const std::vector<const TechniqueInfo*> kInfos = [] {
        std::vector<const TechniqueInfo*> infos;
        for (const TechniqueRow* row : technique_rows()) infos.push_back(&row->info);
        return infos;
    }();
    return kInfos;
}

const TechniqueRow* find_technique_row(std::string_view name) {
    for (const TechniqueRow* row : technique_rows()) {
        if (row->info.name == name) return row;
    }
    return nullptr;
}

const TechniqueInfo* find_technique(std::string_view name) {
    const TechniqueRow* row = find_technique_row(name);
    return row != nullptr ? &row->info : nullptr;
}

const TechniqueRow& row_of_technique(const TechniqueInfo& technique) {
    return *find_technique_row(technique.name);
}

std::string_view name_of(Family family) {
    static constexpr std::array<std::string_view, 14> kNames = {
        "singles",
        "intersections",
        "subsets",
        "fish",
        "single digit patterns",
        "wings",
        "coloring",
        "uniqueness",
        "chains",
        "almost locked sets",
        "aligned exclusion",
        "patterns",
        "forcing",
        "last resort",
    };
    return kNames.at(static_cast<std::size_t>(family));
}

}  // namespace nonet::logic
