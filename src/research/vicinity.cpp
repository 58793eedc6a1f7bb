// Vicinities: which classes are new, and what comes of them in turn.
//
// expansion.hpp finds the neighbours of a list of puzzles. Which of them are new is settled here,
// in their order: by a sieve that may use files or, to run to the end (`closed`), by a set of forms
// in memory, as nothing may be expanded twice. There each generation of new classes is the input of
// the next, and one neighbour of each class of the last generation is kept beside the forms.
#include "canon/form_set.hpp"
#include "research/expansion.hpp"

#include <nonet/canon.hpp>
#include <nonet/vicinity.hpp>

#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

namespace {

using research::Center;
using research::Expansion;

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
                    centers, 1, [&](const Neighbour& neighbour) { return add(neighbour, visit); },
                    watch);
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
                centers, generation,
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
    return Expansion(options, limits).run(centers, 1, visit, watch);
}

Result<SearchEnd> for_each_new_class(std::span<const Grid> puzzles, const VicinityOptions& options,
                                     const NeighbourVisitor& visit, const Limits& limits,
                                     const VicinityWatcher& watch) {
    if (const auto error = check(options)) return *error;
    if (options.closed) return Closure(options, limits).run(puzzles, visit, watch);
    return NewClasses(options, limits).run(puzzles, visit, watch);
}

}  // namespace nonet
