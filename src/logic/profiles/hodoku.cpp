// HoDoKu 2.3 with its default options: order, levels, scores and bounds are facts of that program.
#include "logic/profile_table.hpp"

namespace nonet::logic {

namespace {

constexpr std::string_view kText = R"(profile hodoku 2.3
most easy 800
most medium 1000
most hard 1600
most unfair 1800
set unique-missing-candidates yes
set two-candidate-rectangles no
set siamese-fish no
set fish-templates yes
set fish-fins 5
set fish-endo-fins 2
set set-overlap no
set sets-in-loops no
set set-chain-length 6
set chain-length 20
set look-ahead 4
step full-house easy 4
step naked-single easy 4
step hidden-single easy 14
step locked-pair medium 40
step locked-triple medium 60
step locked-candidates-1 medium 50
step locked-candidates-2 medium 50
step naked-pair medium 60
step naked-triple medium 80
step hidden-pair medium 70
step hidden-triple medium 100
step naked-quadruple hard 120
step hidden-quadruple hard 150
step x-wing hard 140
step swordfish hard 150
step jellyfish hard 160
off squirmbag unfair 470
off whale unfair 470
off leviathan unfair 470
step remote-pair hard 110
step bug-plus-1 hard 100
step skyscraper hard 130
step two-string-kite hard 150
step turbot-fish hard 120
step empty-rectangle hard 120
step w-wing hard 150
step xy-wing hard 160
step xyz-wing hard 180
step unique-rectangle-1 hard 100
step unique-rectangle-2 hard 100
step unique-rectangle-3 hard 100
step unique-rectangle-4 hard 100
step unique-rectangle-5 hard 100
step unique-rectangle-6 hard 100
step hidden-rectangle hard 100
step avoidable-rectangle-1 hard 100
step avoidable-rectangle-2 hard 100
step finned-x-wing hard 130
step sashimi-x-wing hard 150
step finned-swordfish unfair 200
step sashimi-swordfish unfair 240
step finned-jellyfish unfair 250
step sashimi-jellyfish unfair 260
off finned-squirmbag unfair 470
off sashimi-squirmbag unfair 470
off finned-whale unfair 470
off sashimi-whale unfair 470
off finned-leviathan unfair 470
off sashimi-leviathan unfair 470
step sue-de-coq unfair 250
step simple-colors hard 150
step multi-colors hard 200
step x-chain unfair 260
step xy-chain unfair 260
step nice-loop unfair 280
step grouped-nice-loop unfair 300
step als-xz unfair 300
step als-xy-wing unfair 320
step als-chain unfair 340
off death-blossom unfair 360
step franken-x-wing unfair 300
step franken-swordfish unfair 350
off franken-jellyfish unfair 370
off franken-squirmbag extreme 470
off franken-whale extreme 470
off franken-leviathan extreme 470
step finned-franken-x-wing unfair 390
step finned-franken-swordfish unfair 410
off finned-franken-jellyfish unfair 430
off finned-franken-squirmbag extreme 470
off finned-franken-whale extreme 470
off finned-franken-leviathan extreme 470
off mutant-x-wing extreme 450
off mutant-swordfish extreme 450
off mutant-jellyfish extreme 450
off mutant-squirmbag extreme 470
off mutant-whale extreme 470
off mutant-leviathan extreme 470
off finned-mutant-x-wing extreme 470
off finned-mutant-swordfish extreme 470
off finned-mutant-jellyfish extreme 470
off finned-mutant-squirmbag extreme 470
off finned-mutant-whale extreme 470
off finned-mutant-leviathan extreme 470
off kraken-fish extreme 500
step forcing-chain extreme 500
step forcing-net extreme 700
off template-set extreme 10000
off template-delete extreme 10000
step brute-force extreme 10000
)";

}  // namespace

const ProfileInfo& hodoku_profile() {
    static const ProfileInfo kProfile = {
        .name = "hodoku",
        .summary = "order, levels and scores of HoDoKu 2.3 with its default options",
        .text = kText,
    };
    return kProfile;
}

}  // namespace nonet::logic
