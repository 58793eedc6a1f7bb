// JSON values, one behind the other or in one long array, as puzzles.
//
// A million puzzles come as a million lines (JSON Lines) or as one array on one line, so neither is
// read as a whole: the splitter cuts off one value after the other, and one value is in memory at
// any time. An array is entered when its first element stands alone (an object, a grid, a long
// string); else it is a grid itself and read as one value. Values are told apart from what follows
// by their first character; the document ends where no value begins.
//
// After damage it is in doubt where the next puzzle begins. Outside an array: at the next line that
// begins as the damaged value did, with the same two kinds of characters, or behind the next blank
// line. Inside: at the next element that begins as the elements before did. So a damaged line of
// JSON Lines costs that line, and rows of a damaged grid are not taken for grids.
#include "text/json/json_document.hpp"

#include "text/json/shapes.hpp"
#include "text/json/value_splitter.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text::json {

namespace {

/// The first two characters of a value, by kind; tells lines and elements of one sort.
struct Beginning {
    char first = 0;
    char second = 0;

    friend bool operator==(const Beginning&, const Beginning&) = default;
};

char kind_of(char c) {
    if (is_digit(c) || c == '.' || c == '-') return '0';
    if (is_letter(c)) return 'a';
    return c;
}

Beginning beginning_of(std::string_view text) {
    Beginning beginning;
    std::size_t i = 0;
    while (i < text.size() && is_space(text[i])) ++i;
    if (i < text.size()) beginning.first = kind_of(text[i++]);
    while (i < text.size() && is_space(text[i])) ++i;
    if (i < text.size() && text[i] != '\n' && text[i] != '\r') beginning.second = kind_of(text[i]);
    return beginning;
}

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
    Step recover_in_array(LineSupplier& input);
    Step recover_lines(LineSupplier& input);
    bool begins_element(LineSupplier& input, std::size_t at);

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
    bool recovering_ = false;
    bool skip_line_ = false;   ///< recovering: the line at the front belongs to the damage
    bool separated_ = false;   ///< recovering in an array: behind a comma or line end
    bool blank_line_ = false;  ///< recovering in an array: nothing on this line so far
    bool indented_ = false;    ///< the damaged value
    Beginning sort_;           ///< of the values

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
    sort_ = beginning_of(bytes_.substr(begin, element_.size()));
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
    recovering_ = true;
    separated_ = false;
    blank_line_ = false;
    skip_line_ = true;
    if (in_array_) {
        input.consume_bytes(std::min<std::size_t>(at, 1));
    } else {
        sort_ = beginning_of(bytes_);
        indented_ = input.place().column > 1;
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

/// True when an element begins at byte `at`; more input is fetched when that is needed to know.
bool JsonDocument::begins_element(LineSupplier& input, std::size_t at) {
    std::size_t second = at + 1;
    while (true) {
        while (second < bytes_.size() && is_space(bytes_[second])) ++second;
        if (second < bytes_.size() || second > kLongestValue / 2) break;
        bytes_ = input.bytes(second + 1);
        if (second >= bytes_.size()) break;
    }
    return beginning_of(bytes_.substr(at)) == sort_;
}

JsonDocument::Step JsonDocument::recover_in_array(LineSupplier& input) {
    while (true) {
        bytes_ = input.bytes(1);
        std::size_t i = 0;
        for (; i < bytes_.size(); ++i) {
            const char c = bytes_[i];
            if (c == '\n' || c == '\r') {
                if (blank_line_ && c == '\n') break;
                blank_line_ = true;
                separated_ = true;
                continue;
            }
            if (is_space(c)) continue;
            if (separated_ && begins_element(input, i)) {
                input.consume_bytes(i);
                recovering_ = false;
                need_comma_ = false;
                return Step::again;
            }
            if (separated_ && input.state() == LineSupplier::State::pause) {
                input.consume_bytes(i);
                return Step::more;
            }
            separated_ = c == ',';
            blank_line_ = false;
        }
        const bool left = i < bytes_.size();
        input.consume_bytes(i);
        if (left) {
            in_array_ = false;
            recovering_ = false;
            return Step::ended;
        }
        if (input.state() == LineSupplier::State::pause) return Step::more;
        if (input.state() != LineSupplier::State::ready) return Step::ended;
    }
}

/// True for a line that is a puzzle and no part of a JSON value.
bool is_puzzle_line(std::string_view line) {
    constexpr std::size_t kEnough = 37;
    return line.size() >= kEnough && std::all_of(line.begin(), line.begin() + kEnough,
                                                 [](char c) { return is_digit(c) || c == '.'; });
}

JsonDocument::Step JsonDocument::recover_lines(LineSupplier& input) {
    while (const Line* line = input.peek(0)) {
        if (!std::exchange(skip_line_, false)) {
            const bool blank = std::all_of(line->text.begin(), line->text.end(), is_space);
            const bool same_sort =
                !blank && is_space(line->text[0]) == indented_ && beginning_of(line->text) == sort_;
            if (blank || same_sort || is_puzzle_line(line->text)) {
                recovering_ = false;
                return Step::again;
            }
        }
        input.consume(1);
    }
    return input.state() == LineSupplier::State::pause ? Step::more : Step::ended;
}

JsonDocument::Step JsonDocument::recover(LineSupplier& input) {
    return in_array_ ? recover_in_array(input) : recover_lines(input);
}

Found JsonDocument::next(LineSupplier& input, Record& record) {
    if (next_item_ < items_.size()) return emit(record);
    while (true) {
        switch (recovering_ ? recover(input) : find(input)) {
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

bool contains(std::string_view characters, char c) {
    return characters.find(c) != std::string_view::npos;
}

std::size_t behind_spaces(std::string_view line, std::size_t at) {
    while (at < line.size() && is_space(line[at])) ++at;
    return at;
}

bool is_word_character(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '.';
}

std::string_view word_at(std::string_view line, std::size_t at) {
    std::size_t end = at;
    while (end < line.size() && is_word_character(line[end])) ++end;
    return line.substr(at, end - at);
}

bool is_blank_word(std::string_view word) {
    static constexpr std::array<std::string_view, 7> kWords = {"null", "None", "NULL",     "nil",
                                                               "nan",  "NaN",  "undefined"};
    return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

/// "puzzle: " and a value, as objects are written in JavaScript.
bool is_bare_key(std::string_view line, std::size_t at) {
    const std::string_view key = word_at(line, at);
    if (key.empty() || is_digit(key[0])) return false;
    const std::size_t colon = behind_spaces(line, at + key.size());
    if (colon == line.size() || line[colon] != ':') return false;
    const std::size_t value = behind_spaces(line, colon + 1);
    return value == line.size() || opens_bracket(line[value]) || is_quote(line[value]) ||
           is_digit(line[value]);
}

/// Whether the bracket at `at` begins a value. "[Puzzle]" does not, nor does "[[Puzzle]".
bool is_value(std::string_view line, std::size_t at) {
    const char bracket = line[at];
    char innermost = bracket;
    while (at < line.size() && (opens_bracket(line[at]) || is_space(line[at]))) {
        if (opens_bracket(line[at])) innermost = line[at];
        ++at;
    }
    if (at == line.size()) return true;
    const char c = line[at];
    if (innermost == '{' && is_bare_key(line, at)) return true;  // the parser names the cure
    if (bracket == '(' && is_digit(c)) return contains(line, ',');
    return closes_bracket(c) || is_quote(c) || is_digit(c) || c == '-' ||
           is_blank_word(word_at(line, at));
}

/// Behind "=": the value may have a type or a function in front, "new int[][] {" or "np.array(".
std::size_t behind_type(std::string_view line, std::size_t at) {
    while (at < line.size()) {
        const char c = line[at];
        if (c == '(' || c == '{') return at;
        if (c == '[') {
            std::size_t close = at + 1;
            while (close < line.size() && (is_digit(line[close]) || is_space(line[close]))) ++close;
            const bool dimension = close < line.size() && line[close] == ']';
            if (!dimension) return at;
            at = close;
        } else if (!is_word_character(c) && !contains(" \t<>!&:", c)) {
            break;
        }
        ++at;
    }
    return std::string_view::npos;
}

}  // namespace

std::size_t value_begin(std::string_view line) {
    constexpr std::size_t kLongestName = 200;
    const std::size_t begin = behind_spaces(line, 0);
    if (begin == line.size()) return std::string_view::npos;
    if (opens_bracket(line[begin])) return is_value(line, begin) ? begin : std::string_view::npos;
    if (!is_letter(line[begin]) && line[begin] != '_') return std::string_view::npos;
    std::size_t at = begin + word_at(line, begin).size();
    if (at < line.size() && line[at] == '(') {
        const std::size_t inside = behind_spaces(line, at + 1);
        const bool list = inside < line.size() && opens_bracket(line[inside]);
        return list ? at : std::string_view::npos;
    }
    const std::size_t last = std::min(line.size(), begin + kLongestName);
    while (at < last && (is_word_character(line[at]) || contains(" \t[]<>:,*&", line[at]))) ++at;
    if (at >= last || line[at] != '=') return std::string_view::npos;
    const std::size_t value = behind_type(line, at + 1);
    return value != std::string_view::npos && is_value(line, value) ? value
                                                                    : std::string_view::npos;
}

Opening open_document(const Window& window, const ReadOptions& options, std::string_view only) {
    const Line& line = *window.line(0);
    const std::size_t begin = value_begin(line.text);
    if (begin == std::string_view::npos) return {};
    return {Found::puzzle, 0,
            std::make_unique<JsonDocument>(options, only, byte_index(line, begin))};
}

}  // namespace nonet::text::json
