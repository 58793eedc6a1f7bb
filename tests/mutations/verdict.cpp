// What the reader made of a mutated text.
//
// Right or refused: the puzzles read are a part of the original's, in the same order and with the
// same placed digits and pencil marks, or with a part of these and a note or an error beside them;
// and where one or more are missing there is at least one error between their neighbours, or a note
// that a line holds another puzzle. Everything else is wrong, with five exceptions, as narrow as
// they can be:
//
//   A DIGIT FOR A DIGIT. Where a cell may have more than one character (numbers of two digits,
//   groups of candidates), dropping or doubling one of them can give another good cell: 10 becomes
//   1, 489 becomes 48. The text has the same shape as before, so no reader can know. It is excepted
//   only when one byte that is a digit was dropped, doubled or cut off by a line end (alone on its
//   line it looks like a count), and all puzzles read differ from the original in exactly this: one
//   cell of one puzzle (two in a line such as E0157, where the number of the cell runs into the
//   candidates); or when a line end moved over a digit, and only the last cell of a row and the
//   first of the next differ.
//
//   A SIGN OF A DIGIT. Where + or u before a digit says that a player placed it, losing the sign
//   makes a given of it; nothing else in the line tells. At most as many cells may differ as signs
//   are gone. Without any u the text is a drawing of pencil marks, which counts as its givens.
//
//   A LIST. A list of clues or of a player's moves does not say how many they are. It is excepted
//   only when such a list was cut off between two clues, or a line with one entry is gone, and
//   nothing differs but that some are missing.
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
#include <bit>
#include <string>
#include <vector>

namespace nonet::mutations {

namespace {

constexpr std::size_t kAll = 10000;  ///< more cells than any text has

using Cells = std::vector<bool>;  ///< true for those that differ

template <class Values>
void compare(const Values& a, const Values& b, Cells& differ) {
    for (std::size_t cell = 0; cell < differ.size(); ++cell) {
        const auto index = static_cast<int>(cell);
        if (a[index] != b[index]) differ[cell] = true;
    }
}

/// Marks the cells in which two positions differ; false when they are of two kinds.
bool compare_positions(const Position& a, const Position& b, Cells& differ) {
    if (std::holds_alternative<Grid>(a) && std::holds_alternative<Candidates>(b)) {
        return compare_positions(a, givens_of(std::get<Candidates>(b)), differ);
    }
    if (a.index() != b.index()) return false;
    if (const auto* board = std::get_if<Board>(&a)) {
        const Board& other = std::get<Board>(b);
        if (board->box() != other.box()) return false;
        differ.resize(static_cast<std::size_t>(board->cell_count()));
        compare(*board, other, differ);
        return true;
    }
    differ.resize(kCells);
    if (const auto* grid = std::get_if<Grid>(&a)) {
        compare(*grid, std::get<Grid>(b), differ);
    } else {
        compare(std::get<Candidates>(a), std::get<Candidates>(b), differ);
    }
    return true;
}

/// Marks the cells in which digits were placed, or marks made, differently.
bool compare_progress(const Progress& a, const Progress& b, Cells& differ) {
    if (a.marks.has_value() != b.marks.has_value()) return false;
    if (a.marks) compare(*a.marks, *b.marks, differ);
    for (std::size_t cell = 0; cell < differ.size(); ++cell) {
        const int before = a.placed.empty() ? 0 : a.placed[cell];
        const int after = b.placed.empty() ? 0 : b.placed[cell];
        if (before != after) differ[cell] = true;
    }
    return true;
}

/// Where the same digit stands alone in both, only the marks of other cells can tell whether it is
/// a given or a last candidate.
void forget_last_candidates(const Content& a, const Content& b, Cells& differ) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        const DigitMask mask = (*a.progress.marks)[cell];
        const bool same = std::has_single_bit(mask) && mask == (*b.progress.marks)[cell];
        if (same) differ[static_cast<std::size_t>(cell)] = false;
    }
}

