// Letting only some of the rows out: a question about a puzzle and all those before it.
//
// Jobs answer puzzle by puzzle, on several threads. Whether a puzzle came before only shows where
// the answers are put in order again, so a job of that kind hands each row on with a grid
// (Reply::print_row_for), and its sieve sees them in the order of the input.
#pragma once

#include <nonet/grid.hpp>

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace nonet::cli {

/// Where in a batch's text a row stands, and what it stands for.
struct SiftedRow {
    std::size_t begin = 0;
    std::size_t end = 0;
    Grid grid;
};

class RowSieve {
  public:
    virtual ~RowSieve() = default;

    /// The next row: appended to `out` if it is to go out at once. Returns a problem that ends the
    /// run, or an empty text. Called by one thread at a time.
    virtual std::string sift(const Grid& grid, std::string_view row, std::string& out) = 0;

    /// After the last row: writes those that were held back, until `write` says no. As above.
    virtual std::string finish(const std::function<bool(std::string_view row)>& write) = 0;
};

}  // namespace nonet::cli
