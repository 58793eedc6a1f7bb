// NumPy writes before the data of an array a Python dictionary of three keys:
//
//     {'descr': '<i8', 'fortran_order': False, 'shape': (1000, 9, 9), }      \n
//
// It is parsed strictly: these keys, each once, in any order, and nothing else but spaces. Type and
// shape then tell what a puzzle is: an array of numbers has (n, 81), (n, 9, 9), (81) or (9, 9); an
// array of strings one string for each puzzle, or one character for each cell in the shapes of
// numbers. Source: the format's description in NumPy's manual (numpy.lib.format).
#include "text/npy/header.hpp"

#include "text/cells/symbols.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace nonet::text {

namespace {

constexpr int kSmallestSide = 4;
constexpr std::uint64_t kMostElements = std::uint64_t{1} << 56U;

Error refuse(std::string symbol, std::string message) {
    return {ErrorCode::not_supported, {}, std::move(symbol), std::move(message)};
}

/// Reads the dictionary from its front; every function is false when what it wants is not there.
class Parser {
  public:
    explicit Parser(std::string_view text) : rest_(text) {}

    bool run() {
        if (!take('{')) return false;
        while (!take('}')) {
            if (!entry()) return false;
            if (!take(',')) return take('}') && at_end();
        }
        return at_end();
    }

    std::optional<std::string_view> type;
    bool structured = false;
    std::optional<bool> fortran_order;
    std::optional<std::vector<std::uint64_t>> shape;

  private:
    void skip_spaces() {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    }

    bool take(char c) {
        skip_spaces();
        if (!rest_.starts_with(c)) return false;
        rest_.remove_prefix(1);
        return true;
    }

