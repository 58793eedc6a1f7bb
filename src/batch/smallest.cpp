// Reading order for the puzzles that need it: see the header.
#include "batch/smallest.hpp"

#include <algorithm>

namespace nonet::batch {

namespace {

/// Branches after which a puzzle is left to single calls. Most need a tenth.
constexpr std::uint64_t kMostNodes = 300;

constexpr std::size_t kLooks = 16;

using Numbers = std::vector<std::size_t>;

/// Solves some puzzles of the job in order; answers those that were not done.
Numbers run_in_order(Engine& engine, Job job, const Numbers& numbers, std::uint64_t limit) {
    if (numbers.empty()) return {};
    std::vector<Tally> tallies(*std::ranges::max_element(numbers) + 1, Tally{0, false});
    Tally* const answers = job.tallies;
    job.numbers = numbers.data();
    job.size = numbers.size();
    job.limit = limit;
    job.nodes = std::min(job.nodes, kMostNodes);
    job.smallest = true;
    job.tallies = tallies.data();
    engine.run(job);
    Numbers left;
    for (const std::size_t number : numbers) {
        if (!tallies[number].complete) {
            left.push_back(number);
        } else if (limit > 1) {
            answers[number] = tallies[number];
        }
    }
    return left;
}

/// The numbers of the puzzles from `first` to `end` in the order of the job.
Numbers numbers_of(const Job& job, std::size_t first, std::size_t end) {
    Numbers numbers;
    for (std::size_t i = first; i < end; ++i) {
        numbers.push_back(job.numbers != nullptr ? job.numbers[i] : i);
    }
    return numbers;
}

/// Of the numbers, those of puzzles with several solutions.
Numbers with_several(const Job& job, const Numbers& numbers) {
    Numbers several;
    std::ranges::copy_if(numbers, std::back_inserter(several),
                         [&](std::size_t i) { return job.tallies[i].solutions > 1; });
    return several;
}

void run_some(Engine& engine, Job job, const Numbers& numbers) {
    job.numbers = numbers.data();
    job.size = numbers.size();
    engine.run_best(job, false);
}

}  // namespace

std::vector<std::size_t> run_smallest(Engine& engine, const Job& job) {
    const std::size_t worth_it = engine.lanes() / 8;
    const Numbers first = numbers_of(job, 0, std::min(job.size, kLooks));
    const Numbers others = numbers_of(job, first.size(), job.size);
    run_some(engine, job, first);
    Numbers left = with_several(job, first);
    if (2 * left.size() > first.size() && others.size() > worth_it) {
        const Numbers more = run_in_order(engine, job, others, 2);
        left.insert(left.end(), more.begin(), more.end());
        return left;
    }
    run_some(engine, job, others);
    Numbers several = with_several(job, others);
    if (several.size() > worth_it) several = run_in_order(engine, job, several, 1);
    left.insert(left.end(), several.begin(), several.end());
    return left;
}

}  // namespace nonet::batch
