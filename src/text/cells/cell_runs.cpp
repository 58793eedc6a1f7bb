// Runs of cells between other words on a line.
//
// The problem: labels, ratings, hashes and comments stand before and behind the 81 cells, and all
// of them may hold digits and dots. The idea (the rule of the rating programs): the cells are one
// word between two delimiters, and no other word of a line is that long and made of digits and
// blank marks. A word of another length that is nearly all cells is still meant as a puzzle, so it
// is a run as well: whoever asks must refuse it, never look for the next best. Cost: one pass.
#include "text/cells/cell_runs.hpp"

#include "text/cells/candidate_run.hpp"
#include "text/cells/symbols.hpp"

#include <nonet/geometry.hpp>

#include <algorithm>

namespace nonet::text {

namespace {

constexpr std::size_t kShortestMeant = 60;  ///< a word that long and nearly all cells is no label
constexpr std::size_t kShortestPiece = 17;  ///< shorter ones may be dates, hashes and ratings
constexpr CharacterSet kDelimiters(" \t\v\f,;:|\"'=()[]{}<>&");

bool is_delimiter(char c) {
    return kDelimiters.has(c);
}

/// The end of the word at the front; a # behind 81 cells begins a comment, unless # marks blanks.
std::size_t word_end(std::string_view text) {
    const auto end = static_cast<std::size_t>(std::find_if(text.begin(), text.end(), is_delimiter) -
                                              text.begin());
    const bool comment = end > kCells && text[kCells] == '#' &&
                         text.substr(0, kCells).find('#') == std::string_view::npos;
    return comment ? kCells : end;
}

/// Nearly all cells, some of them digits.
bool is_meant(std::string_view word) {
    std::size_t digits = 0;
    std::size_t cells = 0;
    for (const char c : word) {
        if (is_digit(c)) ++digits;
        if (is_digit(c) || is_blank_mark(c)) ++cells;
    }
    return cells * 10 >= word.size() * 9 && digits * 10 >= word.size();
}

CellRun run_of(std::string_view word) {
    const bool full =
        std::all_of(word.begin(), word.end(), [](char c) { return c >= '1' && c <= '9'; });
    const bool complete = word.size() == kCells || word.size() == kCandidateRun;
    return {word, full, false, complete, word.size() < kShortestMeant};
}

}  // namespace

std::vector<CellRun> find_cell_runs(std::string_view text) {
    std::vector<CellRun> runs;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, word_end(text));
        if (word.size() >= kShortestPiece && is_meant(word)) runs.push_back(run_of(word));
        if (is_ruined_number(word)) runs.push_back({word, false, true, false, false});
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return runs;
}

bool holds_puzzle_run(std::string_view text) {
    const std::vector<CellRun> runs = find_cell_runs(text);
    return std::any_of(runs.begin(), runs.end(),
                       [](const CellRun& run) { return run.complete && !run.full; });
}

bool is_ruined_number(std::string_view word) {
    constexpr std::size_t kLongest = 24;  // 17 digits, a point and an exponent
    const std::size_t exponent = word.find_first_of("eE");
    if (word.size() > kLongest || exponent == std::string_view::npos || exponent == 0) return false;
    const std::string_view factor = word.substr(0, exponent);
    std::string_view power = word.substr(exponent + 1);
    const bool sign = !power.empty() && power[0] == '+';
    if (sign) power.remove_prefix(1);
    // 3e80 may be a piece of a hash.
    if (!sign && factor.find_first_of(".,") == std::string_view::npos) return false;
    return factor.find_first_not_of("0123456789.,") == std::string_view::npos &&
           power.size() == 2 && power[0] >= '5' && power[0] <= '8' && is_digit(power[1]);
}

}  // namespace nonet::text
