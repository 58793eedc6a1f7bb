// Links to the solver of sudokuwiki.org, with the puzzle behind "?bd=".
//
//     ?bd= and 81 digits, 0 for blank      givens
//     ?bd=S9B and 162 characters           givens, placed digits, pencil marks: base36_cells.hpp
//
// The header of the second form names the kind (S for Sudoku), the side in base 36 and the version
// of the coding. Other kinds use the same coding for boards with further rules, so they are refused
// by name: as a plain Sudoku such a board would be another puzzle. Older forms, 162 characters
// without a header and 729, are refused too: the site turns them into the new one.
// Sources: the site's page "Sudoku String Definitions" and the library puzzle-coding.
#include "text/cells/pencil_marks.hpp"
#include "text/codecs/base36_cells.hpp"
#include "text/formats/formats.hpp"
#include "text/links/link.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kName = "sudokuwiki";
constexpr std::string_view kSite = "sudokuwiki.org/";
constexpr std::string_view kKey = "bd=";
constexpr std::string_view kLink = "https://www.sudokuwiki.org/sudoku.htm?bd=";
constexpr std::string_view kHeader = "S9B";
constexpr std::size_t kCodedCells = 162;
constexpr int kPlaced = 9;       ///< a placed digit is this much more than the digit
constexpr int kCandidates = 18;  ///< a set of candidates is this much more than the set

std::string upper(std::string_view text) {
    std::string result(text);
    for (char& c : result) c = to_upper(c);
    return result;
}

/// "X9B": a kind, a side and the version; true also for kinds that nobody knows.
bool has_header(std::string_view body) {
    return body.size() > 3 && is_letter(body[0]) && (is_digit(body[1]) || is_letter(body[1])) &&
           to_upper(body[2]) == 'B';
}

std::string kind_of(char letter) {
    switch (to_upper(letter)) {
        case 'J':
            return "a jigsaw";
        case 'X':
            return "a Sudoku X, with diagonals";
        case 'W':
            return "a windoku";
        case 'L':
            return "a killer";
        case 'M':
            return "a killer jigsaw";
        case 'K':
            return "a kenken";
        case 'D':
            return "a kendoku";
        case 'T':
            return "a str8ts";
        default:
            return "of a kind that is not known";
    }
}

class Link {
  public:
    Link(const Line& line, std::string_view body, Record& record)
        : line_(line), body_(body), record_(record) {}

    [[nodiscard]] bool read();

  private:
    bool read_digits();
    bool read_coded();
    bool fail(ErrorCode code, std::size_t at, std::string message);

    const Line& line_;
    std::string_view body_;
    Record& record_;
};

bool Link::fail(ErrorCode code, std::size_t at, std::string message) {
    record_.error = error_at(code, line_, index_of(line_, body_) + at, std::move(message));
    if (at >= body_.size()) record_.error.symbol.clear();
    return false;
}

bool Link::read_digits() {
    Grid givens;
    for (std::size_t i = 0; i < body_.size(); ++i) {
        const char c = body_[i];
        if (!is_digit(c) && c != '.' && c != '_') {
            return fail(ErrorCode::bad_symbol, i,
                        "the puzzle of a SudokuWiki link has digits, and 0 for blank; copy the "
                        "link again");
        }
        givens.set(static_cast<Cell>(i), is_digit(c) ? c - '0' : 0);
    }
    set_puzzle(record_, givens, Grid{}, std::nullopt);
    return true;
}

bool Link::read_coded() {
    const std::string_view coded = body_.substr(kHeader.size());
    const auto cells = base36_cells_decode(coded);
    if (!cells) {
        const std::size_t column = cells.error().place.column;
        const std::size_t at = column == 0 ? body_.size() : kHeader.size() + column - 1;
        return fail(cells.error().code, at, cells.error().message);
    }
    Grid givens;
    Grid placed;
    Candidates marks;
    bool any_marks = false;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int value = (*cells)[static_cast<std::size_t>(cell)];
        if (value > kCandidates) {
            marks.set(cell, static_cast<DigitMask>(value - kCandidates));
            any_marks = true;
        } else if (value > 0) {
            const Digit digit = value > kPlaced ? value - kPlaced : value;
            (value > kPlaced ? placed : givens).set(cell, digit);
            marks.set(cell, mask_of(digit));
        }
    }
    set_puzzle(record_, givens, placed, any_marks ? std::optional(marks) : std::nullopt);
    return true;
}

