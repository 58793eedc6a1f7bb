// Files of SadMan and SudoCue (.sdk): a puzzle in sections, of which one is what the player has
// reached.
//
//     [Puzzle]        nine rows: the givens
//     [State]         nine rows: the givens and the placed digits
//     [PencilMarks]   nine rows of groups, read where they have that form
//     [Colours] ...   skipped, with a note
//
// The rows alone are the format block, and so is SudoCue's form of the file: lines such as #AName
// and then nine rows; those lines are comments to the reader. With sections everything depends on
// their names: sections.cpp keeps a file together, and here the state must agree with the puzzle in
// every given. Sources: SudoCue's page on file formats; other readers' pages for [Puzzle]. The
// names of the other sections and the form of the marks are hearsay, hence the caution with them.
#include "text/cells/decode.hpp"
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"
#include "text/rows/row.hpp"
#include "text/rows/rows.hpp"
#include "text/sections.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kName = "sdk";
constexpr std::string_view kPuzzle = "puzzle";
constexpr std::string_view kState = "state";
constexpr std::size_t kSide = 9;

bool is_marks(std::string_view name) {
    return name == "pencilmarks" || name == "pencil" || name == "marks" || name == "candidates";
}

bool holds_rows(std::string_view name) {
    return name == kPuzzle || name == kState || is_marks(name);
}

/// The head as it stands there.
std::string title_of(const Section& section) {
    return std::string(trimmed(section.head->raw));
}

/// What the file says, section by section.
class SavedGame {
  public:
    SavedGame(const ReadOptions& options, Record& record) : options_(options), record_(record) {}

    [[nodiscard]] bool read(const std::vector<Section>& sections);

  private:
    bool check_heads(const std::vector<Section>& sections);
    bool read_grid(const Section& section, Grid& grid, std::vector<CellText>& cells);
    bool split_rows(const Section& section, std::vector<CellText>& cells);
    bool read_state(const Section& section);
    bool read_marks(const Section& section);
    void finish();
    bool fail(ErrorCode code, const Line& line, std::size_t index, std::string message);

    const ReadOptions& options_;
    Record& record_;
    Grid givens_;
    Grid placed_;
    std::optional<CrossedOut> marks_;  ///< as they stand there: 0 for a cell without any
    std::string skipped_;
};

bool SavedGame::fail(ErrorCode code, const Line& line, std::size_t index, std::string message) {
    record_.error = error_at(code, line, index, std::move(message));
    return false;
}

bool SavedGame::check_heads(const std::vector<Section>& sections) {
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const Section& section = sections[i];
        if (section.name.empty()) {
            return fail(ErrorCode::ambiguous, *section.head, 0,
                        "these rows stand behind a section without a name of their own; write it "
                        "above them, between [ and ], or give them a file of their own");
        }
        if (!section.good_head) {
            return fail(ErrorCode::bad_symbol, *section.head, 0,
                        "the name of a section stands alone on its line, between [ and ]; "
                        "correct " +
                            title_of(section));
        }
        if (is_faulty(section, kPuzzle, holds_rows)) {
            return fail(ErrorCode::bad_symbol, *section.head, 0,
                        title_of(section) +
                            " holds rows of cells, but no section of that name is known: [Puzzle] "
                            "has the givens, [State] the placed digits too, [PencilMarks] the "
                            "candidates; correct the name, or put # before it if it is a title");
        }
        const auto twin = std::find_if(sections.begin(), sections.begin() + static_cast<long>(i),
                                       [&](const Section& s) { return s.name == section.name; });
        if (twin != sections.begin() + static_cast<long>(i)) {
            return fail(ErrorCode::ambiguous, *section.head, 0,
                        "the section " + title_of(section) + " was already on line " +
                            std::to_string(twin->head->place.line) + "; keep one of them");
        }
    }
    const bool puzzle = std::any_of(sections.begin(), sections.end(),
                                    [](const Section& s) { return s.name == kPuzzle; });
    if (puzzle) return true;
    return fail(ErrorCode::truncated, *sections[0].head, 0,
                "there is no section [Puzzle] with the givens; add it, or correct its name");
}

