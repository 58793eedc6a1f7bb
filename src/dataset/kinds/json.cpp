// JSON Lines: one object a row. Objects that stand in an array or take several lines are rows, too.
//
// Objects are cut by following brackets and strings (text/json/value_splitter.hpp), and each is
// parsed by itself. What is found are places in its text, so that a row can be handed on with two
// values changed and all others as they were written. A damaged object is an error up to the end of
// its line.
#include "dataset/cell_style.hpp"
#include "dataset/kind_table.hpp"
#include "dataset/table_layout.hpp"
#include "text/json/tree.hpp"
#include "text/json/value_splitter.hpp"
#include "text/tables/puzzle_names.hpp"

#include <algorithm>
#include <string>

namespace nonet::dataset {

namespace {

using text::json::Tree;
using text::json::Value;
using text::json::ValueSplitter;
using JsonKind = text::json::Kind;
using Look = KindRow::Look;

/// What may stand between objects.
bool is_between(char c) {
    return text::json::is_json_gap(c) || c == ',' || c == '[' || c == ']';
}

std::size_t size_between(std::string_view bytes) {
    const auto* const end = std::find_if_not(bytes.begin(), bytes.end(), is_between);
    return static_cast<std::size_t>(end - bytes.begin());
}

/// A string with its quotes, also where it has escapes; everything else as it stands.
Span span_of(const Value& value, std::string_view text) {
    const std::size_t end = value.tree().node(value.index()).end;
    if (!value.is(JsonKind::string)) return {value.begin(), end - value.begin()};
    if (value.begin() < text.size()) return {value.begin() - 1, end - value.begin() + 2};
    const auto begin = static_cast<std::size_t>(value.tree().place_of(value.begin()).offset);
    std::size_t at = begin;
    while (at < text.size() && text[at] != '"') at += text[at] == '\\' ? 2 : 1;
    return {begin - 1, at - begin + 2};
}

bool may_hold_cells(const Value& value) {
    return value.is(JsonKind::string) || value.is(JsonKind::array);
}

/// The layout that an object shows; false when nothing in it is named as a puzzle.
bool find_members(const Tree& tree, const Options& options, Layout& layout) {
    std::size_t best = text::kWorstRank;
    tree.root().each_member([&](std::string_view key, const Value& value) {
        layout.names.emplace_back(key);
        const std::size_t place = layout.names.size() - 1;
        if (!may_hold_cells(value)) return true;
        if (text::names_a_solution(key)) {
            if (!layout.solution) layout.solution = place;
            return true;
        }
        const bool cells = value.is(JsonKind::array) || is_puzzle_text(value.text(), options.read);
        const bool named = cells && text::is_puzzle_key(key);
        const std::size_t rank = text::column_rank(key).value_or(text::kWorstRank - 1);
        if (!named || rank >= best) return true;
        best = rank;
        layout.puzzle = place;
        return true;
    });
    return best != text::kWorstRank || !options.puzzle.empty();
}

/// The first object that is sound decides, among the first few.
Look look(std::string_view bytes, bool complete, const Options& options, Layout& layout,
          Error& error) {
    constexpr int kTries = 5;
    if (!options.read.from.empty() && options.read.from != "json") return Look::no;
    bytes.remove_prefix(size_of_preface(bytes));
    for (int tries = 0; tries < kTries; ++tries) {
        bytes.remove_prefix(size_between(bytes));
        if (bytes.empty()) return complete ? Look::no : Look::more;
        if (bytes.front() != '{') return Look::no;
        ValueSplitter splitter;
        const ValueSplitter::State state = splitter.scan(bytes);
        if (state == ValueSplitter::State::more) return complete ? Look::no : Look::more;
        Tree tree;
        const std::string_view object = bytes.substr(0, splitter.size());
        if (state == ValueSplitter::State::done && tree.parse_strictly(object)) {
            if (!find_members(tree, options, layout)) return Look::no;
            return apply_choices(options, layout, error) ? Look::yes : Look::failed;
        }
        bytes.remove_prefix(std::min(bytes.find('\n'), bytes.size()));
    }
    return Look::no;
}

class JsonCutter final : public Cutter {
  public:
    explicit JsonCutter(LookAhead& input) : input_(input) {}

    Event next(Record& record) override {
        if (!begun_) input_.consume(size_of_preface(input_.bytes()));
        begun_ = true;
        while (true) {
            input_.consume(size_between(input_.bytes()));
            if (!input_.bytes().empty()) break;
            if (input_.ended())
                return input_.state() == LookAhead::State::failed ? Event::failed : Event::end;
            if (input_.more() == LookAhead::State::paused) return Event::pause;
        }
        return cut(record);
    }

