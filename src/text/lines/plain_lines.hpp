// Lines that hold a plain puzzle and nothing else, many at a time: see plain_lines.cpp.
#pragma once

#include <cstddef>

namespace nonet::text {

/// A number of plain lines, all with the same line end.
struct PlainLines {
    std::size_t count = 0;
    std::size_t stride = 0;  ///< 82 with LF, 83 with CR LF; 0 where `count` is 0
};

/// The plain lines at the start of [from, to), at most `most`: 81 digits and blanks, the blanks all
/// '.' or all '0', and a whole line end. Not those about which the reader has a remark to make.
PlainLines find_plain_lines(const char* from, const char* to, std::size_t most);

}  // namespace nonet::text
