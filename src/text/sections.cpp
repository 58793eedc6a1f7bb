// A text in sections: [Name] and up to nine lines below it.
//
// Each section of a saved game holds a whole grid, so a head that lost a bracket on its way must
// not turn the section below it into a puzzle of its own, nor may one that is gone. Hence the
// rules: rows behind a section are a section, with or without a name, and what looks like a head
// with a fault is a head, and the caller refuses it: a section by itself where its head shows that
// it is one, since the head may have been that of the next text, and else the whole text. A text is
// collected before anything in it is judged. Blank lines and comments may stand
// between sections; a section that is not known ends at the first of them, so that it cannot eat
// what follows. Cost: linear in the lines looked at, which are nine a section and the gaps.
#include "text/sections.hpp"

#include "text/cells/symbols.hpp"
#include "text/skip.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace nonet::text {

namespace {

constexpr std::size_t kMostLines = 9;
constexpr std::size_t kFewestRows = 2;             ///< make a section one that holds rows
constexpr std::size_t kMostBody = 4 * kMostLines;  ///< taken where there are too many, to refuse
constexpr std::size_t kMostSections = 12;
constexpr std::size_t kLongestHead = 40;
constexpr std::size_t kNotThere = static_cast<std::size_t>(-1);

/// A head, or what was meant as one: letters behind a [ at the start, or before a ] at the end.
std::optional<Section> head_of(const Line& line) {
    const std::string_view text = trimmed(line.text);
    if (text.size() < 3 || text.size() > kLongestHead || is_wrapper(text)) return std::nullopt;
    const std::size_t open = text.find_first_not_of('[');
    const std::size_t close = text.find_last_not_of(']');
    if (open == std::string_view::npos || close == std::string_view::npos) return std::nullopt;
    const bool opened = open > 0 && is_letter(text[open]);
    const bool closed = close + 1 < text.size() && is_letter(text[close]);
    if (!opened && !closed) return std::nullopt;
    Section section;
    section.head = &line;
    section.good_head = open == 1 && close + 2 == text.size();
    section.named = open > 0 && close + 1 < text.size();
    for (std::size_t i = open; i <= close; ++i) {
        if (is_letter(text[i])) {
            section.name += to_lower(text[i]);
        } else {
            section.good_head = section.good_head && is_space(text[i]);
        }
    }
    return section;
}

/// Nine cells, white space between them or not.
bool is_row(std::string_view text) {
    std::size_t cells = 0;
    for (const char c : text) {
        if (is_space(c)) continue;
        if (!is_digit(c) && !is_blank_mark(c)) return false;
        ++cells;
    }
    return cells == kMostLines;
}

class Sections {
  public:
    Sections(const Window& window, std::vector<Section>& sections)
        : window_(window), sections_(sections) {}

    Found run(std::string_view first, HoldsRows holds_rows);
    [[nodiscard]] std::size_t lines() const { return lines_; }

  private:
    const Line* line(std::size_t ahead);
    void take_body(Section& section, bool rows);
    std::size_t next_head();

    const Window& window_;
    std::vector<Section>& sections_;
    std::size_t lines_ = 0;      ///< taken so far
    bool behind_other_ = false;  ///< next_head() passed a line that is neither blank nor comment
    bool waiting_ = false;       ///< a line is missing that may still come
};

const Line* Sections::line(std::size_t ahead) {
    const Line* line = window_.line(ahead);
    if (line == nullptr && window_.waiting()) waiting_ = true;
    return line != nullptr && line->too_long ? nullptr : line;
}

void Sections::take_body(Section& section, bool rows) {
    std::size_t row_count = 0;
    for (std::size_t ahead = lines_; section.body.size() < kMostBody; ++ahead) {
        const Line* next = line(ahead);
        if (next == nullptr || is_plain_row(next->text) || head_of(*next)) return;
        const std::string_view text = trimmed(next->text);
        if (!text.empty() && text[0] == '#') return;
        const bool full = section.body.size() >= kMostLines;
        if (text.empty() && (!rows || full)) return;
        if (full && !is_row(text)) return;
        if (text.empty()) continue;
        section.body.push_back(next);
        row_count += is_row(text) ? 1 : 0;
        section.has_rows = row_count >= kFewestRows;
        lines_ = ahead + 1;
    }
}

/// The line of the next head, or of rows that lost theirs, with at most blank lines, comments and
/// one other line before it; or kNotThere.
std::size_t Sections::next_head() {
    behind_other_ = false;
    for (std::size_t ahead = lines_;; ++ahead) {
        const Line* next = line(ahead);
        if (next == nullptr || is_plain_row(next->text)) return kNotThere;
        const std::string_view text = trimmed(next->text);
        if (head_of(*next) || is_row(text)) return ahead;
        if (text.empty() || text[0] == '#') continue;
        if (behind_other_) return kNotThere;
        behind_other_ = true;
    }
}

Found Sections::run(std::string_view first, HoldsRows holds_rows) {
    const Line* start = line(0);
    if (start == nullptr || !head_of(*start)) return Found::no;
    bool begun = false;
    bool faulty = false;
    for (std::size_t ahead = 0; ahead != kNotThere; ahead = next_head()) {
        const Line& head = *line(ahead);
        const bool lost = !head_of(head);
        Section section = lost ? Section{} : *head_of(head);
        section.head = &head;
        const bool begins = section.name.find(first) != std::string::npos;
        if ((begins && (begun || faulty)) || sections_.size() == kMostSections) break;
        const std::size_t before = lines_;
        lines_ = ahead + (lost ? 0 : 1);
        take_body(section, lost || holds_rows(section.name));
        const bool fault = is_faulty(section, first, holds_rows);
        // Behind a line of another kind the next text would begin with that line.
        if (fault && begun && !faulty && !behind_other_) {
            lines_ = before;
            break;
        }
        begun = begun || begins;
        faulty = faulty || fault;
        sections_.push_back(std::move(section));
    }
    return waiting_ ? Found::more : Found::puzzle;
}

}  // namespace

bool is_faulty(const Section& section, std::string_view first, HoldsRows holds_rows) {
    const bool known = section.name.find(first) != std::string::npos || holds_rows(section.name);
    return known ? !section.good_head : section.named && section.has_rows;
}

Found collect_sections(const Window& window, std::string_view first, HoldsRows holds_rows,
                       std::vector<Section>& sections, std::size_t& lines) {
    Sections collector(window, sections);
    const Found found = collector.run(first, holds_rows);
    lines = collector.lines();
    return found;
}

}  // namespace nonet::text
