// The JSON of sudoku.coach, which is also what its packed puzzles hold.
//
//     {"gridSize":9, "givenDigits":"0030…", "userDigits":"4000…", "userCellCandidates":"0-48-…"}
//
// Digits are one character a cell, 0 for none. Candidates are a decimal number a cell, joined by
// dashes, with bit d for digit d and 0 where none were noted. Source: the site owner's description
// of the form, 2024.
#include "text/json/cell_facts.hpp"
#include "text/json/cells.hpp"
#include "text/json/known_keys.hpp"
#include "text/json/shapes.hpp"

#include <array>
#include <charconv>
#include <string>

namespace nonet::text::json {

namespace {

constexpr std::array kKeys = {
    KnownKey{"gridSize"},
    KnownKey{"givenDigits"},
    KnownKey{"userDigits"},
    KnownKey{"userCellCandidates"},
};

bool matches(const Value& value) {
    return value.member("givenDigits").has_value();
}

bool wrong(const Value& value, std::string_view key, Record& record) {
    return fail(value, ErrorCode::wrong_length,
                "\"" + std::string(key) + "\" does not fit a grid of this size; correct it",
                record);
}

/// One digit for each cell.
bool read_digits(const Value& object, std::string_view key, std::vector<std::uint8_t>& digits,
                 int side, Record& record) {
    const auto value = object.member(key);
    if (!value || is_empty(*value)) return true;
    const std::string_view text = value->text();
    if (!value->is(Kind::string) || text.size() != digits.size()) return wrong(*value, key, record);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const int digit = text[i] - '0';
        if (digit < 0 || digit > side) return wrong(*value, key, record);
        digits[i] = static_cast<std::uint8_t>(digit);
    }
    return true;
}

bool read_candidates(const Value& object, CellFacts& facts, Record& record) {
    constexpr std::string_view kKey = "userCellCandidates";
    const auto value = object.member(kKey);
    if (!value || is_empty(*value)) return true;
    std::string_view text = value->is(Kind::string) ? value->text() : "";
    const auto largest = (std::uint64_t{2} << static_cast<unsigned>(facts.side())) - 1;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        std::uint64_t set = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), set);
        const auto size = static_cast<std::size_t>(end - text.data());
        const bool last = i + 1 == facts.size();
        const bool separated = last ? size == text.size() : size < text.size() && *end == '-';
        if (error != std::errc() || set > largest || set % 2 != 0 || !separated) {
            return wrong(*value, kKey, record);
        }
        facts.marks[i] = set;
        text.remove_prefix(last ? size : size + 1);
    }
    return true;
}

bool fill(const Value& object, CellFacts& facts, Record& record) {
    if (!read_digits(object, "givenDigits", facts.givens, facts.side(), record)) return false;
    if (!read_digits(object, "userDigits", facts.placed, facts.side(), record)) return false;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        if (facts.givens[i] != 0 && facts.placed[i] != 0) {
            return fail(object, ErrorCode::ambiguous,
                        "\"userDigits\" has a digit where \"givenDigits\" has one; remove it",
                        record);
        }
    }
    return read_candidates(object, facts, record);
}

bool read(const Value& object, const ReadOptions& options, Record& record) {
    if (!only_known_keys(object, kKeys, record)) return false;
    const auto size = object.member("gridSize");
    const std::optional<int> side = size ? size->integer() : std::nullopt;
    const auto givens = object.member("givenDigits");
    if (!side || *side < 1 || *side > 9 || givens->text().size() != std::size_t(*side * *side)) {
        return fail(object, ErrorCode::wrong_length,
                    "\"gridSize\" is 1 to 9, and \"givenDigits\" has a digit for each cell; "
                    "correct them",
                    record);
    }
    const BoxShape box = box_for(*side, options);
    if (box.side() != *side) {
        return fail(object, ErrorCode::bad_shape,
                    "the boxes of --box do not fit this puzzle; give another --box", record);
    }
    CellFacts facts(*side);
    if (!fill(object, facts, record)) return false;
    const bool good = facts.store(box, record);
    (good ? record.puzzle.place : record.error.place) = object.tree().place_of(object.begin());
    return good;
}

}  // namespace

constinit const Shape kSudokucoachObject = {"sudokucoach", "sudokucoach", matches, read};

}  // namespace nonet::text::json
