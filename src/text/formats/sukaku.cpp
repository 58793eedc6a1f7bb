// 729 characters: nine for each cell, of which the d-th is the digit d or a blank.
//
// 729 is 27*27 too. The rule about positions tells the two apart, together with --box: a line of
// 729 digits and blanks is candidates, and a digit in a wrong position is an error, not a board.
#include "text/cells/candidate_run.hpp"
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/line_reading.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet::text::formats {

namespace {

/// Where the candidates start, and whether 729 possible ones stand there, followed by a separator.
bool find_run(const Line& line, std::size_t& start) {
    const std::string_view text = line.text;
    start = 0;
    while (start < text.size() && (is_space(text[start]) || text[start] == '"')) ++start;
    if (!begins_with_candidates(text.substr(start))) return false;
    const std::size_t end = start + kCandidateRun;
    return end == text.size() || (!is_digit(text[end]) && !is_letter(text[end]) &&
                                  (text[end] == '#' || !is_blank_mark(text[end])));
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    std::size_t start = 0;
    if (!find_run(line, start)) return {};
    if (options.box && *options.box != BoxShape{}) return {};
    if (!read_candidate_run(line, start, record)) return {Found::error, 1};
    std::size_t end = start + kCandidateRun;
    if (end < line.text.size() && line.text[end] == '"') ++end;
    record.puzzle.rest = rest_behind(line, end);
    if (cells_behind(line.text.substr(end), kCandidateRun) != Behind::no_cells) {
        note_second_puzzle(options, record.puzzle);
    }
    return {Found::puzzle, 1};
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    if (const auto* grid = std::get_if<Grid>(&position)) {
        return Candidates::from_grid(*grid).to_line();
    }
    if (const auto* candidates = std::get_if<Candidates>(&position)) return candidates->to_line();
    return cannot_write("sukaku is for 9x9 only; choose line or numbers");
}

constexpr std::string_view kSample =
    "123456789123456789..3......123456789.2.......123456789.....6...123456789123456789"
    "........9123456789123456789..3......123456789....5....1234567891234567891........"
    "1234567891234567891...............8.123456789.....6......4.....123456789123456789"
    "123456789123456789.......8.1........123456789.2...............9123456789123456789"
    "......7..123456789123456789123456789123456789123456789123456789123456789.......8."
    "123456789123456789.....6.........7..123456789.......8..2.......123456789123456789"
    "123456789123456789.2............6...123456789........9....5....123456789123456789"
    ".......8.123456789123456789.2.......123456789..3......123456789123456789........9"
    "123456789123456789....5....1234567891........123456789..3......123456789123456789\n";

}  // namespace

constinit const Format kSukaku = make_format(
    {.name = "sukaku",
     .summary = "729 candidates on a line",
     .details =
         "Nine characters for each cell, row by row; the d-th of them is d when the digit d is a "
         "candidate, and a blank mark when it is not. Text may follow as in the format line. A "
         "board of 27x27 on one line also has 729 characters: give --box 3x9 for that. Written "
         "from digits, a given leaves its digit alone and a blank leaves all nine.",
     .sample = kSample,
     .carries = {.candidates = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
