// What print() shows of a NumPy array: rows in brackets, numbers with spaces between them and no
// commas.
//
//     [[5 3 0 0 7 0 0 0 0]        two brackets: one grid
//      [6 0 0 1 9 5 0 0 0]        three: a stack of grids, with blank lines between them
//      ...                        one: 81 cells in a row
//      [0 0 0 0 8 0 0 7 9]]
//
// NumPy aligns columns, breaks long rows without a bracket, writes floats as "5.", texts as '5',
// what is missing as nan or None. Of a large array it leaves most out and writes "..." there, which
// is an error. The brackets make it strict: a row that lost one ends a grid with too few cells, or
// none. Rows of one bracket that hold 36 numbers or fewer are no puzzles, since they may be what
// is left of a larger one.
#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::size_t kDeepest = 3;
constexpr std::size_t kLeastRow = 4;
constexpr std::size_t kMostCells = std::size_t{kMaxSide} * kMaxSide;

bool ends_word(char c) {
    return is_space(c) || c == '[' || c == ']';
}

std::string_view word_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && !ends_word(text[end])) ++end;
    return text.substr(at, end - at);
}

bool is_quoted(std::string_view word) {
    return word.size() >= 2 && (word[0] == '\'' || word[0] == '"') && word.back() == word[0];
}

/// What stands in a cell; a blank without a mark for what is missing.
std::string_view cell_in(std::string_view word) {
    if (is_quoted(word)) return word.substr(1, word.size() - 2);
    if (word == "nan" || word == "None") return word.substr(0, 0);
    for (const std::string_view fraction : {".0", "."}) {
        const bool ends = word.size() > fraction.size() && is_digit(word[0]) &&
                          word.substr(word.size() - fraction.size()) == fraction;
        if (ends) return word.substr(0, word.size() - fraction.size());
    }
    return word;
}

bool is_cell(std::string_view word) {
    if (is_quoted(word) || word == "nan" || word == "None") return true;
    return !word.empty() && (is_digit(word[0]) || word[0] == '-') &&
           word.find_first_not_of("0123456789.-") == std::string_view::npos;
}

/// How many brackets open the array that begins in this line; 0 when none does.
std::size_t depth_of(std::string_view text) {
    std::size_t depth = 0;
    std::size_t words = 0;
    bool closed = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view word = word_at(text, at);
        at += std::max<std::size_t>(word.size(), 1);
        if (!word.empty()) {
            if (depth == 0 || closed || !(is_cell(word) || word == "...")) return 0;
            ++words;
        } else if (text[at - 1] == '[') {
            if (words > 0) break;  // the next row on the same line
            ++depth;
        } else if (text[at - 1] == ']') {
            closed = true;
            if (words == 0) return 0;
        }
    }
    return words >= kLeastRow && depth <= kDeepest ? depth : 0;
}

bool ends_array(std::string_view text) {
    text = trimmed(text);
    return text.size() >= 2 && text.substr(text.size() - 2) == "]]";
}

class PrintedArray final : public Document {
  public:
    PrintedArray(const ReadOptions& options, std::size_t depth)
        : options_(options), depth_(depth) {}

    Found next(LineSupplier& input, Record& record) override;

  private:
    enum class State : std::uint8_t { reading, dropping, ended };
    enum class Step : std::uint8_t { again, grid, fault };

    Step read_line(const Line& line, Record& record);
    Step close(const Line& line, std::size_t at, Record& record);
    Step fault(const Line& line, std::size_t at, std::string message, Record& record);
    bool read_grid(const Line& line, Record& record);
    [[nodiscard]] bool may_follow(std::string_view text) const;
    Found refuse(LineSupplier& input, std::size_t lines);
    Found drop_rows(LineSupplier& input);

    const ReadOptions options_;
    const std::size_t depth_;
    State state_ = State::reading;
    std::size_t between_ = 0;  ///< brackets that are open before the next grid

    std::size_t open_ = 0;  ///< while a grid is read
    std::vector<CellText> cells_;
    std::vector<std::size_t> rows_;  ///< the cells before the end of each row
};

PrintedArray::Step PrintedArray::fault(const Line& line, std::size_t at, std::string message,
                                       Record& record) {
    record.error = error_at(ErrorCode::bad_symbol, line, at, std::move(message));
    return Step::fault;
}

/// A closing bracket at `at`.
PrintedArray::Step PrintedArray::close(const Line& line, std::size_t at, Record& record) {
    if (open_ == 0)
        return fault(line, at, "this bracket closes none that is open; remove it", record);
    if (open_ == depth_) rows_.push_back(cells_.size());
    --open_;
    if (depth_ == kDeepest ? open_ > 1 : open_ > 0) return Step::again;
    return Step::grid;
}

PrintedArray::Step PrintedArray::read_line(const Line& line, Record& record) {
    const std::string_view text = line.text;
    bool grid = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view word = word_at(text, at);
        const std::size_t here = at;
        at += std::max<std::size_t>(word.size(), 1);
        if (word.empty() && is_space(text[here])) continue;
        if (grid && word.empty() && text[here] == ']' && open_ > 0) {
            --open_;  // the end of a stack
        } else if (grid) {
            return fault(line, here, "the array has ended before; put this on its own line",
                         record);
        } else if (word.empty() && text[here] == ']') {
            const Step step = close(line, here, record);
            if (step == Step::fault) return step;
            grid = step == Step::grid;
        } else if (word.empty()) {
            const bool row_ended = rows_.empty() ? cells_.empty() : rows_.back() == cells_.size();
            if (open_ == depth_ || !row_ended) {
                return fault(line, here, "the brackets do not match here; correct them", record);
            }
            ++open_;
        } else if (word == "...") {
            return fault(line, here,
                         "NumPy has left out numbers here; print all of them with "
                         "numpy.set_printoptions(threshold=sys.maxsize)",
                         record);
        } else if (open_ != depth_ || !is_cell(word) || cells_.size() == kMostCells) {
            return fault(line, here, "this is no part of a printed array; correct it", record);
        } else {
            cells_.push_back({cell_in(word), &line});
        }
    }
    return grid ? Step::grid : Step::again;
}

