// XML through expat, made safe for what strangers send.
//
// Entities are the danger of XML: a few lines that define ten of each other expand to gigabytes
// ("billion laughs"), and external ones read other files. No puzzle needs them, so a document type
// that declares anything or names an external part is refused; `<!DOCTYPE ksudoku>` alone, which
// KSudoku writes, is harmless. Besides, depth and the length of a token are bounded, so memory is.
//
// Expat tells the offset of every event. The user keeps the bytes of the unfinished token
// (position()), so that reading can go on as text from any fault, whatever the size of the pieces.
#include "text/xml/parser.hpp"

#include <algorithm>
#include <exception>
#include <string>
#include <utility>

#include <expat.h>

namespace nonet::text {

class XmlParser::Impl {
  public:
    Impl(XmlHandler& handler, Place first, bool utf8)
        : handler_(handler), first_(first), expat_(XML_ParserCreate(utf8 ? "UTF-8" : nullptr)) {
        if (expat_ == nullptr) return;
        XML_SetUserData(expat_, this);
        XML_SetElementHandler(expat_, start_element, end_element);
        XML_SetCharacterDataHandler(expat_, character_data);
        XML_SetDefaultHandler(expat_, anything_else);
        XML_SetStartDoctypeDeclHandler(expat_, start_doctype);
    }
    ~Impl() {
        if (expat_ != nullptr) XML_ParserFree(expat_);
    }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    State parse(std::string_view bytes, bool last) {
        if (expat_ == nullptr) {
            fault_ = "no memory for the XML parser";
            return State::broken;
        }
        const auto size = static_cast<int>(bytes.size());
        const XML_Status status =
            XML_Parse(expat_, bytes.data(), size, last ? XML_TRUE : XML_FALSE);
        if (thrown_ != nullptr) std::rethrow_exception(std::exchange(thrown_, nullptr));
        if (ended_) return State::ended;
        if (stopped_) return State::broken;
        if (status == XML_STATUS_OK) {
            position_ = current_offset();
            return State::open;
        }
        fault_place_ = current_place();
        position_ = event_end_;
        const XML_Error code = XML_GetErrorCode(expat_);
        cut_off_ = last && (code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN ||
                            code == XML_ERROR_UNCLOSED_CDATA_SECTION);
        fault_ = XML_ErrorString(code);
        return State::broken;
    }

    void stop(std::string fault, std::size_t behind) {
        if (stopped_ || ended_) return;
        stopped_ = true;
        fault_ = std::move(fault);
        const auto size = static_cast<std::size_t>(XML_GetCurrentByteCount(expat_));
        behind = std::min(behind, size);
        fault_place_ = current_place();
        fault_place_.column += behind;
        fault_place_.offset += behind;
        position_ = current_offset() + behind;
        XML_StopParser(expat_, XML_FALSE);
    }

    [[nodiscard]] std::uint64_t position() const { return position_; }
    [[nodiscard]] const std::string& fault() const { return fault_; }
    [[nodiscard]] Place fault_place() const { return fault_place_; }
    [[nodiscard]] bool cut_off() const { return cut_off_; }

  private:
    /// Runs a callback. Expat is C, whose frames no exception may pass: what is thrown here stops
    /// the parser, and parse() throws it on.
    template <class Callback>
    static void guarded(void* data, Callback callback) noexcept {
        Impl& impl = *static_cast<Impl*>(data);
        if (impl.stopped_ || impl.ended_) return;
        try {
            callback(impl);
        } catch (...) {
            impl.thrown_ = std::current_exception();
            impl.stopped_ = true;
            XML_StopParser(impl.expat_, XML_FALSE);
        }
    }

    static void start_element(void* data, const char* name, const char** attributes) {
        guarded(data, [&](Impl& impl) {
            if (!impl.is_short_enough()) return;
            if (++impl.depth_ > kDeepest) return impl.stop("elements lie more than 32 deep", 0);
            impl.note_end();
            impl.handler_.on_start(XmlTag(name, attributes, impl.current_place()));
        });
    }

    static void end_element(void* data, const char* /*name*/) {
        guarded(data, [](Impl& impl) {
            --impl.depth_;
            impl.note_end();
            impl.handler_.on_end();
            if (impl.depth_ > 0 || impl.stopped_) return;
            impl.position_ = impl.event_end_;
            impl.ended_ = true;
            XML_StopParser(impl.expat_, XML_FALSE);
        });
    }

    static void character_data(void* data, const char* text, int size) {
        guarded(data, [&](Impl& impl) {
            impl.note_end();
            impl.handler_.on_text({text, static_cast<std::size_t>(size)}, impl.current_place());
        });
    }

    static void anything_else(void* data, const char* /*text*/, int /*size*/) {
        guarded(data, [](Impl& impl) {
            if (impl.is_short_enough()) impl.note_end();
        });
    }

    static void start_doctype(void* data, const char* /*name*/, const char* system_id,
                              const char* public_id, int has_internal_subset) {
        if (system_id == nullptr && public_id == nullptr && has_internal_subset == 0) return;
        guarded(data, [](Impl& impl) {
            impl.stop(
                "XML entities and document type declarations are refused; take the <!DOCTYPE ...> "
                "out",
                0);
        });
    }

    bool is_short_enough() {
        if (static_cast<std::size_t>(XML_GetCurrentByteCount(expat_)) <= kLongestToken) return true;
        stop("a tag of more than 1 MiB", 0);
        return false;
    }

    void note_end() {
        event_end_ = current_offset() + static_cast<std::uint64_t>(XML_GetCurrentByteCount(expat_));
    }

    /// Expat says -1 where there is no event; then nothing new is dealt with.
    [[nodiscard]] std::uint64_t current_offset() const {
        const XML_Index index = XML_GetCurrentByteIndex(expat_);
        return index < 0 ? position_ : static_cast<std::uint64_t>(index);
    }

    [[nodiscard]] Place current_place() const {
        const auto line = static_cast<std::size_t>(XML_GetCurrentLineNumber(expat_));
        const auto column = static_cast<std::size_t>(XML_GetCurrentColumnNumber(expat_));
        return {first_.line + line - 1, (line == 1 ? first_.column : 1) + column,
                first_.offset + current_offset()};
    }

    XmlHandler& handler_;
    Place first_;
    XML_Parser expat_;
    std::uint64_t position_ = 0;
    std::uint64_t event_end_ = 0;  ///< the offset behind the last event
    Place fault_place_;
    std::size_t depth_ = 0;
    bool ended_ = false;
    bool stopped_ = false;
    bool cut_off_ = false;
    std::string fault_;
    std::exception_ptr thrown_;  ///< by the handler
};

XmlParser::XmlParser(XmlHandler& handler, Place first, bool utf8)
    : impl_(std::make_unique<Impl>(handler, first, utf8)) {}
XmlParser::~XmlParser() = default;

XmlParser::State XmlParser::parse(std::string_view bytes, bool last) {
    return impl_->parse(bytes, last);
}

std::uint64_t XmlParser::position() const {
    return impl_->position();
}

const std::string& XmlParser::fault() const {
    return impl_->fault();
}

bool XmlParser::cut_off() const {
    return impl_->cut_off();
}

Place XmlParser::fault_place() const {
    return impl_->fault_place();
}

void XmlParser::stop(std::string fault, std::size_t behind) {
    impl_->stop(std::move(fault), behind);
}

}  // namespace nonet::text
