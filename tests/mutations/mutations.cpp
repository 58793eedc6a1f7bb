// The ways in which a text is damaged.
//
// What happens to puzzles on their way: an editor eats a byte, a key bounces, a mail program breaks
// or joins lines, a spreadsheet changes the separators, a web page drops the frame, somebody
// deletes a line too many. Each way is applied at every place where it can be; only the
// replacements of whole lines are limited to a few telling texts. A digit that becomes another is
// left out: no reader can know.
#include "mutations/mutations.hpp"

#include <algorithm>
#include <array>

namespace nonet::mutations {

namespace {

constexpr std::array<std::string_view, 6> kSeparators = {" ", "\t", ",", ";", "|", "  "};
constexpr std::array<std::string_view, 2> kInsertions = {" ", "\n"};
constexpr std::array<std::string_view, 4> kLineEnds = {"\r", "\r\n", " ", "\n\n\n"};
constexpr std::array<std::string_view, 7> kLines = {
    "", "# a note", "Grid 7", "-----------", "+-------+-------+-------+", "hello, world", "3"};
constexpr std::string_view kPunctuation = " \t,;|:'\"[]{}()<>=/-+.";

bool is_separator(char c) {
    return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '|';
}

std::size_t end_of_line(std::string_view text, std::size_t start) {
    return std::min(text.find('\n', start), text.size());
}

/// The line that starts at `start`, with its line end.
std::string_view whole_line(std::string_view text, std::size_t start) {
    return text.substr(start, end_of_line(text, start) + 1 - start);
}

std::string_view without_end(std::string_view line) {
    while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.remove_suffix(1);
    return line;
}

void add_bytes(std::string_view text, bool (*is_record)(std::string_view line),
               std::vector<Mutation>& all) {
    std::size_t start = 0;  // of the line
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (at > 0 && text[at - 1] == '\n') start = at;
        all.push_back({Kind::drop, at, {}});
        all.push_back({Kind::twice, at, {}});
        for (const std::string_view other : kInsertions) {
            const std::string_view line = without_end(whole_line(text, start));
            const std::size_t cut = at - start;
            const bool record = other == "\n" && cut > 0 && cut < line.size() &&
                                (is_record(line.substr(0, cut)) || is_record(line.substr(cut)));
            if (!record) all.push_back({Kind::insert, at, other});
        }
        if (is_separator(text[at])) {
            for (const std::string_view other : kSeparators) {
                if (other != text.substr(at, 1)) all.push_back({Kind::separator, at, other});
            }
        }
        if (text[at] != '\n') continue;
        for (const std::string_view other : kLineEnds) all.push_back({Kind::line_end, at, other});
        all.push_back({Kind::end_moved, at, "earlier"});
        all.push_back({Kind::end_moved, at, "later"});
    }
}

void add_lines(std::string_view text, bool (*is_record)(std::string_view line),
               std::vector<Mutation>& all) {
    for (std::size_t at = 0; at < text.size(); at = end_of_line(text, at) + 1) {
        for (const std::string_view other : kLines) all.push_back({Kind::line_before, at, other});
        const std::string_view line = without_end(whole_line(text, at));
        if (line.size() >= 2) all.push_back({Kind::line_half, at, {}});
        if (line.size() >= 2) all.push_back({Kind::line_grown, at, {}});
        if (is_record(line)) continue;
        all.push_back({Kind::line_gone, at, {}});
        all.push_back({Kind::line_twice, at, {}});
        for (const std::string_view other : kLines) {
            if (other != line) all.push_back({Kind::line_became, at, other});
        }
    }
}

void add_everywhere(std::string_view text, std::vector<Mutation>& all) {
    for (const char c : kPunctuation) {
        if (text.find(c) == std::string_view::npos) continue;
        all.push_back({Kind::everywhere, 0, "", c});
        if (!is_separator(c)) continue;
        for (const std::string_view other : kSeparators) {
            if (other[0] != c) all.push_back({Kind::everywhere, 0, other, c});
        }
    }
    for (const std::string_view other : {"\r", "\r\n", "\n\n", " \n", "\n "}) {
        all.push_back({Kind::everywhere, 0, other, '\n'});
    }
}

std::string replaced(std::string_view text, std::size_t at, std::size_t size,
                     std::string_view other) {
    std::string result(text.substr(0, at));
    result += other;
    result += text.substr(at + size);
    return result;
}

std::string replaced_everywhere(std::string_view text, char byte, std::string_view other) {
    std::string result;
    for (const char c : text) {
        if (c == byte) {
            result += other;
        } else {
            result += c;
        }
    }
    return result;
}

/// The line end at `at` one character earlier, or later.
std::string with_end_moved(std::string_view text, std::size_t at, bool earlier) {
    std::string result(text);
    if (earlier && at > 0) std::swap(result[at], result[at - 1]);
    if (!earlier && at + 1 < text.size()) std::swap(result[at], result[at + 1]);
    return result;
}

}  // namespace

std::vector<Mutation> mutations_of(std::string_view text,
                                   bool (*is_record)(std::string_view line)) {
    std::vector<Mutation> all;
    add_bytes(text, is_record, all);
    add_lines(text, is_record, all);
    add_everywhere(text, all);
    return all;
}

std::string mutated_text(std::string_view text, const Mutation& mutation) {
    const std::size_t at = mutation.at;
    const std::string_view line = whole_line(text, at);
    const std::string_view content = without_end(line);
    const std::string_view second_half = content.substr(content.size() / 2);
    switch (mutation.kind) {
        case Kind::drop:
            return replaced(text, at, 1, "");
        case Kind::twice:
            return replaced(text, at, 0, text.substr(at, 1));
        case Kind::insert:
            return replaced(text, at, 0, mutation.text);
        case Kind::separator:
        case Kind::line_end:
            return replaced(text, at, 1, mutation.text);
        case Kind::end_moved:
            return with_end_moved(text, at, mutation.text == "earlier");
        case Kind::line_gone:
            return replaced(text, at, line.size(), "");
        case Kind::line_twice:
            return replaced(text, at, 0, std::string(content) + "\n");
        case Kind::line_half:
            return replaced(text, at + content.size() / 2, second_half.size(), "");
        case Kind::line_grown:
            return replaced(text, at + content.size(), 0, second_half);
        case Kind::line_became:
            return replaced(text, at, content.size(), mutation.text);
        case Kind::line_before:
            return replaced(text, at, 0, std::string(mutation.text) + "\n");
        case Kind::everywhere:
            return replaced_everywhere(text, mutation.byte, mutation.text);
    }
    return std::string(text);
}

std::string describe(std::string_view text, const Mutation& mutation) {
    static constexpr std::array<std::string_view, 13> kNames = {
        "drop",        "twice",       "insert",     "separator", "line_end",
        "end_moved",   "line_gone",   "line_twice", "line_half", "line_grown",
        "line_became", "line_before", "everywhere"};
    const std::string_view before = text.substr(0, mutation.at);
    const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t column = mutation.at - (before.rfind('\n') + 1);  // npos + 1 is 0
    std::string result(kNames[static_cast<std::size_t>(mutation.kind)]);
    result += " at " + std::to_string(line + 1) + ":" + std::to_string(column + 1);
    if (mutation.byte != 0) result += std::string(" of '") + mutation.byte + "'";
    return result + " text '" + std::string(mutation.text) + "'";
}

}  // namespace nonet::mutations
