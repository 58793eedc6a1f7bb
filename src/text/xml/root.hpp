// Which XML document begins here: see root.cpp.
#pragma once

#include "text/format.hpp"
#include "text/xml/root_memo.hpp"

namespace nonet::text {

/// Cheap for a line that does not begin with '<'.
XmlRoot find_xml_root(const Window& window);

}  // namespace nonet::text
