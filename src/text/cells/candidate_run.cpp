// 729 characters as candidates: nine for each cell, of which the d-th is the digit d or a blank.
//
// The rule about positions is what tells such a run from a board of 27x27 and from noise: a digit
// in a wrong position is an error, never another reading.
#include "text/cells/candidate_run.hpp"

#include "text/cells/symbols.hpp"

#include <algorithm>
#include <string>

namespace nonet::text {

namespace {

Error wrong_symbol(const Line& line, std::size_t at, std::size_t position) {
    const Cell cell = static_cast<Cell>(position / kDigits);
    const std::size_t digit = position % kDigits + 1;
    return error_at(ErrorCode::bad_symbol, line, at,
                    "this place belongs to candidate " + std::to_string(digit) + " of " +
                        cell_name(cell) + "; write " + std::to_string(digit) +
                        " or a blank mark there, the same one everywhere");
}

}  // namespace

bool begins_with_candidates(std::string_view text) {
    if (text.size() < kCandidateRun) return false;
    return std::all_of(text.begin(), text.begin() + kCandidateRun,
                       [](char c) { return is_digit(c) || is_blank_mark(c); });
}

bool read_candidate_run(const Line& line, std::size_t start, Record& record) {
    Candidates candidates;
    char mark = 0;
    for (std::size_t i = 0; i < kCandidateRun; ++i) {
        const char c = line.text[start + i];
        const auto digit = static_cast<Digit>(i % kDigits) + 1;
        if (c == '0' + digit) continue;
        if (mark == 0 && is_blank_mark(c)) mark = c;
        if (c != mark) {
            record.error = wrong_symbol(line, start + i, i);
            return false;
        }
        candidates.remove(static_cast<Cell>(i / kDigits), digit);
    }
    record.puzzle.position = candidates;
    record.puzzle.place = place_at(line, start);
    return true;
}

}  // namespace nonet::text
