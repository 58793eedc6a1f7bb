// JSON values, one behind the other or in one long array, as puzzles.
//
// A million puzzles come as a million lines (JSON Lines) or as one array on one line, so neither is
// read as a whole: the splitter cuts off one value after the other, and one value is in memory at
// any time. An array is entered when its first element stands alone (an object, a grid, a long
// string); else it is a grid itself and read as one value. Values are told apart from what follows
// by their first character; the document ends where no value begins. What happens behind damage:
// recovery.cpp.
#include "text/json/json_document.hpp"

#include "text/json/recovery.hpp"
#include "text/json/shapes.hpp"
#include "text/json/value_begin.hpp"
#include "text/json/value_splitter.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text::json {

namespace {

class JsonDocument final : public Document {
  public:
    /// `skip`: bytes in front of the first value.
    JsonDocument(const ReadOptions& options, std::string_view only, std::size_t skip)
        : options_(options), only_(only), skip_(skip) {}

    Found next(LineSupplier& input, Record& record) override;

  private:
    enum class Step : std::uint8_t { again, more, ended, damaged };

    Found emit(Record& record);
    Step find(LineSupplier& input);
    Step find_value(LineSupplier& input);
    Step find_element(LineSupplier& input);
    Step look_inside(LineSupplier& input);
    Step behind_gap(LineSupplier& input, std::size_t& at);
    Step look_for_pair(LineSupplier& input, std::size_t at);
    [[nodiscard]] std::size_t first_element() const;
    Found take_value(LineSupplier& input, Record& record);
    ValueSplitter::State split(LineSupplier& input, std::size_t skip, ValueSplitter& splitter);
    Found damage(LineSupplier& input, std::size_t at, const char* problem, Record& record);
    Found missing_comma(LineSupplier& input, Record& record);
    Step recover(LineSupplier& input);

    const ReadOptions options_;
    std::string_view only_;
    std::size_t skip_;
    std::string_view bytes_;  ///< what the supplier gave last

    ValueSplitter splitter_;      ///< for the value at the front
    ValueSplitter element_;       ///< for the first element of an array at the front
    bool pair_ = false;           ///< the array at the front has two strings
    bool at_value_ = false;       ///< a value begins at the front
    bool looked_inside_ = false;  ///< and is no array to enter

    bool in_array_ = false;
    bool need_comma_ = false;  ///< in the array, behind an element
    int line_ends_ = 0;        ///< behind that element
    Recovery recovery_;

