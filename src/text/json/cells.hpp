// From JSON values to the cells of a position.
//
// What the values mean is decided where every other format decides it, in decode(): this file only
// says what stands in each cell. One thing is special: -1. It marks blanks in programs that count
// from 0, so it proves that the digits run from 0, unless the top digit occurs and 0 does not.
#pragma once

#include "text/cells/decode.hpp"
#include "text/json/tree.hpp"

#include <cstddef>
#include <vector>

namespace nonet::text::json {

/// Fewer cells than this are no puzzle unless the shape of the boxes is said: ids and counts are
/// written with a few characters, too.
inline constexpr int kLeastSide = 4;

/// The smallest side that a puzzle can have here.
inline int least_side(const ReadOptions& options) {
    return options.box ? 1 : kLeastSide;
}

class Cells {
  public:
    explicit Cells(const Tree& tree) : tree_(&tree) {}

    /// A number, a string with a symbol, or null. False for an array or object.
    bool add(const Value& value);
    void add(std::string_view text) { cells_.push_back({text, &tree_->line()}); }

    [[nodiscard]] std::size_t size() const { return cells_.size(); }

    /// Requires side * side == size(). False, with record.error, when a cell is wrong.
    bool read(int side, const ReadOptions& options, Record& record) const;

  private:
    bool read_plain(const ReadOptions& options, Record& record) const;
    [[nodiscard]] bool counts_from_zero(int side) const;

    const Tree* tree_;
    std::vector<CellText> cells_;
    bool minus_one_ = false;
};

/// An error at `value`; gives false.
bool fail(const Value& value, ErrorCode code, std::string message, Record& record);

}  // namespace nonet::text::json
