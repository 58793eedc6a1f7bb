// Nonet's own order: every technique that a person may want to be shown, the easiest to see first.
//
// Hidden singles stand before naked ones, since a player without pencil marks sees them first.
// Behind the singles the order follows how much a player must hold in mind: one house, two houses,
// one digit all over the grid, a few cells, chains that grow, whole patterns, and last what only
// patience finds. Scores grow with it; a step of the next level costs about as much as two of this
// one. Fish of more than four lines are rarely shorter than the smaller fish of the other lines,
// and templates say nothing that a person can follow, so they are known but not tried.
#include "logic/profile_table.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kText = R"(profile nonet 1
most easy 300
most medium 800
most hard 1600
most unfair 3000

# One house
step full-house easy 1
step hidden-single easy 2
step naked-single easy 4
step locked-candidates-1 medium 10
step locked-candidates-2 medium 12
step locked-pair medium 12
step naked-pair medium 16
step hidden-pair medium 18
step locked-triple medium 18
step naked-triple medium 20
step hidden-triple medium 24

# One digit, or a few cells
step x-wing hard 30
step two-string-kite hard 30
step skyscraper hard 30
step empty-rectangle hard 36
step turbot-fish hard 36
off dual-two-string-kite hard 40
off dual-empty-rectangle hard 40
step xy-wing hard 34
step w-wing hard 36
step unique-rectangle-1 hard 30
step unique-rectangle-2 hard 36
step unique-rectangle-4 hard 36
step bug-plus-1 hard 36
step remote-pair hard 38
step xyz-wing hard 40
step naked-quadruple hard 40
step hidden-quadruple hard 44
step finned-x-wing hard 40
step sashimi-x-wing hard 40
step swordfish hard 42
step unique-rectangle-3 hard 44
step unique-rectangle-5 hard 44
step unique-rectangle-6 hard 44
step hidden-rectangle hard 44
step avoidable-rectangle-1 hard 44
step avoidable-rectangle-2 hard 46
step simple-colors hard 44
step wxyz-wing hard 50
step unique-loop hard 50
step extended-rectangle hard 50
step bug-plus-n hard 54
step multi-colors hard 54

# Chains and sets
step finned-swordfish unfair 60
step sashimi-swordfish unfair 60
step jellyfish unfair 60
step x-chain unfair 60
step xy-chain unfair 64
step almost-locked-pair unfair 66
step almost-locked-triple unfair 70
step sue-de-coq unfair 70
step firework-pair unfair 70
step firework-triple unfair 72
step als-xz unfair 74
step nice-loop unfair 76
step vwxyz-wing unfair 78
step finned-jellyfish unfair 80
step sashimi-jellyfish unfair 80
step franken-x-wing unfair 80
step franken-swordfish unfair 84
step als-xy-wing unfair 84
step 3d-medusa unfair 86
step firework-quadruple unfair 88
step grouped-nice-loop unfair 90
step uvwxyz-wing unfair 92
step aligned-pair-exclusion unfair 94
step als-chain unfair 96
step death-blossom unfair 98
step finned-franken-x-wing unfair 98
step finned-franken-swordfish unfair 100

# Large patterns
step sk-loop extreme 120
step tridagon extreme 120
step junior-exocet extreme 130
step senior-exocet extreme 140
step multi-sector-locked-sets extreme 150
step aligned-triple-exclusion extreme 150
step bent-set extreme 150
step franken-jellyfish extreme 150
off mutant-x-wing extreme 150
off mutant-swordfish extreme 160
off mutant-jellyfish extreme 170
off finned-franken-jellyfish extreme 160
off finned-mutant-x-wing extreme 160
off finned-mutant-swordfish extreme 170
off finned-mutant-jellyfish extreme 180
off squirmbag extreme 160
off whale extreme 170
off leviathan extreme 180
off finned-squirmbag extreme 170
off finned-whale extreme 180
off finned-leviathan extreme 190
off sashimi-squirmbag extreme 170
off sashimi-whale extreme 180
off sashimi-leviathan extreme 190
off franken-squirmbag extreme 190
off franken-whale extreme 200
off franken-leviathan extreme 210
off finned-franken-squirmbag extreme 200
off finned-franken-whale extreme 210
off finned-franken-leviathan extreme 220
off mutant-squirmbag extreme 200
off mutant-whale extreme 210
off mutant-leviathan extreme 220
off finned-mutant-squirmbag extreme 210
off finned-mutant-whale extreme 220
off finned-mutant-leviathan extreme 230

# Trying
step forcing-chain extreme 180
step kraken-fish extreme 200
step whip extreme 220
step braid extreme 260
step forcing-net extreme 300
off template-set extreme 1000
off template-delete extreme 1000
step brute-force extreme 3000
)";

}  // namespace

const ProfileInfo& nonet_profile() {
    static const ProfileInfo kProfile = {
        .name = "nonet",
        .summary = "every technique of Nonet, the easiest to see first",
        .text = kText,
    };
    return kProfile;
}

}  // namespace nonet::logic