    Tree tree_;
    std::vector<Item> items_;
    std::size_t next_item_ = 0;
};

/// The next of the puzzles that the last value holds.
Found JsonDocument::emit(Record& record) {
    const Item& item = items_[next_item_++];
    const Value value(tree_, item.node);
    const bool wanted = item.shape != nullptr && (only_.empty() || item.shape->format == only_);
    if (!wanted) {
        record.error = tree_.error_at(
            ErrorCode::unknown_format, value,
            "this JSON holds no puzzle in a known shape; give it as 81 characters, as 9 lists "
            "of 9, or as an object with the key \"puzzle\"");
        return Found::error;
    }
    record.puzzle.format = item.shape->format;
    return item.shape->read(value, options_, record) ? Found::puzzle : Found::error;
}

/// Lets `splitter` see more and more of the input until it knows the end of the value, which begins
/// `skip` bytes behind the front.
ValueSplitter::State JsonDocument::split(LineSupplier& input, std::size_t skip,
                                         ValueSplitter& splitter) {
    while (true) {
        bytes_ = input.bytes(std::min(skip + splitter.size() + 1, kLongestValue));
        const auto state = splitter.scan(bytes_.substr(std::min(skip, bytes_.size())));
        if (state != ValueSplitter::State::more) return state;
        if (input.state() == LineSupplier::State::pause) return state;
        if (input.state() != LineSupplier::State::ready) return splitter.finish();
        if (bytes_.size() >= kLongestValue) return splitter.too_long();
    }
}

/// Outside an array: steps over commas and gaps to the next value. White space in front of what is
/// no value stays, since it may belong to a drawing.
JsonDocument::Step JsonDocument::find_value(LineSupplier& input) {
    std::size_t size = 0;
    while (size < kLongestValue / 2) {
        bytes_ = input.bytes(size + 1);
        while (size < bytes_.size() &&
               (is_json_gap(bytes_[size]) || bytes_[size] == ',' || bytes_[size] == ';')) {
            ++size;
        }
        if (size < bytes_.size()) {
            if (!opens_bracket(bytes_[size])) return Step::ended;
            input.consume_bytes(size);
            return Step::again;
        }
        if (input.state() == LineSupplier::State::pause) return Step::more;
        if (input.state() != LineSupplier::State::ready) return Step::ended;
    }
    return Step::ended;
}

/// Inside an array: the same to its next element or its end.
JsonDocument::Step JsonDocument::find_element(LineSupplier& input) {
    while (true) {
        bytes_ = input.bytes(1);
        std::size_t size = 0;
        for (; size < bytes_.size(); ++size) {
            if (bytes_[size] == ',') need_comma_ = false;
            if (bytes_[size] == '\n') ++line_ends_;
            if (!is_json_gap(bytes_[size]) && bytes_[size] != ',') break;
        }
        const bool found = size < bytes_.size();
        const char c = found ? bytes_[size] : '\0';
        in_array_ = !closes_bracket(c);
        input.consume_bytes(in_array_ ? size : size + 1);
        if (!in_array_) return find_value(input);
        if (found) return need_comma_ ? Step::damaged : Step::again;
        if (input.state() == LineSupplier::State::pause) return Step::more;
        if (input.state() != LineSupplier::State::ready) return Step::ended;
    }
}

/// Where the first element of the bracket at the front begins, within bytes_.
std::size_t JsonDocument::first_element() const {
    std::size_t i = 1;
    while (i < bytes_.size() && is_json_gap(bytes_[i])) ++i;
    return i;
}

/// The first byte from `at` on, within bytes_, that is no white space; their end when the input
/// has no more.
JsonDocument::Step JsonDocument::behind_gap(LineSupplier& input, std::size_t& at) {
    while (true) {
        bytes_ = input.bytes(std::min(at + 1, kLongestValue));
        while (at < bytes_.size() && is_json_gap(bytes_[at])) ++at;
        if (at < bytes_.size() || at >= kLongestValue) return Step::again;
        if (input.state() == LineSupplier::State::pause) return Step::more;
        if (input.state() != LineSupplier::State::ready) return Step::again;
    }
}

/// The array at the front begins with a string that ends at `at`: does it have one more, and no
/// others? Then it may be a puzzle with its solution, and is read as one value.
JsonDocument::Step JsonDocument::look_for_pair(LineSupplier& input, std::size_t at) {
    pair_ = false;
    const auto byte = [&] { return at < bytes_.size() ? bytes_[at] : '\0'; };
    if (behind_gap(input, at) == Step::more) return Step::more;
    if (byte() != ',') return Step::again;
    if (behind_gap(input, ++at) == Step::more) return Step::more;
    if (!is_quote(byte())) return Step::again;
    ValueSplitter second;
    const auto state = split(input, at, second);
    if (state == ValueSplitter::State::more) return Step::more;
    if (state == ValueSplitter::State::damaged) return Step::again;
    at += second.size();
    if (behind_gap(input, at) == Step::more) return Step::more;
    pair_ = closes_bracket(byte());
    return Step::again;
}

/// At an array: enters it when its elements are puzzles.
JsonDocument::Step JsonDocument::look_inside(LineSupplier& input) {
    std::size_t begin = 1;
    while (true) {
        bytes_ = input.bytes(begin + 1);
        begin = first_element();
        if (begin < bytes_.size() || begin > kLongestValue / 2) break;
        if (input.state() == LineSupplier::State::pause) return Step::more;
        if (input.state() != LineSupplier::State::ready) break;
    }
    looked_inside_ = true;
    if (begin >= bytes_.size() || bytes_[0] == '(') return Step::again;
    const bool text = is_quote(bytes_[begin]);
    if (!opens_bracket(bytes_[begin]) && !text) return Step::again;
    if (bytes_[0] == '{' && text) return Step::again;  // an object
    switch (split(input, begin, element_)) {
        case ValueSplitter::State::more:
            looked_inside_ = false;
            return Step::more;
        case ValueSplitter::State::damaged:
            return Step::again;
        case ValueSplitter::State::done:
            break;
    }
    Error ignored;
    const std::string_view element = bytes_.substr(begin, element_.size());
    if (!tree_.parse(element, {}, ignored) || !stands_alone(tree_.root())) return Step::again;
    if (bytes_[0] == '{' && tree_.root().is(Kind::object)) return Step::again;  // a doubled brace
    if (text) {
        if (look_for_pair(input, begin + element_.size()) == Step::more) {
            looked_inside_ = false;
            element_ = {};
            return Step::more;
        }
        if (pair_) return Step::again;
    }
    recovery_.expect(beginning_of(bytes_.substr(begin, element_.size())));
    at_value_ = false;
    in_array_ = true;
    need_comma_ = false;
    input.consume_bytes(begin);
    return Step::again;
}

/// To the beginning of the next value, entering arrays.
JsonDocument::Step JsonDocument::find(LineSupplier& input) {
    if (!at_value_) {
        if (skip_ > 0) {
            bytes_ = input.bytes(skip_);
            if (bytes_.size() < skip_) return Step::more;
            input.consume_bytes(std::exchange(skip_, 0));
        }
        const Step step = in_array_ ? find_element(input) : find_value(input);
        if (step != Step::again) return step;
        at_value_ = true;
        looked_inside_ = in_array_;
        splitter_ = {};
        element_ = {};
    }
    return looked_inside_ ? Step::again : look_inside(input);
}

Found JsonDocument::take_value(LineSupplier& input, Record& record) {
    switch (split(input, 0, splitter_)) {
        case ValueSplitter::State::more:
            return Found::more;
        case ValueSplitter::State::damaged:
            return damage(input, splitter_.size(), splitter_.problem(), record);
        case ValueSplitter::State::done:
            break;
    }
    at_value_ = false;
    need_comma_ = in_array_;
    line_ends_ = 0;
    const std::size_t size = splitter_.size();
    const bool good = tree_.parse(bytes_.substr(0, size), input.place(), record.error);
    input.consume_bytes(size);
    if (!good) return Found::error;
    items_.clear();
    next_item_ = 0;
    collect(tree_.root(), items_);
    return emit(record);
}

/// The value at the front is broken at byte `at`.
Found JsonDocument::damage(LineSupplier& input, std::size_t at, const char* problem,
                           Record& record) {
    const bool comment = at < bytes_.size() && (bytes_[at] == '#' || bytes_[at] == '/');
    // What is missing is missing on the line before.
    while (!comment && at < bytes_.size() && at > 0 && is_json_gap(bytes_[at - 1])) --at;
    const bool cut_off = at >= bytes_.size();
    const bool printable = !cut_off && bytes_[at] > ' ' && bytes_[at] <= '~';
    record.error = {cut_off ? ErrorCode::truncated : ErrorCode::bad_symbol,
                    place_behind(input.place(), bytes_.substr(0, at)),
                    printable ? std::string(1, bytes_[at]) : "",
                    std::string("this is no valid JSON: ") + problem + "; correct it"};
    at_value_ = false;
    recovery_.begin(input.place().column > 1);
    if (in_array_) {
        input.consume_bytes(std::min<std::size_t>(at, 1));
    } else {
        recovery_.expect(beginning_of(bytes_));
        if (at >= kLongestValue) input.consume_bytes(at);
    }
    return Found::error;
}

/// Behind an element something else than a comma follows. Behind a blank line it is something new,
/// and the array was never closed.
Found JsonDocument::missing_comma(LineSupplier& input, Record& record) {
    if (line_ends_ < 2) return damage(input, 0, "a comma is missing here", record);
    in_array_ = false;
    record.error = {ErrorCode::truncated, input.place(), "",
                    "this is no valid JSON: a bracket before this place is not closed; close it"};
    return Found::error;
}

JsonDocument::Step JsonDocument::recover(LineSupplier& input) {
    switch (in_array_ ? recovery_.in_array(input) : recovery_.by_lines(input)) {
        case Recovery::Step::found:
            need_comma_ = false;
            return Step::again;
        case Recovery::Step::more:
            return Step::more;
        case Recovery::Step::left:
            in_array_ = false;
            return Step::ended;
        case Recovery::Step::ended:
            break;
    }
    return Step::ended;
}

Found JsonDocument::next(LineSupplier& input, Record& record) {
    if (next_item_ < items_.size()) return emit(record);
    while (true) {
        switch (recovery_.active() ? recover(input) : find(input)) {
            case Step::more:
                return Found::more;
            case Step::ended:
                return Found::no;
            case Step::damaged:
                return missing_comma(input, record);
            case Step::again:
                break;
        }
        if (at_value_ && looked_inside_) return take_value(input, record);
    }
}

}  // namespace

Opening open_document(const Window& window, const ReadOptions& options, std::string_view only) {
    const Line& line = *window.line(0);
    const std::size_t begin = value_begin(line.text);
    if (begin == std::string_view::npos) return {};
    return {Found::puzzle, 0,
            std::make_unique<JsonDocument>(options, only, byte_index(line, begin))};
}

}  // namespace nonet::text::json
