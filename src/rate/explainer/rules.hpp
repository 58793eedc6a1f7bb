// The producers of the plain rules, by family. Each says in its file what it finds and in which
// order.
#pragma once

#include "rate/explainer/producer.hpp"

#include <memory>

namespace nonet::explainer {

// producers/singles.cpp
void find_hidden_singles(const Position& position, Sink& sink);
void find_naked_singles(const Position& position, Sink& sink);

// producers/locking.cpp
void find_direct_locking(const Position& position, Sink& sink);
void find_locking(const Position& position, Sink& sink);

// producers/hidden_sets.cpp
void find_direct_hidden_pairs(const Position& position, Sink& sink);
void find_direct_hidden_triplets(const Position& position, Sink& sink);
void find_hidden_pairs(const Position& position, Sink& sink);
void find_hidden_triplets(const Position& position, Sink& sink);
void find_hidden_quads(const Position& position, Sink& sink);

// producers/naked_sets.cpp
void find_naked_pairs(const Position& position, Sink& sink);
void find_naked_triplets(const Position& position, Sink& sink);
void find_naked_quads(const Position& position, Sink& sink);

// producers/fish.cpp
void find_x_wings(const Position& position, Sink& sink);
void find_swordfish(const Position& position, Sink& sink);
void find_jellyfish(const Position& position, Sink& sink);

// producers/wings.cpp
void find_xy_wings(const Position& position, Sink& sink);
void find_xyz_wings(const Position& position, Sink& sink);

// producers/unique_loops.cpp
void find_unique_loops(const Position& position, Sink& sink);

// producers/bivalue_universal_grave.cpp
void find_bivalue_universal_graves(const Position& position, Sink& sink);

// producers/aligned_pair_exclusion.cpp
void find_aligned_pair_exclusions(const Position& position, Sink& sink);

// producers/aligned_triplet_exclusion.cpp
void find_aligned_triplet_exclusions(const Position& position, Sink& sink);
/// The same with a memory of the last position, which is much faster along a path.
std::unique_ptr<Finder> make_aligned_triplets();

}  // namespace nonet::explainer