/// Nine rows of nine cells, white space between them or not.
bool SavedGame::split_rows(const Section& section, std::vector<CellText>& cells) {
    for (std::size_t i = 0; i < section.body.size(); ++i) {
        const Line& line = *section.body[i];
        const std::size_t before = cells.size();
        for (std::size_t at = 0; at < line.text.size(); ++at) {
            if (!is_space(line.text[at])) cells.push_back({line.text.substr(at, 1), &line});
        }
        const std::size_t width = cells.size() - before;
        if (width == kSide) continue;
        return fail(ErrorCode::wrong_length, line, line.text.size(),
                    "row " + std::to_string(i + 1) + " of " + title_of(section) + " has " +
                        std::to_string(width) + " cells instead of 9; correct this row");
    }
    if (section.body.size() == kSide) return true;
    const Line& last = section.body.empty() ? *section.head : *section.body.back();
    return fail(
        ErrorCode::wrong_length, last, last.text.size(),
        title_of(section) + " has " + std::to_string(section.body.size()) + " rows instead of 9; " +
            (section.body.size() < kSide ? "add the missing ones" : "remove those too many"));
}

bool SavedGame::read_grid(const Section& section, Grid& grid, std::vector<CellText>& cells) {
    if (!split_rows(section, cells)) return false;
    Record decoded;
    if (!decode(static_cast<int>(kSide), cells, options_, decoded)) {
        record_.error = decoded.error;
        return false;
    }
    const auto* digits = std::get_if<Grid>(&decoded.puzzle.position);
    if (digits == nullptr) {
        return fail(ErrorCode::bad_shape, *section.head, 0,
                    "a file with sections has boxes of 3x3; leave out --box");
    }
    grid = *digits;
    return true;
}

/// The placed digits: what the state has more than the puzzle. It can have nothing else.
bool SavedGame::read_state(const Section& section) {
    Grid state;
    std::vector<CellText> cells;
    if (!read_grid(section, state, cells)) return false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (givens_[cell] == 0) {
            placed_.set(cell, state[cell]);
            continue;
        }
        if (state[cell] == givens_[cell]) continue;
        const CellText& text = cells[static_cast<std::size_t>(cell)];
        const std::string found = state[cell] == 0 ? "no digit" : std::to_string(state[cell]);
        return fail(ErrorCode::ambiguous, *text.line, index_of(*text.line, text.text),
                    title_of(section) + " has " + found + " in " + cell_name(cell) +
                        " where [Puzzle] has the given " + std::to_string(givens_[cell]) +
                        "; correct one of them");
    }
    return true;
}

/// Nine groups of digits a row, between commas or white space; . - 0 or nothing for no marks.
/// False when the section has another form.
bool SavedGame::read_marks(const Section& section) {
    if (section.body.size() != kSide) return false;
    CrossedOut marks{};
    std::size_t cell = 0;
    for (const Line* line : section.body) {
        const std::string_view text = trimmed(line->text);
        const bool commas = text.find(',') != std::string_view::npos;
        const auto groups = commas ? split_at(text, ',') : split_words(text);
        if (groups.size() != kSide) return false;
        for (const std::string_view field : groups) {
            const std::string_view group = trimmed(field);
            DigitMask& mask = marks[cell++];
            if (group.empty() || group == "." || group == "-" || group == "0") continue;
            for (const char c : group) {
                const DigitMask bit = c >= '1' && c <= '9' ? mask_of(c - '0') : DigitMask{0};
                if (bit == 0 || (mask & bit) != 0) return false;
                mask = static_cast<DigitMask>(mask | bit);
            }
        }
    }
    marks_ = marks;
    return true;
}

void SavedGame::finish() {
    std::optional<Candidates> marks;
    if (marks_) {
        const Grid filled = filled_grid(givens_, placed_);
        marks = Candidates::from_grid(filled);
        for (Cell cell = 0; cell < kCells; ++cell) {
            const DigitMask mask = (*marks_)[static_cast<std::size_t>(cell)];
            if (filled[cell] == 0 && mask != 0) marks->set(cell, mask);
        }
    }
    set_puzzle(record_, givens_, placed_, marks);
    if (!skipped_.empty()) record_.puzzle.note = "not read: " + skipped_;
}

