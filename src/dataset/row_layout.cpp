// Rows on their way out.
//
// A row that stays of its kind is copied, and only what is new is put in: a puzzle and a solution
// over those that stood there, further fields behind the others. So ratings, ids and whatever else
// is in a row come through byte by byte. A row that changes its kind is taken apart into names and
// texts first; a field of a table becomes a number in JSON where it is written as JSON writes
// numbers.
#include "dataset/cell_style.hpp"
#include "dataset/csv_field.hpp"
#include "text/cells/symbols.hpp"
#include "text/json/escapes.hpp"
#include "text/lines/utf8.hpp"

#include <nonet/dataset.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>

namespace nonet::dataset {

namespace {

/// Bytes that are no UTF-8 would make the whole line unreadable.
bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const text::CodePoint point = text::first_code_point(text);
        if (!point.valid) return false;
        text.remove_prefix(point.size);
    }
    return true;
}

void append_json_string(std::string_view text, std::string& out) {
    const bool sound = is_utf8(text);
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20) {
            std::array<char, 8> code{};
            std::snprintf(code.data(), code.size(), "\\u%04x", static_cast<unsigned>(byte));
            out += code.data();
        } else if (byte >= 0x80 && !sound) {
            out += "\\ufffd";
        } else {
            out += c;
        }
    }
    out += '"';
}

/// As JSON has them, and not so long that a reader would round it.
bool is_json_number(std::string_view text) {
    constexpr std::size_t kLongest = 15;
    if (text.empty() || text.size() > kLongest) return false;
    std::size_t at = text[0] == '-' ? 1 : 0;
    const auto digits = [&] {
        const std::size_t begin = at;
        while (at < text.size() && text::is_digit(text[at])) ++at;
        return at - begin;
    };
    const bool zero = at < text.size() && text[at] == '0';
    const std::size_t whole = digits();
    if (whole == 0 || (zero && whole > 1)) return false;
    if (at < text.size() && text[at] == '.') {
        ++at;
        if (digits() == 0) return false;
    }
    return at == text.size();
}

/// What a JSON value means as a text: strings without quotes and escapes, all else as it stands.
std::string meaning_of_json(std::string_view value) {
    if (value.size() < 2 || value.front() != '"') return std::string(value == "null" ? "" : value);
    std::string text;
    text::json::append_unescaped(value.substr(1, value.size() - 2), text);
    return text;
}

/// Nothing is lost where nothing was.
bool is_empty_object(std::string_view text) {
    std::string marks;
    std::copy_if(text.begin(), text.end(), std::back_inserter(marks),
                 [](char symbol) { return symbol != ' ' && symbol != '\t' && symbol != '\r'; });
    return marks == "{}";
}

void append_values(const Grid& grid, std::string& out) {
    for (Cell cell = 0; cell < kCells; ++cell) out += static_cast<char>(grid[cell]);
}

}  // namespace

/// A field without the marks of its kind.
struct RowLayout::Value {
    std::string name;
    std::string text;
    bool is_literal = false;  ///< JSON takes it as it stands
};

RowLayout::RowLayout(const Layout& layout, Target target, std::span<const std::string_view> extras)
    : layout_(&layout),
      target_(target),
      separator_(layout.kind == Kind::table && layout.separator != 0 ? layout.separator : ','),
      same_kind_((layout.kind == Kind::table && target == Target::table) ||
                 (layout.kind == Kind::json && target == Target::json)) {
    for (const std::string_view extra : extras) {
        const bool taken =
            std::find(layout.names.begin(), layout.names.end(), extra) != layout.names.end();
        extras_.push_back((taken ? "nonet_" : "") + std::string(extra));
    }
}

std::string RowLayout::head() const {
    if (target_ != Target::table) return {};
    std::string head;
    if (layout_->kind == Kind::table) {
        if (layout_->header.empty()) return {};
        head = layout_->header;
    } else {
        for (const std::string& name : layout_->names) {
            if (!head.empty()) head += separator_;
            append_field(name, separator_, head);
        }
    }
    for (const std::string& extra : extras_) head += separator_ + extra;
    return head + '\n';
}

std::vector<RowLayout::Value> RowLayout::values_of(const Record& record, const Entry& entry,
                                                   const Grid* puzzle, const Grid* answer) const {
    std::vector<Value> values;
    const auto add_cells = [&](const std::string& name, const Position& position,
                               const Grid* other) {
        values.push_back({name, other != nullptr ? other->to_line() : to_line(position), false});
    };
    if (layout_->kind == Kind::puzzles) {
        if (entry.error) return values;
        add_cells("puzzle", entry.puzzle, puzzle);
        if (entry.answer) add_cells("solution", *entry.answer, answer);
        if (!record.puzzle->rest.empty()) values.push_back({"rest", record.puzzle->rest, false});
        return values;
    }
    std::string room;
    for (std::size_t i = 0; i < entry.values.size(); ++i) {
        const std::string_view raw = entry.values[i].of(record.text);
        const bool json = layout_->kind == Kind::json;
        std::string name =
            json ? meaning_of_json('"' + std::string(entry.names[i].of(record.text)) + '"')
            : i < layout_->names.size() ? layout_->names[i]
                                        : "column" + std::to_string(i + 1);
        if (entry.puzzle_value == i && !entry.error) {
            add_cells(name, entry.puzzle, puzzle);
        } else if (entry.answer_value == i && entry.answer && !entry.error) {
            add_cells(name, *entry.answer, answer);
        } else if (json) {
            values.push_back({name, meaning_of_json(raw), false});
        } else {
            const std::string text(field_text(raw, room));
            values.push_back({name, text, is_json_number(text)});
        }
    }
    return values;
}

