// Canonical forms, the mappings that lead to them, and automorphisms.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/canon.hpp>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    for (const Grid& grid : all_questions()) {
        for (const auto order : {CanonicalOrder::row_minimal, CanonicalOrder::pattern_first}) {
            const Canonical found = canonical(grid, order);
            digest.add(found.form.to_line());
            digest.add(to_text(found.mapping));
            digest.add(std::uint64_t{found.automorphisms});
        }
    }
}

}  // namespace

constinit const SignaturePart kFormsPart = {"forms", "canonical forms and how to get there", add};

}  // namespace nonet::cli
