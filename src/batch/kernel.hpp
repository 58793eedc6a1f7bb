// What every kernel offers: the search for many 9×9 puzzles at once, compiled for one kind of
// machine.
//
// A kernel works in a block of memory that the caller keeps, and on a job that the caller
// describes. Like the kernels of src/solve it knows nothing of the rest of the library and exports
// nothing but the table kKernel. Kernels differ in speed, and in which of several solutions they
// find first; their counts are equal.
#pragma once

#include "base/unroll.hpp"
#include "solve/kernel.hpp"

#include <cstddef>
#include <cstdint>

namespace nonet::batch {

/// What became of one puzzle.
struct Tally {
    std::uint64_t solutions = 0;  ///< found, at most the limit
    bool complete = true;         ///< false: its nodes were used up before the limit or the end
};

/// What a run cost.
struct Cost {
    std::uint64_t passes = 0;       ///< over all lanes
    std::uint64_t branches = 0;     ///< lanes that branched, and branches of single calls
    std::uint64_t busy = 0;         ///< lanes that held a puzzle, added up over all passes
    std::uint64_t services = 0;     ///< rounds of branching
    std::uint64_t transposals = 0;  ///< of those, with records in or out
    std::uint64_t steals = 0;       ///< records that went to an idle lane
    std::uint64_t handed = 0;       ///< positions that the search for one puzzle finished
};

/// Puzzles, and where the answers go. Puzzle number i is at symbols + i * stride or, where `masks`
/// is set, at masks + 81 * i.
struct Job {
    /// 81 symbols: zero + 1 to zero + 9 are digits; `zero` and '.' are blanks. Others are not
    /// checked and make wrong answers, no more.
    const std::uint8_t* symbols = nullptr;
    std::size_t stride = 81;
    std::uint8_t zero = 0;  ///< the symbol of a blank, here and in solutions: 0 or '0'

    /// Where set, the digit of puzzle i in the cell forbidden[i], if that is a cell, is no given
    /// but the one digit that the cell may not have. For symbols only.
    const std::uint8_t* forbidden = nullptr;

    /// The candidates of 81 cells, digit d at bit d-1.
    const std::uint16_t* masks = nullptr;

    /// Where set, only these puzzles, `size` of them, are solved, each with its number.
    const std::size_t* numbers = nullptr;

    std::size_t size = 0;
    std::uint64_t limit = 1;  ///< of solutions for each puzzle, at least 1

    /// Where set, limits[i] instead of `limit` for puzzle i.
    const std::uint32_t* limits = nullptr;

    std::uint64_t nodes =
        ~std::uint64_t{0};  ///< branching steps for each puzzle; at most twice that

    /// Finds the smallest solution, read row by row as one number, first. In most puzzles with
    /// several that takes little longer; for others `nodes` should be set. The last few puzzles of
    /// a run are given up, incomplete.
    bool smallest = false;

    /// Gets the solution of puzzle i that was found first at solutions + i * solution_stride, as 81
    /// symbols; left alone where there is none. May be null.
    std::uint8_t* solutions = nullptr;
    std::size_t solution_stride = 81;

    /// Where set, gets another solution of puzzle i in the same way, where a second one was found.
    /// Which two of several come out depends on the machine and on the other puzzles.
    std::uint8_t* seconds = nullptr;

    /// Gets the tally of puzzle i at tallies[i]. May be null where `done` is set.
    Tally* tallies = nullptr;

    /// Where set, `next` names the puzzles one by one instead of 0 to size-1, and answers false
    /// while there is none; it is asked again after the next `done`. The run ends when there is
    /// none and every puzzle is done. A puzzle's number may come again after its `done`.
    bool (*next)(void* context, std::size_t& puzzle) = nullptr;
    void (*done)(void* context, std::size_t puzzle, const Tally& tally) = nullptr;

    /// Where set, asked every millisecond or so. True ends the run: puzzles in work are done,
    /// incomplete; those not begun are left alone.
    bool (*stop)(void* context) = nullptr;

    void* context = nullptr;

    /// Where set, the search for one puzzle, which finishes the last positions when there are too
    /// few for the lanes.
    const solve::Kernel* single = nullptr;

    /// All puzzles are parts of one: their solutions are added up, to `limit`, in the tally of the
    /// part that began first. When no part is in work the sum is done, and another begins.
    bool parts = false;

    std::uint64_t* found = nullptr;  ///< gets the solutions so far, before each `stop`

    Cost* cost = nullptr;  ///< gets the cost of the run, where set
};

struct Kernel {
    int lanes;                 ///< puzzles at once
    std::size_t memory_bytes;  ///< of the block, aligned to 64; most of it is seldom touched

    /// Makes a zeroed block ready. Needed once.
    void (*prepare)(void* memory);

    void (*run)(void* memory, const Job& job);
};

}  // namespace nonet::batch