  private:
    Event cut(Record& record) {
        constexpr std::size_t kLongest = std::size_t{1} << 24;
        if (input_.bytes().front() != '{')
            return drop_line(record, "an object in braces is expected here; each row is one");
        while (true) {
            ValueSplitter::State state = splitter_.scan(input_.bytes());
            if (state == ValueSplitter::State::more && input_.ended()) state = splitter_.finish();
            if (state == ValueSplitter::State::more && input_.bytes().size() > kLongest)
                state = splitter_.too_long();
            if (state == ValueSplitter::State::done) break;
            if (state == ValueSplitter::State::damaged)
                return drop_line(record, std::string("this is no valid JSON: ") +
                                             splitter_.problem() + "; correct the row");
            if (input_.more() == LookAhead::State::paused) return Event::pause;
        }
        record.text = input_.bytes().substr(0, splitter_.size());
        record.place = input_.place();
        input_.consume(splitter_.size());
        splitter_ = {};
        // Outside of strings a line end is a space, and strings have none.
        std::replace_if(
            record.text.begin(), record.text.end(), [](char c) { return c == '\n' || c == '\r'; },
            ' ');
        return Event::record;
    }

    /// The message is found anew after a pause.
    Event drop_line(Record& record, std::string message) {
        splitter_ = {};
        while (input_.bytes().find('\n') == std::string_view::npos && !input_.ended()) {
            if (input_.more() == LookAhead::State::paused) return Event::pause;
        }
        const std::size_t size = std::min(input_.bytes().find('\n'), input_.bytes().size());
        record.text = input_.bytes().substr(0, size);
        record.place = input_.place();
        record.error = Error{ErrorCode::bad_symbol, record.place, {}, std::move(message)};
        input_.consume(size);
        return Event::record;
    }

    LookAhead& input_;
    ValueSplitter splitter_;
    bool begun_ = false;
};

std::unique_ptr<Cutter> open(const Layout& /*layout*/, const Options& /*options*/, LookAhead& input,
                             ByteSource* /*answers*/) {
    return std::make_unique<JsonCutter>(input);
}

/// The values that matter, and the places of all.
struct Found {
    std::optional<Value> puzzle;
    std::optional<Value> answer;
};

Found find_values(const Tree& tree, const Layout& layout, std::string_view text, Entry& entry) {
    Found found;
    Value key = tree.root().first();
    for (std::size_t i = 0; i < tree.root().size(); ++i) {
        const Value value = key.next();
        if (!found.puzzle && key.text() == layout.names[layout.puzzle]) {
            found.puzzle = value;
            entry.puzzle_value = i;
        } else if (layout.solution && !found.answer &&
                   key.text() == layout.names[*layout.solution] && may_hold_cells(value) &&
                   !value.text().empty()) {
            found.answer = value;
            entry.answer_value = i;
        }
        const Span name = span_of(key, text);
        entry.names.push_back({name.begin + 1, name.size - 2});
        entry.values.push_back(span_of(value, text));
        key = value.next();
    }
    return found;
}

/// A string means its text; arrays are read as they stand.
std::string_view cells_of(const Value& value, std::string_view record, const Span& span) {
    return value.is(JsonKind::string) ? value.text() : span.of(record);
}

void understand_object(const Layout& layout, const Options& options, const Record& record,
                       Entry& entry) {
    if (record.error) return;
    thread_local Tree tree;
    if (!tree.parse_strictly(record.text)) {
        entry.error = Error{
            ErrorCode::bad_symbol, record.place, {}, "this is no valid JSON; correct the row"};
        return;
    }
    const Found found = find_values(tree, layout, record.text, entry);
    if (!found.puzzle) {
        entry.error =
            Error{ErrorCode::wrong_length,
                  record.place,
                  {},
                  "this row has no \"" + layout.names[layout.puzzle] + "\"; put its puzzle there"};
        return;
    }
    const Span span = entry.values[*entry.puzzle_value];
    Result<Position> cells =
        read_cells(cells_of(*found.puzzle, record.text, span), options.read, entry.note);
    if (!cells) {
        entry.error = cells.error();
        entry.error->place = record.place;
        entry.error->place.column += span.begin;
        return;
    }
    entry.puzzle = std::move(*cells);
    if (!found.answer) return;
    std::string note;
    Result<Position> grid =
        read_cells(cells_of(*found.answer, record.text, entry.values[*entry.answer_value]),
                   options.read, note);
    if (grid)
        entry.answer = std::move(*grid);
    else
        entry.answer_problem = grid.error().message;
}

}  // namespace

const KindRow kJsonKind = {
    .info = {Kind::json, "json", "JSON Lines, or objects in an array: one object a row"},
    .look = look,
    .open = open,
    .understand = understand_object,
};

}  // namespace nonet::dataset
