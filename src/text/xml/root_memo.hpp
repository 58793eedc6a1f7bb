// The root element that the lines ahead were found to have, kept for the next that asks.
//
// Each format of XML asks at each line of each input, and the answer may lie a hundred lines ahead:
// so it is found once a line: see root.cpp.
#pragma once

#include "text/found.hpp"

#include <cstdint>
#include <string>

namespace nonet::text {

/// What stands at the front of the window.
struct XmlRoot {
    Found found = Found::no;  ///< no: no XML begins here; puzzle: it does; more
    std::string name = {};    ///< of the root element
    bool declared = false;    ///< `<?xml` stands before it
    bool utf16 = false;       ///< it calls itself UTF-16, which the reader has turned into UTF-8
};

/// What was found at the line that begins at `offset`; an answer of `more` is not kept.
struct XmlRootMemo {
    std::uint64_t offset = ~std::uint64_t{0};
    XmlRoot root;
};

}  // namespace nonet::text
