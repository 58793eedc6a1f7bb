// Bytes in, elements through expat, puzzles out; and the way back to plain text.
//
// The input is fed to the parser in chunks. What a chunk brings is queued, which is bounded by what
// fits into a chunk; the queue is handed out before the next chunk is read. Bytes are given up
// only when the parser has dealt with them (XmlParser::position), so the document ends exactly
// behind the end tag of its root, and what follows is read as usual.
//
// A fault in the XML is one error. Where does the broken document end? It is dropped line by line
// up to the end tag of its root, a new document, or a line behind a blank line that does not begin
// with '<'. For the same reason a fault is found as early as it can be: text where only elements
// belong, a blank line among cells or before a text in the root, a root inside the root. Otherwise
// a lost end tag would swallow everything behind it.
#include "text/xml/document.hpp"

#include <deque>
#include <utility>
#include <variant>
#include <vector>

namespace nonet::text {

namespace {

constexpr std::size_t kChunk = 16384;
constexpr std::size_t kMostText = 65536;  ///< characters among cells

bool is_white(char c) {
    return is_space(c) || c == '\n' || c == '\r';
}

class XmlDocument final : public Document, XmlHandler, XmlSink {
  public:
    XmlDocument(const XmlRoot& root, std::unique_ptr<XmlContent> content)
        : root_(root), content_(std::move(content)) {}

    Found next(LineSupplier& input, Record& record) override {
        while (true) {
            if (!queue_.empty()) return hand_out(record);
            if (broken_) return drop_rest(input);
            if (ended_) return Found::no;
            if (!feed(input)) return Found::more;
        }
    }

  private:
    struct Open {
        std::string name;
        XmlInside inside = XmlInside::elements;
    };

    Found hand_out(Record& record);
    bool feed(LineSupplier& input);
    void settle(XmlParser::State state, LineSupplier& input);
    void report_fault();
    Found drop_rest(LineSupplier& input);
    bool drop_line(LineSupplier& input, const Line& line);
    [[nodiscard]] bool begins_anew(std::string_view text) const;

    void on_start(const XmlTag& tag) override;
    void on_end() override;
    void on_text(std::string_view text, Place place) override;
    void take_cells(std::string_view text, Place place);

    void add(Puzzle puzzle) override {
        if (!refused_) queue_.emplace_back(std::move(puzzle));
        empty_ = false;
    }
    void add(Error error) override {
        if (!refused_) queue_.emplace_back(std::move(error));
        empty_ = false;
    }
    void refuse(Error error) override {
        add(std::move(error));
        refused_ = true;
    }

