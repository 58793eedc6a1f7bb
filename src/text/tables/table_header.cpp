// Where a table has its puzzles.
//
// The header names the column, in one of the words that datasets use; where two are used the more
// telling one counts ("givens" is a puzzle here and a number there). The first row must agree: a
// named column without a puzzle in it gives way to one with a puzzle. When no name is known, the
// first column that holds a puzzle with blanks is taken. A column that is named as a solution is
// never taken. A line is a header only together with the row behind it, so that a title above a
// grid is none.
#include "text/tables/table_header.hpp"

#include "text/skip.hpp"
#include "text/tables/puzzle_field.hpp"
#include "text/tables/puzzle_names.hpp"
#include "text/tables/table_record.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::text {

namespace {

constexpr std::size_t kLongestHeader = 1024;
constexpr std::size_t kLongestName = 64;
constexpr std::string_view kSeparators = ",;\t|";

bool is_name(std::string_view field) {
    return !field.empty() && field.size() <= kLongestName &&
           (is_letter(field[0]) || field[0] == '_' || field[0] == '#' || field[0] == kForeign);
}

/// The first line behind `ahead` that is not blank; nullptr when there is none.
const Line* next_row(const Window& window, std::size_t& ahead) {
    constexpr std::size_t kMostBlank = 3;
    for (std::size_t i = 0; i < kMostBlank; ++i, ++ahead) {
        const Line* line = window.line(ahead);
        if (line == nullptr || !is_blank_line(line->text)) return line;
    }
    return nullptr;
}

/// The header as it would be with one separator, beside the first row.
class Trial {
  public:
    Trial(const Window& window, char separator) : window_(window) { layout_.separator = separator; }

    Found run();
    [[nodiscard]] const TableLayout& layout() const { return layout_; }

  private:
    bool read_names();
    Found compare_row();
    bool choose_column();
    void find_other_column();
    [[nodiscard]] FieldLook look(std::size_t column) const;

    const Window& window_;
    TableLayout layout_;
    TableRecord names_;
    TableRecord row_;
    bool row_is_sound_ = false;
    std::size_t best_rank_ = kWorstRank;
    bool known_ = false;  ///< a column has a name of the list
};

bool Trial::read_names() {
    if (names_.split(window_, 0, layout_.separator) != TableRecord::Split::good) return false;
    layout_.columns = names_.filled_size();
    if (names_.lines() != 1 || layout_.columns == 0) return false;
    bool solution = false;
    for (std::size_t i = 0; i < layout_.columns; ++i) {
        const std::string_view name = names_.text(i);
        const bool margin = i == 0 && name.empty();  // | puzzle | solution |, or an index
        if (!margin && !is_name(name)) return false;
        const auto rank = column_rank(name);
        if (rank) known_ = true;
        solution = solution || names_a_solution(name);
        if (!rank || *rank >= best_rank_) continue;
        best_rank_ = *rank;
        layout_.column = i;
    }
    return known_ || layout_.columns > 1;
}

FieldLook Trial::look(std::size_t column) const {
    return row_is_sound_ && column < row_.size() ? look_of(row_.pieces(column)) : FieldLook::other;
}

/// The named column when it holds a puzzle, else one that does; false when the header proves
/// nothing.
bool Trial::choose_column() {
    if (known_ && look(layout_.column) != FieldLook::other) return true;
    std::size_t best = kWorstRank;
    std::optional<std::size_t> named;
    std::optional<std::size_t> other;
    for (std::size_t i = 0; i < layout_.columns; ++i) {
        if (look(i) == FieldLook::other || names_a_solution(names_.text(i))) continue;
        const auto rank = column_rank(names_.text(i));
        if (rank && *rank < best) {
            best = *rank;
            named = i;
        }
        if (!other && row_.size() > 1 && look(i) == FieldLook::meant) other = i;
    }
    if (named || other) layout_.column = named ? *named : *other;
    return known_ || other;
}

Found Trial::compare_row() {
    std::size_t ahead = 1;
    if (next_row(window_, ahead) == nullptr) return window_.waiting() ? Found::more : Found::no;
    const TableRecord::Split split = row_.split(window_, ahead, layout_.separator);
    if (split == TableRecord::Split::more) return Found::more;
    row_is_sound_ = split == TableRecord::Split::good;
    if (layout_.columns == 1) {
        // A title above a grid is no header: the row must be a puzzle by itself.
        const FieldLook found = look(0);
        const bool puzzle = found == FieldLook::meant || found == FieldLook::full ||
                            (found == FieldLook::small && row_.quoted(0));
        return puzzle && row_.size() == 1 ? Found::puzzle : Found::no;
    }
    if (!choose_column()) return Found::no;
    const bool fits = !row_is_sound_ || look(layout_.column) != FieldLook::other ||
                      (row_.size() >= layout_.columns && row_.filled_size() <= layout_.columns);
    return fits ? Found::puzzle : Found::no;
}

void Trial::find_other_column() {
    for (std::size_t i = 0; i < layout_.columns && !layout_.other; ++i) {
        if (i != layout_.column && column_rank(names_.text(i))) layout_.other = i;
    }
}

Found Trial::run() {
    if (!read_names()) return Found::no;
    const Found found = compare_row();
    if (found == Found::puzzle) find_other_column();
    return found;
}

}  // namespace

Found find_table_header(const Window& window, TableLayout& layout) {
    const std::string_view text = trimmed(window.line(0)->text);
    if (text.empty() || text.size() > kLongestHeader) return Found::no;
    const bool begins = is_letter(text[0]) || text[0] == '"' || text[0] == '_' ||
                        text[0] == kForeign || text[0] == '|' || text[0] == ',';
    if (!begins) return Found::no;
    for (const char separator : kSeparators) {
        const bool single = text.find_first_of(kSeparators) == std::string_view::npos;
        if (!single && text.find(separator) == std::string_view::npos) continue;
        Trial trial(window, separator);
        const Found found = trial.run();
        if (found == Found::no) continue;
        layout = trial.layout();
        return found;
    }
    return Found::no;
}

}  // namespace nonet::text