bool Link::read() {
    record_.puzzle.place = place_at(line_, index_of(line_, body_));
    if (has_header(body_)) {
        const std::string header = upper(body_.substr(0, 3));
        if (header == kHeader) return read_coded();
        const bool other_kind = header[0] != kHeader[0];
        return fail(ErrorCode::not_supported, 0,
                    "the link's header " + header + " says that the puzzle is " +
                        (other_kind ? kind_of(header[0]) : "of another size") +
                        "; only 9x9 Sudoku (S9B) can be read from such links");
    }
    if (body_.size() == kCells) return read_digits();
    if (body_.size() == kCodedCells || body_.size() == kCells * 9U) {
        return fail(ErrorCode::not_supported, 0,
                    "this is an old form of SudokuWiki's links; open it there and copy the link "
                    "that the site gives");
    }
    return fail(ErrorCode::wrong_length, std::min<std::size_t>(body_.size(), kCells),
                "the link holds " + std::to_string(body_.size()) +
                    " characters behind bd=, but 81 digits or S9B and 162 characters make a "
                    "puzzle; copy the link again");
}

/// The characters that a link can be made of from the front of `text`.
std::string_view link_characters(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && (is_digit(text[end]) || is_letter(text[end]) || text[end] == '.' ||
                                 text[end] == '_' || text[end] == kForeign)) {
        ++end;
    }
    return text.substr(0, end);
}

Recognition read_link(const Line& line, std::size_t site, Record& record) {
    const std::string_view text = line.text;
    const std::size_t key = find_in_any_case(text.substr(site), kKey);
    if (key == std::string_view::npos) {
        return refuse(record, 1,
                      error_at(ErrorCode::not_supported, line, site,
                               "this address of sudokuwiki.org holds no puzzle; one has ?bd= in "
                               "it and the puzzle behind that"));
    }
    const std::string_view body = link_characters(text.substr(site + key + kKey.size()));
    const std::size_t end = index_of(line, body) + body.size();
    const std::size_t second = find_in_any_case(text.substr(end), kSite);
    if (second != std::string_view::npos) {
        return refuse_second(line, end + second, record);
    }
    return {Link(line, body, record).read() ? Found::puzzle : Found::error, 1};
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (is_plain_row(line.text) && options.from != kName) return {};
    const std::size_t site = find_in_any_case(line.text, kSite);
    if (site != std::string_view::npos) return read_link(line, site, record);
    // The coded part alone, as some programs show it; or, when asked for, whatever the line is.
    const std::string_view text = trimmed(line.text);
    const std::string_view body = link_characters(text);
    const bool coded = has_header(body) && upper(body.substr(0, 3)) == kHeader &&
                       body.size() == text.size() && body.size() > kCells;
    if (!coded && options.from != kName) return {};
    return {Link(line, body, record).read() ? Found::puzzle : Found::error, 1};
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto givens = digits_to_write(position, kName);
    if (!givens) return givens.error();
    if (progress.placed.empty() && !progress.marks)
        return std::string(kLink) + givens->to_line('0');
    Base36Cells cells{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        const auto index = static_cast<std::size_t>(cell);
        const int placed = progress.placed.empty() ? 0 : progress.placed[index];
        const DigitMask marks = progress.marks ? (*progress.marks)[cell] : kAllDigits;
        if ((*givens)[cell] != 0) {
            cells[index] = (*givens)[cell];
        } else if (placed != 0) {
            cells[index] = placed + kPlaced;
        } else if (marks == 0) {
            return cannot_write(cell_name(cell) +
                                " has no candidate left, which sudokuwiki cannot show; choose "
                                "hodoku");
        } else if (marks != kAllDigits) {
            cells[index] = marks + kCandidates;
        }
    }
    const auto coded = base36_cells_encode(cells);
    if (!coded) return coded.error();
    return std::string(kLink) + std::string(kHeader) + *coded;
}

}  // namespace

constinit const Format kSudokuwiki = make_format(
    {.name = "sudokuwiki",
     .summary = "A link to the solver of sudokuwiki.org",
     .details =
         "An address with ?bd= and 81 digits (0, . or _ for blank), or with S9B and 162 "
         "characters: "
         "two for each cell, base 36, for givens, placed digits and candidates. The part from S9B "
         "on may stand alone. Links to other kinds of puzzles (X9B, J9B and so on) are refused by "
         "name; old forms of 162 or 729 characters too. Written: 81 digits, or S9B when there are "
         "placed digits or pencil marks.",
     .sample = "https://www.sudokuwiki.org/sudoku.htm?bd=003020600900305001001806400008102900700000"
               "008006708200002609500800203009005010300\n",
     .carries = {.placed = true, .marks = true}},
    {.recognise = recognise, .write = write});

}  // namespace nonet::text::formats
