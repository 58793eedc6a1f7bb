// Which XML document begins here: see root.cpp.
#pragma once

#include "text/format.hpp"

#include <string>

namespace nonet::text {

/// What stands at the front of the window.
struct XmlRoot {
    Found found = Found::no;  ///< no: no XML begins here; puzzle: it does; more
    std::string name = {};    ///< of the root element
    bool declared = false;    ///< `<?xml` stands before it
    bool utf16 = false;       ///< it calls itself UTF-16, which the reader has turned into UTF-8
};

/// Cheap for a line that does not begin with '<'.
XmlRoot find_xml_root(const Window& window);

}  // namespace nonet::text
