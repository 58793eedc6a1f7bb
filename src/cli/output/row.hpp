// Rows: what a command says about one puzzle, and the three ways to print it.
#pragma once

#include "cli/command.hpp"
#include "cli/input/item.hpp"

#include <nonet/result.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The values of a command's own fields, by their index in its table. Made once for each thread
/// and used again for every puzzle.
class Row {
  public:
    explicit Row(std::size_t fields) : texts_(fields), present_(fields, false) {}

    void clear() { present_.assign(present_.size(), false); }
    void set(std::size_t field, std::string_view text) {
        texts_[field] = text;
        present_[field] = true;
    }
    [[nodiscard]] bool has(std::size_t field) const { return present_[field]; }
    [[nodiscard]] const std::string& text(std::size_t field) const { return texts_[field]; }

  private:
    std::vector<std::string> texts_;
    std::vector<bool> present_;
};

/// Prints rows as columns, by a format string or as JSON. Not changed after it was made, so that
/// all threads may use it.
class RowWriter {
  public:
    /// `columns` are the fields of the default row, `-` for what is not known.
    RowWriter(const Command& command, const std::vector<std::string_view>& columns);

    /// Understands the string of --format, or of another option of that kind. Returns what is wrong
    /// with it, or an empty string.
    std::string use_format(std::string_view format, std::string_view option = "--format");
    void use_json() { json_ = true; }
    /// The default row as a line of a table with commas, which begins with csv_header().
    void use_csv();
    [[nodiscard]] std::string csv_header() const;
    /// The default row of what is no puzzle, with its line end; empty: the usual one.
    void use_bad_row(std::string_view row) { bad_row_ = row; }
    /// What is no puzzle gets no default row.
    void skip_bad_rows() { skips_bad_rows_ = true; }

    /// True when a row takes several lines.
    [[nodiscard]] bool has_line_ends() const;

    /// True for JSON and for a layout of the user's own.
    [[nodiscard]] bool is_custom() const { return json_ || format_; }

    /// True when the field of that name will be printed.
    [[nodiscard]] bool wants(std::string_view name) const;

    /// The row of a puzzle or a plain line.
    void write(const Item& item, const Row& row, std::string& out) const;
    /// The row of something that is no puzzle.
    void write_invalid(const Item& item, const Error& error, std::string& out) const;

  private:
    static constexpr std::size_t kText = static_cast<std::size_t>(-1);

    /// A literal text, or a field by its index: common ones first, then the command's own.
    struct Part {
        std::string text;
        std::size_t field = kText;
    };

    [[nodiscard]] std::string unknown_field(std::string_view name, std::string_view option) const;
    [[nodiscard]] std::size_t field_index(std::string_view name) const;
    [[nodiscard]] const Field& field(std::size_t index) const;
    bool append_value(std::size_t index, const Item& item, const Row* row, std::string& out) const;
    void write_json(const Item& item, const Row* row, const Error* error, std::string& out) const;

    const Command& command_;
    std::vector<Part> parts_;
    std::vector<std::string_view> columns_;
    std::string_view bad_row_;
    bool format_ = false;
    bool json_ = false;
    bool csv_ = false;
    bool skips_bad_rows_ = false;
};

}  // namespace nonet::cli
