// Quotes as RFC 4180 has them: a field that begins with a quote ends with one, and two of them mean
// one. A quote that stands within a field without quotes means itself. A quote without a partner
// would swallow the rest of the file, so a record longer than kLongest is none: its first line is
// given up, and the next one begins anew.
#include "dataset/csv_field.hpp"

#include <algorithm>

namespace nonet::dataset {

namespace {

constexpr std::size_t kLongest = std::size_t{1} << 20;

bool is_gap(char c) {
    return c == ' ' || c == '\t';
}

/// Behind the closing quote of the field that opens at `at`; npos when there is none.
std::size_t behind_quotes(std::string_view text, std::size_t at) {
    while (true) {
        at = text.find('"', at + 1);
        if (at == std::string_view::npos) return at;
        ++at;
        if (at >= text.size() || text[at] != '"') return at;
    }
}

/// Where the field that begins at `at` ends: at a separator, or at the end of the text.
std::size_t field_end(std::string_view text, std::size_t at, char separator) {
    std::size_t quote = at;
    while (quote < text.size() && is_gap(text[quote]) && text[quote] != separator) ++quote;
    if (quote < text.size() && text[quote] == '"') {
        const std::size_t behind = behind_quotes(text, quote);
        if (behind != std::string_view::npos) at = behind;
    }
    return std::min(text.find(separator, at), text.size());
}

RecordEnd ending_at(std::string_view bytes, std::size_t line_end, RecordEnd::State state) {
    RecordEnd end{state, line_end, std::min(line_end + 1, bytes.size())};
    if (end.length > 0 && bytes[end.length - 1] == '\r') --end.length;
    return end;
}

}  // namespace

RecordEnd record_end(std::string_view bytes, char separator, bool complete) {
    const std::size_t first_end = bytes.find('\n');
    if (first_end == std::string_view::npos && !complete && bytes.size() < kLongest)
        return {RecordEnd::State::more};
    std::size_t line_end = std::min(first_end, bytes.size());
    const std::size_t first_line = line_end;
    if (separator == 0 || bytes.substr(0, line_end).find('"') == std::string_view::npos)
        return ending_at(bytes, line_end, RecordEnd::State::found);
    for (std::size_t at = 0; at <= line_end;) {
        std::size_t quote = at;
        while (quote < line_end && is_gap(bytes[quote]) && bytes[quote] != separator) ++quote;
        if (quote < line_end && bytes[quote] == '"') {
            at = behind_quotes(bytes.substr(0, kLongest), quote);
            const bool cut = at == std::string_view::npos || (at == bytes.size() && !complete);
            if (cut && !complete && bytes.size() < kLongest) return {RecordEnd::State::more};
            if (at == std::string_view::npos)
                return ending_at(bytes, first_line, RecordEnd::State::bad_quote);
            if (at > line_end) line_end = std::min(bytes.find('\n', at), bytes.size());
            if (line_end == bytes.size() && !complete && bytes.size() < kLongest)
                return {RecordEnd::State::more};
        }
        at = std::min(bytes.find(separator, at), line_end) + 1;
    }
    return ending_at(bytes, line_end, RecordEnd::State::found);
}

void split_fields(std::string_view record, char separator, std::vector<Span>& fields) {
    fields.clear();
    if (separator == 0) {
        fields.push_back({0, record.size()});
        return;
    }
    for (std::size_t at = 0;;) {
        const std::size_t end = field_end(record, at, separator);
        fields.push_back({at, end - at});
        if (end == record.size()) return;
        at = end + 1;
    }
}

std::string_view field_text(std::string_view field, std::string& room) {
    while (!field.empty() && is_gap(field.front())) field.remove_prefix(1);
    while (!field.empty() && is_gap(field.back())) field.remove_suffix(1);
    if (field.size() < 2 || field.front() != '"' || field.back() != '"') return field;
    field = field.substr(1, field.size() - 2);
    if (field.find('"') == std::string_view::npos) return field;
    room.clear();
    for (std::size_t i = 0; i < field.size(); ++i) {
        room += field[i];
        if (field[i] == '"' && i + 1 < field.size() && field[i + 1] == '"') ++i;
    }
    return room;
}

void append_field(std::string_view text, char separator, std::string& out) {
    const bool plain = text.find_first_of("\"\r\n") == std::string_view::npos &&
                       text.find(separator) == std::string_view::npos;
    if (plain) {
        out += text;
        return;
    }
    out += '"';
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    out += '"';
}

}  // namespace nonet::dataset