    XmlRoot root_;
    std::unique_ptr<XmlContent> content_;
    std::unique_ptr<XmlParser> parser_;
    std::deque<std::variant<Puzzle, Error>> queue_;
    std::vector<Open> open_;      ///< the elements that have begun and not ended
    std::string text_;            ///< of the innermost element, when it holds cells
    Place text_place_;            ///< of its first character
    bool line_is_blank_ = false;  ///< nothing but white space since the last line end in text_
    int line_ends_ = 0;           ///< in the white space since the last tag
    std::size_t fed_ = 0;         ///< how many of the pending bytes the parser has
    std::uint64_t consumed_ = 0;  ///< bytes of the document that are given up
    bool root_begun_ = false;
    bool empty_ = true;     ///< neither puzzle nor error so far
    bool refused_ = false;  ///< nothing more is of interest
    bool ended_ = false;
    bool broken_ = false;
    bool blank_line_dropped_ = false;
};

Found XmlDocument::hand_out(Record& record) {
    auto item = std::move(queue_.front());
    queue_.pop_front();
    if (auto* puzzle = std::get_if<Puzzle>(&item)) {
        record.puzzle = std::move(*puzzle);
        return Found::puzzle;
    }
    record.error = std::move(std::get<Error>(item));
    return Found::error;
}

/// Gives the parser a chunk; false when the input paused.
bool XmlDocument::feed(LineSupplier& input) {
    const std::string_view bytes = input.bytes(fed_ + kChunk);
    if (bytes.size() < fed_ || input.state() == LineSupplier::State::failed) {
        ended_ = true;  // the reader will report the failure
        return true;
    }
    const std::string_view fresh = bytes.substr(fed_, kChunk);
    if (fresh.empty() && input.state() == LineSupplier::State::pause) return false;
    if (parser_ == nullptr) {
        XmlHandler& handler = *this;
        parser_ = std::make_unique<XmlParser>(handler, input.place(), root_.utf16);
    }
    fed_ += fresh.size();
    settle(parser_->parse(fresh, fresh.empty()), input);
    return true;
}

/// Gives up what the parser has dealt with.
void XmlDocument::settle(XmlParser::State state, LineSupplier& input) {
    const std::uint64_t position = parser_->position();
    if (position > consumed_) {
        const auto size = static_cast<std::size_t>(position - consumed_);
        input.consume_bytes(size);
        consumed_ = position;
        fed_ -= size;
    }
    ended_ = state == XmlParser::State::ended;
    if (ended_ && empty_) {
        add(Error{ErrorCode::unknown_format, input.place(), "",
                  "<" + root_.name + "> ends here and holds no puzzle; give another file"});
    }
    broken_ = state == XmlParser::State::broken;
    if (broken_) report_fault();
    if (state == XmlParser::State::open && fed_ > XmlParser::kLongestToken) {
        parser_->stop("a tag of more than 1 MiB");
        broken_ = true;
        report_fault();
    }
}

void XmlDocument::report_fault() {
    const std::string advice = "; mend it: the rest of <" + root_.name + "> is skipped";
    if (parser_->cut_off()) {
        add(Error{ErrorCode::truncated, parser_->fault_place(), "",
                  "the XML ends before </" + root_.name + ">; get the whole file"});
    } else {
        add(Error{ErrorCode::not_supported, parser_->fault_place(), "",
                  "broken XML: " + parser_->fault() + advice});
    }
}

/// Drops what is left of a broken document.
Found XmlDocument::drop_rest(LineSupplier& input) {
    while (const Line* line = input.peek(0)) {
        if (!drop_line(input, *line)) return Found::no;
    }
    return input.state() == LineSupplier::State::pause ? Found::more : Found::no;
}

/// False when the line does not belong to the broken document, or nothing behind it does.
bool XmlDocument::drop_line(LineSupplier& input, const Line& line) {
    const std::string_view text = trimmed(line.raw);
    if (consumed_ > 0 && line.place.column == 1 && begins_anew(text)) return false;
    if (blank_line_dropped_ && !text.empty() && text[0] != '<') return false;
    const std::size_t tag = line.raw.find("</" + root_.name);
    const std::size_t close = tag == std::string_view::npos ? tag : line.raw.find('>', tag);
    if (close != std::string_view::npos) {
        input.bytes(close + 1);
        input.consume_bytes(close + 1);
        return false;
    }
    if (text.empty()) blank_line_dropped_ = true;
    consumed_ += 1;  // more than nothing is enough
    input.consume(1);
    return true;
}

bool XmlDocument::begins_anew(std::string_view text) const {
    if (text.starts_with("<?xml ")) return true;
    return root_begun_ &&
           (text.starts_with("<" + root_.name + ">") || text.starts_with("<" + root_.name + " "));
}

void XmlDocument::on_start(const XmlTag& tag) {
    root_begun_ = true;
    const XmlInside around = open_.empty() ? XmlInside::elements : open_.back().inside;
    line_ends_ = 0;
    if (refused_ || around == XmlInside::anything) {
        open_.push_back({std::string(), XmlInside::anything});
        return;
    }
    if (around != XmlInside::elements) {
        parser_->stop("<" + std::string(tag.name()) + "> stands inside <" + open_.back().name +
                      ">, which holds text");
        return;
    }
    if (!open_.empty() && tag.name() == root_.name) {
        parser_->stop("a second <" + root_.name + "> begins before the end of the first");
        return;
    }
    const XmlInside inside = content_->start(tag, *this);
    open_.push_back({std::string(tag.name()), refused_ ? XmlInside::anything : inside});
    text_.clear();
    line_is_blank_ = false;
}

void XmlDocument::on_end() {
    line_ends_ = 0;
    const Open element = std::move(open_.back());
    open_.pop_back();
    const bool within = !open_.empty() && open_.back().inside == XmlInside::anything;
    if (refused_ || within) return;
    std::string_view text = text_;
    while (!text.empty() && is_white(text.back())) text.remove_suffix(1);
    content_->end(element.name, element.inside == XmlInside::cells ? text : "", text_place_, *this);
    text_.clear();
}

void XmlDocument::on_text(std::string_view text, Place place) {
    const XmlInside inside = open_.back().inside;
    if (inside == XmlInside::text || (refused_ && open_.size() > 1)) return;
    if (inside == XmlInside::cells) return take_cells(text, place);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') ++line_ends_;
        if (is_white(text[i])) continue;
        blank_line_dropped_ = line_ends_ > 1;
        line_ends_ = 0;
        if (inside == XmlInside::anything && !blank_line_dropped_) return;
        parser_->stop("text stands in <" + open_.back().name + ">, which holds only elements", i);
        return;
    }
}

void XmlDocument::take_cells(std::string_view text, Place place) {
    for (const char c : text) {
        if (c == '\n') {
            if (line_is_blank_)
                return parser_->stop("a blank line stands in <" + open_.back().name + ">");
            line_is_blank_ = true;
        } else if (!is_white(c)) {
            line_is_blank_ = false;
            if (text_.empty()) text_place_ = place;
        }
        if (!text_.empty() || !is_white(c)) text_ += c;
        if (text_.size() > kMostText) return parser_->stop("more than 65536 characters of text");
        ++place.column;
        ++place.offset;
    }
}

}  // namespace

std::unique_ptr<Document> make_xml_document(const XmlRoot& root,
                                            std::unique_ptr<XmlContent> content) {
    return std::make_unique<XmlDocument>(root, std::move(content));
}

Opening open_xml(const Window& window, const ReadOptions& options,
                 std::span<const std::string_view> roots, MakeXmlContent make) {
    const XmlRoot root = find_xml_root(window);
    if (root.found != Found::puzzle) return {.found = root.found};
    for (const std::string_view known : roots) {
        if (root.name != known) continue;
        return {.found = Found::puzzle, .document = make_xml_document(root, make(options))};
    }
    return {};
}

Error unexpected_element(const XmlTag& tag, std::string_view where) {
    const std::string name(tag.name());
    return {ErrorCode::not_supported, tag.place(), name,
            "<" + name + "> has no place in " + std::string(where) +
                "; correct its name or take it out"};
}

}  // namespace nonet::text
