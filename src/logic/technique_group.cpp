// The table of groups: names of members as text, since a group's techniques stand in files of their
// own.
//
// The scores of a group are those of its row in a profile; each step still names its own technique.
#include "logic/technique_group.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

bool assumes_unique(const TechniqueGroup& group) {
    return std::any_of(group.members.begin(), group.members.end(), [](std::string_view name) {
        const TechniqueInfo* member = find_technique(name);
        return member != nullptr && member->assumes_unique;
    });
}

std::span<const TechniqueGroup> technique_groups() {
    static constexpr auto kSimpleColors =
        std::to_array<std::string_view>({"simple-colors-trap", "simple-colors-wrap"});
    static constexpr auto kMultiColors =
        std::to_array<std::string_view>({"multi-colors-1", "multi-colors-2"});
    static constexpr auto kNiceLoops =
        std::to_array<std::string_view>({"continuous-nice-loop", "discontinuous-nice-loop", "aic"});
    static constexpr auto kGroupedNiceLoops = std::to_array<std::string_view>(
        {"grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic"});
    static constexpr auto kForcingChains =
        std::to_array<std::string_view>({"forcing-chain-contradiction", "forcing-chain-verity"});
    static constexpr auto kKrakenFish =
        std::to_array<std::string_view>({"kraken-fish-1", "kraken-fish-2"});
    static constexpr auto kForcingNets =
        std::to_array<std::string_view>({"forcing-net-contradiction", "forcing-net-verity"});
    static constexpr auto kGroups = std::to_array<TechniqueGroup>({
        {"simple-colors", "Simple Colors", kSimpleColors, find_simple_colors},
        {"multi-colors", "Multi Colors", kMultiColors, find_multi_colors},
        {"nice-loop", "Nice Loop/AIC", kNiceLoops, find_nice_loops},
        {"grouped-nice-loop", "Grouped Nice Loop/AIC", kGroupedNiceLoops, find_grouped_nice_loops},
        {"kraken-fish", "Kraken Fish", kKrakenFish, find_kraken_fish},
        {"forcing-chain", "Forcing Chain", kForcingChains, find_forcing_chains},
        {"forcing-net", "Forcing Net", kForcingNets, find_forcing_nets},
    });
    return kGroups;
}

const TechniqueGroup* find_technique_group(std::string_view name) {
    for (const TechniqueGroup& group : technique_groups()) {
        if (group.name == name) return &group;
    }
    return nullptr;
}

}  // namespace nonet::logic