/// All brackets of the grid are closed, the last in `line`.
bool PrintedArray::read_grid(const Line& line, Record& record) {
    const std::size_t side =
        depth_ == 1 ? static_cast<std::size_t>(side_of_square(cells_.size())) : rows_.size();
    bool even = side >= kLeastRow && side <= kMaxSide && cells_.size() == side * side;
    for (std::size_t row = 0; even && depth_ > 1 && row < side; ++row) {
        even = rows_[row] == (row + 1) * side;
    }
    if (depth_ == 1 && cells_.size() <= kMaxSide) even = false;
    if (even) return decode(static_cast<int>(side), cells_, options_, record);
    record.error = error_at(ErrorCode::wrong_length, line, 0,
                            "the printed array that ends here has " + std::to_string(rows_.size()) +
                                (rows_.size() == 1 ? " row and " : " rows and ") +
                                std::to_string(cells_.size()) +
                                " cells, which make no puzzle; 9x9 has 9 rows of 9");
    record.error.symbol.clear();
    return false;
}

/// Whether the array can go on with this line: blank lines stand between grids only.
bool PrintedArray::may_follow(std::string_view text) const {
    text = trimmed(text);
    if (text.empty()) return cells_.empty();
    return open_ == depth_ || text[0] == '[' || text[0] == ']';
}

/// `lines` were read, the last of them with a fault.
Found PrintedArray::refuse(LineSupplier& input, std::size_t lines) {
    const Line* last = lines > 0 ? input.peek(lines - 1) : nullptr;
    state_ = last == nullptr || ends_array(last->text) ? State::ended : State::dropping;
    input.consume(lines);
    return Found::error;
}

/// Behind a fault: drops the rows that the array may still have.
Found PrintedArray::drop_rows(LineSupplier& input) {
    while (const Line* line = input.peek(0)) {
        const std::string_view text = trimmed(line->text);
        if (text.empty() || text[0] != '[' || text.substr(0, 2) == "[[") return Found::no;
        const bool last = ends_array(text);
        input.consume(1);
        if (last) return Found::no;
    }
    return input.state() == LineSupplier::State::pause ? Found::more : Found::no;
}

Found PrintedArray::next(LineSupplier& input, Record& record) {
    if (state_ == State::ended) return Found::no;
    if (state_ == State::dropping) return drop_rows(input);
    open_ = between_;
    cells_.clear();
    rows_.clear();
    for (std::size_t lines = 0;; ++lines) {
        const Line* line = input.peek(lines);
        if (line == nullptr && input.state() == LineSupplier::State::pause) return Found::more;
        if (line == nullptr) {
            record.error = {ErrorCode::truncated, input.place(), "",
                            "a bracket of this printed array is not closed; close it"};
            return refuse(input, lines);
        }
        if ((lines > 0 || between_ > 0) && !may_follow(line->text)) {
            record.error = error_at(ErrorCode::truncated, *line, 0,
                                    "a bracket of the printed array before this line is not "
                                    "closed; close it");
            record.error.symbol.clear();
            return refuse(input, lines);
        }
        const Step step = read_line(*line, record);
        if (step == Step::fault) return refuse(input, lines + 1);
        if (step == Step::again) continue;
        const bool good = read_grid(*line, record);
        input.consume(lines + 1);
        between_ = open_;
        if (open_ == 0) state_ = State::ended;
        return good ? Found::puzzle : Found::error;
    }
}

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    const Line* line = window.line(0);
    const std::size_t depth = line == nullptr ? 0 : depth_of(line->text);
    if (depth == 0) return {};
    return {.found = Found::puzzle, .document = std::make_unique<PrintedArray>(options, depth)};
}

}  // namespace

constinit const Format kNumpy = make_format(
    {.name = "numpy",
     .summary = "What print shows of a NumPy array",
     .details =
         "Rows in brackets with numbers and spaces between them, no commas; a second bracket opens "
         "and closes the grid, a third a stack of grids. One bracket may hold all cells of a "
         "puzzle above 6x6. Numbers may be floats such as 5., texts such as '5', and nan or None "
         "for what is missing. Every bracket must be there. An array of which NumPy has printed "
         "only a part, with ..., is refused. With commas, as repr and lists print, it is JSON.",
     .sample = "[[0 0 3 0 2 0 6 0 0]\n"
               " [9 0 0 3 0 5 0 0 1]\n"
               " [0 0 1 8 0 6 4 0 0]\n"
               " [0 0 8 1 0 2 9 0 0]\n"
               " [7 0 0 0 0 0 0 0 8]\n"
               " [0 0 6 7 0 8 2 0 0]\n"
               " [0 0 2 6 0 9 5 0 0]\n"
               " [8 0 0 2 0 3 0 0 9]\n"
               " [0 0 5 0 1 0 3 0 0]]\n"},
    {.open = open});

}  // namespace nonet::text::formats
