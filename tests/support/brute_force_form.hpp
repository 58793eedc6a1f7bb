// The oracle for canonical forms: every order of rows and columns, tried.
//
// For both sides of the grid and each of the 1296 orders of its columns it puts every row that may
// come next behind those placed, and goes on only while the rows so far are not larger than the
// best ones known. Digits get their labels as they appear. It shares nothing with the library. Some
// milliseconds for an ordinary puzzle, seconds for one of a few clues.
#pragma once

#include <nonet/grid.hpp>

#include <cstdint>

namespace nonet::test {

struct BruteForceForm {
    Grid form;
    std::uint32_t automorphisms = 0;  ///< of the 2 * 6^8 arrangements those that give the form
};

BruteForceForm brute_force_form(const Grid& grid, bool pattern_first);

}  // namespace nonet::test
