// A document in XML: what is common to the formats that are made of it. See document.cpp.
#pragma once

#include "text/format.hpp"
#include "text/xml/parser.hpp"
#include "text/xml/root.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nonet::text {

/// What an element may hold.
enum class XmlInside : std::uint8_t {
    elements,  ///< other elements and white space only
    text,      ///< text, which is of no interest: the name of a collection
    cells,     ///< text that is handed to XmlContent::end, without a blank line in it
    anything,  ///< of no interest, whatever it is
};

/// Where a format puts what it finds in a document.
class XmlSink {
  public:
    virtual ~XmlSink() = default;
    virtual void add(Puzzle puzzle) = 0;
    virtual void add(Error error) = 0;
    /// One error for all that is left of the document.
    virtual void refuse(Error error) = 0;
};

/// What a format makes of the elements of its documents.
class XmlContent {
  public:
    virtual ~XmlContent() = default;

    /// An element begins, and what it may hold.
    virtual XmlInside start(const XmlTag& tag, XmlSink& sink) = 0;

    /// An element that is not inside of one of XmlInside::anything has ended. `text` is what
    /// an element of XmlInside::cells held, without white space at both ends; else empty.
    virtual void end(std::string_view name, std::string_view text, Place place, XmlSink& sink) {
        (void)name, (void)text, (void)place, (void)sink;
    }
};

/// The document that begins at the front of the input.
std::unique_ptr<Document> make_xml_document(const XmlRoot& root,
                                            std::unique_ptr<XmlContent> content);

using MakeXmlContent = std::unique_ptr<XmlContent> (*)(const ReadOptions& options);

/// Format::open of a format whose documents have one of these roots.
Opening open_xml(const Window& window, const ReadOptions& options,
                 std::span<const std::string_view> roots, MakeXmlContent make);

/// The error for an element that has no place where it stands.
Error unexpected_element(const XmlTag& tag, std::string_view where);

}  // namespace nonet::text