/// The number of cells of which two texts say different things; kAll when they are of two kinds.
std::size_t cells_that_differ(const Content& a, const Content& b) {
    Cells differ;
    if (!compare_positions(a.position, b.position, differ)) return kAll;
    if (a.progress.marks && b.progress.marks) forget_last_candidates(a, b, differ);
    // A drawing without any placed digit has nothing beside its position.
    const bool drawing = a.position.index() != b.position.index();
    if (!drawing && !compare_progress(a.progress, b.progress, differ)) return kAll;
    return static_cast<std::size_t>(std::count(differ.begin(), differ.end(), true));
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
    if ((one || broken) && is_digit(text[mutation.at])) {
        // In E0157 the digits of the cell and the candidates stand together.
        const std::size_t line = text.rfind('\n', mutation.at) + 1;
        return text[line] == 'E' ? 2 : 1;
    }
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

/// Whether the mutation takes an entry out of a list: of clues with dots between them, of rows,
/// columns and values, or of what was placed and crossed out below a grid of Simple Sudoku.
bool cuts_list(std::string_view text, const Mutation& mutation) {
    if (mutation.kind == Kind::line_half) return text.substr(mutation.at, 2) == ". ";
    if (mutation.kind != Kind::line_gone && mutation.kind != Kind::line_became) return false;
    const std::string_view line = text.substr(mutation.at, 3);
    const bool record = line.size() == 3 && (line[0] == 'I' || line[0] == 'E') &&
                        is_digit(line[1]) && is_digit(line[2]);
    return record || text.find("row,col,value") != std::string_view::npos;
}

/// Whether `after` is `before` without some of its clues, placed digits or crossings out.
bool is_part_of(const Content& after, const Content& before) {
    const auto* some = std::get_if<Grid>(&after.position);
    const auto* all = std::get_if<Grid>(&before.position);
    if (some == nullptr || all == nullptr || !extends(*all, *some)) return false;
    const Progress& fewer = after.progress;
    const Progress& more = before.progress;
    if (more.placed.empty() && !fewer.placed.empty()) return false;
    for (std::size_t cell = 0; cell < fewer.placed.size(); ++cell) {
        if (fewer.placed[cell] != 0 && fewer.placed[cell] != more.placed[cell]) return false;
    }
    if (!fewer.marks) return true;
    if (!more.marks) return false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (((*more.marks)[cell] & ~(*fewer.marks)[cell]) != 0) return false;
    }
    return true;
}

/// Whether the mutation cut off a list and `mutated` is `original` with some of it missing.
bool is_cut_list(const Reading& original, std::string_view text, const Mutation& mutation,
                 const Reading& mutated) {
    if (!cuts_list(text, mutation)) return false;
    if (original.events.size() != mutated.events.size() || mutated.errors > 0) return false;
    for (std::size_t i = 0; i < original.events.size(); ++i) {
        if (!is_part_of(*mutated.events[i].puzzle, *original.events[i].puzzle)) return false;
    }
    return true;
}

enum class Fit : std::uint8_t { yes, column, lost, no };

/// Whether the rest of the line of a puzzle is the missing one.
bool hands_on(const Event& event, const Event& missing) {
    const Reading behind = read_events(event.rest);
    return !behind.events.empty() && behind.events[0].puzzle == missing.puzzle;
}

/// Whether the event gives a puzzle of the original without some or all that a player added.
bool lacks_progress(const Event& event, const Event& original) {
    return event.puzzle->position == original.puzzle->position &&
           is_part_of(*event.puzzle, *original.puzzle);
}

/// Walks along the puzzles of the original. They differ from each other, so there is one way to
/// match them.
class Match {
  public:
    explicit Match(const Reading& original) : original_(original) {}

    /// False when the puzzle is not in what is left of the original.
    bool take(const Event& event);
    void take_error() { told_ = true; }
    Fit finish();

  private:
    void miss(std::size_t first);
    /// Who gets a part of what a player added must hear that there was more.
    void end_event() { lost_ = lost_ || (part_ && !told_); }

    const Reading& original_;
    std::size_t next_ = 0;
    const Event* before_ = nullptr;
    bool told_ = false;  ///< since the last puzzle, or by its note
    bool part_ = false;
    bool lost_ = false;
    bool column_ = false;
};

void Match::miss(std::size_t first) {
    if (told_) return;
    const bool handed_on = before_ != nullptr && hands_on(*before_, original_.events[first]);
    (handed_on ? column_ : lost_) = true;
}

bool Match::take(const Event& event) {
    const std::size_t first = next_;
    const auto matches = [&](const Event& other) {
        return event.puzzle == other.puzzle || lacks_progress(event, other);
    };
    while (next_ < original_.events.size() && !matches(original_.events[next_])) ++next_;
    if (next_ == original_.events.size()) return false;
    end_event();
    const bool told_before = told_;
    told_ = told_ || event.tells_of_another();
    if (next_ > first) miss(first);
    part_ = event.puzzle != original_.events[next_].puzzle;
    told_ = event.tells_of_another() || (part_ && (told_before || !event.note.empty()));
    ++next_;
    before_ = &event;
    return true;
}

Fit Match::finish() {
    end_event();
    if (next_ < original_.events.size()) miss(next_);
    if (lost_) return Fit::lost;
    return column_ ? Fit::column : Fit::yes;
}

/// Whether the puzzles of `mutated` are in `original`, in order; lost: with something between them
/// that vanished in silence.
Fit fit(const Reading& original, const Reading& mutated) {
    Match match(original);
    for (const Event& event : mutated.events) {
        if (!event.puzzle) {
            match.take_error();
        } else if (!match.take(event)) {
            return Fit::no;
        }
    }
    return match.finish();
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
            const Progress progress = puzzle.progress ? *puzzle.progress : Progress{};
            reading.events.push_back(
                {Content{puzzle.position, progress}, puzzle.note, puzzle.rest});
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
    if (cells_changed(original, mutated) <= cells_that_may_differ(text, mutation)) {
        return Verdict::excepted;
    }
    const bool commented = comment_lines(mutated_text) > comment_lines(text);
    return found == Fit::lost && commented ? Verdict::excepted : Verdict::wrong;
}

}  // namespace nonet::mutations
