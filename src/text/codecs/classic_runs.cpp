// Runs of blanks and digits, in the two codings that were in use: a text is unpacked by both, and
// the one that gives a grid without clashes is taken. See classic_runs.hpp.
#include "text/codecs/classic_runs.hpp"

#include "text/codecs/codec_error.hpp"

#include <nonet/board.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace nonet::text {

namespace {

constexpr std::string_view kRuns =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";
constexpr std::string_view kDigitAndRun =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
constexpr std::size_t kMostBlanks = 5;  ///< behind one digit in the second coding
constexpr std::size_t kMostCells = 81;
constexpr std::array<int, 3> kSides = {4, 6, 9};

static_assert(kRuns.size() == 70 && kDigitAndRun.size() == 60);

bool is_given(char c) {
    return c >= '1' && c <= '9';
}

Error bad_symbol(std::string_view text, std::size_t index) {
    return codec_error(ErrorCode::bad_symbol, text, index,
                       "does not stand in this coding of a grid; copy the link again");
}

Error too_many(std::string_view text, std::size_t index) {
    return codec_error(ErrorCode::wrong_length, text, index,
                       "brings more than 81 cells: a character is doubled or wrong; copy the link "
                       "again");
}

/// What one coding makes of a text.
struct Reading {
    Result<std::string> cells;
    bool written = false;  ///< SudokuPad itself could have written the text so
};

bool in_alphabet(const Reading& reading) {
    return reading.cells.ok() || reading.cells.error().code != ErrorCode::bad_symbol;
}

/// Whether a house holds a digit twice, in boxes of the shape `box` where that fits the side.
bool has_clash(std::string_view cells, int side, std::optional<BoxShape> box) {
    Board board(box && box->side() == side ? *box : usual_box(side));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (is_given(cells[i])) board.set(static_cast<int>(i), cells[i] - '0');
    }
    return find_clash(board).has_value();
}

/// Whether a text can be taken so. Unless it is `alone`, which is to say that the other coding does
/// not even know its characters, two equal digits in a house tell that it was meant otherwise.
bool is_grid(const Reading& reading, bool alone, std::optional<BoxShape> box) {
    if (!reading.written) return false;
    const std::string& cells = *reading.cells;
    const auto* const side = std::find_if(kSides.begin(), kSides.end(), [&](int n) {
        return static_cast<std::size_t>(n * n) == cells.size();
    });
    if (side == kSides.end()) return false;
    const char top = static_cast<char>('0' + *side);
    if (std::any_of(cells.begin(), cells.end(), [&](char c) { return c > top; })) return false;
    return alone || !has_clash(cells, *side, box);
}

Error error_of(const Reading& first, const Reading& second) {
    if (!first.cells.ok() && !second.cells.ok()) {
        const Error& one = first.cells.error();
        const Error& other = second.cells.error();
        return one.place.offset > other.place.offset ? one : other;
    }
    std::string counts;
    for (const Reading* reading : {&first, &second}) {
        if (!reading->cells.ok()) continue;
        counts += (counts.empty() ? "" : " or as ") + std::to_string(reading->cells->size());
    }
    return codec_error(ErrorCode::wrong_length,
                       "the coded grid can be read as " + counts +
                           " cells, but not as a puzzle: a character is missing, doubled or wrong; "
                           "copy the link again");
}

}  // namespace

Result<std::string> classic_decode_first(std::string_view text) {
    std::string cells;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_given(text[i])) {
            cells += text[i];
        } else {
            const std::size_t blanks = kRuns.find(text[i]);
            if (blanks == std::string_view::npos) return bad_symbol(text, i);
            cells.append(blanks, '.');
        }
        if (cells.size() > kMostCells) return too_many(text, i);
    }
    return cells;
}

Result<std::string> classic_decode_second(std::string_view text) {
    std::string cells;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t number = kDigitAndRun.find(text[i]);
        if (number == std::string_view::npos) return bad_symbol(text, i);
        const std::size_t digit = number % 10;
        cells += digit == 0 ? '.' : static_cast<char>('0' + digit);
        cells.append(number / 10, '.');
        if (cells.size() > kMostCells) return too_many(text, i);
    }
    return cells;
}

Result<std::string> classic_decode(std::string_view text, std::optional<BoxShape> box) {
    if (text.empty()) {
        return codec_error(ErrorCode::truncated, "there is no coded grid; copy the whole link");
    }
    Reading first{classic_decode_first(text)};
    Reading second{classic_decode_second(text)};
    first.written = first.cells.ok() && classic_encode_first(*first.cells) == text;
    second.written = second.cells.ok() && classic_encode_second(*second.cells) == text;
    const bool is_first = is_grid(first, !in_alphabet(second), box);
    const bool is_second = is_grid(second, !in_alphabet(first), box);
    if (is_first && is_second && *first.cells != *second.cells) {
        return codec_error(ErrorCode::ambiguous,
                           "the coded grid is one puzzle in the first and another in the second "
                           "of SudokuPad's codings; open the link and copy the digits");
    }
    if (is_second) return second.cells;
    if (is_first) return first.cells;
    return error_of(first, second);
}

std::string classic_encode_first(std::string_view cells) {
    std::string text;
    std::size_t blanks = 0;
    for (std::size_t i = 0; i <= cells.size(); ++i) {
        const bool end = i == cells.size();
        if (!end && !is_given(cells[i])) {
            ++blanks;
            continue;
        }
        while (blanks > 0) {
            const std::size_t run = std::min(blanks, kRuns.size() - 1);
            text += kRuns[run];
            blanks -= run;
        }
        if (!end) text += cells[i];
    }
    return text;
}

std::string classic_encode_second(std::string_view cells) {
    std::string text;
    for (std::size_t i = 0; i < cells.size();) {
        const std::size_t digit = is_given(cells[i]) ? static_cast<std::size_t>(cells[i] - '0') : 0;
        ++i;
        std::size_t blanks = 0;
        while (i < cells.size() && !is_given(cells[i]) && blanks < kMostBlanks) {
            ++blanks;
            ++i;
        }
        text += kDigitAndRun[digit + 10 * blanks];
    }
    return text;
}

}  // namespace nonet::text
