// OpenSudoku keeps a game in one attribute. A new game is 81 digits; one that was begun is
// "version: N" and then the cells, each a few fields with a bar behind every field:
//
//     1     value | notes "1,3,9," or "-" | editable |
//     2, 3  value | notes as a bit mask | editable |
//     4     value | corner marks | centre marks | editable |
//     5     value | corner marks | centre marks | colour | editable |
//
// (Version 2 may double the bar before "editable".)
// Editable is 0 for a given. The number of fields is the check: a lost bar is found. Players use
// centre marks for candidates and corner marks for places in a box, so where there are centre
// marks, those are taken. Source: the classes of OpenSudoku (GPL; the form only, no code).
#include "text/xml/saved_game.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace nonet::text {

namespace {

constexpr std::string_view kHeader = "version: ";

Error fault(ErrorCode code, std::string symbol, std::string message) {
    return {code, {}, std::move(symbol), std::move(message)};
}

Error cell_fault(Cell cell, std::string_view field, const std::string& what) {
    return fault(ErrorCode::bad_symbol, std::string(field),
                 cell_name(cell) + " of this game has '" + std::string(field) + "' for " + what +
                     "; correct it");
}

/// A number as it is written without need: no sign, no leading zero.
std::optional<int> plain_number(std::string_view text, int most) {
    if (text.empty() || text.size() > 3 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = 10 * value + (c - '0');
    }
    return value <= most ? std::optional(value) : std::nullopt;
}

/// "1,3,9," or "-".
std::optional<int> listed_digits(std::string_view text) {
    if (text == "-") return 0;
    int mask = 0;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        if (text[i] < '1' || text[i] > '9' || i + 1 == text.size() || text[i + 1] != ',')
            return std::nullopt;
        const int bit = mask_of(text[i] - '0');
        if ((mask & bit) != 0) return std::nullopt;
        mask |= bit;
    }
    return text.empty() ? std::nullopt : std::optional(mask);
}

Result<SavedGame> read_digits(std::string_view data) {
    SavedGame game;
    for (std::size_t i = 0; i < data.size(); ++i) {
        if (data[i] >= '0' && data[i] <= '9') continue;
        return fault(ErrorCode::bad_symbol, std::string(1, data[i]),
                     "character " + std::to_string(i + 1) +
                         " of this game is no digit; a new game is 81 digits, 0 for a blank");
    }
    if (data.size() != kCells) {
        return fault(
            ErrorCode::wrong_length, "",
            "this game has " + std::to_string(data.size()) + " digits, not 81; add or remove some");
    }
    for (Cell cell = 0; cell < kCells; ++cell) game.givens.set(cell, data[cell] - '0');
    return game;
}

/// The fields of the cells of one version.
struct Layout {
    std::size_t fields = 0;  ///< a cell
    std::size_t corner = 0;  ///< the field of the corner marks; 0: there is none
    std::size_t centre = 1;  ///< the field of the centre marks
    std::size_t colour = 0;  ///< 0: there is none
    std::size_t empty = 0;   ///< a field that must be empty; 0: there is none
    bool listed = false;     ///< marks are lists of digits
};

std::optional<Layout> layout_of(int version, std::size_t fields) {
    switch (version) {
        case 1:
            return Layout{.fields = 3, .listed = true};
        case 2:
            if (fields == std::size_t{4} * kCells) return Layout{.fields = 4, .empty = 2};
            return Layout{.fields = 3};
        case 3:
            return Layout{.fields = 3};
        case 4:
            return Layout{.fields = 4, .corner = 1, .centre = 2};
        case 5:
            return Layout{.fields = 5, .corner = 1, .centre = 2, .colour = 3};
        default:
            return std::nullopt;
    }
}

using Masks = std::array<int, kCells>;

class CellReader {
  public:
    CellReader(const Layout& layout, const std::vector<std::string_view>& fields)
        : layout_(layout), fields_(fields) {}

