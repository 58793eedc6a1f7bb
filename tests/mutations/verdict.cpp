// What the reader made of a mutated text.
//
// Right or refused: the puzzles read are a part of the original's, in the same order, and where one
// or more are missing there is at least one error between their neighbours, or a note that a line
// holds another puzzle. Everything else is wrong, with five exceptions, as narrow as they can be:
//
//   A DIGIT FOR A DIGIT. Where a cell may have more than one character (numbers of two digits,
//   groups of candidates), dropping or doubling one of them can give another good cell: 10 becomes
//   1, 489 becomes 48. The text has the same shape as before, so no reader can know. It is excepted
//   only when one byte that is a digit was dropped, doubled or cut off by a line end (alone on its
//   line it looks like a count), and all puzzles read differ from the original in exactly this: one
//   cell of one puzzle; or when a line end moved over a digit, and only the last cell of a row and
//   the first of the next differ.
//
//   A SIGN OF A DIGIT. Where + or u before a digit says that a player placed it, losing the sign
//   makes a given of it; nothing else in the line tells. At most as many cells may differ as signs
//   are gone. Without any u the text is a drawing of pencil marks, which counts as its givens.
//
//   A LIST. A list of clues does not say how many they are. It is excepted only when such a list
//   was cut off between two clues, or a line of a table of clues is gone, and nothing differs but
//   that some are missing.
//
//   COMMENTED OUT. A text that comes to begin a line with a comment mark makes a comment of it, and
//   that is what people do to leave a puzzle out. It is excepted only when puzzles are missing and
//   none is wrong.
//
//   A COLUMN. Where a separator stands in place of a line end, the next puzzle becomes the column
//   behind the first, as in a file of puzzles and answers. The reader hands it on as the rest of
//   the line. It is excepted only when that rest, read alone, gives the missing puzzle.
#include "mutations/verdict.hpp"

#include <algorithm>
#include <string>

