// Expat, bounded and without entities: see parser.cpp.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace nonet::text {

/// A start tag. The views are valid during the call that gives it.
class XmlTag {
  public:
    XmlTag(const char* name, const char** attributes, Place place)
        : name_(name), attributes_(attributes), place_(place) {}

    [[nodiscard]] std::string_view name() const { return name_; }
    [[nodiscard]] Place place() const { return place_; }

    /// The value of an attribute; nothing when the tag has none of that name.
    [[nodiscard]] std::optional<std::string_view> attribute(std::string_view name) const {
        for (const char** pair = attributes_; *pair != nullptr; pair += 2) {
            if (name == pair[0]) return pair[1];
        }
        return std::nullopt;
    }

  private:
    const char* name_;
    const char** attributes_;  ///< names and values in turn; ends with a null pointer
    Place place_;
};

/// What a parser hands to its user. A text may come in several pieces.
class XmlHandler {
  public:
    virtual ~XmlHandler() = default;
    virtual void on_start(const XmlTag& tag) = 0;
    virtual void on_end() = 0;
    virtual void on_text(std::string_view text, Place place) = 0;
};

class XmlParser {
  public:
    /// Bytes that a tag, a comment or the like may have.
    static constexpr std::size_t kLongestToken = 1U << 20U;
    static constexpr std::size_t kDeepest = 32;  ///< elements inside each other

    /// `first` is the place of the document's first byte, `handler` must outlive the parser.
    /// `utf8`: the bytes are UTF-8, whatever the document says of itself.
    XmlParser(XmlHandler& handler, Place first, bool utf8);
    ~XmlParser();
    XmlParser(const XmlParser&) = delete;
    XmlParser& operator=(const XmlParser&) = delete;

    enum class State : std::uint8_t {
        open,    ///< wants more bytes
        ended,   ///< the root element has ended
        broken,  ///< fault() says why
    };

    /// Takes the next bytes; `last` when none will follow. Requires that the state is open. Throws
    /// what the handler throws; then nothing more can be parsed.
    State parse(std::string_view bytes, bool last);

    /// The offset, counted from the document's first byte, behind what is dealt with: when open the
    /// start of the unfinished token, when ended the end of the document, when broken the start of
    /// the token with the fault.
    [[nodiscard]] std::uint64_t position() const;

    [[nodiscard]] const std::string& fault() const;
    [[nodiscard]] Place fault_place() const;
    [[nodiscard]] bool cut_off() const;  ///< broken because the bytes ended

    /// For the handler: the document cannot be read on from the current event, or that many ASCII
    /// characters behind its start.
    void stop(std::string fault, std::size_t behind = 0);

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet::text
