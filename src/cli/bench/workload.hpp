// The puzzles of one set, in the forms in which they are asked about.
#pragma once

#include <nonet/grid.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// A line of a workload's text: 81 characters and a line end.
inline constexpr std::size_t kLineBytes = kCells + 1;

/// Not changed once it is made.
struct Workload {
    Workload(std::string set_name, std::vector<Grid> puzzles);

    [[nodiscard]] std::size_t size() const { return grids.size(); }
    [[nodiscard]] std::string_view line(std::size_t i) const {
        return std::string_view(text).substr(i * kLineBytes, kCells);
    }

    std::string name;
    std::vector<Grid> grids;
    std::string text;  ///< a line for each puzzle
    /// For each puzzle 0, 1 or 2: no, one or several solutions. Found by
    /// count_solutions, so with the same kernels; that these are right is shown by the tests.
    std::vector<std::uint8_t> solutions;
};

/// The 9×9 puzzles of a file in any format, "-" for standard input. What is no such puzzle is left
/// out and counted on standard error. With no puzzle at all, `problem` says why.
std::vector<Grid> read_workload(const std::string& path, std::string& problem);

}  // namespace nonet::cli
