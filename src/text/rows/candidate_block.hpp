// Nine rows of nine groups of candidates, from their texts to a position.
//
// Several drawings share this: pencil marks alone, and those that stand below the digits they
// belong to. The marks that programs set beside candidates (deleted, placed, coloured) mean nothing
// here and are dropped.
#pragma once

#include "text/rows/rows.hpp"

#include <nonet/text.hpp>

namespace nonet::text {

/// Requires that find_shape_fault(block, &Row::words, ...) found nothing. False, with record.error,
/// when a group is none.
bool read_candidates(const Block& block, Candidates& candidates, Record& record);

}  // namespace nonet::text
