// Finding the root element of an XML document before it is parsed, since the root's name decides
// which format reads it.
//
// Declaration, comments and document type may stand before the root, on one line or on many. They
// are skipped over, not understood: the parser will judge them. A document begins on a line of its
// own: otherwise a long line of tiny documents would be split anew for each. The search ends after
// kMostLines lines or kMostBytes bytes; what has no root until then is not taken for XML.
#include "text/xml/root.hpp"

#include <cstddef>
#include <string_view>

namespace nonet::text {

namespace {

constexpr std::size_t kMostLines = 100;
constexpr std::size_t kMostBytes = 65536;
constexpr std::string_view kSpaces = " \t\n\v\f";

bool is_name_character(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '-' || c == '.' || c == ':';
}

/// Steps over what stands before the root of `text`, which may be incomplete.
class Prolog {
  public:
    explicit Prolog(std::string_view text) : rest_(text) {}

    XmlRoot root() {
        XmlRoot root;
        while (true) {
            const std::size_t start = rest_.find_first_not_of(kSpaces);
            if (start == std::string_view::npos) return more(root);
            rest_.remove_prefix(start);
            if (rest_.starts_with("<?")) {
                if (rest_.starts_with("<?xml ")) {
                    const std::string_view declaration = rest_.substr(0, rest_.find("?>"));
                    root.declared = true;
                    root.utf16 = declaration.find("TF-16") != std::string_view::npos ||
                                 declaration.find("tf-16") != std::string_view::npos;
                }
                if (!skip_past("?>")) return more(root);
            } else if (rest_.starts_with("<!--")) {
                if (!skip_past("-->")) return more(root);
            } else if (rest_.starts_with("<!DOCTYPE")) {
                if (!skip_doctype()) return more(root);
            } else {
                return element(root);
            }
        }
    }

  private:
    static XmlRoot more(XmlRoot root) {
        root.found = Found::more;
        return root;
    }

    bool skip_past(std::string_view end) {
        const std::size_t at = rest_.find(end);
        if (at == std::string_view::npos) return false;
        rest_.remove_prefix(at + end.size());
        return true;
    }

    bool skip_doctype() {
        const bool subset = rest_.find('[') < rest_.find('>');
        return (!subset || skip_past("]")) && skip_past(">");
    }

    XmlRoot element(XmlRoot root) const {
        if (rest_.size() < 2 || rest_[0] != '<' || !(is_letter(rest_[1]) || rest_[1] == '_'))
            return root;
        std::size_t end = 1;
        while (end < rest_.size() && is_name_character(rest_[end])) ++end;
        const char behind = end < rest_.size() ? rest_[end] : '<';
        if (behind != '>' && behind != '/' && kSpaces.find(behind) == std::string_view::npos)
            return root;
        root.found = Found::puzzle;
        root.name = std::string(rest_.substr(1, end - 1));
        return root;
    }

    std::string_view rest_;
};

}  // namespace

XmlRoot find_xml_root(const Window& window) {
    std::string text;
    for (std::size_t ahead = 0; ahead < kMostLines && text.size() < kMostBytes; ++ahead) {
        const Line* line = window.line(ahead);
        if (line == nullptr) return {.found = window.waiting() ? Found::more : Found::no};
        if (ahead == 0 && (line->place.column > 1 || !trimmed(line->raw).starts_with('<')))
            return {};
        text += line->raw.substr(0, kMostBytes);
        text += '\n';
        XmlRoot root = Prolog(text).root();
        if (root.found != Found::more) return root;
        if (line->too_long) break;  // looking behind it would drop its rest
    }
    return {};
}

}  // namespace nonet::text
