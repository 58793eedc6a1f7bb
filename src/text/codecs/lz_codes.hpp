// The compression behind lz-string (pieroxy.net, MIT), the JavaScript library with which puzzle
// sites pack their links: between UTF-16 code units and groups of six bits.
//
// It is LZ78 with growing codes. Text is cut greedily into the longest phrases of the dictionary;
// each phrase, with the unit behind it, becomes a new phrase. A phrase is written as its code, low
// bit first; code 0 (1) announces a unit of 8 (16) bits that is new, code 2 is the end. Codes start
// with 2 bits and get one more whenever the dictionary outgrows them. The bits fill the groups from
// the high end, and at least one zero bit follows the end.
//
// Unpacking never copies phrases: the text of a new phrase always stands in the output already, so
// a phrase is a place and a length. That keeps memory linear in the codes and time linear in the
// output, which is bounded: a few thousand characters can unpack to megabytes.
//
// The packed form of a text is unique, since the cutting is greedy. So unpack() packs again and
// compares. A missing or doubled character shifts all bits behind it, and what then still unpacks
// is nearly never cut greedily. (A character that was replaced by another shifts nothing: half of
// those pass. Nothing here can tell them, there is no check sum.) The price is twice the time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

/// Six bits each, values 0 to 63.
using Sextets = std::vector<std::uint8_t>;

enum class LzFault : std::uint8_t {
    none,
    ends_early,  ///< no end mark
    bad_code,    ///< a code of a phrase that is not in the dictionary
    not_packed,  ///< unpacks, but lz-string would have packed that text in another way
    too_long,    ///< more than the bound
};

struct LzUnpacked {
    LzFault fault = LzFault::none;
    std::size_t sextet = 0;  ///< where the fault was seen
    std::u16string units;
};

/// What `sextets` hold, if it is at most `max_units` long. Zero sextets at the end may be missing,
/// and up to three too many are allowed: older versions fill up to 16 bits. Linear in the output.
LzUnpacked lz_unpack(const Sextets& sextets, std::size_t max_units);

/// `units` as lz-string packs them. Linear on average.
Sextets lz_pack(std::u16string_view units);

}  // namespace nonet::text
