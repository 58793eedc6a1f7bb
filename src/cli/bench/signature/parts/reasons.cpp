// Why a puzzle is not a proper one: redundant, clashing and settling clues.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/research.hpp>
#include <nonet/solve.hpp>

namespace nonet::cli {

namespace {

constexpr std::size_t kStep = 12;

void add_cells(Digest& digest, const std::vector<Cell>& cells) {
    digest.add(static_cast<std::uint64_t>(cells.size()));
    for (const Cell cell : cells) digest.add(static_cast<std::uint64_t>(cell));
}

void add_set(Digest& digest, const std::optional<CellSet>& set) {
    digest.add(set ? (set->smallest ? "smallest" : "irreducible") : "nothing");
    if (set) add_cells(digest, set->cells);
}

void add(Digest& digest) {
    constexpr int kEnoughClues = 24;
    const std::vector<Grid> spoiled = spoiled_questions();
    for (std::size_t i = 0; i < spoiled.size(); i += kStep)
        add_set(digest, conflicting_clues(spoiled[i]));
    const std::vector<Grid> open = open_questions();
    for (std::size_t i = 0; i < open.size(); i += kStep) {
        if (open[i].clue_count() < kEnoughClues) continue;
        add_cells(digest, redundant_clues(open[i]).value_or(std::vector<Cell>{}));
        if (const auto target = first_solution(open[i]))
            add_set(digest, settling_clues(open[i], *target));
    }
}

}  // namespace

constinit const SignaturePart kReasonsPart = {"reasons", "redundant, clashing and settling clues",
                                              add};

}  // namespace nonet::cli
