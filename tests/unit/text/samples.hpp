// Puzzles that the tests of the text layer share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace nonet::text_test {

/// Two plain puzzles.
inline const std::string kPuzzle =
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
inline const std::string kOther =
    "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

/// 6x6, as rows without gaps.
inline const std::string kSix = "5.2..1.6.5....542342...52.6.....423.";
inline const std::string kSixNumbers =
    "5 0 2 0 0 1 0 6 0 5 0 0 0 0 5 4 2 3 4 2 0 0 0 5 2 0 6 0 0 0 0 0 4 2 3 0";

inline std::string with_mark(std::string line, char mark) {
    std::replace(line.begin(), line.end(), '.', mark);
    return line;
}

/// Rows of `width` characters, each with `end` behind it.
inline std::string in_rows(std::string_view cells, std::size_t width, std::string_view end = "\n") {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); i += width) {
        text += cells.substr(i, width);
        text += end;
    }
    return text;
}

/// The characters with `separator` between them.
inline std::string spread(std::string_view cells, std::string_view separator) {
    std::string text;
    for (const char c : cells) {
        if (!text.empty()) text += separator;
        text += c;
    }
    return text;
}

/// Rows of `width` characters with `separator` between the characters.
inline std::string in_spread_rows(std::string_view cells, std::size_t width,
                                  std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); i += width) {
        text += spread(cells.substr(i, width), separator) + "\n";
    }
    return text;
}

}  // namespace nonet::text_test
