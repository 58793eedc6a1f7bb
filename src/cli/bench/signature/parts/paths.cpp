// How a person solves: the score, the level and every step of the path on the scale of HoDoKu, and
// the paths of the own profile. What a step rests on counts as well as what it does, since the
// texts and the drawings tell it.
#include "cli/bench/making.hpp"
#include "cli/bench/signature/parts.hpp"

#include <nonet/profile.hpp>
#include <nonet/solver.hpp>

#include <initializer_list>

namespace nonet::cli {

namespace {

void add_number(Digest& digest, std::int64_t number) {
    digest.add(static_cast<std::uint64_t>(number));
}

void add_candidates(Digest& digest, const std::vector<logic::Candidate>& candidates) {
    digest.add(static_cast<std::uint64_t>(candidates.size()));
    for (const logic::Candidate candidate : candidates) add_number(digest, candidate.index());
}

void add_cells(Digest& digest, const CellMask& cells) {
    add_number(digest, cells.count());
    for (const Cell cell : cells) add_number(digest, cell);
}

void add_numbers(Digest& digest, const std::vector<int>& numbers) {
    digest.add(static_cast<std::uint64_t>(numbers.size()));
    for (const int number : numbers) add_number(digest, number);
}

void add_chain(Digest& digest, const logic::Chain& chain) {
    digest.add(static_cast<std::uint64_t>(chain.size()));
    for (const logic::ChainNode& node : chain) {
        add_cells(digest, node.cells);
        add_number(digest, node.digit);
        add_number(digest, static_cast<int>(node.link));
    }
}

void add_step(Digest& digest, const logic::Step& step) {
    digest.add(step.technique->name);
    for (const auto* group : {&step.placements, &step.removals, &step.fins, &step.endo_fins})
        add_candidates(digest, *group);
    for (const auto* numbers : {&step.digits, &step.cells, &step.base, &step.cover})
        add_numbers(digest, *numbers);
    for (const logic::CellGroup& set : step.sets) {
        add_cells(digest, set.cells);
        add_number(digest, set.digits);
    }
    for (const logic::Chain& chain : step.chains) add_chain(digest, chain);
}

void add_path(Digest& digest, const Grid& puzzle, const logic::Profile& profile) {
    const logic::Path path =
        logic::solve_path(logic::State(puzzle), logic::PuzzleFacts::of(puzzle), profile);
    add_number(digest, path.score);
    digest.add(logic::name_of(path.level));
    digest.add(path.is_solved ? "solved" : "stuck");
    for (const logic::RatedStep& step : path.steps) add_step(digest, step.step);
}

void add(Digest& digest) {
    constexpr std::uint64_t kSeed = 6;
    constexpr int kPuzzles = 40;
    Random random(kSeed);
    for (int i = 0; i < kPuzzles; ++i) {
        const Grid puzzle = make_puzzle(random);
        for (const char* profile : {"hodoku", "nonet"})
            add_path(digest, puzzle, *logic::find_profile(profile));
    }
}

}  // namespace

constinit const SignaturePart kPathsPart = {
    "paths", "scores and steps of the ways of people, with the profiles hodoku and nonet", add};

}  // namespace nonet::cli