    Result<SavedGame> run() {
        game_.progress.placed.assign(kCells, 0);
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (!read_cell(cell)) return error_;
        }
        finish();
        return std::move(game_);
    }

  private:
    bool fail(Cell cell, std::string_view field, const std::string& what) {
        error_ = cell_fault(cell, field, what);
        return false;
    }

    bool read_cell(Cell cell) {
        const auto* field = &fields_[static_cast<std::size_t>(cell) * layout_.fields];
        const std::string_view editable = field[layout_.fields - 1];
        const auto value = plain_number(field[0], kDigits);
        if (!value) return fail(cell, field[0], "a value, which is 0 to 9");
        if (editable != "0" && editable != "1")
            return fail(cell, editable, "its kind, which is 0 for a given and 1 otherwise");
        if (editable == "0" && *value == 0)
            return fail(cell, field[0], "a value, but says that it is a given");
        if (layout_.empty != 0 && !field[layout_.empty].empty())
            return fail(cell, field[layout_.empty], "a field that is always empty");
        if (layout_.colour != 0 && !plain_number(field[layout_.colour], 9))
            return fail(cell, field[layout_.colour], "a colour, which is one digit");
        if (!read_marks(cell, field[layout_.centre], centre_)) return false;
        if (layout_.corner != 0 && !read_marks(cell, field[layout_.corner], corner_)) return false;
        if (editable == "0")
            game_.givens.set(cell, *value);
        else
            game_.progress.placed[static_cast<std::size_t>(cell)] =
                static_cast<std::uint8_t>(*value);
        if (*value != 0) centre_[cell] = corner_[cell] = 0;  // marks under a digit are hidden
        return true;
    }

    bool read_marks(Cell cell, std::string_view field, Masks& masks) {
        const auto mask = layout_.listed ? listed_digits(field) : plain_number(field, kAllDigits);
        if (!mask) return fail(cell, field, "notes, which these are not");
        masks[cell] = *mask;
        return true;
    }

    static bool any(const Masks& masks) { return masks != Masks{}; }

    void finish() {
        const bool both = any(centre_) && any(corner_);
        if (both) game_.note = "the centre marks are read as candidates, the corner marks are not";
        const Masks& marks = any(centre_) ? centre_ : corner_;
        if (any(marks)) set_marks(marks);
        if (game_.progress.placed == std::vector<std::uint8_t>(kCells, 0))
            game_.progress.placed.clear();
    }

    void set_marks(const Masks& masks) {
        Candidates candidates;
        for (Cell cell = 0; cell < kCells; ++cell) {
            const int placed = game_.progress.placed[static_cast<std::size_t>(cell)];
            const int digit = placed != 0 ? placed : game_.givens[cell];
            if (digit != 0)
                candidates.set(cell, mask_of(digit));
            else if (masks[cell] != 0)
                candidates.set(cell, static_cast<DigitMask>(masks[cell]));
        }
        game_.progress.marks = candidates;
    }

    const Layout& layout_;
    const std::vector<std::string_view>& fields_;
    SavedGame game_;
    Error error_;
    Masks centre_{};
    Masks corner_{};
};

/// False when something stands behind the last bar.
bool split_at_bars(std::string_view text, std::vector<std::string_view>& fields) {
    for (std::size_t bar = text.find('|'); bar != std::string_view::npos; bar = text.find('|')) {
        fields.push_back(text.substr(0, bar));
        text.remove_prefix(bar + 1);
    }
    return text.find_first_not_of(" \n\r") == std::string_view::npos;
}

}  // namespace

Result<SavedGame> read_saved_game(std::string_view data) {
    if (!data.starts_with(kHeader)) return read_digits(data);
    data.remove_prefix(kHeader.size());
    // A line end in an attribute that was not written as &#10; arrives as a space.
    const std::size_t end = data.find_first_of(" \n\r");
    const std::string_view version = data.substr(0, end);
    std::vector<std::string_view> fields;
    const std::string_view cells = end == std::string_view::npos ? "" : data.substr(end + 1);
    const bool complete = split_at_bars(cells, fields);
    const auto layout = layout_of(plain_number(version, 99).value_or(0), fields.size());
    if (!layout) {
        return fault(ErrorCode::not_supported, std::string(version),
                     "game data of version '" + std::string(version) +
                         "' is unknown (1 to 5 are known); save the game anew as a new puzzle");
    }
    if (!complete || fields.size() != layout->fields * kCells) {
        return fault(ErrorCode::wrong_length, "",
                     "this game has " + std::to_string(fields.size()) + " fields, not 81 times " +
                         std::to_string(layout->fields) + "; export it anew");
    }
    return CellReader(*layout, fields).run();
}

std::string write_saved_game(const Grid& givens, const Progress& progress) {
    if (progress.placed.empty() && !progress.marks) return givens.to_line('0');
    std::string text = std::string(kHeader) + "1&#10;";
    for (Cell cell = 0; cell < kCells; ++cell) {
        const int placed =
            progress.placed.empty() ? 0 : progress.placed[static_cast<std::size_t>(cell)];
        const int digit = givens[cell] != 0 ? givens[cell] : placed;
        text += static_cast<char>('0' + digit);
        text += '|';
        const DigitMask marks = progress.marks ? (*progress.marks)[cell] : kAllDigits;
        std::string notes;
        for (Digit note = 1; note <= kDigits; ++note) {
            if (digit == 0 && marks != kAllDigits && (marks & mask_of(note)) != 0) {
                notes += static_cast<char>('0' + note);
                notes += ',';
            }
        }
        text += notes.empty() ? "-" : notes;
        text += givens[cell] != 0 ? "|0|" : "|1|";
    }
    return text;
}

}  // namespace nonet::text
