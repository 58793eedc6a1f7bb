// The table of parts of the signature. To add one: write parts/NAME.cpp, declare its row in
// parts.hpp, list it here, and put its hash into tests/cli/signature.tsv.
#include "cli/bench/signature/parts.hpp"

#include <array>

namespace nonet::cli {

std::span<const SignaturePart> signature_parts() {
    static const std::array kParts = {
        kRandomPart,     kTextPart,  kFirstPart,   kAnyPart,    kCountsPart, kOrderPart,
        kCandidatesPart, kBatchPart, kReasonsPart, kBoardsPart, kPathsPart,  kFormsPart,
    };
    return kParts;
}

}  // namespace nonet::cli
