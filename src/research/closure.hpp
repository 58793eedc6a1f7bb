// What a level of simple logic makes of a position.
#pragma once

#include <nonet/backdoors.hpp>
#include <nonet/candidates.hpp>

namespace nonet::research {

enum class Closure : std::uint8_t {
    solved,         ///< one candidate in each cell, and no clash
    open,           ///< nothing more follows
    contradiction,  ///< a cell without a candidate, or a house without a place for a digit
};

/// Removes all that follows by the level.
Closure close(Candidates& position, LogicLevel level);

}  // namespace nonet::research