bool SavedGame::read(const std::vector<Section>& sections) {
    if (!check_heads(sections)) return false;
    const auto find = [&](std::string_view name) {
        return std::find_if(sections.begin(), sections.end(),
                            [&](const Section& section) { return section.name == name; });
    };
    std::vector<CellText> cells;
    if (!read_grid(*find(kPuzzle), givens_, cells)) return false;
    record_.puzzle.place = place_at(*cells[0].line, index_of(*cells[0].line, cells[0].text));
    const auto state = find(kState);
    if (state != sections.end() && !read_state(*state)) return false;
    for (const Section& section : sections) {
        if (section.name == kPuzzle || section.name == kState) continue;
        if (is_marks(section.name) && read_marks(section)) continue;
        if (!skipped_.empty()) skipped_ += ", ";
        skipped_ += title_of(section);
    }
    finish();
    return true;
}

/// A known name decides, or rows under a name that is not known; other texts are not ours.
bool is_saved_game(const std::vector<Section>& sections) {
    return std::any_of(sections.begin(), sections.end(), [](const Section& section) {
        return section.name.find(kPuzzle) != std::string::npos || section.name == kState ||
               is_marks(section.name) || is_faulty(section, kPuzzle, holds_rows);
    });
}

/// Nine rows without sections: only when --from asks for it, else they are the format block.
Recognition bare_rows(const Window& window, const ReadOptions& options, Record& record) {
    Block block;
    const Found found = collect_block(window, options, block);
    if (found == Found::no || found == Found::more) return {found, 0};
    if (block.side != kSide || block.framed) return {};
    return finish_block(block, options, record);
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    std::vector<Section> sections;
    std::size_t lines = 0;
    const Found found = collect_sections(window, kPuzzle, holds_rows, sections, lines);
    if (found == Found::more) return {Found::more, 0};
    if (found == Found::no || !is_saved_game(sections)) {
        return options.from == kName ? bare_rows(window, options, record) : Recognition{};
    }
    return {SavedGame(options, record).read(sections) ? Found::puzzle : Found::error, lines};
}

std::string rows_of(const Grid& grid) {
    const std::string cells = grid.to_line();
    std::string text;
    for (std::size_t at = 0; at < cells.size(); at += kSide) text += cells.substr(at, kSide) + '\n';
    return text;
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto givens = digits_to_write(position, kName);
    if (!givens) return givens.error();
    std::string text = "[Puzzle]\n" + rows_of(*givens);
    if (progress.placed.empty()) return text;
    return text + "[State]\n" + rows_of(std::get<Grid>(with_placed(*givens, progress)));
}

}  // namespace

constinit const Format kSdk = make_format(
    {.name = "sdk",
     .summary = "A saved game of SadMan in sections: puzzle and state",
     .details =
         "[Puzzle] and nine rows hold the givens, [State] and nine rows what the player has "
         "reached; the two must agree in the givens. [PencilMarks] is read when it holds nine rows "
         "of nine groups, separated by commas or white space. Other sections are skipped, and the "
         "note says so. Lines that begin with # (SudoCue's #A author, #D description, #C comment, "
         "#B date, #S source, #L level, #U address) are comments; nine rows behind them, without "
         "any section, are the format block. Written: [Puzzle], and [State] when digits were "
         "placed.",
     .sample = "[Puzzle]\n..3.2.6..\n9..3.5..1\n..18.64..\n..81.29..\n7.......8\n..67.82..\n"
               "..26.95..\n8..2.3..9\n..5.1.3..\n"
               "[State]\n4.3.2.6..\n9..3.5..1\n..18.64..\n..81.29..\n7.......8\n..67.82..\n"
               "..26.95..\n8..2.3..9\n..5.1.3..\n",
     .carries = {.placed = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
