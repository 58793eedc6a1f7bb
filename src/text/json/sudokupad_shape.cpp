// The JSON that SudokuPad keeps its puzzles in: "cells" with an object for each cell, "regions" as
// lists of [row, column] from 0, "cages".
//
// A digit is a given unless "given" is false. Variants have no names here: they are drawn with
// lines, arrows, overlays and underlays and told in words, so whatever is drawn is refused. Cages
// without cells only carry the title, the author and the rules; those with cells are killer cages.
#include "text/json/cell_facts.hpp"
#include "text/json/cells.hpp"
#include "text/json/known_keys.hpp"
#include "text/json/shapes.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace nonet::text::json {

namespace {

constexpr std::array kKeys = {
    KnownKey{"cells"},    KnownKey{"regions"},  KnownKey{"cages"},    KnownKey{"metadata"},
    KnownKey{"cellSize"}, KnownKey{"id"},       KnownKey{"title"},    KnownKey{"author"},
    KnownKey{"rules"},    KnownKey{"solution"}, KnownKey{"settings"},
};

constexpr std::array kCellKeys = {
    KnownKey{"value"},       KnownKey{"given"}, KnownKey{"centremarks"}, KnownKey{"pencilMarks"},
    KnownKey{"cornermarks"}, KnownKey{"color"}, KnownKey{"colour"},
};

bool matches(const Value& value) {
    const auto cells = value.member("cells");
    if (!cells || !cells->is(Kind::array) || cells->size() == 0) return false;
    const Value row = cells->first();
    return row.is(Kind::array) &&
           !row.each_element([](const Value& cell) { return !cell.is(Kind::object); });
}

/// A number, or a string that is one; 0 for anything else.
int number_in(const Value& value) {
    if (!value.is(Kind::number) && !value.is(Kind::string)) return 0;
    const std::string_view text = value.text();
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? number : 0;
}

class Reading {
  public:
    Reading(const Value& object, int side, const ReadOptions& options, Record& record)
        : object_(object), options_(options), record_(record), facts_(side) {}

    bool run() {
        const auto side = static_cast<std::size_t>(facts_.side());
        return only_known_keys(object_, kKeys, record_) && read_cages() &&
               object_.member("cells")->each_element([&](const Value& row) {
                   if (!row.is(Kind::array) || row.size() != side) {
                       return fail(row, ErrorCode::wrong_length,
                                   "\"cells\" needs as many cells in each row as rows", record_);
                   }
                   return row.each_element([&](const Value& cell) { return read_cell(cell); });
               }) &&
               finish();
    }

  private:
    bool read_cages() {
        const auto cages = object_.member("cages");
        if (!cages || !cages->is(Kind::array)) return true;
        return cages->each_element([&](const Value& cage) {
            const auto cells = cage.member("cells");
            return !cells || is_empty(*cells) ||
                   fail(cage, ErrorCode::not_supported,
                        "the puzzle has killer cages (\"cages\"); only plain Sudoku is read",
                        record_);
        });
    }

    bool read_cell(const Value& cell) {
        if (!cell.is(Kind::object)) {
            return fail(cell, ErrorCode::bad_symbol, "a cell of \"cells\" is an object", record_);
        }
        if (!only_known_keys(cell, kCellKeys, record_)) return false;
        const std::size_t at = at_++;
        for (const std::string_view corner : {"pencilMarks", "cornermarks"}) {
            const auto marks = cell.member(corner);
            if (marks && !is_empty(*marks)) facts_.corner_marks = true;
        }
        return read_value(cell, at) && read_marks(cell, facts_.marks[at]);
    }

    bool read_value(const Value& cell, std::size_t at) {
        const auto value = cell.member("value");
        if (!value || is_empty(*value)) return true;
        const int number = number_in(*value);
        if (number < 1 || number > facts_.side()) {
            return fail(*value, ErrorCode::value_too_big,
                        "a value is a number from 1 to " + std::to_string(facts_.side()), record_);
        }
        const auto given = cell.member("given");
        const bool placed = given && given->text() == "false";
        (placed ? facts_.placed : facts_.givens)[at] = static_cast<std::uint8_t>(number);
        return true;
    }

    bool read_marks(const Value& cell, std::uint64_t& set) {
        const auto marks = cell.member("centremarks");
        if (!marks || is_empty(*marks)) return true;
        const bool good = marks->is(Kind::array) && marks->each_element([&](const Value& mark) {
            const int number = number_in(mark);
            if (number < 1 || number > facts_.side()) return false;
            set |= std::uint64_t{1} << static_cast<unsigned>(number);
            return true;
        });
        return good ||
               fail(*marks, ErrorCode::bad_symbol,
                    "centre marks are numbers from 1 to " + std::to_string(facts_.side()), record_);
    }

    /// The region of every cell; false when the regions do not take each cell once.
    bool list_regions(const Value& regions, std::vector<int>& region_of) {
        region_of.assign(facts_.size(), -1);
        int region = 0;
        const bool good = regions.is(Kind::array) && regions.each_element([&](const Value& cells) {
            const bool all = cells.is(Kind::array) && cells.each_element([&](const Value& cell) {
                if (!cell.is(Kind::array) || cell.size() != 2) return false;
                const auto row = cell.first().integer();
                const auto column = cell.first().next().integer();
                const auto inside = [&](std::optional<int> index) {
                    return index && *index >= 0 && *index < facts_.side();
                };
                if (!inside(row) || !inside(column)) return false;
                int& entry = region_of[static_cast<std::size_t>(*row * facts_.side() + *column)];
                return std::exchange(entry, region) == -1;
            });
            ++region;
            return all;
        });
        return good && std::find(region_of.begin(), region_of.end(), -1) == region_of.end();
    }

    bool finish() {
        BoxShape box = box_for(facts_.side(), options_);
        if (box.side() != facts_.side()) {
            return fail(object_, ErrorCode::bad_shape,
                        "the boxes of --box do not fit this puzzle; give another --box", record_);
        }
        const auto regions = object_.member("regions");
        if (regions && !is_empty(*regions)) {
            std::vector<int> region_of;
            const auto shape =
                list_regions(*regions, region_of) ? box_of_regions(region_of, box) : std::nullopt;
            if (!shape) {
                return fail(*regions, ErrorCode::not_supported,
                            "the puzzle is a jigsaw (\"regions\"), which is not read; only plain "
                            "Sudoku is",
                            record_);
            }
            box = *shape;
        }
        const bool good = facts_.store(box, record_);
        (good ? record_.puzzle.place : record_.error.place) =
            object_.tree().place_of(object_.begin());
        return good;
    }

    const Value& object_;
    const ReadOptions& options_;
    Record& record_;
    CellFacts facts_;
    std::size_t at_ = 0;
};

bool read(const Value& object, const ReadOptions& options, Record& record) {
    const std::size_t side = object.member("cells")->size();
    if (side > kMaxSide) {
        return fail(object, ErrorCode::wrong_length, "\"cells\" has more than 36 rows", record);
    }
    return Reading(object, static_cast<int>(side), options, record).run();
}

}  // namespace

constinit const Shape kSudokupadObject = {"sudokupad", "sudokupad", matches, read};

}  // namespace nonet::text::json
