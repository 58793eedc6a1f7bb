// The lines of a table of row, column and value.
//
// The idea: collect all triples, then decide on the side and on the first number of rows and
// columns, then fill the board. Doubled digits are what makes this form dangerous: "11,2,1" would
// turn a 9x9 puzzle into a 16x16 one. So a bigger board needs a proof in all three columns, and a
// cell that comes twice is an error. Blank lines and remarks may stand between the triples; only
// behind one can the table end.
#include "text/tables/triple_table.hpp"

#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/skip.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace nonet::text {

namespace {

constexpr std::array<const char*, 3> kParts = {"row", "column", "value"};
constexpr std::size_t kMostTriples = kMaxSide * kMaxSide;
constexpr int kLargestBox = 6;

std::vector<std::string_view> fields_in(std::string_view text, char separator) {
    std::vector<std::string_view> fields;
    text = trimmed(text);
    while (true) {
        const std::size_t end = text.find(separator);
        fields.push_back(unquoted(text.substr(0, end)));
        if (end == std::string_view::npos) return fields;
        text.remove_prefix(end + 1);
        if (separator == ' ') text = trimmed(text);
    }
}

}  // namespace

std::vector<int> numbers_in(std::string_view text, char separator) {
    constexpr std::size_t kLongest = 6;
    constexpr std::size_t kLongestLine = 64;
    std::vector<int> numbers;
    if (text.size() > kLongestLine) return numbers;
    for (const std::string_view field : fields_in(text, separator)) {
        if (field.empty() || field.size() > kLongest) return {};
        int number = 0;
        for (const char c : field) {
            if (!is_digit(c)) return {};
            number = number * 10 + (c - '0');
        }
        numbers.push_back(number);
    }
    return numbers;
}

void TripleTable::fail(ErrorCode code, const Place& place, std::string message) {
    if (failed_) return;
    failed_ = true;
    error_ = {code, place, "", std::move(message)};
}

/// Takes the next line when it belongs to the table; `lines` includes blank ones and remarks before
/// it.
TripleTable::Step TripleTable::take_line(const Window& window, std::size_t& lines) {
    constexpr std::size_t kMostBetween = 8;
    const bool counted = layout_.count > 0;
    if (counted && lines_ == layout_.count) {
        // One more triple means that the count is wrong.
        const Line* line = window.line(0);
        if (line == nullptr) return window.waiting() ? Step::more : Step::end;
        if (numbers_in(line->text, ' ').size() != 3) return Step::end;
    }
    std::size_t ahead = 0;
    const Line* line = window.line(ahead);
    while (line != nullptr && ahead < kMostBetween &&
           (is_blank_line(line->text) || is_remark(line->text))) {
        line = window.line(++ahead);
    }
    if (line == nullptr) return window.waiting() ? Step::more : Step::end;
    const auto numbers = numbers_in(line->text, layout_.separator);
    if (numbers.size() != 3) {
        // Without a blank line between, what follows a triple is a damaged one, not a new puzzle.
        const bool damaged = ahead == 0 && (!counted || numbers.size() != 2);
        if (!damaged) return Step::end;
        fail(ErrorCode::wrong_length, line->place,
             "this is no triple of row, column and value; correct the line");
    }
    lines = ahead + 1;
    ++lines_;
    if (counted && lines_ > layout_.count) {
        fail(ErrorCode::wrong_length, line->place,
             "more triples than the " + std::to_string(layout_.count) +
                 " that the first line tells; correct the number");
    }
    if (failed_ || triples_.size() == kMostTriples) {
        fail(ErrorCode::wrong_length, line->place, "more triples than cells; shorten the table");
        return Step::taken;
    }
    Triple triple;
    triple.place = line->place;
    for (std::size_t i = 0; i < 3; ++i) triple.parts[layout_.order[i]] = numbers[i];
    triples_.push_back(triple);
    return Step::taken;
}

/// 9, unless --box, the judge's head or all three columns say otherwise.
bool TripleTable::settle_side() {
    if (options_.box) {
        side_ = options_.box->side();
        return true;
    }
    if (layout_.box > kLargestBox) {
        fail(ErrorCode::not_supported, layout_.head,
             "boxes of " + std::to_string(layout_.box) + "x" + std::to_string(layout_.box) +
                 " make a board of more than 36x36, which is not supported; give a smaller one");
        return false;
    }
    if (layout_.box > 0) {
        side_ = layout_.box * layout_.box;
        return true;
    }
    std::array<int, 3> top = {};
    for (const Triple& triple : triples_) {
        for (std::size_t i = 0; i < 3; ++i) top[i] = std::max(top[i], triple.parts[i]);
    }
    const bool bigger = std::all_of(top.begin(), top.end(), [](int value) { return value > 9; });
    const int highest = *std::max_element(top.begin(), top.end());
    side_ = !bigger ? 9 : highest <= 16 ? 16 : highest <= 25 ? 25 : 36;
    return true;
}

