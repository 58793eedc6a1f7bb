// See link.hpp.
#include "text/links/link.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace nonet::text {

namespace {

bool ends_link(char c, char before) {
    if (is_space(c) || c == '"' || c == '<' || c == '>' || c == '`') return true;
    return (before == '(' && c == ')') || (before == '\'' && c == '\'');
}

bool ends_sentence(char c) {
    return c == '.' || c == ',' || c == ';' || c == '!';
}

/// Where a link that begins around the site's name at `at` begins and ends.
Link around(std::string_view line, std::size_t at, std::size_t site_size) {
    Link link{at, at + site_size, at + site_size, std::nullopt};
    while (link.begin > 0) {
        const char c = line[link.begin - 1];
        const bool part = is_letter(c) || is_digit(c) || c == '.' || c == ':' || c == '/';
        if (!part) break;
        --link.begin;
    }
    const char before = link.begin > 0 ? line[link.begin - 1] : ' ';
    while (link.end < line.size() && !ends_link(line[link.end], before)) ++link.end;
    while (link.end > link.body && ends_sentence(line[link.end - 1])) --link.end;
    return link;
}

}  // namespace

std::size_t find_in_any_case(std::string_view text, std::string_view part) {
    const auto same = [](char a, char b) { return to_upper(a) == to_upper(b); };
    const auto* const at = std::search(text.begin(), text.end(), part.begin(), part.end(), same);
    return at == text.end() ? std::string_view::npos : static_cast<std::size_t>(at - text.begin());
}

std::optional<Link> find_link(std::string_view line, std::span<const std::string_view> sites) {
    for (const std::string_view site : sites) {
        const std::size_t at = find_in_any_case(line, site);
        if (at == std::string_view::npos) continue;
        Link link = around(line, at, site.size());
        for (const std::string_view other : sites) {
            const std::size_t next = find_in_any_case(line.substr(link.end), other);
            if (next != std::string_view::npos) link.second = link.end + next;
        }
        return link;
    }
    return std::nullopt;
}

Recognition refuse_second(const Line& line, std::size_t second, Record& record) {
    return refuse(record, 1,
                  error_at(ErrorCode::ambiguous, line, second,
                           "a second link begins here; put each on a line of its own"));
}

Error in_line(Error error, const Line& line, std::size_t index) {
    const std::size_t within = error.place.column > 0 ? error.place.column - 1 : 0;
    error.place = place_at(line, std::min(index + within, line.text.size()));
    return error;
}

Recognition finish_link(bool good, const Line& line, LinkSpan span, Record& record) {
    if (!good) {
        const bool of_codec = record.error.place.line == 0;
        if (!of_codec) record.error.place = {};
        return refuse(record, 1, in_line(std::move(record.error), line, span.packed));
    }
    record.puzzle.place = place_at(line, span.begin);
    record.puzzle.rest = std::string(trimmed(raw_from(line, span.end)));
    return {Found::puzzle, 1};
}

}  // namespace nonet::text
