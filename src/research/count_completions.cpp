// A search first, bands after it.
//
// Neither cost is known beforehand: the estimate for the bands may be off by a factor of three, and
// nobody can say how many solutions a search will meet. So the search gets as many solutions as
// would pay for the bands, at least a million: puzzles with few solutions never notice the rest.
#include <nonet/bands.hpp>
#include <nonet/batch.hpp>
#include <nonet/completions.hpp>

#include <algorithm>

namespace nonet {

namespace {

constexpr std::uint64_t kFirstLook = 1'000'000;

}  // namespace

SolutionCount count_completions(const Grid& puzzle, Uint128 limit, const Limits& limits,
                                unsigned threads) {
    const bool is_limited = limit != Uint128();
    const std::uint64_t work = band_counting_work(puzzle);
    const Uint128 look = std::max(work, kFirstLook);
    if (work == Limits::kNoLimit || limits.nodes != Limits::kNoLimit ||
        (is_limited && limit <= look)) {
        return count_solutions_parallel(puzzle, limit, limits, threads);
    }
    const SolutionCount searched = count_solutions_parallel(puzzle, look, limits, threads);
    if (searched.exact || searched.end == SearchEnd::by_limit) return searched;
    const std::optional<Uint128> all = count_by_bands(puzzle, limits, threads);
    if (!all) return {searched.count, false, SearchEnd::by_limit};
    if (is_limited && *all > limit) return {limit, false, SearchEnd::by_visitor};
    return {*all, true, SearchEnd::complete};
}

}  // namespace nonet
