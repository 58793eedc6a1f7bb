// The thirty producers of Sudoku Explainer 1.2.1.3 in the order in which they are asked. The order
// is not that of the ratings, and it is part of the scale: docs/design/rating.md.
#include "rate/explainer/chains/chains.hpp"
#include "rate/explainer/producer.hpp"
#include "rate/explainer/rules.hpp"

#include <array>

namespace nonet::explainer {

namespace {

/// A rule without memory as a Finder.
template <PlainFind rule>
class PlainFinder final : public Finder {
  public:
    void find(const Position& position, Sink& sink, Budget& /*budget*/) override {
        rule(position, sink);
    }
};

template <PlainFind rule>
std::unique_ptr<Finder> plain() {
    return std::make_unique<PlainFinder<rule>>();
}

template <NetKind kind, int level>
std::unique_ptr<Finder> nets() {
    return make_nets(kind, level);
}

constexpr bool kUnique = true;
constexpr bool kAlways = false;

constexpr std::array kProducers = {
    Producer{1, "Hidden Single", kAlways, plain<find_hidden_singles>},
    Producer{2, "Direct Intersections", kAlways, plain<find_direct_locking>},
    Producer{3, "Direct Hidden Pair", kAlways, plain<find_direct_hidden_pairs>},
    Producer{4, "Naked Single", kAlways, plain<find_naked_singles>},
    Producer{5, "Direct Hidden Triplet", kAlways, plain<find_direct_hidden_triplets>},
    Producer{6, "Intersections", kAlways, plain<find_locking>},
    Producer{7, "Naked Pair", kAlways, plain<find_naked_pairs>},
    Producer{8, "X-Wing", kAlways, plain<find_x_wings>},
    Producer{9, "Hidden Pair", kAlways, plain<find_hidden_pairs>},
    Producer{10, "Naked Triplet", kAlways, plain<find_naked_triplets>},
    Producer{11, "Swordfish", kAlways, plain<find_swordfish>},
    Producer{12, "Hidden Triplet", kAlways, plain<find_hidden_triplets>},
    Producer{13, "XY-Wing", kAlways, plain<find_xy_wings>},
    Producer{14, "XYZ-Wing", kAlways, plain<find_xyz_wings>},
    Producer{15, "Unique Rectangles and Loops", kUnique, plain<find_unique_loops>},
    Producer{16, "Naked Quad", kAlways, plain<find_naked_quads>},
    Producer{17, "Jellyfish", kAlways, plain<find_jellyfish>},
    Producer{18, "Hidden Quad", kAlways, plain<find_hidden_quads>},
    Producer{19, "Bivalue Universal Grave", kUnique, plain<find_bivalue_universal_graves>},
    Producer{20, "Aligned Pair Exclusion", kAlways, plain<find_aligned_pair_exclusions>},
    Producer{21, "Forcing Chains & Cycles", kAlways, make_unary_chains},
    Producer{22, "Aligned Triplet Exclusion", kAlways, make_aligned_triplets},
    Producer{23, "Nishio Forcing Chains", kAlways, nets<NetKind::nishio, 0>},
    Producer{24, "Multiple Forcing Chains", kAlways, nets<NetKind::multiple, 0>},
    Producer{25, "Dynamic Forcing Chains", kAlways, nets<NetKind::dynamic, 0>},
    Producer{26, "Dynamic Forcing Chains (+)", kAlways, nets<NetKind::dynamic, 1>},
    Producer{27, "Dynamic Forcing Chains (+ Forcing Chains)", kAlways, nets<NetKind::dynamic, 2>},
    Producer{28, "Dynamic Forcing Chains (+ Multiple Forcing Chains)", kAlways,
             nets<NetKind::dynamic, 3>},
    Producer{29, "Dynamic Forcing Chains (+ Dynamic Forcing Chains)", kAlways,
             nets<NetKind::dynamic, 4>},
    Producer{30, "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))", kAlways,
             nets<NetKind::dynamic, 5>},
};

}  // namespace

std::span<const Producer> producer_table() {
    return kProducers;
}

}  // namespace nonet::explainer
