// Names, base ratings and eliminations of nets; net_hint.hpp tells the order.
#include "rate/explainer/chains/nets/net_hint.hpp"

#include "rate/explainer/chains/length.hpp"

#include <array>

namespace nonet::explainer {

namespace {

struct Names {
    std::string_view both_ways;
    std::string_view cell;
    std::string_view house;
    std::string_view contradiction;
};

constexpr Names kNishio = {"", "", "", "Nishio Forcing Chains"};
constexpr Names kMultiple = {"", "Cell Forcing Chains", "Region Forcing Chains", ""};

/// By level.
constexpr std::array<Names, 6> kDynamic = {{
    {"Dynamic Double Forcing Chains", "Dynamic Cell Forcing Chains",
     "Dynamic Region Forcing Chains", "Dynamic Contradiction Forcing Chains"},
    {"Dynamic Double Forcing Chains (+)", "Dynamic Cell Forcing Chains (+)",
     "Dynamic Region Forcing Chains (+)", "Dynamic Contradiction Forcing Chains (+)"},
    {"Dynamic Double Forcing Chains (+ Forcing Chains)",
     "Dynamic Cell Forcing Chains (+ Forcing Chains)",
     "Dynamic Region Forcing Chains (+ Forcing Chains)",
     "Dynamic Contradiction Forcing Chains (+ Forcing Chains)"},
    {"Dynamic Double Forcing Chains (+ Multiple Forcing Chains)",
     "Dynamic Cell Forcing Chains (+ Multiple Forcing Chains)",
     "Dynamic Region Forcing Chains (+ Multiple Forcing Chains)",
     "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains)"},
    {"Dynamic Double Forcing Chains (+ Dynamic Forcing Chains)",
     "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains)",
     "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains)",
     "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains)"},
    {"Dynamic Double Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
     "Dynamic Cell Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
     "Dynamic Region Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))",
     "Dynamic Contradiction Forcing Chains (+ Dynamic Forcing Chains (+ Forcing Chains))"},
}};

std::string_view name_of(NetKind kind, int level, NetProof proof) {
    const Names& names = kind == NetKind::nishio     ? kNishio
                         : kind == NetKind::multiple ? kMultiple
                                                     : kDynamic[level];
    switch (proof) {
        case NetProof::both_ways:
            return names.both_ways;
        case NetProof::cell:
            return names.cell;
        case NetProof::house:
            return names.house;
        case NetProof::contradiction:
            return names.contradiction;
    }
    return {};
}

}  // namespace

double net_base_rating(NetKind kind, int level) {
    if (level >= 2) return 9.5 + 0.5 * (level - 2);
    if (level == 1) return 9.0;
    switch (kind) {
        case NetKind::nishio:
            return 7.5;
        case NetKind::multiple:
            return 8.0;
        case NetKind::dynamic:
            return 8.5;
    }
    return 0;
}

Hint make_net_hint(const Position& position, NetKind kind, int level, const NetRank& rank,
                   const Conclusion& conclusion) {
    Hint hint;
    hint.name = name_of(kind, level, rank.proof);
    hint.complexity = rank.complexity;
    hint.rating = net_base_rating(kind, level) + added_by_length(rank.complexity);
    const Candidate target = conclusion.candidate;
    if (!conclusion.is_on) {
        hint.removals.push_back(target);
        return hint;
    }
    hint.placed = target;
    hint.remove(target.cell, position.candidates(target.cell) & ~unsigned{mask_of(target.digit)});
    return hint;
}

}  // namespace nonet::explainer
