// Comparing kernels: see the header.
#include "support/kernel_agreement.hpp"

#include "batch/engine.hpp"
#include "batch/kernels.hpp"
#include "solve/kernel.hpp"
#include "solve/kernels.hpp"
#include "support/hash.hpp"

#include <nonet/isa.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <memory>

namespace nonet::test {

namespace {

using Digits = std::array<std::uint8_t, kCells>;

bool is_usable(Isa isa) {
    return std::ranges::any_of(isas(),
                               [&](const IsaInfo& info) { return info.isa == isa && info.usable; });
}

std::vector<std::string> kernels_that(bool usable) {
    std::vector<std::string> names;
    for (const IsaInfo& info : isas()) {
        if (info.usable == usable) names.push_back(std::string("solve/") + info.name);
    }
    for (const batch::KernelRow& row : batch::kernel_rows()) {
        if (is_usable(row.isa) == usable) names.push_back(std::string("batch/") + row.name);
    }
    return names;
}

bool allows(const Candidates& puzzle, const Grid& solution) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (!puzzle.has(cell, solution[cell])) return false;
    }
    return is_solution(solution);
}

/// What a single kernel finds, in order.
struct Trail {
    std::vector<Grid> solutions;
    std::uint64_t nodes = 0;

    friend bool operator==(const Trail&, const Trail&) = default;
};

Trail follow(const solve::Kernel& kernel, solve::SearchMemory& memory, std::uint64_t limit) {
    constexpr std::uint64_t kAnyNodes = std::numeric_limits<std::uint64_t>::max();
    Trail trail;
    std::uint64_t left = kAnyNodes;
    Digits digits{};
    while (trail.solutions.size() < limit &&
           kernel.next(memory, left, digits.data()) == solve::Found::solution) {
        trail.solutions.push_back(std::bit_cast<Grid>(digits));
    }
    trail.nodes = kAnyNodes - left;
    return trail;
}

/// One comparison; the first difference ends it.
class Comparison {
  public:
    Comparison(std::span<const Candidates> puzzles, std::span<const Grid> digits,
               std::uint64_t limit, std::size_t copies)
        : puzzles_(puzzles), digits_(digits), limit_(limit), copies_(copies) {}

    Agreement run() {
        for (std::size_t i = 0; i < puzzles_.size() && result_.problem.empty(); ++i) ask_single(i);
        result_.hash = hash_.value();
        for (const batch::KernelRow& row : batch::kernel_rows()) {
            if (!is_usable(row.isa)) continue;
            batch::Engine engine(row);
            ask_batch(row.name, engine, Form::masks);
            if (digits_.empty()) continue;
            ask_batch(row.name, engine, Form::digits);
            ask_batch(row.name, engine, Form::characters);
        }
        return result_;
    }

  private:
    enum class Form : std::uint8_t { masks, digits, characters };

    void differs(const std::string& kernel, std::size_t puzzle, const std::string& what) {
        if (!result_.problem.empty()) return;
        const std::string text =
            digits_.empty() ? puzzles_[puzzle].to_line() : digits_[puzzle].to_line();
        result_.problem = kernel + ": " + what + " for " + text;
    }

    void ask_single(std::size_t puzzle) {
        Trail expected;
        bool first = true;
        for (const IsaInfo& info : isas()) {
            if (!info.usable) continue;
            const solve::Kernel& kernel = *solve::kernel_of(info.isa);
            const std::string name = std::string("solve/") + info.name;
            const auto masks = std::bit_cast<std::array<DigitMask, kCells>>(puzzles_[puzzle]);
            kernel.start_masks(*memory_, masks.data());
            const Trail trail = follow(kernel, *memory_, limit_);
            if (first) {
                expected = trail;
                note(puzzle, trail);
                first = false;
            }
            if (trail != expected) differs(name, puzzle, "other solutions or nodes");
            ask_count(kernel, name, puzzle, trail);
            if (!digits_.empty()) ask_symbols(kernel, name, puzzle, trail);
        }
    }

    void note(std::size_t puzzle, const Trail& trail) {
        result_.counts.push_back(trail.solutions.size());
        hash_.add(trail.nodes);
        for (const Grid& solution : trail.solutions) {
            hash_.add(solution);
            if (!allows(puzzles_[puzzle], solution)) {
                differs("solve/portable", puzzle, "no solution " + solution.to_line());
            }
        }
    }

