// From the texts of the cells to values, which means: deciding on an alphabet.
//
// The problem: "A" is 1 in one 16×16 file and 10 in the next, and "0" is a blank here and a digit
// there. The idea: survey all cells first, then keep the readings that the survey allows. When the
// cells prove one reading, take it. When two are left, take the more usual one and say so in the
// note, with the option that chooses the other. A wrong reading must never be silent.
//
//     symbols seen                       reading
//     1-9 (side <= 9)                    digits
//     tokens of two characters           numbers 1..N
//     digits and letters, no 0 as digit  1-9A-…        the top symbol (G for 16) proves it
//     digits and letters, 0 and a mark   0-9A-…        0 beside another blank mark proves it
//     letters alone                      A-…           a letter too high for 1-9A-… proves it
#include "text/cells/decode.hpp"

#include "text/cells/symbols.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text {

namespace {

enum class Alphabet : std::uint8_t {
    given,               ///< options.alphabet
    numbers,             ///< decimal numbers from 1, or from 0
    digits_and_letters,  ///< 1-9A-…
    zero_and_letters,    ///< 0-9A-…
    letters,             ///< A-…
};

/// Everything about the symbols of a puzzle that helps to tell the alphabets apart.
struct Survey {
    bool long_tokens = false;
    bool zero = false;
    bool digit = false;  ///< one of 1..9
    int highest_number = 0;
    int highest_letter = 0;
    int numbers = 0;  ///< cells with one
    int zeros = 0;
    int blanks = 0;  ///< cells with a mark other than 0, or without any
    char mark = 0;   ///< the first mark that is not 0
    std::optional<CellText> other_mark;
    std::optional<CellText> empty;  ///< the first cell without any character
};

class Decoder {
  public:
    Decoder(int side, std::span<const CellText> cells, const ReadOptions& options, Record& record)
        : side_(side), cells_(cells), options_(options), record_(record) {}

    bool run();

  private:
    bool box_fits();
    void survey_cell(const CellText& cell);
    bool choose_alphabet();
    bool choose_by_symbols();
    bool settle_zero(int top_seen, bool letters);
    [[nodiscard]] bool is_mark(char c) const;
    std::optional<int> value_of(const CellText& cell);
    [[nodiscard]] int symbol_value(char c) const;
    bool fail(ErrorCode code, const CellText& cell, std::string message);
    bool fail_symbol(const CellText& cell);
    std::optional<int> fail_long_number(const CellText& cell);
    bool store(std::vector<std::uint8_t> values);
    [[nodiscard]] char top_symbol() const;
    [[nodiscard]] std::string one_based_symbols() const;

