// Finding the root element of an XML document before it is parsed, since the root's name decides
// which format reads it.
//
// Declaration, comments and document type may stand before the root, on one line or on many. They
// are skipped over, not understood: the parser will judge them. A document begins on a line of its
// own: otherwise a long line of tiny documents would be split anew for each. The search ends after
// kMostLines lines or kMostBytes bytes; what has no root until then is not taken for XML. It is
// linear in what it looks at, and made once for each line, however many formats ask.
#include "text/xml/root.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace nonet::text {

namespace {

constexpr std::size_t kMostLines = 100;
constexpr std::size_t kMostBytes = 65536;
constexpr std::string_view kSpaces = " \t\n\v\f";

bool is_name_character(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '.' || c == ':';
}

/// Steps over what stands before the root, line by line; goes on where it stopped.
class Prolog {
  public:
    void add(std::string_view line) {
        text_ += line;
        text_ += '\n';
    }

    [[nodiscard]] std::size_t size() const { return text_.size(); }

    /// The root of the lines so far; `more` when it may be in the next.
    XmlRoot root() {
        while (true) {
            const std::size_t start = text_.find_first_not_of(kSpaces, at_);
            if (start == std::string::npos) return more();
            begin_item(start);
            const std::string_view rest = std::string_view(text_).substr(at_);
            if (rest.starts_with("<?")) {
                if (rest.starts_with("<?xml ")) read_declaration(rest.substr(0, rest.find("?>")));
                if (!skip_past("?>")) return more();
            } else if (rest.starts_with("<!--")) {
                if (!skip_past("-->")) return more();
            } else if (rest.starts_with("<!DOCTYPE")) {
                if (!skip_doctype(rest)) return more();
            } else {
                return element(rest);
            }
        }
    }

  private:
    [[nodiscard]] XmlRoot more() const {
        XmlRoot root = root_;
        root.found = Found::more;
        return root;
    }

    void begin_item(std::size_t start) {
        at_ = start;
        if (searched_ < at_) searched_ = at_;
    }

    void read_declaration(std::string_view declaration) {
        root_.declared = true;
        root_.utf16 = declaration.find("TF-16") != std::string_view::npos ||
                      declaration.find("tf-16") != std::string_view::npos;
    }

    bool skip_past(std::string_view end) {
        const std::size_t found = text_.find(end, searched_);
        if (found == std::string::npos) {
            const std::size_t partial = end.size() - 1;  // may be the beginning of `end`
            if (text_.size() > searched_ + partial) searched_ = text_.size() - partial;
            return false;
        }
        searched_ = found + end.size();
        at_ = searched_;
        return true;
    }

    bool skip_doctype(std::string_view rest) {
        const std::size_t begin = at_;
        const bool subset = rest.find('[') < rest.find('>');
        if ((!subset || skip_past("]")) && skip_past(">")) return true;
        at_ = begin;
        searched_ = begin;
        return false;
    }

    [[nodiscard]] XmlRoot element(std::string_view rest) const {
        XmlRoot root = root_;
        if (rest.size() < 2 || rest[0] != '<' || !(is_letter(rest[1]) || rest[1] == '_'))
            return root;
        std::size_t end = 1;
        while (end < rest.size() && is_name_character(rest[end])) ++end;
        const char behind = end < rest.size() ? rest[end] : '<';
        if (behind != '>' && behind != '/' && kSpaces.find(behind) == std::string_view::npos)
            return root;
        root.found = Found::puzzle;
        root.name = std::string(rest.substr(1, end - 1));
        return root;
    }

    std::string text_;
    std::size_t at_ = 0;        ///< where a declaration, comment or document type begins
    std::size_t searched_ = 0;  ///< up to here, its end does not begin
    XmlRoot root_;              ///< what is known of it before it is found
};

XmlRoot search_root(const Window& window) {
    Prolog prolog;
    for (std::size_t ahead = 0; ahead < kMostLines && prolog.size() < kMostBytes; ++ahead) {
        const Line* line = window.line(ahead);
        if (line == nullptr) return {.found = window.waiting() ? Found::more : Found::no};
        prolog.add(line->raw.substr(0, kMostBytes));
        XmlRoot root = prolog.root();
        if (root.found != Found::more) return root;
        if (line->too_long) break;
    }
    return {};
}

}  // namespace

XmlRoot find_xml_root(const Window& window) {
    const Line* line = window.line(0);
    if (line == nullptr) return {.found = window.waiting() ? Found::more : Found::no};
    if (line->place.column > 1 || !trimmed(line->raw).starts_with('<')) return {};
    XmlRootMemo& memo = window.xml_root_memo();
    if (memo.offset == line->place.offset) return memo.root;
    const std::uint64_t offset = line->place.offset;
    XmlRoot root = search_root(window);
    if (root.found != Found::more) memo = {offset, root};
    return root;
}

}  // namespace nonet::text