    void ask_count(const solve::Kernel& kernel, const std::string& name, std::size_t puzzle,
                   const Trail& trail) {
        const auto masks = std::bit_cast<std::array<DigitMask, kCells>>(puzzles_[puzzle]);
        kernel.start_masks(*memory_, masks.data());
        std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
        std::uint64_t found = 0;
        kernel.count(*memory_, nodes, limit_, found);
        if (found != trail.solutions.size()) differs(name, puzzle, "another count");
    }

    void ask_symbols(const solve::Kernel& kernel, const std::string& name, std::size_t puzzle,
                     const Trail& trail) {
        const Grid& grid = digits_[puzzle];
        kernel.start_symbols(*memory_, grid.values().data());
        if (follow(kernel, *memory_, limit_) != trail) {
            differs(name, puzzle, "digits give other solutions than their candidates");
        }
        Digits solution{};
        const unsigned count =
            kernel.solve(grid.values().data(), static_cast<unsigned>(limit_), 0, solution.data());
        const bool same =
            trail.solutions.empty() || std::bit_cast<Grid>(solution) == trail.solutions.front();
        if (count != trail.solutions.size() || !same) {
            differs(name, puzzle, "solve() has another answer");
        }
    }

    void ask_batch(const std::string& row, batch::Engine& engine, Form form) {
        if (!result_.problem.empty() || puzzles_.empty()) return;
        const std::size_t size = puzzles_.size() * copies_;
        batch::Job job;
        job.size = size;
        job.limit = limit_;
        std::vector<Candidates> masks;
        std::vector<Grid> digits;
        std::string text;
        for (std::size_t i = 0; i < size; ++i) {
            const std::size_t puzzle = i % puzzles_.size();
            if (form == Form::masks) masks.push_back(puzzles_[puzzle]);
            if (form == Form::digits) digits.push_back(digits_[puzzle]);
            if (form == Form::characters) text += digits_[puzzle].to_line(i % 2 == 0 ? '.' : '0');
        }
        if (form == Form::masks) job.masks = reinterpret_cast<const std::uint16_t*>(masks.data());
        if (form == Form::digits) job.symbols = digits.front().values().data();
        if (form == Form::characters) {
            job.symbols = reinterpret_cast<const std::uint8_t*>(text.data());
            job.zero = '0';
        }
        check_batch("batch/" + row, engine, job);
    }

    void check_batch(const std::string& name, batch::Engine& engine, batch::Job job) {
        std::vector<batch::Tally> tallies(job.size);
        std::vector<std::uint8_t> solutions(job.size * kCells, job.zero);
        job.tallies = tallies.data();
        job.solutions = solutions.data();
        engine.run(job);
        for (std::size_t i = 0; i < job.size; ++i) {
            const std::size_t puzzle = i % puzzles_.size();
            const std::uint64_t expected = result_.counts[puzzle];
            if (tallies[i].solutions != expected || !tallies[i].complete) {
                differs(name, puzzle,
                        "counts " + std::to_string(tallies[i].solutions) + " instead of " +
                            std::to_string(expected));
            }
            Grid solution;
            for (Cell cell = 0; cell < kCells; ++cell) {
                solution.set(cell,
                             solutions[i * kCells + static_cast<std::size_t>(cell)] - job.zero);
            }
            const bool right =
                expected == 0 ? solution == Grid() : allows(puzzles_[puzzle], solution);
            if (!right) differs(name, puzzle, "gives the solution " + solution.to_line());
        }
    }

    std::span<const Candidates> puzzles_;
    std::span<const Grid> digits_;
    std::uint64_t limit_;
    std::size_t copies_;
    std::unique_ptr<solve::SearchMemory> memory_ = std::make_unique<solve::SearchMemory>();
    Hash hash_;
    Agreement result_;
};

}  // namespace

std::vector<std::string> names_of_usable_kernels() {
    return kernels_that(true);
}

std::vector<std::string> names_of_lacking_kernels() {
    return kernels_that(false);
}

Agreement compare_kernels(std::span<const Candidates> puzzles, std::uint64_t limit,
                          std::size_t copies) {
    return Comparison(puzzles, {}, limit, copies).run();
}

Agreement compare_kernels(std::span<const Grid> puzzles, std::uint64_t limit, std::size_t copies) {
    std::vector<Candidates> candidates;
    candidates.reserve(puzzles.size());
    for (const Grid& puzzle : puzzles) candidates.push_back(Candidates::from_grid(puzzle));
    return Comparison(candidates, puzzles, limit, copies).run();
}

}  // namespace nonet::test
