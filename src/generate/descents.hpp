// Many descents at once, through the lanes of the batch engine.
#pragma once

#include "batch/stream.hpp"
#include "generate/descent.hpp"
#include "generate/known_sets.hpp"

#include <nonet/grid.hpp>
#include <nonet/search.hpp>

#include <cstdint>
#include <vector>

namespace nonet::generate {

class Descents {
  public:
    explicit Descents(std::vector<Grid> grids);

    [[nodiscard]] const std::vector<Grid>& grids() const { return grids_; }
    [[nodiscard]] Grid puzzle(const ClueSet& set) const;

    /// Settles all of them. False when a limit came first; then some are open.
    bool settle(std::vector<Descent>& descents, const Limits& limits);

    /// How many questions the engine has answered.
    [[nodiscard]] std::uint64_t searches() const { return searches_; }

  private:
    class Asker;

    std::vector<Grid> grids_;
    std::vector<KnownSets> known_;
    batch::Engine engine_;
    std::uint64_t searches_ = 0;
};

}  // namespace nonet::generate
