// An object that holds a puzzle under a key that data sets, programs and sites use, such as
// "puzzle" or "quizzes", beside whatever else it tells.
//
// What our own writer makes is such an object, too: "format" is "nonet", and "box", "placed" and
// "marks" carry what a line cannot. Others may use those keys as well; only where "format" says so
// is every other key an error, since then it is one of ours that was damaged.
#include "text/cells/symbols.hpp"
#include "text/json/cells.hpp"
#include "text/json/shapes.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>

namespace nonet::text::json {

namespace {

bool holds_one_puzzle(const Value& value) {
    if (!is_puzzle_value(value)) return false;
    const Shape* shape = shape_of(value);
    return shape != nullptr && !value.is(Kind::object);
}

bool has_box(const Value& object) {
    return object.member("box").has_value();
}

bool is_puzzle_member(std::string_view key, const Value& value, bool boxed) {
    if (!is_puzzle_key(key)) return false;
    return holds_one_puzzle(value) || (boxed && value.is(Kind::string));
}

bool matches(const Value& value) {
    if (!value.is(Kind::object)) return false;
    const bool boxed = has_box(value);
    return !value.each_member([&](std::string_view key, const Value& member) {
        return !is_puzzle_member(key, member, boxed);
    });
}

/// "2x3" or [2, 3]; an unusable one gives a shape without cells.
BoxShape box_of(const Value& value) {
    BoxShape none{0, 0};
    if (value.is(Kind::array) && value.size() == 2) {
        const auto rows = value.first().integer();
        const auto columns = value.first().next().integer();
        return rows && columns ? BoxShape{*rows, *columns} : none;
    }
    const std::string_view text = value.text();
    const std::size_t x = text.find('x');
    if (!value.is(Kind::string) || x == std::string_view::npos) return none;
    const auto rows = small_number(text.substr(0, x));
    const auto columns = small_number(text.substr(x + 1));
    return rows && columns ? BoxShape{*rows, *columns} : none;
}

bool is_box(BoxShape shape) {
    return shape.rows >= 1 && shape.columns >= 1 && shape.side() <= kMaxSide;
}

bool read_box(const Value& box, ReadOptions& options, Record& record) {
    const BoxShape shape = box_of(box);
    if (!is_box(shape)) {
        return fail(box, ErrorCode::bad_shape,
                    "the shape of a box is written as \"3x3\": rows, x, columns", record);
    }
    if (!options.box) options.box = shape;
    return true;
}

/// The digits that a player has placed, written as the puzzle is.
bool read_placed(const Value& value, const ReadOptions& options, const Puzzle& puzzle,
                 Progress& progress, Record& record) {
    Record placed;
    if (!value.is(Kind::string) || !read_text(value, options, placed)) {
        return fail(value, ErrorCode::wrong_length,
                    "the placed digits are written like the puzzle, cell by cell; correct them",
                    record);
    }
    const auto collect_values = [&](const auto& givens, const auto& digits, std::size_t cells) {
        progress.placed.resize(cells);
        for (std::size_t i = 0; i < cells; ++i) {
            const auto cell = static_cast<Cell>(i);
            if (digits[cell] != 0 && givens[cell] != 0) return false;
            progress.placed[i] = static_cast<std::uint8_t>(digits[cell]);
        }
        return true;
    };
    const auto* const grid = std::get_if<Grid>(&puzzle.position);
    const auto* const board = std::get_if<Board>(&puzzle.position);
    const auto* const digits = std::get_if<Grid>(&placed.puzzle.position);
    const auto* const numbers = std::get_if<Board>(&placed.puzzle.position);
    bool good = false;
    if (grid != nullptr && digits != nullptr) {
        good = collect_values(*grid, *digits, kCells);
    } else if (board != nullptr && numbers != nullptr && board->side() == numbers->side()) {
        good = collect_values(*board, *numbers, static_cast<std::size_t>(board->cell_count()));
    }
    return good || fail(value, ErrorCode::bad_symbol,
                        "a digit is placed where the puzzle has a given, or the sizes differ; "
                        "correct \"placed\"",
                        record);
}

bool read_marks(const Value& value, const Puzzle& puzzle, Progress& progress, Record& record) {
    const auto* const grid = std::get_if<Grid>(&puzzle.position);
    const auto marks = Candidates::from_line(value.is(Kind::string) ? value.text() : "");
    bool good = grid != nullptr && marks.ok();
    for (Cell cell = 0; good && cell < kCells; ++cell) {
        const auto placed = progress.placed.empty() ? 0 : progress.placed[cell];
        const int digit = (*grid)[cell] != 0 ? (*grid)[cell] : placed;
        good = digit == 0 || (*marks)[cell] == mask_of(static_cast<Digit>(digit));
    }
    if (!good) {
        return fail(value, ErrorCode::wrong_length,
                    "the marks of a 9x9 puzzle are written as 729 characters, nine for a cell, "
                    "with the digit alone where one stands; correct them",
                    record);
    }
    progress.marks = *marks;
    return true;
}

bool read_progress(const Value& object, const ReadOptions& options, Record& record) {
    const auto placed = object.member("placed");
    const auto marks = object.member("marks");
    if (!placed && !marks) return true;
    Progress progress;
    const Puzzle puzzle = record.puzzle;
    if (placed && !read_placed(*placed, options, puzzle, progress, record)) return false;
    if (marks && !read_marks(*marks, puzzle, progress, record)) return false;
    record.puzzle.progress = std::make_shared<const Progress>(std::move(progress));
    return true;
}

bool is_our_own(const Value& object) {
    const auto format = object.member("format");
    return format && format->is(Kind::string) && format->text() == "nonet";
}

bool only_known_keys(const Value& object, Record& record) {
    static constexpr std::array<std::string_view, 5> kKeys = {"format", "puzzle", "box", "placed",
                                                              "marks"};
    std::array<int, kKeys.size()> seen{};
    return object.each_member([&](std::string_view key, const Value& value) {
        const auto* const known = std::find(kKeys.begin(), kKeys.end(), key);
        if (known != kKeys.end() && ++seen[static_cast<std::size_t>(known - kKeys.begin())] == 1) {
            return true;
        }
        return fail(value, ErrorCode::not_supported,
                    "the key \"" + std::string(key) +
                        "\" is unknown here or stands twice; correct or remove it",
                    record);
    });
}

bool read_one(const Value& value, const ReadOptions& options, Record& record) {
    if (value.is(Kind::string)) return read_text(value, options, record);
    return shape_of(value)->read(value, options, record);
}

bool read_with_box(const Value& object, const ReadOptions& options, Record& record) {
    const bool boxed = has_box(object);
    std::optional<Value> puzzle;
    const bool single = object.each_member([&](std::string_view key, const Value& value) {
        if (!is_puzzle_member(key, value, boxed)) return true;
        if (!puzzle) puzzle = value;
        return puzzle->text() == value.text();
    });
    if (!single) {
        return fail(object, ErrorCode::ambiguous,
                    "this object holds two different puzzles; remove one of them", record);
    }
    return read_one(*puzzle, options, record) && read_progress(object, options, record);
}

bool read(const Value& object, const ReadOptions& options, Record& record) {
    const bool own = is_our_own(object);
    if (own && !only_known_keys(object, record)) return false;
    const auto box = object.member("box");
    if (!box || (!own && !is_box(box_of(*box)))) return read_with_box(object, options, record);
    ReadOptions boxed = options;
    return read_box(*box, boxed, record) && read_with_box(object, boxed, record);
}

}  // namespace

constinit const Shape kKeyedObject = {"keyed_object", "json", matches, read};

}  // namespace nonet::text::json
