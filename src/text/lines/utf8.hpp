// UTF-8, one code point at a time.
//
// What is not valid is told apart strictly: overlong forms, surrogates and values above U+10FFFF
// are no code points, and of a broken one only its first byte counts, so that reading goes on with
// the next.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace nonet::text {

struct CodePoint {
    char32_t value = 0;    ///< the first byte when not valid
    std::size_t size = 1;  ///< in bytes
    bool valid = true;
};

/// The code point at the front of `bytes`, which is not empty.
CodePoint first_code_point(std::string_view bytes);

/// `point`, at most U+10FFFF, at the end of `text`.
void append_utf8(char32_t point, std::string& text);

}  // namespace nonet::text
