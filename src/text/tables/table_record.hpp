// One record of a table, split into its fields: see table_record.cpp.
#pragma once

#include "text/cells/decode.hpp"
#include "text/format.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

/// The fields of one record. Views into pending lines: valid until they are consumed.
class TableRecord {
  public:
    enum class Split : std::uint8_t {
        good,
        more,      ///< a quote is open and further lines may still come
        bad_quote  ///< a quote without a partner, or text behind a closing one: at fault()
    };

    /// Splits the record that begins `ahead` lines behind the first of the window.
    Split split(const Window& window, std::size_t ahead, char separator);

    [[nodiscard]] std::size_t size() const { return fields_.size(); }
    /// How many fields there are up to the last that is not empty.
    [[nodiscard]] std::size_t filled_size() const;
    /// What stands in a field, without quotes and white space around it: one piece, or one for
    /// each line that quotes enclose.
    [[nodiscard]] std::span<const CellText> pieces(std::size_t field) const;
    /// The first piece.
    [[nodiscard]] std::string_view text(std::size_t field) const { return pieces(field)[0].text; }
    [[nodiscard]] bool quoted(std::size_t field) const { return fields_[field].quoted; }
    /// The lines that the record takes.
    [[nodiscard]] std::size_t lines() const { return lines_; }
    [[nodiscard]] const CellText& fault() const { return fault_; }
    /// All fields but one as they stand in the input, with `separator` between them.
    [[nodiscard]] std::string fields_beside(std::size_t field, char separator) const;

  private:
    struct Field {
        std::size_t first = 0;  ///< into pieces_
        std::size_t count = 0;
        bool quoted = false;
    };

    Split fail(std::string_view at, const Line& line);
    Split take_quoted(const Window& window, std::size_t ahead, const Line*& line, std::size_t& at);

    std::vector<Field> fields_;
    std::vector<CellText> pieces_;
    std::size_t lines_ = 0;
    CellText fault_;
};

}  // namespace nonet::text
