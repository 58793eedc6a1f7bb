// From proofs to steps: what the files of forcing chains and of forcing nets share.
//
// The two differ in the tables that they prove from (forcing_tables.hpp) and in whether plain
// chains count; how a proof becomes a step, and which row it belongs to, is the same.
#pragma once

#include "logic/kit/forcing_search.hpp"
#include "logic/technique_row.hpp"

namespace nonet::logic {

/// The steps of one search as it ranks them, each under its row: contradiction or verity.
void find_forcing(Search& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                  TechniqueRows rows, Steps& steps);

/// Only those of one row.
void find_forcing_of(Search& search, ForcingTables& tables, ForcingSearch::Proofs wanted,
                     TechniqueRows rows, const TechniqueRow& row, Steps& steps);

}  // namespace nonet::logic
