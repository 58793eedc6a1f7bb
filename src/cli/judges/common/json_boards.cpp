// Boards in JSON: see json_boards.hpp.
//
// The text of one value is cut out by counting brackets, then given to the JSON library; so the
// input can be a stream of any length while the library only sees short texts.
#include "cli/judges/common/json_boards.hpp"

#include "cli/judges/common/answer.hpp"

#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestBoard = 1 << 16;

/// The text of one value, and where it starts.
struct Value {
    std::string text = {};
    Place place = {};
};

/// Cuts an input into bracketed values.
class ValueReader {
  public:
    explicit ValueReader(const JudgeStreams& streams)
        : bytes_(*streams.in.rdbuf()), out_(streams.out) {}

    /// The next value; nothing at the end. Error bad_symbol for what is neither a value nor an
    /// assignment in front of one, truncated when the input ends inside a value.
    Result<std::optional<Value>> next();

  private:
    static constexpr int kEnd = std::char_traits<char>::eof();

    int get();
    Result<std::optional<Value>> bracketed();

    std::streambuf& bytes_;
    std::ostream& out_;
    Place place_ = {1, 0, 0};  // of the byte that get() gave last
    bool new_line_ = false;
};

int ValueReader::get() {
    if (bytes_.in_avail() <= 0) out_.flush();
    const int c = bytes_.sbumpc();
    if (new_line_) {
        ++place_.line;
        place_.column = 0;
    }
    new_line_ = c == '\n';
    if ((c & 0xc0) != 0x80) ++place_.column;
    return c;
}

bool stands_before_a_board(int c) {
    constexpr std::string_view kAllowed = " \t\r\n=:;,_\"'\xef\xbb\xbf";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           kAllowed.find(static_cast<char>(c)) != std::string_view::npos;
}

Result<std::optional<Value>> ValueReader::next() {
    for (int c = get(); c != kEnd; c = get()) {
        if (c == '[') return bracketed();
        if (!stands_before_a_board(c)) {
            return Error{ErrorCode::bad_symbol, place_, std::string(1, static_cast<char>(c)),
                         "a board starts with [[; write nothing but board = in front of it"};
        }
    }
    return std::optional<Value>{};
}

Result<std::optional<Value>> ValueReader::bracketed() {
    Value value{"[", place_};
    int depth = 1;
    bool in_string = false;
    while (depth > 0) {
        const int c = get();
        if (c == kEnd || value.text.size() == kLongestBoard) {
            return Error{ErrorCode::truncated, place_, "",
                         "the board that starts on line " + std::to_string(value.place.line) +
                             " is not closed; end it with ]]"};
        }
        value.text.push_back(static_cast<char>(c));
        if (c == '"') in_string = !in_string;
        if (!in_string && c == '[') ++depth;
        if (!in_string && c == ']') --depth;
    }
    return std::optional<Value>{std::move(value)};
}

/// 0..9, or -1 for what is no cell.
int cell_value(const Json& cell) {
    if (cell.is_null()) return 0;
    if (cell.is_number_integer()) {
        const auto number = cell.get<std::int64_t>();
        return number >= 0 && number <= 9 ? static_cast<int>(number) : -1;
    }
    if (!cell.is_string()) return -1;
    const auto& symbol = cell.get_ref<const std::string&>();
    if (symbol.size() != 1) return -1;
    if (symbol[0] >= '1' && symbol[0] <= '9') return symbol[0] - '0';
    return std::string_view("0.?_* ").find(symbol[0]) != std::string_view::npos ? 0 : -1;
}

Error bad_board(const Value& value, std::string message) {
    return {ErrorCode::bad_shape, value.place, "", std::move(message)};
}

Result<Grid> parse_board(const Value& value) {
    const Json json = Json::parse(value.text, nullptr, false);
    if (!json.is_array())
        return bad_board(value, "this board is no JSON; write nine arrays of nine cells in one");
    if (json.size() != 9) {
        return bad_board(value,
                         "this board has " + std::to_string(json.size()) + " rows; give it 9");
    }
    Grid grid;
    for (int row = 0; row < 9; ++row) {
        const Json& cells = json[static_cast<std::size_t>(row)];
        const std::string name = "row " + std::to_string(row + 1) + " of this board";
        if (!cells.is_array() || cells.size() != 9)
            return bad_board(value, name + " is no array of 9 cells; make it one");
        for (int column = 0; column < 9; ++column) {
            const int digit = cell_value(cells[static_cast<std::size_t>(column)]);
            if (digit < 0) {
                return bad_board(value, "cell " + cell_name(cell_at(row, column)) +
                                            " of this board is neither a digit nor a blank; "
                                            "write \"1\" to \"9\" or \".\"");
            }
            grid.set(cell_at(row, column), digit);
        }
    }
    return grid;
}

}  // namespace

int run_board_judge(BoardAnswer answer, const JudgeStreams& streams) {
    Report report(streams);
    ValueReader values(streams);
    for (std::size_t number = 1;; ++number) {
        const auto value = values.next();
        if (!value) {
            report.malformed(value.error());
            break;
        }
        if (!*value) {
            if (number == 1) {
                report.malformed({ErrorCode::truncated,
                                  {1, 1, 0},
                                  "",
                                  "the input is empty; give it at least one board"});
            }
            break;
        }
        const Result<Grid> board = parse_board(**value);
        if (!board) {
            report.malformed(board.error());
            break;
        }
        answer(*board, (*value)->place, number, streams, report);
    }
    return report.finish();
}

void print_board(std::ostream& out, const Grid& board, CellForm form) {
    const std::string_view quote = form == CellForm::strings ? "\"" : "";
    for (int row = 0; row < 9; ++row) {
        out << (row == 0 ? "[[" : ",[");
        for (int column = 0; column < 9; ++column) {
            const Digit digit = board[cell_at(row, column)];
            if (column > 0) out << ',';
            out << quote;
            if (digit == 0 && form == CellForm::strings) {
                out << '.';
            } else {
                out << digit;
            }
            out << quote;
        }
        out << ']';
    }
    out << "]\n";
}

void print_board_solution(const Grid& board, Place place, std::size_t number, CellForm form,
                          const JudgeStreams& streams, Report& report) {
    const Board puzzle = to_board(board);
    const auto found = solve_case(puzzle, Want::any, streams.limits);
    if (!found.solution) report_unsolved(report, {number, place}, puzzle, found.status);
    print_board(streams.out, found.solution ? to_grid(*found.solution) : board, form);
}

}  // namespace nonet::cli
