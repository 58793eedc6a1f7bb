// Expanding puzzles into their vicinities: see the header.
#include "research/expansion.hpp"

#include "base/budget.hpp"
#include "research/in_order.hpp"

#include <nonet/canon.hpp>
#include <nonet/minimize.hpp>

#include <algorithm>
#include <thread>

namespace nonet::research {

namespace {

constexpr unsigned kMostThreads = 256;

/// How many ways there are to choose.
double choices(int items, int chosen) {
    if (chosen > items) return 0;
    double ways = 1;
    for (int i = 0; i < chosen; ++i) ways = ways * (items - i) / (i + 1);
    return ways;
}

}  // namespace

Expansion::Expansion(const VicinityOptions& options, const Limits& limits)
    : options_(options),
      limits_(limits),
      threads_(
          std::clamp(options.threads > 0 ? options.threads : std::thread::hardware_concurrency(),
                     1U, kMostThreads)) {}

SearchEnd Expansion::run(std::span<const Center> centers, std::uint64_t generation,
                         const NeighbourVisitor& visit, const VicinityWatcher& watch) {
    Removals removals(centers, options_.minus);
    VicinityProgress progress;
    progress.generation = generation;
    for (const Center& center : centers) {
        progress.all += choices(center.puzzle.clue_count(), options_.minus);
    }
    const std::size_t most = bases_in_piece(progress.all);
    SearchEnd end = SearchEnd::complete;
    const auto take_piece = [&](Piece& piece) {
        end = take(piece, generation, visit);
        progress.done += static_cast<double>(piece.bases.size());
        progress.found = found_;
        if (watch) watch(progress);
        return end == SearchEnd::complete;
    };
    InOrder<Piece>(threads_).run(
        {.hand_out = [&](Piece& piece) { return hand_out(piece, removals, most); },
         .work = [&](Piece& piece) { work(piece); },
         .take = take_piece});
    return end;
}

/// Enough to fill the lanes, not too many for the threads.
std::size_t Expansion::bases_in_piece(double all) const {
    constexpr double kMost = 4096;
    constexpr double kLeast = 128;
    if (options_.plus_most >= 3) return 1;
    if (options_.plus_most == 2) return 4;
    const double each = threads_ == 1 ? all : all / (4 * threads_);
    return static_cast<std::size_t>(std::clamp(each, kLeast, kMost));
}

/// After a limit one last piece, which is empty and says so.
bool Expansion::hand_out(Piece& piece, Removals& removals, std::size_t most) {
    if (is_stopped_) return false;
    is_stopped_ = Budget(limits_).reached();
    piece.complete = !is_stopped_;
    if (is_stopped_) return true;
    while (piece.bases.size() < most) {
        Base base;
        std::size_t origin = 0;
        if (!removals.next(base, origin)) break;
        piece.bases.push_back(base);
        piece.origins.push_back(origin);
    }
    return !piece.bases.empty();
}

void Expansion::work(Piece& piece) const {
    if (piece.bases.empty()) return;
    thread_local batch::Engine engine;
    const AddedClues wanted{options_.plus_least, options_.plus_most, !options_.only_minimal};
    piece.complete = add_clues(
        engine, piece.bases, wanted,
        [&](std::size_t base, const Grid& puzzle) { piece.found.emplace_back(base, puzzle); },
        limits_);
    if (options_.only_minimal) keep_minimal(piece);
    std::sort(piece.found.begin(), piece.found.end());
    for (const auto& [base, puzzle] : piece.found) {
        piece.forms.push_back(canonical(puzzle).form);
    }
}

/// Without limits: this is little, and half of it would be worth nothing.
void Expansion::keep_minimal(Piece& piece) {
    thread_local Minimizer minimizer;
    std::vector<Grid> puzzles;
    for (const auto& found : piece.found) puzzles.push_back(found.second);
    const auto redundant = minimizer.redundant(puzzles);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        if (redundant[i]->empty()) piece.found[kept++] = piece.found[i];
    }
    piece.found.resize(kept);
}

SearchEnd Expansion::take(const Piece& piece, std::uint64_t generation,
                          const NeighbourVisitor& visit) {
    for (std::size_t i = 0; i < piece.found.size(); ++i) {
        const auto& [base, puzzle] = piece.found[i];
        ++found_;
        if (!visit({puzzle, piece.forms[i], piece.origins[base], generation}))
            return SearchEnd::by_visitor;
    }
    return piece.complete ? SearchEnd::complete : SearchEnd::by_limit;
}

}  // namespace nonet::research
