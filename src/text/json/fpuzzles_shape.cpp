// The JSON of f-puzzles.com: "size", and "grid" with an object for each cell.
//
//     {"value": 5, "given": true}     a given
//     {"value": 5}                    placed by a player
//     {"centerPencilMarks": [1, 2]}   a player's candidates
//     {"givenPencilMarks": [1, 2]}    candidates that are part of the puzzle
//     {"cornerPencilMarks": [1]}      places of a digit in its box: left out, with a note
//     {"region": 3}                   the region, where it is not the usual box
//
// A link without "given" would lose its givens, and one without "region" its boxes, in silence, so
// a cell may have no other members than these and the colours.
#include "text/json/cell_facts.hpp"
#include "text/json/cells.hpp"
#include "text/json/known_keys.hpp"
#include "text/json/shapes.hpp"

#include <array>
#include <set>
#include <string>

namespace nonet::text::json {

namespace {

constexpr std::array kKeys = {
    KnownKey{"size"},
    KnownKey{"grid"},
    KnownKey{"title"},
    KnownKey{"author"},
    KnownKey{"ruleset"},
    KnownKey{"solution"},
    KnownKey{"successMessage"},
    KnownKey{"highlightConflicts"},
    KnownKey{"disabledlogic"},
    KnownKey{"truecandidatesoptions"},
    KnownKey{"line", KeyMeaning::decoration},
    KnownKey{"rectangle", KeyMeaning::decoration},
    KnownKey{"circle", KeyMeaning::decoration},
    KnownKey{"text", KeyMeaning::decoration},
    KnownKey{"cage", KeyMeaning::decoration},
};

constexpr std::array kCellKeys = {
    KnownKey{"value"},
    KnownKey{"given"},
    KnownKey{"centerPencilMarks"},
    KnownKey{"cornerPencilMarks"},
    KnownKey{"givenPencilMarks"},
    KnownKey{"region"},
    KnownKey{"c"},
    KnownKey{"cArray"},
    KnownKey{"highlight"},
    KnownKey{"highlightArray"},
};

bool matches(const Value& value) {
    const auto grid = value.member("grid");
    if (!grid || !grid->is(Kind::array) || grid->size() == 0) return false;
    const Value row = grid->first();
    return row.is(Kind::array) &&
           !row.each_element([](const Value& cell) { return !cell.is(Kind::object); });
}

class Reading {
  public:
    Reading(const Value& object, int side, const ReadOptions& options, Record& record)
        : object_(object), options_(options), record_(record), facts_(side) {}

    bool run() {
        if (!only_known_keys(object_, kKeys, record_)) return false;
        const auto grid = object_.member("grid");
        const auto side = static_cast<std::size_t>(facts_.side());
        const bool good = grid->each_element([&](const Value& row) {
            if (!row.is(Kind::array) || row.size() != side) {
                return fail(row, ErrorCode::wrong_length,
                            "each row of \"grid\" needs as many cells as \"size\" says", record_);
            }
            return row.each_element([&](const Value& cell) { return read_cell(cell); });
        });
        return good && finish();
    }

  private:
    bool read_cell(const Value& cell) {
        if (!cell.is(Kind::object)) {
            return fail(cell, ErrorCode::bad_symbol, "a cell of \"grid\" is an object; correct it",
                        record_);
        }
        if (!only_known_keys(cell, kCellKeys, record_)) return false;
        const std::size_t at = at_++;
        return read_value(cell, at) && read_marks(cell, "centerPencilMarks", facts_.marks[at]) &&
               read_marks(cell, "givenPencilMarks", facts_.given_marks[at]) && read_corners(cell) &&
               read_region(cell);
    }

