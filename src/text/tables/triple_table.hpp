// The lines of a table of row, column and value: see triple_table.cpp.
#pragma once

#include "text/format.hpp"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace nonet::text {

/// What the head of such a table tells.
struct TripleLayout {
    char separator = ',';
    std::array<std::size_t, 3> order = {0, 1, 2};  ///< which of row, column, value stands where
    int box = 0;                                   ///< a judge's n; 0: not told
    std::size_t count = 0;                         ///< a judge's number of triples; 0: not told
    Place head;
};

/// The numbers of a line, of up to six digits each; empty when something else stands there.
std::vector<int> numbers_in(std::string_view text, char separator);

/// Reads the triples behind a head, which is already consumed, as one puzzle.
class TripleTable final : public Document {
  public:
    TripleTable(const TripleLayout& layout, const ReadOptions& options)
        : layout_(layout), options_(options) {}

    Found next(LineSupplier& input, Record& record) override;

  private:
    struct Triple {
        std::array<int, 3> parts = {};  ///< row, column, value
        Place place;
    };
    enum class Step : std::uint8_t { taken, end, more };

    Step take_line(const Window& window, std::size_t& lines);
    void fail(ErrorCode code, const Place& place, std::string message);
    Found finish(Record& record);
    bool settle_side();
    bool settle_base(Record& record);
    bool fill(std::vector<std::uint8_t>& values);

    TripleLayout layout_;
    ReadOptions options_;
    std::vector<Triple> triples_;
    std::size_t lines_ = 0;  ///< triples so far, those not kept too
    int side_ = 0;
    int base_ = 1;
    bool failed_ = false;
    bool told_ = false;
    Error error_;
};

}  // namespace nonet::text
