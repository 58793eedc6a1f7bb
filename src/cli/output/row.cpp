// Printing rows.
//
// The default row and --format are the same thing inside: a list of texts and fields. They differ
// in what stands for a value that is not there: "-" in a default row, so that columns stay in
// place, and nothing in a row that the user has laid out.
#include "cli/output/row.hpp"

#include "cli/arguments/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// The common fields, in the order of common_fields().
enum CommonField : std::size_t { kNumber, kFile, kLine, kColumn, kPuzzle, kClues, kRest, kFrom };
static_assert(kFrom + 1 == kCommonFields);

void append_of_puzzle(CommonField field, const Puzzle& puzzle, std::string& out) {
    switch (field) {
        case kPuzzle:
            out += to_line(puzzle.position);
            break;
        case kClues:
            fmt::format_to(std::back_inserter(out), "{}", clue_count(puzzle.position));
            break;
        case kRest:
            out += puzzle.rest;
            break;
        default:
            out += puzzle.format;
            break;
    }
}

/// The same of a puzzle that nobody has taken out of its line.
void append_of_line(CommonField field, std::string_view line, std::string& out) {
    const auto is_clue = [](char c) { return c != '.' && c != '0'; };
    switch (field) {
        case kPuzzle:
            out += line;
            std::replace(out.end() - static_cast<std::ptrdiff_t>(line.size()), out.end(), '0', '.');
            break;
        case kClues:
            fmt::format_to(std::back_inserter(out), "{}",
                           std::count_if(line.begin(), line.end(), is_clue));
            break;
        case kRest:
            break;
        default:
            out += "line";
            break;
    }
}

/// `valid`: what the item holds may be told, too. A puzzle that was not read has no place.
bool append_common(CommonField field, const Item& item, bool valid, std::string& out) {
    auto end = std::back_inserter(out);
    switch (field) {
        case kNumber:
            fmt::format_to(end, "{}", item.number);
            return true;
        case kFile:
            if (item.file == nullptr) return false;
            out += item.file->name().name();
            return true;
        case kLine:
            if (item.file == nullptr) return false;
            fmt::format_to(end, "{}", item.file->name().line_of(item.place()));
            return true;
        case kColumn:
            if (item.file == nullptr) return false;
            fmt::format_to(end, "{}", item.place().column);
            return true;
        default:
            break;
    }
    if (!valid || (item.file == nullptr && (field == kRest || field == kFrom))) return false;
    if (const auto* puzzle = std::get_if<Puzzle>(&item.content))
        append_of_puzzle(field, *puzzle, out);
    else if (const auto* line = std::get_if<PlainLine>(&item.content))
        append_of_line(field, line->text, out);
    else
        return false;
    return true;
}

/// What a backslash and this letter stand for in a format string; 0 for nothing.
char escaped(char letter) {
    switch (letter) {
        case 't':
            return '\t';
        case 'n':
            return '\n';
        case '\\':
            return '\\';
        default:
            return 0;
    }
}

/// Puts the end of a text in quotes where a table with commas needs them (RFC 4180).
void quote_from(std::size_t begin, std::string& out) {
    const std::string value = out.substr(begin);
    if (value.find_first_of(",\"\n\r") == std::string::npos) return;
    out.resize(begin);
    out += '"';
    for (const char symbol : value) {
        if (symbol == '"') out += '"';
        out += symbol;
    }
    out += '"';
}

}  // namespace

RowWriter::RowWriter(const Command& command, const std::vector<std::string_view>& columns)
    : command_(command), columns_(columns) {
    for (const std::string_view column : columns) {
        if (!parts_.empty()) parts_.push_back({"\t", kText});
        parts_.push_back({{}, field_index(column)});
    }
}

const Field& RowWriter::field(std::size_t index) const {
    return index < kCommonFields ? common_fields()[index] : command_.fields[index - kCommonFields];
}

std::size_t RowWriter::field_index(std::string_view name) const {
    for (std::size_t i = 0; i < kCommonFields + command_.fields.size(); ++i) {
        if (field(i).name == name) return i;
    }
    return kText;
}