    int side_;
    std::span<const CellText> cells_;
    const ReadOptions& options_;
    Record& record_;
    Survey seen_;
    Alphabet alphabet_ = Alphabet::numbers;
    bool zero_is_digit_ = false;
};

std::string size_name(int side) {
    return std::to_string(side) + "x" + std::to_string(side);
}

/// The first symbol that stands in an alphabet twice, or 0.
char repeated_symbol(std::string_view alphabet) {
    for (std::size_t i = 0; i < alphabet.size(); ++i) {
        if (alphabet.find(alphabet[i], i + 1) != std::string_view::npos) return alphabet[i];
    }
    return 0;
}

/// A blank mark that is not a symbol of the alphabet. X is a letter where 24 letters are in use.
bool Decoder::is_mark(char c) const {
    if (!options_.alphabet.empty() && options_.alphabet.find(c) != std::string::npos) return false;
    if ((c == 'x' || c == 'X') && side_ >= letter_number('X') && options_.alphabet.empty()) {
        return false;
    }
    return is_blank_mark(c);
}

void Decoder::survey_cell(const CellText& cell) {
    const std::string_view text = cell.text;
    const char c = text.empty() ? ' ' : text[0];
    if (text.empty() || (is_mark(c) && text.find_first_not_of(c) == std::string_view::npos)) {
        const char mark = c == 'X' ? 'x' : c;
        if (mark == '0') {
            seen_.zero = true;
            ++seen_.zeros;
            return;
        }
        ++seen_.blanks;
        if (mark == ' ' && !seen_.empty) seen_.empty = cell;
        if (mark == ' ') return;
        if (seen_.mark == 0) seen_.mark = mark;
        if (seen_.mark != mark && !seen_.other_mark) seen_.other_mark = cell;
        return;
    }
    if (text.size() > 1) seen_.long_tokens = true;
    if (const auto number = small_number(text)) {
        seen_.digit = true;
        ++seen_.numbers;
        seen_.highest_number = std::max(seen_.highest_number, *number);
    } else if (text.size() == 1) {
        seen_.highest_letter = std::max(seen_.highest_letter, letter_number(c));
    }
}

char Decoder::top_symbol() const {
    return static_cast<char>(side_ <= 9 ? '0' + side_ : 'A' + side_ - 10);
}

/// The symbols 1-9A-… of this side.
std::string Decoder::one_based_symbols() const {
    std::string symbols;
    for (int value = 1; value <= side_; ++value) {
        symbols += static_cast<char>(value <= 9 ? '0' + value : 'A' + value - 10);
    }
    return symbols;
}

/// Whether 0 is a blank or a digit, where digits are in use. `top_seen`: the highest value of the
/// one-based reading that occurs.
bool Decoder::settle_zero(int top_seen, bool letters) {
    if (options_.zero_based) {
        zero_is_digit_ = true;
        return true;
    }
    const std::string top = letters ? std::string(1, top_symbol()) : std::to_string(side_);
    const bool full = seen_.blanks == 0 && seen_.zeros == side_;
    if (seen_.zero && seen_.mark != 0) {
        const std::string other = std::string("'") + seen_.mark + "'";
        const std::string marks = "both '0' and " + other + " ";
        if (top_seen >= side_) {
            record_.puzzle.note = marks + "are read as blanks, since " + top + " occurs";
        } else if (side_ > 9) {
            zero_is_digit_ = true;
            record_.puzzle.note =
                "0 is read as the lowest symbol, since the blanks are " + other + " and " + top +
                " does not occur; if it is a blank too, " +
                (letters ? "give --alphabet " + one_based_symbols() : "use one blank mark");
        } else {
            return fail(ErrorCode::ambiguous, cells_[0],
                        marks + "occur and " + top +
                            " does not: use one blank mark, or --zero-based if 0 is a digit");
        }
    } else if (seen_.zero && top_seen < side_ && full) {
        record_.puzzle.note = "0 is read as blank; if it is a digit, give --zero-based";
    } else if (!seen_.zero && letters && top_seen < side_ && side_ > 9) {
        record_.puzzle.note =
            "read with the symbols 1-9A-" + top + "; if they run from 0, give --zero-based";
    }
    return true;
}

bool Decoder::choose_by_symbols() {
    const int letters_after_nine = 9 + seen_.highest_letter;
    if (seen_.long_tokens || side_ <= 9) {
        alphabet_ = Alphabet::numbers;
        return settle_zero(seen_.highest_number, false);
    }
    if (!seen_.digit && seen_.highest_letter > 0 && !options_.zero_based) {
        alphabet_ = Alphabet::letters;
        if (letters_after_nine <= side_) {
            record_.puzzle.note =
                std::string("read with the symbols A, B, C, ...; if A stands for 10, ") +
                "give --alphabet 123456789A...";
        }
        return true;
    }
    alphabet_ = Alphabet::digits_and_letters;
    const bool ten_digits = side_ == 10 && seen_.zero;
    if (seen_.highest_letter == 0 && !ten_digits && seen_.numbers >= side_ &&
        !options_.zero_based) {
        return fail(ErrorCode::ambiguous, cells_[0],
                    "no symbol above 9 occurs, which a " + size_name(side_) +
                        " puzzle should have; correct it, or name the symbols with --alphabet");
    }
    if (seen_.highest_letter == 0 && !seen_.digit && !seen_.zero) return true;  // all blank
    const int top = seen_.highest_letter > 0 ? letters_after_nine : seen_.highest_number;
    if (!settle_zero(top, true)) return false;
    if (zero_is_digit_) alphabet_ = Alphabet::zero_and_letters;
    return true;
}

bool Decoder::choose_alphabet() {
    if (options_.alphabet.empty()) return choose_by_symbols();
    alphabet_ = Alphabet::given;
    const bool ascii = std::all_of(options_.alphabet.begin(), options_.alphabet.end(),
                                   [](char c) { return c > ' ' && c <= '~'; });
    if (!ascii) {
        return fail(ErrorCode::not_supported, cells_[0],
                    "the alphabet holds a symbol outside ASCII; use ASCII symbols");
    }
    if (const char twice = repeated_symbol(options_.alphabet)) {
        return fail(ErrorCode::bad_argument, cells_[0],
                    std::string("the alphabet has '") + twice + "' twice; give each symbol once");
    }
    if (options_.alphabet.size() >= static_cast<std::size_t>(side_)) return true;
    return fail(ErrorCode::bad_argument, cells_[0],
                "the alphabet has " + std::to_string(options_.alphabet.size()) + " symbols, but " +
                    size_name(side_) + " needs " + std::to_string(side_) + "; give a longer one");
}

/// The value of one symbol, 0 when it has none. May be above the side.
int Decoder::symbol_value(char c) const {
    switch (alphabet_) {
        case Alphabet::given:
            return static_cast<int>(options_.alphabet.find(c) + 1);
        case Alphabet::letters:
            return letter_number(c);
        case Alphabet::digits_and_letters:
            return is_digit(c) ? c - '0' : (is_letter(c) ? 9 + letter_number(c) : 0);
        case Alphabet::zero_and_letters:
            return is_digit(c) ? c - '0' + 1 : (is_letter(c) ? 10 + letter_number(c) : 0);
        case Alphabet::numbers:
            break;
    }
    return 0;
}

bool Decoder::fail(ErrorCode code, const CellText& cell, std::string message) {
    record_.error = error_at(code, *cell.line, index_of(*cell.line, cell.text), std::move(message));
    if (cell.text.size() > 1) record_.error.symbol = symbols_of(*cell.line, cell.text);
    return false;
}

bool Decoder::fail_symbol(const CellText& cell) {
    const std::size_t at = index_of(*cell.line, cell.text);
    std::string symbol =
        cell.text.size() > 1 ? symbols_of(*cell.line, cell.text) : symbol_at(*cell.line, at);
    std::string message = "'" + symbol + "' is neither a symbol of a " + size_name(side_) +
                          " puzzle nor a blank mark (one of " + std::string(kBlankMarks) +
                          "); correct it, or name the symbols with --alphabet";
    return fail(ErrorCode::bad_symbol, cell, std::move(message));
}

/// "04" up to 9x9, where nobody pads numbers: two cells of which the separator was lost.
std::optional<int> Decoder::fail_long_number(const CellText& cell) {
    const bool zero = cell.text[0] == '0';
    fail(zero ? ErrorCode::bad_symbol : ErrorCode::value_too_big, cell,
         "'" + std::string(cell.text) + "' is too " + (zero ? "long" : "big") + " for a " +
             size_name(side_) + " puzzle; correct it, or give --box if the puzzle is bigger");
    return std::nullopt;
}

/// The value of a cell, 0 for a blank; nothing after an error.
std::optional<int> Decoder::value_of(const CellText& cell) {
    const std::string_view text = cell.text;
    if (text.empty()) return 0;
    const char c = text[0];
    const bool zero_digit = c == '0' && zero_is_digit_;
    if (!zero_digit && is_mark(c) && text.find_first_not_of(c) == std::string_view::npos) return 0;
    int value = 0;
    if (alphabet_ == Alphabet::numbers) {
        const auto number = small_number(text);
        if (!number) {
            fail_symbol(cell);
            return std::nullopt;
        }
        if (side_ <= 9 && text.size() > 1) return fail_long_number(cell);
        value = *number + (zero_is_digit_ ? 1 : 0);
    } else if (text.size() == 1) {
        value = symbol_value(c);
    }
    if (value == 0) {
        fail_symbol(cell);
        return std::nullopt;
    }
    if (value > side_) {
        fail(ErrorCode::value_too_big, cell,
             "'" + std::string(text) + "' is too big for a " + size_name(side_) +
                 " puzzle; correct it, or give --box if the puzzle is bigger");
        return std::nullopt;
    }
    return value;
}

bool Decoder::store(std::vector<std::uint8_t> values) {
    const BoxShape box = box_for(side_, options_);
    if (side_ == 9 && box == BoxShape{}) {
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, values[cell]);
        record_.puzzle.position = grid;
        return true;
    }
    auto board = Board::from_values(box, std::move(values));
    if (!board) return fail(board.error().code, cells_[0], board.error().message);
    record_.puzzle.position = std::move(board.value());
    return true;
}

