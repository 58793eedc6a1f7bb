// One declaration for each file of this folder; format_table.cpp puts them in order.
#pragma once

#include "text/format.hpp"

namespace nonet::text::formats {

extern const Format kLine;
extern const Format kBlock;

}  // namespace nonet::text::formats
