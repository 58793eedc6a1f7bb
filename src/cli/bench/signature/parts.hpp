// What each file in parts/ hands out. part_table.cpp puts them in order.
#pragma once

#include "cli/bench/signature/signature.hpp"

namespace nonet::cli {

extern const SignaturePart kRandomPart;
extern const SignaturePart kTextPart;
extern const SignaturePart kFirstPart;
extern const SignaturePart kAnyPart;
extern const SignaturePart kCountsPart;
extern const SignaturePart kOrderPart;
extern const SignaturePart kCandidatesPart;
extern const SignaturePart kBatchPart;
extern const SignaturePart kReasonsPart;
extern const SignaturePart kBoardsPart;
extern const SignaturePart kPathsPart;
extern const SignaturePart kFormsPart;

}  // namespace nonet::cli
