// What every kernel offers: the search for one 9×9 puzzle, compiled for one kind of machine.
//
// The functions know nothing of the rest of the library and export nothing but the table kKernel,
// so that no code compiled for a newer machine can be picked for an older one by the linker. They
// differ in speed alone: every kernel finds the same solutions in the same order with the same
// nodes.
#pragma once

#include "base/unroll.hpp"

#include <cstddef>
#include <cstdint>

namespace nonet::solve {

/// Where a search keeps the states that wait: raw memory, since each kernel has its own form of
/// them. Needs no other start than start_symbols or start_masks.
struct SearchMemory {
    alignas(64) unsigned char bytes[std::size_t{163} * 288];
    std::uint8_t doublings[163];  ///< by state: it stands for 2^doublings times its solutions
    std::uint32_t waiting;
    std::uint64_t counted;  ///< of the solutions of the state on top
};

enum class Found : int {
    nothing,       ///< all solutions were found
    solution,      ///< one more; there may be others
    out_of_nodes,  ///< the nodes were used up; the search can go on
};

struct Kernel {
    /// Begins the search for the solutions of 81 symbols: digits as numbers or characters,
    /// everything else is a blank. The symbols are not checked. Givens may clash: then there is no
    /// solution.
    void (*start_symbols)(SearchMemory& memory, const std::uint8_t* symbols);

    /// The same for the candidates of 81 cells, digit d at bit d-1.
    void (*start_masks)(SearchMemory& memory, const std::uint16_t* masks);

    /// The next solution, 81 digits. Takes the branching steps that it made from `nodes`.
    Found (*next)(SearchMemory& memory, std::uint64_t& nodes, std::uint8_t* digits);

    /// Adds the number of further solutions to `found`, until that is `limit`: then the answer is
    /// `solution`. Not all of them are visited; afterwards `next` tells whether there are more, but
    /// does not find each.
    Found (*count)(SearchMemory& memory, std::uint64_t& nodes, std::uint64_t limit,
                   std::uint64_t& found);

    /// All at once: the number of solutions of 81 symbols up to `limit` (at least 1), and the first
    /// one found as symbols counted from `zero` (0 or '0').
    unsigned (*solve)(const std::uint8_t* symbols, unsigned limit, int zero,
                      std::uint8_t* solution);

    /// The same for 81 characters, which are checked: -1 unless is_line.
    int (*solve_line)(const std::uint8_t* characters, unsigned limit, std::uint8_t* solution);

    /// Are 81 characters digits 1 to 9 and the blanks '.' and '0' only?
    bool (*is_line)(const std::uint8_t* characters);

    /// Removes candidates as far as singles, locked candidates and full triads can. False when they
    /// contradict each other.
    bool (*propagate)(std::uint16_t* masks);
};

}  // namespace nonet::solve
