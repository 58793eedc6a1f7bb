// Reading cases: see case_reader.hpp.
#include "cli/judges/common/case_reader.hpp"

#include <algorithm>
#include <utility>

namespace nonet::cli {

namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string cases_text(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " case" : " cases");
}

}  // namespace

std::optional<std::size_t> lone_number(const Line& line) {
    if (line.text.size() > 15) return std::nullopt;
    std::size_t number = 0;
    for (const char c : line.text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + static_cast<std::size_t>(c - '0');
    }
    return number;
}

std::optional<Case> CaseReader::next() {
    if (done_ || (!started_ && !start()) || !has_next()) {
        done_ = true;
        return std::nullopt;
    }
    std::string heading;
    if (form_.headings && is_letter(lines_.peek()->text.front())) heading = lines_.take().text;
    const Line* first_row = lines_.peek();
    const Place place = first_row == nullptr ? lines_.end() : first_row->place();
    Result<Board> board = read_grid(lines_, form_.symbols, form_.box);
    if (!board) {
        report_.malformed(board.error());
        done_ = true;
        return std::nullopt;
    }
    return Case{{++read_, place}, std::move(heading), std::move(*board)};
}

bool CaseReader::start() {
    started_ = true;
    const Line* line = lines_.peek();
    if (line == nullptr) {
        report_.malformed(
            {ErrorCode::truncated, {1, 1, 0}, "", "the input is empty; give it at least one grid"});
        return false;
    }
    if (form_.cases == Cases::one) count_ = 1;
    return form_.cases != Cases::counted || read_count(*line);
}

bool CaseReader::read_count(const Line& line) {
    const auto side = static_cast<std::size_t>(form_.box.side());
    if (const auto number = lone_number(line); number && line.text.size() < side) {
        count_ = *number;
        lines_.take();
        return true;
    }
    report_.remark(line.place(),
                   "the number of cases is missing; all cases up to the end are read");
    return true;
}

bool CaseReader::has_next() {
    if (count_ && read_ == *count_) {
        remark_on_rest();
        return false;
    }
    while (lines_.peek() != nullptr && form_.symbols != Symbols::letters &&
           is_border(*lines_.peek()))
        lines_.take();
    if (lines_.peek() != nullptr) return true;
    remark_on_end();
    return false;
}

void CaseReader::remark_on_end() {
    if (form_.cases == Cases::counted && count_) {
        report_.remark(lines_.end(), "the number in front says " + cases_text(*count_) +
                                         ", but the input ends after " + cases_text(read_));
    }
}

void CaseReader::remark_on_rest() {
    const Line* line = lines_.peek();
    if (line == nullptr) return;
    const std::string why = form_.cases == Cases::one
                                ? "this judge gives one grid"
                                : "the number in front says " + cases_text(*count_);
    report_.remark(line->place(), why + "; this line and what follows is not read");
}

}  // namespace nonet::cli
