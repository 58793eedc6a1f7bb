// The vicinity of a list of puzzles, on all threads and in order.
//
// Each choice of clues to go makes a base to which clues are added (added_clues.hpp). Some hundred
// bases make a piece of work, enough to fill the lanes of one engine; pieces run on all threads and
// are taken in order. What comes of a piece is sorted, asked for redundant clues, and brought into
// canonical form there, so that little is left for the thread that takes it.
#pragma once

#include "research/removals.hpp"

#include <nonet/vicinity.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace nonet::research {

class Expansion {
  public:
    Expansion(const VicinityOptions& options, const Limits& limits);

    /// Visits the neighbours of each center. An answer false from `visit` ends it.
    SearchEnd run(std::span<const Center> centers, std::uint64_t generation,
                  const NeighbourVisitor& visit, const VicinityWatcher& watch);

  private:
    /// Some bases, and what came of them.
    struct Piece {
        std::vector<Base> bases;
        std::vector<std::size_t> origins;
        std::vector<std::pair<std::size_t, Grid>> found;  ///< by the number of the base
        std::vector<Grid> forms;
        bool complete = true;
    };

    [[nodiscard]] std::size_t bases_in_piece(double all) const;
    bool hand_out(Piece& piece, Removals& removals, std::size_t most);
    void work(Piece& piece) const;
    static void keep_minimal(Piece& piece);
    SearchEnd take(const Piece& piece, std::uint64_t generation, const NeighbourVisitor& visit);

    const VicinityOptions& options_;
    const Limits& limits_;
    unsigned threads_;
    std::uint64_t found_ = 0;
    bool is_stopped_ = false;
};

}  // namespace nonet::research