/// Whether rows and columns count from 0 or from 1.
bool TripleTable::settle_base(Record& record) {
    const Triple* zero = nullptr;
    bool top = false;
    for (const Triple& triple : triples_) {
        for (const std::size_t i : {0U, 1U}) {
            if (triple.parts[i] == 0 && zero == nullptr) zero = &triple;
            top = top || triple.parts[i] == side_;
        }
    }
    if (zero != nullptr && top) {
        fail(ErrorCode::ambiguous, zero->place,
             "rows or columns count from 0 here, and " + std::to_string(side_) +
                 " occurs as well; correct the table");
        return false;
    }
    base_ = zero != nullptr || options_.zero_based ? 0 : 1;
    const std::string size = std::to_string(side_) + "x" + std::to_string(side_);
    if (zero != nullptr) {
        record.puzzle.note = "rows and columns count from 0, since a 0 occurs";
    } else if (!top && base_ == 1) {
        record.puzzle.note =
            "rows and columns are taken to count from 1; if from 0, give "
            "--zero-based";
    }
    if (side_ > 9 && layout_.box == 0 && !options_.box) {
        if (!record.puzzle.note.empty()) record.puzzle.note += "; ";
        record.puzzle.note += "read as " + size + "; if it is bigger, give --box";
    }
    return true;
}

bool TripleTable::fill(std::vector<std::uint8_t>& values) {
    values.assign(static_cast<std::size_t>(side_ * side_), 0);
    for (const Triple& triple : triples_) {
        for (std::size_t i = 0; i < 3; ++i) {
            const int least = i < 2 ? base_ : 1;
            const int most = i < 2 ? base_ + side_ - 1 : side_;
            if (triple.parts[i] >= least && triple.parts[i] <= most) continue;
            fail(ErrorCode::value_too_big, triple.place,
                 std::string(kParts[i]) + " " + std::to_string(triple.parts[i]) + " is outside " +
                     std::to_string(least) + " to " + std::to_string(most) +
                     "; correct it, or give --box if the puzzle is bigger");
            return false;
        }
        auto& value = values[static_cast<std::size_t>((triple.parts[0] - base_) * side_ +
                                                      triple.parts[1] - base_)];
        if (value != 0) {
            fail(ErrorCode::ambiguous, triple.place,
                 "this cell has a value already; give each cell once");
            return false;
        }
        value = static_cast<std::uint8_t>(triple.parts[2]);
    }
    return true;
}

Found TripleTable::finish(Record& record) {
    if (layout_.count > 0 && lines_ < layout_.count) {
        fail(ErrorCode::truncated, layout_.head,
             std::to_string(lines_) + " triples follow, but the first line tells " +
                 std::to_string(layout_.count) + "; add the missing ones, or correct the number");
    }
    std::vector<std::uint8_t> values;
    if (triples_.empty()) {
        fail(ErrorCode::truncated, layout_.head,
             "no triple of row, column and value follows this header; add them");
    }
    const bool good = !failed_ && settle_side() && settle_base(record) && fill(values);
    told_ = true;
    if (!good) {
        record.puzzle.note.clear();
        record.error = error_;
        return Found::error;
    }
    record.puzzle.place = triples_[0].place;
    const BoxShape box = box_for(side_, options_);
    if (box == BoxShape{}) {
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, values[cell]);
        record.puzzle.position = grid;
        return Found::puzzle;
    }
    auto board = Board::from_values(box, std::move(values));
    if (!board) {
        record.error = board.error();
        record.error.place = layout_.head;
        return Found::error;
    }
    record.puzzle.position = std::move(board.value());
    return Found::puzzle;
}

Found TripleTable::next(LineSupplier& input, Record& record) {
    if (told_) return Found::no;
    const Window window(input);
    while (true) {
        std::size_t lines = 0;
        const Step step = take_line(window, lines);
        if (step == Step::more) return Found::more;
        if (step == Step::end) return finish(record);
        input.consume(lines);
    }
}

}  // namespace nonet::text
