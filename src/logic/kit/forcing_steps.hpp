// From proofs to steps: what the files of forcing chains and of forcing nets share.
#pragma once

#include "logic/kit/forcing_search.hpp"
#include "logic/technique_row.hpp"

namespace nonet::logic {

/// The steps of one search as it ranks them, each under its row: contradiction or verity.
void find_forcing(ForcingSearch& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                  TechniqueRows rows, Steps& steps);

/// Only those of one row.
void find_forcing_of(ForcingSearch& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                     TechniqueRows rows, const TechniqueRow& row, Steps& steps);

}  // namespace nonet::logic
