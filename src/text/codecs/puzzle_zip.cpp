// A parser by descent, one function for each kind of value, that writes JSON as it goes: see
// puzzle_zip.hpp.
#include "text/codecs/puzzle_zip.hpp"

#include "text/codecs/codec_error.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nonet::text {

namespace {

constexpr int kMostLevels = 100;

using Name = std::pair<std::string_view, std::string_view>;

/// Short and long names of keys.
constexpr std::array<Name, 24> kNames = {{
    {"a", "arrows"},   {"c", "color"},     {"c1", "borderColor"}, {"c2", "backgroundColor"},
    {"ca", "cages"},   {"ce", "cells"},    {"cs", "cellSize"},    {"ct", "center"},
    {"d", "duration"}, {"fs", "fontSize"}, {"h", "height"},       {"hl", "headLength"},
    {"l", "lines"},    {"o", "overlays"},  {"r", "rounded"},      {"re", "regions"},
    {"t", "title"},    {"te", "text"},     {"th", "thickness"},   {"u", "underlays"},
    {"v", "value"},    {"vd", "videos"},   {"w", "width"},        {"wp", "wayPoints"},
}};

std::string_view long_name(std::string_view name) {
    const auto* known = std::find_if(kNames.begin(), kNames.end(),
                                     [&](const Name& row) { return row.first == name; });
    return known == kNames.end() ? name : known->second;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_name_symbol(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_colour(std::string_view word) {
    return word.size() == 6 &&
           word.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

/// As far as a JSON parser will not see more in it.
bool is_plain_value(std::string_view word) {
    if (word == "true" || word == "false" || word == "null") return true;
    return !word.empty() && (is_digit(word[0]) || word[0] == '-') &&
           word.find_first_not_of("0123456789+-.eE") == std::string_view::npos;
}

class Unzipper {
  public:
    explicit Unzipper(std::string_view text)
        : text_(text), quote_(text.find('"') == std::string_view::npos ? '\'' : '"') {}

    Result<std::string> run() {
        if (value(0, false) && at_ != text_.size()) fail("stands behind the end");
        if (error_) return *error_;
        return std::move(json_);
    }

  private:
    bool value(int level, bool behind_colon);
    bool array(int level);
    bool object(int level);
    bool key();
    bool string();
    bool word(bool behind_colon);

    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    /// Takes `c` over into the result, if it comes next.
    bool take(char c) {
        if (next() != c || at_ == text_.size()) return false;
        json_ += c;
        ++at_;
        return true;
    }

    bool fail(const std::string& problem) {
        const ErrorCode code = at_ < text_.size() ? ErrorCode::bad_symbol : ErrorCode::truncated;
        error_ = codec_error(code, text_, at_,
                             "of the unpacked puzzle " + problem + "; copy the link again");
        return false;
    }

    std::string_view text_;
    char quote_;
    std::size_t at_ = 0;
    std::string json_;
    std::optional<Error> error_;
};

bool Unzipper::value(int level, bool behind_colon) {
    if (level > kMostLevels) return fail("begins the 101st level of brackets");
    if (next() == '{') return object(level);
    if (next() == '[') return array(level);
    if (next() == quote_) return string();
    return word(behind_colon);
}

bool Unzipper::array(int level) {
    take('[');
    do {
        if (next() == ',' || next() == ']') {
            json_ += "{}";
        } else if (!value(level + 1, false)) {
            return false;
        }
    } while (take(','));
    return take(']') || fail("is not the , or ] that is due");
}

bool Unzipper::object(int level) {
    take('{');
    if (take('}')) return true;
    do {
        if (!key() || !value(level + 1, true)) return false;
    } while (take(','));
    return take('}') || fail("is not the , or } that is due");
}

bool Unzipper::key() {
    if (next() == quote_) {
        if (!string()) return false;
    } else {
        const std::size_t start = at_;
        while (is_name_symbol(next())) ++at_;
        if (at_ == start) return fail("is not the name that is due");
        json_ += '"';
        json_ += long_name(text_.substr(start, at_ - start));
        json_ += '"';
    }
    return take(':') || fail("is not the : that is due");
}

bool Unzipper::string() {
    ++at_;
    json_ += '"';
    for (; at_ < text_.size() && text_[at_] != quote_; ++at_) {
        if (text_[at_] != '\\' || at_ + 1 == text_.size()) {
            json_ += text_[at_];
            continue;
        }
        ++at_;
        if (text_[at_] != '\'') json_ += '\\';
        json_ += text_[at_];
    }
    if (at_ == text_.size()) return fail("is missing: a string is cut off");
    ++at_;
    json_ += '"';
    return true;
}

bool Unzipper::word(bool behind_colon) {
    const std::size_t size = std::min(text_.find_first_of(",]}", at_), text_.size()) - at_;
    const std::string_view word = text_.substr(at_, size);
    if (behind_colon && word == "t") {
        json_ += "true";
    } else if (behind_colon && word == "f") {
        json_ += "false";
    } else if (behind_colon && word == "#0") {
        json_ += "\"#000000\"";
    } else if (behind_colon && word == "#F") {
        json_ += "\"#FFFFFF\"";
    } else if (behind_colon && is_colour(word)) {
        json_ += "\"#" + std::string(word) + '"';
    } else if (is_plain_value(word)) {
        json_ += word;
    } else {
        return fail("begins no value");
    }
    at_ += size;
    return true;
}

}  // namespace

Result<std::string> puzzle_unzip(std::string_view text) {
    return Unzipper(text).run();
}

}  // namespace nonet::text