/// False, after an error, when options.box asks for another side, or when it must tell the boxes: a
/// square of 11, 13, ... has none that are usual, so it is more likely something else.
bool Decoder::box_fits() {
    if (!options_.box && side_ > 9 && usual_box(side_).rows == 1) {
        return fail(ErrorCode::bad_shape, cells_[0],
                    "these cells make a square of " + size_name(side_) +
                        ", which has no usual boxes; correct the cells, or give --box 1x" +
                        std::to_string(side_));
    }
    if (!options_.box || options_.box->side() == side_) return true;
    return fail(ErrorCode::bad_shape, cells_[0],
                "this is a " + size_name(side_) + " puzzle, which boxes of " +
                    std::to_string(options_.box->rows) + "x" +
                    std::to_string(options_.box->columns) + " do not fit; give another --box");
}

bool Decoder::run() {
    if (!box_fits()) return false;
    for (const CellText& cell : cells_) survey_cell(cell);
    if (seen_.other_mark) {
        return fail(ErrorCode::bad_symbol, *seen_.other_mark,
                    "'" + std::string(seen_.other_mark->text) + "' stands beside '" + seen_.mark +
                        "', which marks the blanks; use one blank mark in a puzzle");
    }
    if (seen_.empty && !options_.zero_based && (seen_.zero || seen_.mark != 0)) {
        const char mark = seen_.mark != 0 ? seen_.mark : '0';
        return fail(ErrorCode::bad_symbol, *seen_.empty,
                    std::string("this cell is empty, but blanks are '") + mark +
                        "' elsewhere: a symbol may be lost here; use one blank mark in a puzzle, "
                        "or give --zero-based if 0 is a digit");
    }
    if (!choose_alphabet()) return false;
    std::vector<std::uint8_t> values;
    values.reserve(cells_.size());
    for (const CellText& cell : cells_) {
        const auto value = value_of(cell);
        if (!value) return false;
        values.push_back(static_cast<std::uint8_t>(*value));
    }
    const CellText& first = cells_[0];
    record_.puzzle.place = place_at(*first.line, index_of(*first.line, first.text));
    return store(std::move(values));
}

}  // namespace

BoxShape box_for(int side, const ReadOptions& options) {
    return options.box ? *options.box : usual_box(side);
}

bool decode(int side, std::span<const CellText> cells, const ReadOptions& options, Record& record) {
    return Decoder(side, cells, options, record).run();
}

}  // namespace nonet::text
