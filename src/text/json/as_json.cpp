// See as_json.hpp. One pass over the tokens; each may look a little ahead, never far, and knows of
// what was written the commas that nothing but gaps follow. Linear.
#include "text/json/as_json.hpp"

#include "text/lines/source_line.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace nonet::text::json {

namespace {

struct Word {
    std::string_view word;
    std::string_view json;  ///< not longer than the word
};

constexpr std::array kWords = {
    Word{"None", "null"}, Word{"NULL", "null"}, Word{"undefined", "null"}, Word{"nil", "\"\""},
    Word{"nan", "\"\""},  Word{"NaN", "\"\""},  Word{"True", "true"},      Word{"False", "false"},
};

bool is_gap(char c) {
    return is_space(c) || c == '\n' || c == '\r';
}

bool is_word(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '.';
}

class Translator {
  public:
    explicit Translator(std::string_view text) : text_(text), out_(text) {}

    std::string run() {
        while (at_ < text_.size()) step();
        return std::move(out_);
    }

  private:
    /// What an open bracket became.
    enum class Bracket : std::uint8_t { list, object, call };

    void step() {
        const std::size_t begin = at_;
        take_token();
        note_commas(begin);
    }

    void take_token() {
        const char c = text_[at_];
        if (c == '"' || c == '\'') {
            string(c);
        } else if (c == '[' || c == '(' || c == '{') {
            open(c == '{' && begins_object() ? Bracket::object : Bracket::list);
        } else if (c == ']' || c == ')' || c == '}') {
            close();
        } else if (is_letter(c) || c == '_') {
            word();
        } else if (is_digit(c)) {
            number();
        } else {
            ++at_;
        }
    }

    /// Where the string that begins at `from` ends: behind its quote.
    [[nodiscard]] std::size_t end_of_string(std::size_t from) const {
        const char quote = text_[from];
        std::size_t i = from + 1;
        while (i < text_.size() && text_[i] != quote) i += text_[i] == '\\' ? 2 : 1;
        return i < text_.size() ? i + 1 : text_.size();
    }

    [[nodiscard]] std::size_t behind_gap(std::size_t from) const {
        while (from < text_.size() && is_gap(text_[from])) ++from;
        return from;
    }

    void string(char quote) {
        const std::size_t end = end_of_string(at_);
        if (quote == '\'' && end - at_ >= 2 && text_[end - 1] == '\'') {
            for (std::size_t i = at_; i < end; ++i) {
                if (text_[i] == '"') out_[i] = '\'';
                if (text_[i] == '\\' && i + 1 < end && text_[i + 1] == '\'') out_[i] = ' ';
            }
            out_[at_] = '"';
            out_[end - 1] = '"';
        }
        at_ = end;
    }

    /// A brace begins an object when a key follows.
    [[nodiscard]] bool begins_object() const {
        std::size_t i = behind_gap(at_ + 1);
        if (i >= text_.size() || text_[i] == '}') return true;
        if (text_[i] != '"' && text_[i] != '\'') return false;
        i = behind_gap(end_of_string(i));
        return i < text_.size() && text_[i] == ':';
    }

    void open(Bracket bracket) {
        out_[at_] = bracket == Bracket::call ? ' ' : bracket == Bracket::object ? '{' : '[';
        open_.push_back(bracket);
        ++at_;
    }

    void close() {
        if (open_.empty()) {
            ++at_;
            return;
        }
        const Bracket bracket = open_.back();
        open_.pop_back();
        blank_last_comma();
        out_[at_] = bracket == Bracket::call ? ' ' : bracket == Bracket::object ? '}' : ']';
        ++at_;
    }

    void word() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_word(text_[at_])) ++at_;
        const std::string_view word = text_.substr(begin, at_ - begin);
        const std::size_t behind = behind_gap(at_);
        const char after = behind < text_.size() ? text_[behind] : '\0';
        if (after == '(') {
            blank_out(begin, behind);
            at_ = behind;
            open(Bracket::call);
            return;
        }
        if (after == '=' && !open_.empty()) {
            blank_named_argument(begin);
            return;
        }
        for (const Word& known : kWords) {
            if (word != known.word) continue;
            blank_out(begin, at_);
            out_.replace(begin, known.json.size(), known.json);
        }
    }

    /// "dtype=int8" and the like, up to the next comma or bracket, with the comma before it.
    void blank_named_argument(std::size_t begin) {
        while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != ')' && text_[at_] != ']') {
            ++at_;
        }
        blank_out(begin, at_);
        blank_last_comma();
    }

    void number() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_word(text_[at_])) ++at_;
        const bool two_digits = at_ - begin == 2 && is_digit(text_[begin + 1]);
        if (two_digits && text_[begin] == '0') out_[begin] = ' ';
    }

    /// What was written from `begin` on is final, but for its commas.
    void note_commas(std::size_t begin) {
        std::size_t end = at_;
        while (end > begin && is_gap(out_[end - 1])) --end;
        if (end == begin) return;
        if (out_[end - 1] == ',') {
            commas_.push_back(end - 1);
        } else {
            commas_.clear();
        }
    }

    /// Blanks the comma that stands before this token, if one does.
    void blank_last_comma() {
        if (commas_.empty()) return;
        out_[commas_.back()] = ' ';
        commas_.pop_back();
    }

    void blank_out(std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            if (!is_gap(out_[i])) out_[i] = ' ';
        }
    }

    std::string_view text_;
    std::string out_;
    std::size_t at_ = 0;
    std::vector<Bracket> open_;
    std::vector<std::size_t> commas_;  ///< those written behind all else but gaps
};

}  // namespace

std::string as_json(std::string_view text) {
    return Translator(text).run();
}

}  // namespace nonet::text::json
