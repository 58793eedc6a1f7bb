// Header, separator and columns of a table, from its first records.
//
// A header is a record of names with a record of something else behind it. Its puzzle column is the
// one that has the most telling of the names that data sets use and holds a puzzle; its solution
// column the first that is named so. Without a header the first field of 81 cells is the puzzle,
// the next full grid the solution. The Reader's own tables follow the same names
// (text/tables/table_header.cpp); here the whole record is wanted, and both columns. Separators are
// tried in the order , ; tab | and a blank, which splits "puzzle rating comment"; a line without
// any is one field.
#include "dataset/table_layout.hpp"

#include "dataset/cell_style.hpp"
#include "dataset/csv_field.hpp"
#include "text/cells/symbols.hpp"
#include "text/tables/puzzle_names.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace nonet::dataset {

namespace {

using Look = KindRow::Look;

constexpr std::array<char, 6> kSeparators = {',', ';', '\t', '|', ' ', 0};
constexpr std::size_t kHeadRecords = 5;

/// Some records as texts of fields.
struct Head {
    std::vector<std::vector<std::string>> records;
    std::string first;  ///< as it stands
    bool is_cut = false;
};

Head head_of(std::string_view bytes, char separator, bool complete) {
    Head head;
    std::vector<Span> spans;
    std::string room;
    while (head.records.size() < kHeadRecords) {
        if (bytes.empty()) {
            head.is_cut = !complete;
            break;
        }
        const RecordEnd end = record_end(bytes, separator, complete);
        head.is_cut = end.state == RecordEnd::State::more;
        if (head.is_cut) break;
        const std::string_view record = bytes.substr(0, end.length);
        bytes.remove_prefix(end.size);
        // "#,puzzle" may be a header, but only in front.
        const bool comment =
            record.starts_with("# ") ||
            (record.starts_with('#') &&
             (!head.records.empty() || record.find(separator) == std::string_view::npos));
        if (is_no_record(record) || comment) continue;
        if (head.records.empty()) head.first = record;
        split_fields(record, separator, spans);
        std::vector<std::string>& fields = head.records.emplace_back();
        for (const Span& span : spans) fields.emplace_back(field_text(span.of(record), room));
    }
    return head;
}

bool is_name(std::string_view field) {
    constexpr std::size_t kLongest = 64;
    return !field.empty() && field.size() <= kLongest &&
           (text::is_letter(field[0]) || field[0] == '_' || field[0] == '#' ||
            static_cast<unsigned char>(field[0]) >= 0x80);
}

/// pandas leaves the name of its index empty.
bool are_names(const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool index = i == 0 && fields[i].empty() && fields.size() > 1;
        if (!index && !is_name(fields[i])) return false;
    }
    return true;
}

std::optional<std::size_t> first_puzzle(const std::vector<std::string>& fields,
                                        const Options& options, bool any_size) {
    std::optional<std::size_t> full;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (is_full_text(fields[i])) {
            if (!full) full = i;
        } else if (any_size || fields[i].size() >= kCells) {
            if (is_puzzle_text(fields[i], options.read)) return i;
        }
    }
    return full;
}

/// The best name under which a puzzle stands, else the best name, else a puzzle without a name.
std::optional<std::size_t> column_of_puzzle(const Head& head, const Options& options) {
    const std::vector<std::string>& names = head.records[0];
    const auto row = head.records.size() > 1 ? head.records[1] : std::vector<std::string>();
    std::size_t best = text::kWorstRank;
    std::size_t best_with_puzzle = text::kWorstRank;
    std::optional<std::size_t> named;
    std::optional<std::size_t> named_with_puzzle;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto rank = text::column_rank(names[i]);
        if (!rank) continue;
        if (*rank < best) {
            best = *rank;
            named = i;
        }
        if (i < row.size() && *rank < best_with_puzzle && is_puzzle_text(row[i], options.read)) {
            best_with_puzzle = *rank;
            named_with_puzzle = i;
        }
    }
    if (named_with_puzzle) return named_with_puzzle;
    if (named) return named;
    return row.empty() ? std::nullopt : first_puzzle(row, options, false);
}

Look look_at_header(const Head& head, char separator, const Options& options, Layout& layout,
                    Error& error) {
    const std::vector<std::string>& names = head.records[0];
    if (separator == ' ' || !are_names(names)) return Look::no;
    if (separator == 0 && !text::column_rank(names[0])) return Look::no;
    if (separator != 0 && names.size() < 2) return Look::no;
    if (head.records.size() < 2 && head.is_cut) return Look::more;
    layout.separator = separator;
    layout.header = head.first;
    layout.names = names;
    layout.columns = names.size();
    const auto puzzle = column_of_puzzle(head, options);
    if (!puzzle && options.puzzle.empty()) return Look::no;
    layout.puzzle = puzzle.value_or(0);
    for (std::size_t i = 0; i < names.size() && !layout.solution; ++i) {
        if (i != layout.puzzle && text::names_a_solution(names[i])) layout.solution = i;
    }
    return apply_choices(options, layout, error) ? Look::yes : Look::failed;
}