std::string RowWriter::unknown_field(std::string_view name, std::string_view option) const {
    std::vector<std::string_view> names;
    std::string list;
    for (std::size_t i = 0; i < kCommonFields + command_.fields.size(); ++i) {
        names.push_back(field(i).name);
        list += fmt::format(" {{{}}}", field(i).name);
    }
    const std::string_view near = nearest_word(name, names);
    return fmt::format("{}: {} has no field {{{}}}{}; its fields are{}", option, command_.name,
                       name, near.empty() ? "" : fmt::format(" (did you mean {{{}}}?)", near),
                       list);
}

std::string RowWriter::use_format(std::string_view format, std::string_view option) {
    parts_.clear();
    format_ = true;
    std::string text;
    for (std::size_t i = 0; i < format.size(); ++i) {
        const char symbol = format[i];
        const char next = i + 1 < format.size() ? format[i + 1] : '\0';
        if ((symbol == '{' || symbol == '}') && next == symbol) {
            text += symbol;
            ++i;
        } else if (symbol == '\\' && escaped(next) != 0) {
            text += escaped(next);
            ++i;
        } else if (symbol == '{') {
            const std::size_t close = format.find('}', i);
            if (close == std::string_view::npos)
                return std::string(option) +
                       ": a field is opened with { but not closed; write {{ for a brace";
            const std::string_view name = format.substr(i + 1, close - i - 1);
            const std::size_t index = field_index(name);
            if (index == kText) return unknown_field(name, option);
            parts_.push_back({std::exchange(text, {}), kText});
            parts_.push_back({{}, index});
            i = close;
        } else if (symbol == '}') {
            return std::string(option) + ": a } without its {; write }} for a brace";
        } else {
            text += symbol;
        }
    }
    parts_.push_back({std::move(text), kText});
    return {};
}

void RowWriter::use_csv() {
    csv_ = true;
    for (Part& part : parts_) {
        if (part.field == kText) part.text = ",";
    }
}

std::string RowWriter::csv_header() const {
    return fmt::format("{}\n", fmt::join(columns_, ","));
}

bool RowWriter::wants(std::string_view name) const {
    if (json_) return true;
    const std::size_t index = field_index(name);
    return std::any_of(parts_.begin(), parts_.end(),
                       [&](const Part& part) { return part.field == index; });
}

bool RowWriter::has_line_ends() const {
    return !json_ && std::any_of(parts_.begin(), parts_.end(), [](const Part& part) {
        return part.text.find('\n') != std::string::npos;
    });
}

bool RowWriter::append_value(std::size_t index, const Item& item, const Row* row,
                             std::string& out) const {
    if (index < kCommonFields)
        return append_common(static_cast<CommonField>(index), item, row != nullptr, out);
    const std::size_t own = index - kCommonFields;
    if (row == nullptr || !row->has(own)) return false;
    out += row->text(own);
    return true;
}

void RowWriter::write(const Item& item, const Row& row, std::string& out) const {
    if (json_) {
        write_json(item, &row, nullptr, out);
        return;
    }
    for (const Part& part : parts_) {
        const std::size_t begin = out.size();
        if (part.field == kText)
            out += part.text;
        else if (!append_value(part.field, item, &row, out) && !format_ && !csv_)
            out += '-';
        else if (csv_)
            quote_from(begin, out);
    }
    out += '\n';
}

void RowWriter::write_invalid(const Item& item, const Error& error, std::string& out) const {
    if (json_) {
        write_json(item, nullptr, &error, out);
        return;
    }
    if (format_) {
        for (const Part& part : parts_) {
            if (part.field == kText)
                out += part.text;
            else
                append_value(part.field, item, nullptr, out);
        }
        out += '\n';
        return;
    }
    if (skips_bad_rows_) return;
    if (!bad_row_.empty()) {
        out += bad_row_;
        return;
    }
    const auto status = std::find(columns_.begin(), columns_.end(), "status");
    if (status == columns_.end()) {
        out += "-\tinvalid\n";
        return;
    }
    for (auto column = columns_.begin(); column != columns_.end(); ++column) {
        out += column == columns_.begin() ? "" : "\t";
        out += column == status ? "invalid" : "-";
    }
    out += '\n';
}

}  // namespace nonet::cli
