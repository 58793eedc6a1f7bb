// Vicinities: which clues go, what comes of it, and which classes are new.
//
// Each choice of clues to go makes a base to which clues are added (added_clues.hpp). Some hundred
// bases make a piece of work, enough to fill the lanes of one engine; pieces run on all threads and
// are taken in order. What comes of a piece is sorted, asked for redundant clues, and brought into
// canonical form there; only the comparison with the classes that are known waits for its turn.
//
// To run to the end (`closed`) each generation of new classes is the input of the next. The forms
// are kept in memory, as nothing may be expanded twice; one neighbour of each class of the last
// generation is kept beside them.
#include "base/budget.hpp"
#include "canon/form_set.hpp"
#include "research/added_clues.hpp"
#include "research/in_order.hpp"

#include <nonet/canon.hpp>
#include <nonet/minimize.hpp>
#include <nonet/vicinity.hpp>

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace nonet {

namespace {

using research::AddedClues;
using research::Base;
using research::CandidateCensus;

/// A puzzle whose vicinity is wanted.
struct Center {
    Grid puzzle;
    std::size_t origin = 0;
};

/// How many ways there are to choose.
double choices(int items, int chosen) {
    if (chosen > items) return 0;
    double ways = 1;
    for (int i = 0; i < chosen; ++i) ways = ways * (items - i) / (i + 1);
    return ways;
}

/// Every choice of so many clues of each center, in order.
class Removals {
  public:
    Removals(std::span<const Center> centers, int minus) : centers_(centers), minus_(minus) {
        begin_center();
    }

    /// False when there are no more.
    bool next(Base& base, std::size_t& origin) {
        while (at_ < centers_.size() && !has_choice_) {
            ++at_;
            begin_center();
        }
        if (at_ == centers_.size()) return false;
        base = make_base();
        origin = centers_[at_].origin;
        has_choice_ = advance();
        return true;
    }

  private:
    void begin_center() {
        if (at_ == centers_.size()) return;
        clues_.clear();
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (centers_[at_].puzzle[cell] != 0) clues_.push_back(cell);
        }
        has_choice_ = static_cast<std::size_t>(minus_) <= clues_.size();
        chosen_.resize(static_cast<std::size_t>(minus_));
        for (std::size_t i = 0; i < chosen_.size(); ++i) chosen_[i] = i;
    }

    [[nodiscard]] Base make_base() const {
        const Grid& center = centers_[at_].puzzle;
        Base base{center, {}};
        for (const std::size_t i : chosen_) base.puzzle.set(clues_[i], 0);
        for (Cell cell = 0; cell < kCells; ++cell) {
            const Digit digit = base.puzzle[cell];
            if (digit != 0) {
                base.open.set(cell, 0);
                for (const Cell peer : kPeerCells[cell]) base.open.remove(peer, digit);
            } else if (center[cell] != 0) {
                base.open.remove(cell, center[cell]);
            }
        }
        return base;
    }

    /// To the next choice of this center.
    bool advance() {
        std::size_t i = chosen_.size();
        while (i > 0 && chosen_[i - 1] == clues_.size() - chosen_.size() + i - 1) --i;
        if (i == 0) return false;
        ++chosen_[i - 1];
        for (; i < chosen_.size(); ++i) chosen_[i] = chosen_[i - 1] + 1;
        return true;
    }

    std::span<const Center> centers_;
    int minus_;
    std::size_t at_ = 0;
    std::vector<Cell> clues_;
    std::vector<std::size_t> chosen_;  ///< of the clues, ascending
    bool has_choice_ = false;
};

/// Some bases, and what came of them.
struct Piece {
    std::vector<Base> bases;
    std::vector<std::size_t> origins;
    std::vector<std::pair<std::size_t, Grid>> found;  ///< by the number of the base
    std::vector<Grid> forms;
    bool complete = true;
};

/// The searches for one generation of centers.
class Expansion {
  public:
    Expansion(const VicinityOptions& options, const Limits& limits)
        : options_(options),
          limits_(limits),
          threads_(options.threads > 0 ? options.threads
                                       : std::max(1U, std::thread::hardware_concurrency())) {}

    /// Answers false from `visit` end it, too.
    SearchEnd run(std::span<const Center> centers, std::uint64_t generation, bool with_forms,
                  const NeighbourVisitor& visit, const VicinityWatcher& watch) {
        Removals removals(centers, options_.minus);
        VicinityProgress progress;
        progress.generation = generation;
        for (const Center& center : centers) {
            progress.all += choices(center.puzzle.clue_count(), options_.minus);
        }
        const std::size_t most = bases_in_piece(progress.all);
        SearchEnd end = SearchEnd::complete;
        research::InOrder<Piece> in_order(threads_);
        in_order.run({
            .hand_out =
                [&](Piece& piece) {
                    if (Budget(limits_).reached()) {
                        piece.complete = false;
                        return std::exchange(stopped_, true) == false;
                    }
                    return fill(piece, removals, most);
                },
            .work = [&](Piece& piece) { work(piece, with_forms); },
            .take =
                [&](Piece& piece) {
                    end = take(piece, generation, visit);
                    progress.done += static_cast<double>(piece.bases.size());
                    progress.found = found_;
                    if (watch) watch(progress);
                    return end == SearchEnd::complete;
                },
        });
        return end;
    }

  private:
    /// Enough to fill the lanes, not too many for the threads.
    [[nodiscard]] std::size_t bases_in_piece(double all) const {
        constexpr double kMostAlone = 4096;
        constexpr double kLeastAlone = 128;
        if (options_.plus_most >= 3) return 1;
        if (options_.plus_most == 2) return 4;
        const double each = threads_ == 1 ? all : all / (4 * threads_);
        return static_cast<std::size_t>(std::clamp(each, kLeastAlone, kMostAlone));
    }

    static bool fill(Piece& piece, Removals& removals, std::size_t most) {
        while (piece.bases.size() < most) {
            Base base;
            std::size_t origin = 0;
            if (!removals.next(base, origin)) break;
            piece.bases.push_back(base);
            piece.origins.push_back(origin);
        }
        return !piece.bases.empty();
    }

    void work(Piece& piece, bool with_forms) const {
        thread_local batch::Engine engine;
        const AddedClues wanted{options_.plus_least, options_.plus_most, !options_.only_minimal};
        if (piece.complete) {
            piece.complete = research::add_clues(
                engine, piece.bases, wanted,
                [&](std::size_t base, const Grid& puzzle) {
                    piece.found.emplace_back(base, puzzle);
                },
                limits_);
        }
        if (options_.only_minimal) keep_minimal(piece);
        std::sort(piece.found.begin(), piece.found.end());
        if (!with_forms) return;
        for (const auto& [base, puzzle] : piece.found) {
            piece.forms.push_back(canonical(puzzle).form);
        }
    }

    /// Without limits: this is little, and half of it would be worth nothing.
    static void keep_minimal(Piece& piece) {
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

    SearchEnd take(const Piece& piece, std::uint64_t generation, const NeighbourVisitor& visit) {
        for (std::size_t i = 0; i < piece.found.size(); ++i) {
            Neighbour neighbour;
            neighbour.puzzle = piece.found[i].second;
            if (!piece.forms.empty()) neighbour.form = piece.forms[i];
            neighbour.origin = piece.origins[piece.found[i].first];
            neighbour.generation = generation;
            ++found_;
            if (!visit(neighbour)) return SearchEnd::by_visitor;
        }
        return piece.complete ? SearchEnd::complete : SearchEnd::by_limit;
    }

    const VicinityOptions& options_;
    const Limits& limits_;
    unsigned threads_;
    std::uint64_t found_ = 0;
    bool stopped_ = false;
};

std::optional<Error> check(const VicinityOptions& options) {
    std::string problem;
    if (options.minus < 0 || options.minus > kCells) {
        problem = "0 to 81 clues can be taken away";
    } else if (options.plus_least < 1 || options.plus_most < options.plus_least ||
               options.plus_most > kCells) {
        problem = "1 to 81 clues can be added";
    }
    if (problem.empty()) return std::nullopt;
    return Error{ErrorCode::bad_argument, {}, {}, problem};
}

std::vector<Center> centers_of(std::span<const Grid> puzzles) {
    std::vector<Center> centers;
    centers.reserve(puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) centers.push_back({puzzles[i], i});
    return centers;
}

/// What a sieve keeps of a neighbour while it is undecided.
std::string to_text(const Neighbour& neighbour) {
    return std::string(reinterpret_cast<const char*>(&neighbour), sizeof neighbour);
}

Neighbour from_text(std::string_view text) {
    Neighbour neighbour;
    std::memcpy(&neighbour, text.data(), sizeof neighbour);
    return neighbour;
}

/// One of each class, in memory that is bounded.
class NewClasses {
  public:
    NewClasses(const VicinityOptions& options, const Limits& limits)
        : options_(options), limits_(limits), sieve_(options.memory) {}

    Result<SearchEnd> run(std::span<const Grid> puzzles, const NeighbourVisitor& visit,
                          const VicinityWatcher& watch) {
        for (const Grid& puzzle : puzzles) {
            const auto verdict = sieve_.add(canonical(puzzle).form, {});
            if (!verdict) return verdict.error();
        }
        const std::vector<Center> centers = centers_of(puzzles);
        SearchEnd end =
            Expansion(options_, limits_)
                .run(
                    centers, 1, true,
                    [&](const Neighbour& neighbour) { return add(neighbour, visit); }, watch);
        if (error_) return *error_;
        if (end == SearchEnd::by_visitor) return end;
        const auto error = sieve_.finish([&](std::string_view text) {
            if (text.empty()) return true;  // one of the given puzzles
            if (visit(from_text(text))) return true;
            end = SearchEnd::by_visitor;
            return false;
        });
        if (error) return *error;
        return end;
    }

  private:
    bool add(const Neighbour& neighbour, const NeighbourVisitor& visit) {
        const auto verdict = sieve_.add(neighbour.form, to_text(neighbour));
        if (!verdict) {
            error_ = verdict.error();
            return false;
        }
        return *verdict != ClassSieve::Verdict::first || visit(neighbour);
    }

    const VicinityOptions& options_;
    const Limits& limits_;
    ClassSieve sieve_;
    std::optional<Error> error_;
};

/// Generation by generation, until nothing new comes.
class Closure {
  public:
    Closure(const VicinityOptions& options, const Limits& limits)
        : options_(options), limits_(limits), most_(options.memory / kBytesEach) {}

    Result<SearchEnd> run(std::span<const Grid> puzzles, const NeighbourVisitor& visit,
                          const VicinityWatcher& watch) {
        std::vector<Center> centers;
        for (const Center& center : centers_of(puzzles)) {
            if (forms_.insert(canon::key_of(canonical(center.puzzle).form)))
                centers.push_back(center);
        }
        Expansion expansion(options_, limits_);
        for (std::uint64_t generation = 1; !centers.empty(); ++generation) {
            next_.clear();
            const SearchEnd end = expansion.run(
                centers, generation, true,
                [&](const Neighbour& neighbour) { return add(neighbour, visit); },
                [&](VicinityProgress progress) {
                    progress.found = found_;
                    if (watch) watch(progress);
                });
            if (is_full_) return too_many();
            if (end != SearchEnd::complete) return end;
            centers.swap(next_);
        }
        return SearchEnd::complete;
    }

  private:
    /// A form, which is copied when the set grows, and a neighbour.
    static constexpr std::uint64_t kBytesEach = 2 * canon::FormSet::kBytesEach + sizeof(Center);

    bool add(const Neighbour& neighbour, const NeighbourVisitor& visit) {
        if (!forms_.insert(canon::key_of(neighbour.form))) return true;
        is_full_ = forms_.size() > most_;
        if (is_full_) return false;
        next_.push_back({neighbour.puzzle, neighbour.origin});
        ++found_;
        return visit(neighbour);
    }

    [[nodiscard]] Error too_many() const {
        return {ErrorCode::not_supported,
                {},
                {},
                std::to_string(most_) +
                    " classes are all that fit in the memory allowed; allow more, or take the "
                    "vicinity of a part of the puzzles"};
    }

    const VicinityOptions& options_;
    const Limits& limits_;
    std::uint64_t most_;
    canon::FormSet forms_;
    std::vector<Center> next_;
    std::uint64_t found_ = 0;
    bool is_full_ = false;
};

}  // namespace

Result<SearchEnd> for_each_neighbour(std::span<const Grid> puzzles, const VicinityOptions& options,
                                     const NeighbourVisitor& visit, const Limits& limits,
                                     const VicinityWatcher& watch) {
    if (const auto error = check(options)) return *error;
    const std::vector<Center> centers = centers_of(puzzles);
    return Expansion(options, limits).run(centers, 1, true, visit, watch);
}

Result<SearchEnd> for_each_new_class(std::span<const Grid> puzzles, const VicinityOptions& options,
                                     const NeighbourVisitor& visit, const Limits& limits,
                                     const VicinityWatcher& watch) {
    if (const auto error = check(options)) return *error;
    if (options.closed) return Closure(options, limits).run(puzzles, visit, watch);
    return NewClasses(options, limits).run(puzzles, visit, watch);
}

}  // namespace nonet
