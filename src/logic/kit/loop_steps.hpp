// From loops to steps: what the files of nice loops and of grouped ones share.
//
// The search ranks continuous loops, discontinuous ones and chains together, with or without
// groups; here each gets the row it belongs to and becomes a step.
#pragma once

#include "logic/kit/implication_graph.hpp"
#include "logic/technique_row.hpp"

namespace nonet::logic {

/// The rows of loops, each in the order of LoopKind: continuous, discontinuous, AIC.
struct LoopRows {
    TechniqueRows plain;
    TechniqueRows grouped;
};

/// The steps of one search as it ranks them, each under its own row. A grouped search may find a
/// plain loop first (its other chains being lassos); all steps are wanted without those.
void find_loops(Search& search, ImplicationGraph::Detail detail, const LoopRows& rows,
                Steps& steps);

/// Only those of one row.
void find_loops_of(Search& search, ImplicationGraph::Detail detail, const LoopRows& rows,
                   const TechniqueRow& row, Steps& steps);

}  // namespace nonet::logic
