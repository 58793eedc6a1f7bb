// See tree.hpp: nlohmann-json's events, and a cursor that finds their places.
#include "text/json/tree.hpp"

#include "text/json/as_json.hpp"
#include "text/json/escapes.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <nlohmann/json.hpp>

namespace nonet::text::json {

namespace {

/// Turns the parser's events into nodes.
class Builder {
  public:
    Builder(std::string_view text, std::vector<Node>& nodes) : text_(text), nodes_(nodes) {}

    // What nlohmann-json's sax_parse calls; the names are its own.
    bool null() { return add_word(Kind::null); }
    bool boolean(bool /*value*/) { return add_word(Kind::boolean); }
    bool number_integer(std::int64_t /*value*/) { return add_word(Kind::number); }
    bool number_unsigned(std::uint64_t /*value*/) { return add_word(Kind::number); }
    bool number_float(double /*value*/, const std::string& /*text*/) {
        return add_word(Kind::number);
    }
    bool string(const std::string& /*value*/) { return count() && add_string(); }
    bool binary(const nlohmann::json::binary_t& /*value*/) { return false; }
    bool key(const std::string& /*value*/) { return add_string(); }
    bool start_object(std::size_t /*size*/) { return open(Kind::object); }
    bool start_array(std::size_t /*size*/) { return open(Kind::array); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    template <class Exception>
    bool parse_error(std::size_t position, const std::string& /*token*/, const Exception& /*why*/) {
        fault_ = position > 0 ? position - 1 : 0;
        return false;
    }

    [[nodiscard]] std::size_t fault() const { return fault_; }
    [[nodiscard]] bool too_deep() const { return too_deep_; }

  private:
    static bool is_between(char c) {
        return c == ' ' || c == '\n' || c == ',' || c == ':' || c == '\t' || c == '\r';
    }

    void skip_between() {
        while (at_ < text_.size() && is_between(text_[at_])) ++at_;
    }

    /// The value that comes belongs to the innermost bracket.
    bool count() {
        if (!open_.empty()) ++nodes_[open_.back()].count;
        return true;
    }

    bool add_word(Kind kind) {
        count();
        skip_between();
        const std::size_t begin = at_;
        while (at_ < text_.size() && !is_between(text_[at_]) && text_[at_] != ']' &&
               text_[at_] != '}') {
            ++at_;
        }
        nodes_.push_back({kind, begin, at_, nodes_.size() + 1, 0});
        return true;
    }

    bool add_string() {
        skip_between();
        const std::size_t begin = ++at_;
        const std::size_t quote = text_.find('"', begin);
        const std::size_t escape = text_.substr(begin, quote - begin).find('\\');
        if (escape == std::string_view::npos) {
            at_ = quote;
        } else {
            at_ += escape;
            while (at_ < text_.size() && text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
        }
        nodes_.push_back({Kind::string, begin, at_, nodes_.size() + 1, 0});
        ++at_;
        return true;
    }

    bool open(Kind kind) {
        count();
        skip_between();
        if (open_.size() == kDeepest) {
            too_deep_ = true;
            fault_ = at_;
            return false;
        }
        open_.push_back(nodes_.size());
        nodes_.push_back({kind, at_++, 0, 0, 0});
        return true;
    }

    bool close() {
        skip_between();
        Node& node = nodes_[open_.back()];
        node.end = ++at_;
        node.next = nodes_.size();
        open_.pop_back();
        return true;
    }

    std::string_view text_;
    std::vector<Node>& nodes_;
    std::vector<std::size_t> open_;
    std::size_t at_ = 0;
    std::size_t fault_ = 0;
    bool too_deep_ = false;
};

/// Nothing when `text` is JSON; else the byte where it ceases to be.
std::optional<std::size_t> find_fault(std::string_view text, std::vector<Node>& nodes) {
    nodes.clear();
    Builder builder(text, nodes);
    const char* const begin = text.data();
    if (nlohmann::json::sax_parse(begin, begin + text.size(), &builder)) return std::nullopt;
    return builder.fault();
}

/// What is known about the fault at byte `at`, and what to do.
std::string cause_of_fault(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && (is_letter(text[end]) || is_digit(text[end]) || text[end] == '_')) {
        ++end;
    }
    const std::size_t behind = text.find_first_not_of(" \t\r\n", end);
    const bool key = end > at && behind != std::string_view::npos && text[behind] == ':';
    if (key) return ": keys must be in double quotes, such as \"puzzle\"";
    return "; correct it, or give each puzzle as a line";
}

}  // namespace

Place place_behind(Place start, std::string_view text, char before) {
    Place place = start;
    for (const char c : text) {
        const bool pair = c == '\n' && before == '\r';
        before = c;
        if (pair) continue;
        if (c == '\n' || c == '\r') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0U) != 0x80) {
            ++place.column;
        }
    }
    place.offset = start.offset + text.size();
    return place;
}