namespace nonet::mutations {

namespace {

constexpr std::size_t kAll = 10000;  ///< more cells than any text has

/// The number of cells in which two positions differ; kAll when they are of two kinds.
std::size_t cells_that_differ(const Position& a, const Position& b) {
    if (std::holds_alternative<Grid>(a) && std::holds_alternative<Candidates>(b)) {
        return cells_that_differ(a, givens_of(std::get<Candidates>(b)));
    }
    if (a.index() != b.index()) return kAll;
    std::size_t count = 0;
    if (const auto* grid = std::get_if<Grid>(&a)) {
        const Grid& other = std::get<Grid>(b);
        for (Cell cell = 0; cell < kCells; ++cell) count += (*grid)[cell] != other[cell] ? 1 : 0;
    } else if (const auto* candidates = std::get_if<Candidates>(&a)) {
        const auto& other = std::get<Candidates>(b);
        for (Cell cell = 0; cell < kCells; ++cell) {
            count += (*candidates)[cell] != other[cell] ? 1 : 0;
        }
    } else {
        const Board& board = std::get<Board>(a);
        const Board& other = std::get<Board>(b);
        if (board.box() != other.box()) return kAll;
        for (int cell = 0; cell < board.cell_count(); ++cell) {
            count += board[cell] != other[cell] ? 1 : 0;
        }
    }
    return count;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// What stands before a digit that a player placed.
bool is_sign(char c) {
    return c == '+' || c == 'u';
}

/// How many cells a digit that went from one place to another may change, or 0.
std::size_t cells_that_may_differ(std::string_view text, const Mutation& mutation) {
    const bool one = mutation.kind == Kind::drop || mutation.kind == Kind::twice;
    const bool broken = mutation.kind == Kind::insert && mutation.text == "\n";
    if ((one || broken) && is_digit(text[mutation.at])) return 1;
    if (broken && mutation.at > 0 && is_digit(text[mutation.at - 1])) return 1;
    if (one && is_sign(text[mutation.at]) && mutation.at + 1 < text.size() &&
        is_digit(text[mutation.at + 1])) {
        return 1;
    }
    if (mutation.kind == Kind::everywhere && is_sign(mutation.byte)) {
        return static_cast<std::size_t>(std::count(text.begin(), text.end(), mutation.byte));
    }
    if (mutation.kind != Kind::end_moved) return 0;
    const std::size_t over = mutation.text == "earlier" ? mutation.at - 1 : mutation.at + 1;
    return over < text.size() && is_digit(text[over]) ? 2 : 0;
}

std::size_t cells_changed(const Reading& original, const Reading& mutated) {
    std::size_t changed = 0;
    std::size_t next = 0;
    for (const Event& event : mutated.events) {
        if (!event.puzzle) continue;
        if (next == original.events.size()) return kAll;
        changed += cells_that_differ(*original.events[next++].puzzle, *event.puzzle);
    }
    return next == original.events.size() ? changed : kAll;
}

/// Whether a line with a clue of a table of row, column and value is gone.
bool loses_a_triple(std::string_view text, const Mutation& mutation) {
    const bool line = mutation.kind == Kind::line_gone || mutation.kind == Kind::line_became;
    return line && text.find("row,col,value") != std::string_view::npos;
}

/// Whether the mutation cut off a list of clues and `mutated` is `original` with some missing.
bool is_cut_list(const Reading& original, std::string_view text, const Mutation& mutation,
                 const Reading& mutated) {
    const bool cut = mutation.kind == Kind::line_half && text.substr(mutation.at, 2) == ". ";
    if (!cut && !loses_a_triple(text, mutation)) return false;
    if (original.events.size() != mutated.events.size() || mutated.errors > 0) return false;
    for (std::size_t i = 0; i < original.events.size(); ++i) {
        const auto* before = std::get_if<Grid>(&*original.events[i].puzzle);
        const auto* after = std::get_if<Grid>(&*mutated.events[i].puzzle);
        if (before == nullptr || after == nullptr || !extends(*before, *after)) return false;
    }
    return true;
}

enum class Fit : std::uint8_t { yes, column, lost, no };

/// Whether the rest of the line of a puzzle is the missing one.
bool hands_on(const Event& event, const Event& missing) {
    const Reading behind = read_events(event.rest);
    return !behind.events.empty() && behind.events[0].puzzle == missing.puzzle;
}

/// Whether the puzzles of `mutated` are in `original`, in order; lost: with none between them that
/// vanished in silence. The puzzles of a sample differ from each other, so there is one way to
/// match them.
Fit fit(const Reading& original, const Reading& mutated) {
    std::size_t next = 0;
    const Event* before = nullptr;
    bool told = false;
    bool lost = false;
    bool column = false;
    const auto miss = [&](std::size_t first) {
        if (told) return;
        const bool handed_on = before != nullptr && hands_on(*before, original.events[first]);
        (handed_on ? column : lost) = true;
    };
    for (const Event& event : mutated.events) {
        if (!event.puzzle) {
            told = true;
            continue;
        }
        const std::size_t first = next;
        while (next < original.events.size() && original.events[next].puzzle != event.puzzle) {
            ++next;
        }
        if (next == original.events.size()) return Fit::no;
        told = told || event.tells_of_another;
        if (next > first) miss(first);
        ++next;
        told = event.tells_of_another;
        before = &event;
    }
    if (next < original.events.size()) miss(next);
    if (lost) return Fit::lost;
    return column ? Fit::column : Fit::yes;
}

std::size_t comment_lines(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
        const std::size_t first = std::min(line.find_first_not_of(" \t"), line.size());
        const std::string_view content = line.substr(first);
        // A line of digits and # may be a puzzle whose blanks are #.
        const bool mark =
            !content.empty() && std::string_view("#%;").find(content[0]) != std::string_view::npos;
        if (mark && content.find_first_not_of("#123456789") != std::string_view::npos) ++count;
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return count;
}

}  // namespace

Reading read_events(std::string_view text) {
    Reading reading;
    StringSource source(text);
    Reader reader(source);
    while (true) {
        const Reader::Event event = reader.next();
        if (event == Reader::Event::end) return reading;
        if (event == Reader::Event::puzzle) {
            const Puzzle& puzzle = reader.puzzle();
            const bool another = puzzle.note.find("not read") != std::string::npos;
            reading.events.push_back({puzzle.position, another, puzzle.rest});
        }
        if (event == Reader::Event::error) {
            reading.events.push_back({});
            ++reading.errors;
        }
    }
}

Verdict judge(const Reading& original, std::string_view text, const Mutation& mutation,
              const Reading& mutated, std::string_view mutated_text) {
    const Fit found = fit(original, mutated);
    if (found == Fit::yes) {
        const bool all = mutated.errors == 0 && mutated.events.size() == original.events.size();
        return all ? Verdict::right : Verdict::refused;
    }
    if (found == Fit::column || is_cut_list(original, text, mutation, mutated)) {
        return Verdict::excepted;
    }
    const bool commented = comment_lines(mutated_text) > comment_lines(text);
    const bool excepted = found == Fit::lost ? commented
                                             : cells_changed(original, mutated) <=
                                                   cells_that_may_differ(text, mutation);
    return excepted ? Verdict::excepted : Verdict::wrong;
}

}  // namespace nonet::mutations
