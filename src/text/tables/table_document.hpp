// A table with one puzzle a row, as a document: see table_document.cpp.
#pragma once

#include "text/cells/plain_cells.hpp"
#include "text/format.hpp"
#include "text/tables/table_header.hpp"
#include "text/tables/table_record.hpp"

#include <memory>

namespace nonet::text {

/// Reads the rows behind a header, which is already consumed.
class TableDocument final : public Document {
  public:
    TableDocument(const TableLayout& layout, const ReadOptions& options);

    Found next(LineSupplier& input, Record& record) override;

  private:
    /// What the next line is.
    enum class Kind : std::uint8_t { row, note, end, more };

    bool read_plain_row(const Line& line, Record& record) const;
    [[nodiscard]] Kind judge_line(const Window& window) const;
    Found read_line(const Window& window, Record& record, std::size_t& lines);
    Found refuse_quotes(Record& record) const;
    Found read_row(const Window& window, Record& record);
    [[nodiscard]] bool fits() const;

    TableLayout layout_;
    ReadOptions options_;
    TableRecord record_;
    bool plain_ = false;        ///< rows may be plain: nothing asks for more than their cells
    bool after_blank_ = false;  ///< a blank line stands before this one
};

}  // namespace nonet::text