Place Tree::place_of(std::size_t offset) const {
    const auto walk = [this](Place from, std::size_t begin, std::size_t end) {
        const char before = begin > 0 ? text_[begin - 1] : '\0';
        return place_behind(from, text().substr(begin, end - begin), before);
    };
    offset = source_offset(offset);
    const std::size_t nearest = offset / kApart;
    if (nearest == 0) return walk(start_, 0, offset);
    if (marks_.empty()) marks_.push_back(start_);
    for (std::size_t last = marks_.size() - 1; last < nearest; ++last) {
        marks_.push_back(walk(marks_[last], last * kApart, (last + 1) * kApart));
    }
    return walk(marks_[nearest], nearest * kApart, offset);
}

const Node& Value::node() const {
    return tree_->node(node_);
}

std::string_view Value::text() const {
    return tree_->text().substr(node().begin, node().end - node().begin);
}

std::optional<int> Value::integer() const {
    if (!is(Kind::number)) return std::nullopt;
    const std::string_view digits = text();
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

std::optional<Value> Value::member(std::string_view name) const {
    std::optional<Value> found;
    if (!is(Kind::object)) return found;
    each_member([&](std::string_view key, const Value& value) {
        if (key == name) found = value;
        return !found;
    });
    return found;
}

bool Tree::parse(std::string_view text, Place place, Error& error) {
    text_ = text;
    start_ = place;
    marks_.clear();
    unescaped_.clear();
    auto fault = find_fault(text_, nodes_);
    if (fault) {
        text_ = as_json(text);
        fault = find_fault(text_, nodes_);
    }
    source_size_ = text_.size();
    if (!fault) unescape_strings();
    line_ = {text_, text_, start_, false};
    if (!fault) return true;
    const std::size_t at = *fault < text_.size() ? *fault : text_.size();
    error = text::error_at(ErrorCode::bad_symbol, line_, at,
                           "this is no valid JSON" + cause_of_fault(text_, at));
    error.place = place_of(at);
    return false;
}

bool Tree::parse_strictly(std::string_view text) {
    text_ = text;
    start_ = {1, 1, 0};
    marks_.clear();
    unescaped_.clear();
    source_size_ = text_.size();
    const bool good = !find_fault(text_, nodes_);
    if (good) unescape_strings();
    line_ = {text_, text_, start_, false};
    return good;
}

void Tree::unescape_strings() {
    if (text_.find('\\') == std::string::npos) return;
    for (Node& node : nodes_) {
        if (node.kind != Kind::string) continue;
        const std::string raw = text_.substr(node.begin, node.end - node.begin);
        if (raw.find('\\') == std::string::npos) continue;
        unescaped_.push_back({node.begin, node.end, text_.size()});
        node.begin = text_.size();
        append_unescaped(raw, text_);
        node.end = text_.size();
    }
}

/// The byte of the source that byte `offset` of the text stands for.
std::size_t Tree::source_offset(std::size_t offset) const {
    if (offset >= source_size_ && !unescaped_.empty()) {
        const auto behind =
            std::upper_bound(unescaped_.begin(), unescaped_.end(), offset,
                             [](std::size_t at, const Unescaped& text) { return at < text.at; });
        if (behind != unescaped_.begin()) {
            const Unescaped& text = *std::prev(behind);
            const std::string_view raw =
                std::string_view(text_).substr(text.begin, text.end - text.begin);
            offset = text.begin + escaped_index(raw, offset - text.at);
        }
    }
    return std::min(offset, source_size_);
}

Error Tree::error_at(ErrorCode code, const Value& value, std::string message) const {
    std::string symbol(value.text().substr(0, 20));
    if (value.is(Kind::array) || value.is(Kind::object)) symbol.resize(1);
    return {code, place_of(value.begin()), std::move(symbol), std::move(message)};
}

}  // namespace nonet::text::json
