// A puzzle somewhere on a line: labels, ratings and hashes before it, comments behind it.
//
// Forum lists, rating programs and puzzle banks put anything around the 81 cells. cell_runs.cpp
// finds them; here stands what to do when there are several. Solutions stand beside puzzles, so a
// run with blanks goes before a full one. A run of 80 or 82 cells is refused where it stands before
// any good puzzle: the next run on the line may be its solution.
#include "text/cells/candidate_run.hpp"
#include "text/cells/cell_runs.hpp"
#include "text/cells/decode.hpp"
#include "text/cells/plain_cells.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/line_reading.hpp"
#include "text/tables/puzzle_names.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace nonet::text::formats {

namespace {

/// The label without what separates it from the cells.
std::string_view label_of(std::string_view before) {
    static constexpr std::string_view kSeparators = " \t:;,|=\"'([{<#";
    const std::size_t end = before.find_last_not_of(kSeparators);
    before = before.substr(0, end == std::string_view::npos ? 0 : end + 1);
    return trimmed(before);
}

Error wrong_run(const Line& line, const CellRun& run) {
    const std::size_t at = index_of(line, run.text);
    if (run.number) {
        Error error = error_at(ErrorCode::wrong_length, line, at, std::string(kRuined));
        error.symbol = std::string(run.text);
        return error;
    }
    const bool few = run.text.size() < kCells;
    Error error =
        error_at(ErrorCode::wrong_length, line, at + (few ? run.text.size() : kCells),
                 std::to_string(run.text.size()) + " cells in a row, but a 9x9 puzzle has 81; " +
                     (few ? "add the missing ones, blanks as '.'"
                          : "remove those too many, or put a space beside the cells"));
    error.symbol.clear();
    return error;
}

bool read_run(const Line& line, std::string_view run, const ReadOptions& options, Record& record) {
    if (run.size() == kCandidateRun) return read_candidate_run(line, index_of(line, run), record);
    if (read_usual_cells(line, run, options, record)) return true;
    std::vector<CellText> cells;
    cells.reserve(kCells);
    for (std::size_t i = 0; i < run.size(); ++i) cells.push_back({run.substr(i, 1), &line});
    return decode(9, cells, options, record);
}

/// What stands around the cells, the label before the text behind.
std::string text_around(const Line& line, std::string_view run) {
    const std::size_t at = index_of(line, run);
    std::string rest(
        line.raw.substr(0, byte_index(line, label_of(line.text.substr(0, at)).size())));
    rest = trimmed(rest);
    std::size_t end = at + run.size();
    while (end < line.text.size() &&
           std::string_view("\"')]}>").find(line.text[end]) != std::string_view::npos) {
        ++end;
    }
    const std::string behind = rest_behind(line, end);
    if (!rest.empty() && !behind.empty()) rest += ' ';
    return rest + behind;
}

/// Whether keys of damaged JSON tell what a player has added to the puzzle.
bool tells_of_progress(std::string_view rest) {
    static constexpr std::array<std::string_view, 3> kKeys = {"placed", "marks", "candidates"};
    return std::any_of(kKeys.begin(), kKeys.end(), [&](std::string_view key) {
        const std::size_t at = rest.find(key);
        if (at == std::string_view::npos) return false;
        std::string_view behind = rest.substr(at + key.size());
        if (behind.starts_with('"') || behind.starts_with('\'')) behind.remove_prefix(1);
        return behind.starts_with(':');
    });
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (line.text.size() < kCells && line.text.find('+') == std::string_view::npos) return {};
    if (options.box && options.box->side() != 9) return {};
    const std::vector<CellRun> runs = find_cell_runs(line.text);
    if (runs.empty()) return {};
    const auto with_blanks = [](const CellRun& run) { return !run.full && !run.piece; };
    auto chosen = std::find_if(runs.begin(), runs.end(), with_blanks);
    const bool solved = chosen == runs.end();
    if (solved) {
        chosen =
            std::find_if(runs.begin(), runs.end(), [](const CellRun& run) { return !run.piece; });
    }
    if (chosen == runs.end()) return {};
    if (!chosen->complete) return refuse(record, 1, wrong_run(line, *chosen));
    // Pieces of a torn puzzle, perhaps: what stands behind them may be its solution.
    const auto piece = std::find_if(runs.begin(), solved ? runs.end() : chosen,
                                    [](const CellRun& run) { return run.piece; });
    if (piece != (solved ? runs.end() : chosen)) {
        return refuse(record, 1, wrong_run(line, *piece));
    }
    const std::size_t at = index_of(line, chosen->text);
    if (solved && names_a_solution(line.text.substr(0, at))) {
        return refuse(record, 1,
                      error_at(ErrorCode::ambiguous, line, at,
                               "this is labelled as a solution, not as a puzzle; remove the "
                               "line, or the label if it shall be read"));
    }
    if (!read_run(line, chosen->text, options, record)) return {Found::error, 1};
    record.puzzle.rest = text_around(line, chosen->text);
    if (std::count_if(runs.begin(), runs.end(), with_blanks) > 1) {
        note_second_puzzle(options, record.puzzle);
    } else if (solved && at > 0) {
        record.puzzle.note = "only a full grid stands on this line; it is read as the puzzle";
    } else if (tells_of_progress(record.puzzle.rest)) {
        record.puzzle.note = "what a player has added stands on this line and is not read";
    }
    return {Found::puzzle, 1};
}

}  // namespace

constinit const Format kLabelled = make_format(
    {.name = "labelled",
     .summary = "One puzzle somewhere on a line, with other text around it",
     .details =
         "81 cells, or the 729 of candidates, in one piece, with white space, quotes, brackets or "
         "one of , ; : | = & on both sides, and anything else before and behind: a title, a "
         "rating, a hash, further columns, the comment of a list. Of several such pieces the first "
         "with blanks is the puzzle; when two have blanks, a message says that the first was "
         "taken, and when all are full, that a full grid was. A full grid behind the word solution "
         "or answer is refused. A piece of 80 or 82 cells is refused, and so is a number such as "
         "3.02E+78, which a spreadsheet made of a puzzle.",
     .sample = "Example 12: ..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3.."
               "9..5.1.3.. # ER=1.5\n"},
    {.recognise = recognise});

}  // namespace nonet::text::formats