Look look_at_rows(const Head& head, char separator, const Options& options, Layout& layout,
                  Error& error) {
    for (const std::vector<std::string>& fields : head.records) {
        const auto puzzle = first_puzzle(fields, options, false);
        if (!puzzle) continue;
        if (separator != 0 && fields.size() < 2) return Look::no;
        layout.separator = separator;
        layout.puzzle = *puzzle;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (i != *puzzle && !layout.solution && is_full_text(fields[i])) layout.solution = i;
            layout.names.push_back("column" + std::to_string(i + 1));
        }
        layout.names[layout.puzzle] = "puzzle";
        if (layout.solution) layout.names[*layout.solution] = "solution";
        return apply_choices(options, layout, error) ? Look::yes : Look::failed;
    }
    return head.is_cut ? Look::more : Look::no;
}

std::optional<std::size_t> find_column(const Layout& layout, std::string_view column) {
    const auto name = std::find(layout.names.begin(), layout.names.end(), column);
    if (name != layout.names.end()) return static_cast<std::size_t>(name - layout.names.begin());
    std::size_t number = 0;
    const auto [end, failed] =
        std::from_chars(column.data(), column.data() + column.size(), number);
    const bool whole = failed == std::errc() && end == column.data() + column.size();
    if (!whole || number == 0 || number > layout.names.size()) return std::nullopt;
    return number - 1;
}

Error no_such_column(const Layout& layout, std::string_view option, std::string_view column) {
    std::string message =
        std::string(option) + ": no column is called '" + std::string(column) + "'; there are";
    for (std::size_t i = 0; i < layout.names.size(); ++i)
        message += (i == 0 ? " " : ", ") + layout.names[i];
    return {ErrorCode::bad_argument, {}, std::string(column), std::move(message)};
}

}  // namespace

std::size_t size_of_preface(std::string_view bytes) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    const std::size_t mark = bytes.starts_with(kMark) ? kMark.size() : 0;
    const std::string_view text = bytes.substr(mark);
    const std::size_t end = text.find('\n');
    const bool excel = text.starts_with("sep=") && end != std::string_view::npos && end <= 6;
    return mark + (excel ? end + 1 : 0);
}

bool is_no_record(std::string_view line) {
    constexpr std::size_t kLongestCount = 12;
    const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    if (std::all_of(line.begin(), line.end(), is_space)) return true;
    return line.size() <= kLongestCount && std::all_of(line.begin(), line.end(), text::is_digit);
}

bool apply_choices(const Options& options, Layout& layout, Error& error) {
    if (!options.puzzle.empty()) {
        const auto column = find_column(layout, options.puzzle);
        if (!column) {
            error = no_such_column(layout, "--puzzle", options.puzzle);
            return false;
        }
        layout.puzzle = *column;
        if (layout.solution == column) layout.solution.reset();
    }
    if (options.solution == "-") layout.solution.reset();
    if (options.solution.empty() || options.solution == "-") return true;
    layout.solution = find_column(layout, options.solution);
    if (layout.solution && *layout.solution != layout.puzzle) return true;
    error = no_such_column(layout, "--solution", options.solution);
    return false;
}

KindRow::Look look_at_table(std::string_view bytes, bool complete, const Options& options,
                            Layout& layout, Error& error) {
    if (!options.read.from.empty() && options.read.from != "csv") return Look::no;
    if (bytes.starts_with("\x93NUMPY")) return Look::no;
    bytes.remove_prefix(size_of_preface(bytes));
    bool more = false;
    for (const bool with_header : {true, false}) {
        for (const char separator : kSeparators) {
            const Head head = head_of(bytes, separator, complete);
            if (head.records.empty()) {
                more = more || head.is_cut;
                continue;
            }
            Layout found;
            const Look look = with_header ? look_at_header(head, separator, options, found, error)
                                          : look_at_rows(head, separator, options, found, error);
            more = more || look == Look::more;
            if (look == Look::no || look == Look::more) continue;
            layout = std::move(found);
            return look;
        }
        if (more && with_header) return Look::more;
    }
    return more ? Look::more : Look::no;
}

}  // namespace nonet::dataset
