// Reading and writing lines of HoDoKu's library, field by field.
//
// The notation grew in use: older lines lack the last fields, and some have a variant behind the
// code. So fields are split first and read by their place, each with the offset at which it stands,
// so that an error can point at the character. Written lines are in the order of the library
// (candidates by digit, then cell), so that they compare equal as text.
#include <nonet/library_line.hpp>
#include <nonet/technique.hpp>

#include <algorithm>
#include <array>
#include <optional>

#include <fmt/format.h>

namespace nonet::logic {

namespace {

constexpr std::size_t kFields = 8;
constexpr std::size_t kLeastFields = 6;  // some lines lack the last colon

bool is_digit(char c) {
    return c >= '1' && c <= '9';
}

/// The fields of a line and where they begin.
struct Fields {
    std::array<std::string_view, kFields> text;
    std::array<std::size_t, kFields> offset{};
    std::size_t count = 0;
};

Fields split(std::string_view line) {
    Fields fields;
    std::size_t begin = 0;
    while (fields.count < kFields) {
        std::size_t end = line.find(':', begin);
        if (fields.count + 1 == kFields || end == std::string_view::npos) end = line.size();
        fields.text[fields.count] = line.substr(begin, end - begin);
        fields.offset[fields.count] = begin;
        ++fields.count;
        if (end == line.size()) break;
        begin = end + 1;
    }
    return fields;
}

Error error_at(ErrorCode code, std::size_t offset, std::string message) {
    return {code, {1, offset + 1, offset}, "", std::move(message)};
}

std::optional<Error> read_grid(std::string_view text, std::size_t offset, Grid& givens,
                               Grid& placed) {
    Cell cell = 0;
    bool is_placed = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '+' && !is_placed) {
            is_placed = true;
            continue;
        }
        if (!is_digit(c) && (is_placed || (c != '.' && c != '0'))) {
            return error_at(ErrorCode::bad_symbol, offset + i,
                            fmt::format("'{}' is no cell: write 1 to 9, '+' and a digit for one "
                                        "that was placed, '.' for a blank",
                                        c));
        }
        if (cell == kCells) {
            return error_at(ErrorCode::wrong_length, offset + i, "the grid has more than 81 cells");
        }
        if (is_digit(c)) (is_placed ? placed : givens).set(cell, c - '0');
        is_placed = false;
        ++cell;
    }
    if (cell < kCells) {
        return error_at(ErrorCode::wrong_length, offset + text.size(),
                        fmt::format("the grid has {} cells of 81", cell));
    }
    return std::nullopt;
}

std::optional<Error> read_candidates(std::string_view text, std::size_t offset,
                                     std::vector<Candidate>& candidates) {
    std::size_t i = 0;
    while ((i = text.find_first_not_of(' ', i)) != std::string_view::npos) {
        const std::string_view word = text.substr(i, text.find(' ', i) - i);
        if (word.size() != 3 || !std::all_of(word.begin(), word.end(), is_digit)) {
            return error_at(ErrorCode::bad_symbol, offset + i,
                            fmt::format("'{}' is no candidate: write digit, row and column", word));
        }
        candidates.push_back(Candidate::at(cell_at(word[1] - '1', word[2] - '1'), word[0] - '0'));
        i += word.size();
    }
    std::sort(candidates.begin(), candidates.end());
    return std::nullopt;
}

/// Sorted by digit, then cell, as the library does.
std::string write_candidates(std::vector<Candidate> candidates) {
    sort_candidates(candidates);
    std::string text;
    for (const Candidate one : candidates) {
        text += text.empty() ? "" : " ";
        text += fmt::format("{}{}{}", one.digit, row_of(one.cell) + 1, column_of(one.cell) + 1);
    }
    return text;
}

std::vector<Candidate> removed_candidates(const State& state) {
    const State untouched(state.values());
    std::vector<Candidate> removed;
    for (const Cell cell : state.blanks()) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate candidate = Candidate::at(cell, digit);
            if (untouched.has(candidate) && !state.has(candidate)) removed.push_back(candidate);
        }
    }
    return removed;
}

}  // namespace

Result<LibraryLine> parse_library_line(std::string_view text) {
    while (!text.empty() && (text.back() == '\r' || text.back() == '\n')) text.remove_suffix(1);
    if (!text.starts_with(':')) {
        return error_at(ErrorCode::bad_symbol, 0, "a line of the library begins with ':'");
    }
    const Fields fields = split(text.substr(1));
    if (fields.count < kLeastFields) {
        return error_at(
            ErrorCode::wrong_length, text.size(),
            fmt::format("a line of the library has 7 fields behind its first colon, here are {}",
                        fields.count));
    }
    LibraryLine line;
    const std::size_t dash = fields.text[0].find('-');
    line.code = fields.text[0].substr(0, dash);
    if (dash != std::string_view::npos) line.variant = fields.text[0].substr(dash + 1);
    line.digits = fields.text[1];

    Grid givens;
    Grid placed;
    if (auto error = read_grid(fields.text[2], fields.offset[2] + 1, givens, placed)) {
        return *std::move(error);
    }
    line.state = State(givens, placed);
    std::vector<Candidate> removed;
    if (auto error = read_candidates(fields.text[3], fields.offset[3] + 1, removed)) {
        return *std::move(error);
    }
    for (const Candidate candidate : removed) line.state.remove(candidate);
    if (auto error = read_candidates(fields.text[4], fields.offset[4] + 1, line.removals)) {
        return *std::move(error);
    }
    if (auto error = read_candidates(fields.text[5], fields.offset[5] + 1, line.placements)) {
        return *std::move(error);
    }
    line.extra = fields.text[6];
    return line;
}

std::string to_library_position(const State& state) {
    std::string grid;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const Digit digit = state.values()[cell];
        if (digit != 0 && state.givens()[cell] == 0) grid += '+';
        grid += digit == 0 ? '.' : static_cast<char>('0' + digit);
    }
    return grid + ":" + write_candidates(removed_candidates(state));
}

std::string library_code(const Step& step) {
    if (step.technique->code.empty()) return "xxxx";
    return std::string(step.technique->code) + (step.is_siamese ? "1" : "");
}

std::string library_digits(const Step& step) {
    std::string text;
    for (const Digit digit : step.digits) text += static_cast<char>('0' + digit);
    return text;
}

std::string to_library_line(const State& state, const Step& step) {
    const int length = chain_length(step);
    return fmt::format(":{}:{}:{}:{}:{}:{}", library_code(step), library_digits(step),
                       to_library_position(state), write_candidates(step.removals),
                       write_candidates(step.placements), length > 0 ? std::to_string(length) : "");
}

}  // namespace nonet::logic