void RowLayout::append_extras(std::span<const Extra> extras, std::string& out) const {
    for (std::size_t i = 0; i < extras.size(); ++i) {
        if (target_ == Target::table) {
            out += separator_;
            append_field(extras[i].text, separator_, out);
            continue;
        }
        out += ",\"" + extras_[i] + "\":";
        if (extras[i].text.empty())
            out += "null";
        else if (extras[i].is_number)
            out += extras[i].text;
        else
            append_json_string(extras[i].text, out);
    }
}

/// The text of the record with new cells in it.
std::string RowLayout::changed_text(const Record& record, const Entry& entry, const Grid* puzzle,
                                    const Grid* answer) const {
    const auto new_cells = [&](std::string_view raw, const Grid& grid) {
        if (layout_->kind == Kind::json) return in_style_of_json(raw, grid);
        std::string room;
        const std::string_view inside = field_text(raw, room);
        std::string cells = in_style_of(inside, grid);
        if (inside.size() + 2 <= raw.size() && raw.front() == '"') return '"' + cells + '"';
        return cells;
    };
    std::string text;
    for (std::size_t i = 0, done = 0; i <= entry.values.size(); ++i) {
        if (i == entry.values.size()) {
            text += std::string_view(record.text).substr(done);
            break;
        }
        const Grid* grid = entry.puzzle_value == i ? puzzle : nullptr;
        if (entry.answer_value == i && entry.answer) grid = answer;
        if (grid == nullptr) continue;
        text += std::string_view(record.text).substr(done, entry.values[i].begin - done);
        text += new_cells(entry.values[i].of(record.text), *grid);
        done = entry.values[i].begin + entry.values[i].size;
    }
    return text;
}

void RowLayout::append_as_it_stands(std::string_view text, std::span<const Extra> extras,
                                    std::string& out) const {
    if (target_ == Target::json) text.remove_suffix(1);
    out += text;
    if (target_ == Target::json && !extras.empty() && text.find('"') == std::string_view::npos) {
        // An object without members: no comma before the first.
        std::string members;
        append_extras(extras, members);
        out += members.substr(1);
    } else {
        append_extras(extras, out);
    }
    out += target_ == Target::json ? "}\n" : "\n";
}

void RowLayout::append_values_of(const std::vector<Value>& values, std::span<const Extra> extras,
                                 std::string& out) const {
    if (target_ == Target::table) {
        for (std::size_t i = 0; i < layout_->names.size(); ++i) {
            if (i > 0) out += separator_;
            const auto value = std::find_if(values.begin(), values.end(), [&](const Value& each) {
                return each.name == layout_->names[i];
            });
            if (value != values.end()) append_field(value->text, separator_, out);
        }
        append_extras(extras, out);
        out += '\n';
        return;
    }
    out += '{';
    for (const Value& value : values) {
        if (&value != values.data()) out += ',';
        append_json_string(value.name, out);
        out += ':';
        if (value.is_literal)
            out += value.text;
        else
            append_json_string(value.text, out);
    }
    std::string members;
    append_extras(extras, members);
    out += values.empty() && !members.empty() ? members.substr(1) : members;
    out += "}\n";
}

void RowLayout::append(const Record& record, const Entry& entry, const Grid* puzzle,
                       const Grid* answer, std::span<const Extra> extras, std::string& out,
                       std::string* solutions) const {
    if (target_ == Target::npy) {
        append_values(puzzle != nullptr ? *puzzle : *entry.grid(), out);
        const Grid* solution = answer != nullptr ? answer : entry.answer_grid();
        if (solutions != nullptr)
            append_values(solution != nullptr ? *solution : Grid(), *solutions);
        return;
    }
    if (!same_kind_) {
        append_values_of(values_of(record, entry, puzzle, answer), extras, out);
        return;
    }
    if (puzzle == nullptr && answer == nullptr)
        append_as_it_stands(record.text, extras, out);
    else
        append_as_it_stands(changed_text(record, entry, puzzle, answer), extras, out);
}

bool RowLayout::append_bad(const Record& record, const Entry& entry, std::span<const Extra> extras,
                           std::string& out) const {
    if (target_ == Target::npy) return false;
    const bool has_fields = !entry.values.empty() || is_empty_object(record.text);
    if (same_kind_ && !entry.values.empty()) {
        std::string text = record.text;
        if (target_ == Target::table && entry.values.size() < layout_->columns)
            text.append(layout_->columns - entry.values.size(), separator_);
        append_as_it_stands(text, extras, out);
    } else {
        append_values_of(values_of(record, entry, nullptr, nullptr), extras, out);
    }
    return has_fields;
}

}  // namespace nonet::dataset
