// The table of groups.
#include "logic/technique_group.hpp"

#include <array>

namespace nonet::logic {

std::span<const TechniqueGroup> technique_groups() {
    static constexpr std::array<std::string_view, 3> kNiceLoops = {
        "continuous-nice-loop", "discontinuous-nice-loop", "aic"};
    static constexpr std::array<std::string_view, 3> kGroupedNiceLoops = {
        "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic"};
    static constexpr std::array<std::string_view, 2> kForcingChains = {
        "forcing-chain-contradiction", "forcing-chain-verity"};
    static constexpr std::array<std::string_view, 2> kKrakenFish = {"kraken-fish-1",
                                                                    "kraken-fish-2"};
    static constexpr std::array<std::string_view, 2> kForcingNets = {"forcing-net-contradiction",
                                                                     "forcing-net-verity"};
    static constexpr std::array<TechniqueGroup, 4> kGroups = {{
        {"nice-loop", "Nice Loop/AIC", kNiceLoops, find_nice_loops},
        {"grouped-nice-loop", "Grouped Nice Loop/AIC", kGroupedNiceLoops, find_grouped_nice_loops},
        {"kraken-fish", "Kraken Fish", kKrakenFish, find_kraken_fish},
        {"forcing-chain", "Forcing Chain", kForcingChains, find_forcing_chains},
        {"forcing-net", "Forcing Net", kForcingNets, find_forcing_nets},
    }};
    return kGroups;
}

const TechniqueGroup* find_technique_group(std::string_view name) {
    for (const TechniqueGroup& group : technique_groups()) {
        if (group.name == name) return &group;
    }
    return nullptr;
}

}  // namespace nonet::logic
