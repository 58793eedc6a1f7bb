// A link to a puzzle site in a line of text.
//
// Links stand alone, in a sentence, in <angle brackets>, in quotes or as [text](link); what belongs
// to them ends at white space and at the closing mark; the stop or comma of a sentence does not.
#pragma once

#include "text/format.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace nonet::text {

struct Link {
    std::size_t begin = 0;  ///< in line.text: of the link
    std::size_t body = 0;   ///< of what stands behind the site's name
    std::size_t end = 0;
    std::optional<std::size_t> second;  ///< where another one begins behind it
};

/// Where `part` first stands in `text`, in any case of letters; npos when it does not.
std::size_t find_in_any_case(std::string_view text, std::string_view part);

/// The first link to one of `sites`, such as "sudokupad.app/", in any case of letters.
std::optional<Link> find_link(std::string_view line, std::span<const std::string_view> sites);

/// The answer for a line with two links: which one is meant, nobody can know.
Recognition refuse_second(const Line& line, std::size_t second, Record& record);

/// The error of a codec, whose place counts within a packed text, as one at `index` of `line`,
/// where the packed text starts.
Error in_line(Error error, const Line& line, std::size_t index);

/// Where in a line stands what was read.
struct LinkSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t packed = 0;  ///< where the packed text begins
};

/// An answer for what was read from `line`: the rest behind it is kept, the place of a puzzle is
/// that of the link. An error has the place of the character that a codec names, else of the
/// packed text: what it says about lines inside of that, nobody sees.
Recognition finish_link(bool good, const Line& line, LinkSpan span, Record& record);

}  // namespace nonet::text
