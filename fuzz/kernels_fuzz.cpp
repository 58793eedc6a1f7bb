// All kernels that this machine can run, single and batch, find the same in whatever puzzles come
// in; and the questions of src/solve count as many.
//
// The first byte chooses the limit (1, 2 or 50), how often the batch repeats the puzzles, and
// whether they are digits or candidates. The rest is a list of puzzles: a byte that says how many
// steps follow and from where they start, then two bytes a step: a cell, and a digit for it, a
// blank or a candidate to turn over. Starts: a full grid, since random digits clash at once; one
// with the blanks of a pattern; nothing at all.
#include "require.hpp"
#include "support/kernel_agreement.hpp"

#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/solve.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

namespace {

using nonet::Candidates;
using nonet::Grid;
using nonet::test::Agreement;

constexpr std::array<std::uint64_t, 3> kLimits = {1, 2, 50};
constexpr std::array<std::size_t, 4> kCopies = {1, 5, 25, 100};
constexpr std::size_t kMostPuzzles = 24;

class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : rest_(data, size) {}

    [[nodiscard]] bool empty() const { return rest_.empty(); }

    /// 0 when there are no more.
    unsigned next() {
        if (rest_.empty()) return 0;
        const unsigned byte = rest_.front();
        rest_ = rest_.subspan(1);
        return byte;
    }

  private:
    std::span<const std::uint8_t> rest_;
};

Grid start_of(unsigned kind) {
    static const Grid kFull = *nonet::first_solution(Grid());
    Grid grid = kFull;
    for (nonet::Cell cell = 0; cell < nonet::kCells; ++cell) {
        if (kind == 3 || (kind == 2 && cell % 4 != 0) || (kind == 1 && cell % 3 == 0)) {
            grid.set(cell, 0);
        }
    }
    return grid;
}

Grid next_grid(Bytes& bytes) {
    const unsigned head = bytes.next();
    Grid grid = start_of(head & 3);
    for (unsigned step = head >> 2; step > 0 && !bytes.empty(); --step) {
        const auto cell = static_cast<nonet::Cell>(bytes.next() % nonet::kCells);
        grid.set(cell, static_cast<nonet::Digit>(bytes.next() % 10));
    }
    return grid;
}

Candidates next_candidates(Bytes& bytes) {
    const unsigned head = bytes.next();
    Candidates puzzle = Candidates::from_grid(start_of(head & 3));
    for (unsigned step = head >> 2; step > 0 && !bytes.empty(); --step) {
        const auto cell = static_cast<nonet::Cell>(bytes.next() % nonet::kCells);
        // Twice as many digits as there are: the second kind turns two candidates over.
        const unsigned what = bytes.next() % 18;
        unsigned flip = 1U << (what % 9);
        if (what >= 9) flip |= 1U << (what * 5 % 9);
        puzzle.set(cell, static_cast<nonet::DigitMask>(puzzle[cell] ^ flip));
    }
    return puzzle;
}

void check(const Agreement& agreement) {
    if (agreement.problem.empty()) return;
    std::fprintf(stderr, "%s\n", agreement.problem.c_str());
    std::abort();
}

template <class Puzzle>
void check_questions(const std::vector<Puzzle>& puzzles, const Agreement& agreement,
                     std::uint64_t limit) {
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const auto count = nonet::count_solutions(puzzles[i], nonet::Uint128{limit});
        nonet::fuzz::require(count.count == nonet::Uint128{agreement.counts[i]});
    }
}

template <class Puzzle>
void run(const std::vector<Puzzle>& puzzles, std::uint64_t limit, std::size_t copies) {
    if (puzzles.empty()) return;
    const Agreement agreement =
        nonet::test::compare_kernels(std::span<const Puzzle>(puzzles), limit, copies);
    check(agreement);
    check_questions(puzzles, agreement, limit);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const unsigned choice = bytes.next();
    const std::uint64_t limit = kLimits[choice % 3];
    const std::size_t copies = kCopies[choice / 3 % 4];
    if ((choice & 0x80) != 0) {
        std::vector<Grid> puzzles;
        while (!bytes.empty() && puzzles.size() < kMostPuzzles) puzzles.push_back(next_grid(bytes));
        run(puzzles, limit, copies);
    } else {
        std::vector<Candidates> puzzles;
        while (!bytes.empty() && puzzles.size() < kMostPuzzles) {
            puzzles.push_back(next_candidates(bytes));
        }
        run(puzzles, limit, copies);
    }
    return 0;
}