    bool read_value(const Value& cell, std::size_t at) {
        const auto value = cell.member("value");
        const auto given = cell.member("given");
        const bool is_given = given && given->text() == "true";
        if (given && !given->is(Kind::boolean)) {
            return fail(*given, ErrorCode::bad_symbol, "\"given\" is true or false", record_);
        }
        if (!value || value->is(Kind::null)) {
            return !is_given || fail(cell, ErrorCode::truncated,
                                     "this cell is given but has no value; add it", record_);
        }
        const auto number = value->integer();
        if (!number || *number < 1 || *number > facts_.side()) {
            return fail(*value, ErrorCode::value_too_big,
                        "a value is a number from 1 to " + std::to_string(facts_.side()), record_);
        }
        auto& values = is_given ? facts_.givens : facts_.placed;
        values[at] = static_cast<std::uint8_t>(*number);
        return true;
    }

    bool read_marks(const Value& cell, std::string_view key, std::uint64_t& set) {
        const auto marks = cell.member(key);
        if (!marks || is_empty(*marks)) return true;
        const bool good = marks->is(Kind::array) && marks->each_element([&](const Value& mark) {
            const auto number = mark.integer();
            if (!number || *number < 1 || *number > facts_.side()) return false;
            const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(*number);
            const bool twice = (set & bit) != 0;
            set |= bit;
            return !twice;
        });
        return good ||
               fail(*marks, ErrorCode::bad_symbol,
                    "pencil marks are different numbers from 1 to " + std::to_string(facts_.side()),
                    record_);
    }

    bool read_corners(const Value& cell) {
        const auto corners = cell.member("cornerPencilMarks");
        if (corners && !is_empty(*corners)) facts_.corner_marks = true;
        return true;
    }

    /// A cell without a region is in its usual box.
    bool read_region(const Value& cell) {
        const auto region = cell.member("region");
        if (region && !region->is(Kind::null)) {
            const auto number = region->integer();
            if (!number) {
                return fail(*region, ErrorCode::bad_symbol, "a region is a number", record_);
            }
            regions_.push_back(*number);
            has_regions_ = true;
            return true;
        }
        const BoxShape box = usual_box(facts_.side());
        const auto index = static_cast<int>(regions_.size());
        const int row = index / facts_.side();
        const int column = index % facts_.side();
        regions_.push_back(row / box.rows * box.rows + column / box.columns);
        return true;
    }

    bool finish() {
        BoxShape box = box_for(facts_.side(), options_);
        if (box.side() != facts_.side()) {
            return fail(object_, ErrorCode::bad_shape,
                        "the boxes of --box do not fit this puzzle; give another --box", record_);
        }
        if (has_regions_) {
            const auto shape = box_of_regions(regions_, box);
            if (!shape) {
                return fail(object_, ErrorCode::not_supported,
                            "the puzzle is a jigsaw (\"region\"), which is not read; only plain "
                            "Sudoku is",
                            record_);
            }
            box = *shape;
        }
        if (facts_.store(box, record_)) {
            record_.puzzle.place = object_.tree().place_of(object_.begin());
            return true;
        }
        record_.error.place = object_.tree().place_of(object_.begin());
        return false;
    }

    const Value& object_;
    const ReadOptions& options_;
    Record& record_;
    CellFacts facts_;
    std::size_t at_ = 0;
    std::vector<int> regions_;
    bool has_regions_ = false;
};

bool read(const Value& object, const ReadOptions& options, Record& record) {
    const auto size = object.member("size");
    const std::optional<int> side = size ? size->integer() : std::nullopt;
    const auto rows = object.member("grid")->size();
    if (!side || *side < 1 || *side > kMaxSide || static_cast<std::size_t>(*side) != rows) {
        return fail(object, ErrorCode::wrong_length,
                    "\"size\" and the " + std::to_string(rows) +
                        " rows of \"grid\" do not agree; correct them",
                    record);
    }
    return Reading(object, *side, options, record).run();
}

}  // namespace

constinit const Shape kFpuzzlesObject = {"fpuzzles", "fpuzzles", matches, read};

}  // namespace nonet::text::json
