// One walk from left to right, since an ending depends on the text that stands before it.
#include "logic/messages/pattern.hpp"

namespace nonet::logic {

namespace {

class Filler {
  public:
    Filler(const Words& words, const Values& values) : words_(words), values_(values) {}

    std::string fill(std::string_view pattern) {
        while (!pattern.empty()) {
            const std::size_t mark = pattern.find_first_of("{[]");
            text_ += pattern.substr(0, mark);
            if (mark == std::string_view::npos) break;
            const char symbol = pattern[mark];
            pattern.remove_prefix(mark + 1);
            if (symbol == '{') {
                const std::size_t end = pattern.find('}');
                put(pattern.substr(0, end));
                pattern.remove_prefix(end == std::string_view::npos ? pattern.size() : end + 1);
            } else if (symbol == '[') {
                part_begin_ = text_.size();
                is_missing_ = false;
            } else if (is_missing_) {
                text_.resize(part_begin_);
            }
        }
        return std::move(text_);
    }

  private:
    void put(std::string_view name) {
        const auto found = values_.find(name);
        if (found != values_.end()) {
            is_missing_ |= found->second.empty();
            text_ += found->second;
            return;
        }
        const std::string_view ending =
            words_.choose_ending != nullptr ? words_.choose_ending(name, text_) : "";
        if (!ending.empty()) {
            text_ += ending;
        } else {
            text_ += '{';
            text_ += name;
            text_ += '}';
        }
    }

    const Words& words_;
    const Values& values_;
    std::string text_;
    std::size_t part_begin_ = 0;
    bool is_missing_ = false;
};

}  // namespace

std::string fill(const Words& words, std::string_view pattern, const Values& values) {
    return Filler(words, values).fill(pattern);
}

}  // namespace nonet::logic
