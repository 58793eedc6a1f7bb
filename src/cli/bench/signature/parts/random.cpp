// Random numbers and symmetries, on which all seeded answers stand.
#include "cli/bench/signature/parts.hpp"

#include <nonet/random.hpp>
#include <nonet/symmetry.hpp>

namespace nonet::cli {

namespace {

void add(Digest& digest) {
    constexpr int kDraws = 1000;
    Random random(6);
    for (std::uint64_t i = 1; i <= kDraws; ++i) {
        digest.add(random.next());
        digest.add(random.below(i));
    }
    Grid numbered;
    for (Cell cell = 0; cell < kCells; ++cell) numbered.set(cell, cell % kDigits + 1);
    for (int i = 0; i < kDraws; ++i) digest.add(Symmetry::random(random).apply(numbered).to_line());
}

}  // namespace

constinit const SignaturePart kRandomPart = {"random", "random numbers and symmetries by seed",
                                             add};

}  // namespace nonet::cli