    bool take_word(std::string_view word) {
        skip_spaces();
        if (!rest_.starts_with(word)) return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    /// Spaces and one line end.
    bool at_end() {
        skip_spaces();
        return rest_ == "\n";
    }

    std::optional<std::string_view> quoted() {
        skip_spaces();
        if (!rest_.starts_with('\'') && !rest_.starts_with('"')) return std::nullopt;
        const std::size_t end = rest_.find(rest_[0], 1);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view text = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        return text;
    }

    bool entry() {
        const auto key = quoted();
        if (!key || !take(':')) return false;
        if (*key == "descr" && !type && !structured) {
            skip_spaces();
            structured = rest_.starts_with('[');
            if (structured) return skip_list();
            type = quoted();
            return type.has_value();
        }
        if (*key == "fortran_order" && !fortran_order) {
            const bool yes = take_word("True");
            if (!yes && !take_word("False")) return false;
            fortran_order = yes;
            return true;
        }
        return *key == "shape" && !shape && tuple();
    }

    bool skip_list() {
        int depth = 0;
        while (!rest_.empty()) {
            if (rest_[0] == '[') ++depth;
            if (rest_[0] == ']') --depth;
            rest_.remove_prefix(1);
            if (depth == 0) return true;
        }
        return false;
    }

    bool tuple() {
        shape.emplace();
        if (!take('(')) return false;
        while (!take(')')) {
            const auto number = integer();
            if (!number) return false;
            shape->push_back(*number);
            if (!take(',')) return take(')');
        }
        return true;
    }

    std::optional<std::uint64_t> integer() {
        skip_spaces();
        std::uint64_t value = 0;
        std::size_t size = 0;
        while (size < rest_.size() && is_digit(rest_[size])) {
            value = 10 * value + static_cast<std::uint64_t>(rest_[size++] - '0');
            if (value > kMostElements) return std::nullopt;
        }
        if (size == 0 || (size > 1 && rest_[0] == '0')) return std::nullopt;
        rest_.remove_prefix(size);
        return value;
    }

    std::string_view rest_;
};

/// What to do about an array of another type, by the letter of the type.
std::string cure_for(char letter) {
    switch (letter) {
        case 'f':
            return "floating-point numbers; convert it with array.astype('uint8')";
        case 'b':
            return "truth values, which are no digits; save the digits, or numpy.argmax of one-hot "
                   "values";
        case 'O':
            return "Python objects, which are never loaded; convert it with array.astype('uint8')";
        default:
            return "a type that is not read; convert it with array.astype('uint8')";
    }
}

/// Fills in kind, width and byte order from a type such as "<i8".
bool set_type(std::string_view type, NpyHeader& header) {
    if (type.size() < 3) return false;
    const char order = type[0];
    const char letter = type[1];
    if (std::string_view("<>|=").find(order) == std::string_view::npos) return false;
    std::size_t width = 0;
    for (const char c : type.substr(2)) {
        if (!is_digit(c) || (width == 0 && c == '0') || width > 9999) return false;
        width = 10 * width + static_cast<std::size_t>(c - '0');
    }
    header.width = width;
    header.big_endian = order == '>';
    const bool integer = letter == 'i' || letter == 'u';
    if (integer && width != 1 && width != 2 && width != 4 && width != 8) return false;
    if (integer && order == '|' && width != 1) return false;
    if (letter == 'i') header.kind = NpyKind::signed_integer;
    if (letter == 'u') header.kind = NpyKind::unsigned_integer;
    if (letter == 'S') header.kind = NpyKind::bytes;
    if (letter == 'U') header.kind = NpyKind::unicode;
    return integer || letter == 'S' || letter == 'U';
}

int side_of_cells(std::uint64_t cells) {
    return cells > std::uint64_t{36} * 36 ? 0 : side_of_square(static_cast<std::size_t>(cells));
}

int side_of_length(std::uint64_t length) {
    return length > 36 ? 0 : static_cast<int>(length);
}

std::string shape_text(const NpyHeader& header) {
    std::string text = "(";
    for (const std::uint64_t length : header.shape) {
        text += (text.size() > 1 ? ", " : "") + std::to_string(length);
    }
    return text + ")";
}

/// An array with one element for each cell.
NpyLayout layout_of_cells(const std::vector<std::uint64_t>& shape) {
    NpyLayout layout;
    const std::size_t dimensions = shape.size();
    layout.puzzles = dimensions > 0 ? shape[0] : 0;
    if (dimensions == 1) {
        layout.side = side_of_cells(shape[0]);
        layout.puzzles = 1;
    } else if (dimensions == 2 && shape[0] == shape[1] && shape[0] <= 36) {
        layout.side = side_of_length(shape[0]);
        layout.puzzles = 1;
        layout.two_dimensional = true;
        layout.perhaps_many = side_of_cells(shape[1]) >= kSmallestSide;
    } else if (dimensions == 2) {
        layout.side = side_of_cells(shape[1]);
    } else if (dimensions == 3 && shape[1] == shape[2]) {
        layout.side = side_of_length(shape[1]);
        layout.two_dimensional = true;
    }
    layout.items = static_cast<std::size_t>(layout.side) * static_cast<std::size_t>(layout.side);
    return layout;
}

}  // namespace

Result<NpyHeader> parse_npy_header(std::string_view dictionary) {
    Parser parser(dictionary);
    const bool parsed = parser.run();
    if (parser.structured) {
        return refuse("",
                      "a NumPy array with named fields; save the one field that holds the cells");
    }
    if (!parsed || !parser.type || !parser.fortran_order || !parser.shape) {
        return refuse("", "the header of this NumPy file is damaged; save the array anew");
    }
    NpyHeader header;
    header.fortran_order = *parser.fortran_order;
    header.shape = std::move(*parser.shape);
    if (!set_type(*parser.type, header)) {
        const std::string type(*parser.type);
        return refuse(type, "a NumPy array of the type '" + type +
                                "': " + cure_for(type.size() > 1 ? type[1] : ' '));
    }
    return header;
}

Result<NpyLayout> layout_of(const NpyHeader& header) {
    NpyLayout layout;
    if (header.is_text() && header.width > 1) {
        layout.side = header.shape.size() > 1 ? 0 : side_of_cells(header.width);
        layout.puzzles = header.shape.empty() ? 1 : header.shape[0];
        layout.items = 1;
    } else {
        layout = layout_of_cells(header.shape);
    }
    if (layout.side < kSmallestSide) {
        return Error{
            ErrorCode::bad_shape,
            {},
            shape_text(header),
            "a NumPy array of the shape " + shape_text(header) +
                (header.is_text() ? " of strings of " + std::to_string(header.width) : "") +
                " holds no puzzles; shapes such as (n, 81) and (n, 9, 9) do: see "
                "array.reshape"};
    }
    if (header.fortran_order && layout.puzzles > 1 && header.shape.size() > 1) {
        return refuse("", "a NumPy array in Fortran order; save numpy.ascontiguousarray(array)");
    }
    if (layout.puzzles > kMostElements / (layout.items * header.item_size())) {
        return Error{ErrorCode::bad_shape,
                     {},
                     shape_text(header),
                     "this NumPy array claims to be too big; save it anew"};
    }
    return layout;
}

}  // namespace nonet::text
