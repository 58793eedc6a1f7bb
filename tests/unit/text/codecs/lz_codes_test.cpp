// The codes of lz-string, bit by bit. The first ones are worked out by hand from the description in
// lz_codes.hpp; the library itself was asked for the packed forms of lz_string_test.cpp.
#include "text/codecs/lz_codes.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

constexpr std::size_t kPlenty = 1000;

/// Bits, as 0 and 1 with anything between them, filled up with zeros.
Sextets from_bits(std::string_view bits) {
    Sextets sextets;
    unsigned count = 0;
    for (const char bit : bits) {
        if (bit != '0' && bit != '1') continue;
        if (count++ % 6 == 0) sextets.push_back(0);
        sextets.back() = static_cast<std::uint8_t>(sextets.back() * 2 + (bit - '0'));
    }
    for (; count % 6 != 0; ++count) sextets.back() = static_cast<std::uint8_t>(sextets.back() * 2);
    return sextets;
}

TEST(LzCodes, ByHand) {
    // End alone: 2 in two bits, low bit first.
    EXPECT_EQ(lz_pack(u""), from_bits("01"));
    // A new byte (0 in two bits), 'a' = 0x61, end in three bits.
    EXPECT_EQ(lz_pack(u"a"), from_bits("00 10000110 010"));
    // A new unit (1 in two bits) of 16 bits, 0x4E2D.
    EXPECT_EQ(lz_pack(u"\u4E2D"), from_bits("10 1011010001110010 010"));
    // 'a', then the code 4 of "aa" that is just being given out, then the end.
    EXPECT_EQ(lz_pack(u"aaa"), from_bits("00 10000110 001 010"));
}

TEST(LzCodes, OneZeroBitFollowsTheEnd) {
    // 2 + 8 + 3 + 8 + 3 = 24 bits fill four sextets, so a fifth follows.
    const Sextets packed = lz_pack(u"ab");
    EXPECT_EQ(packed.size(), 5U);
    EXPECT_EQ(packed.back(), 0);
}

TEST(LzCodes, ZerosAtTheEndMayBeMissingOrThreeTooMany) {
    Sextets packed = lz_pack(u"ab");
    packed.pop_back();
    for (int extra = -1; extra <= 3; ++extra, packed.push_back(0)) {
        const LzUnpacked unpacked = lz_unpack(packed, kPlenty);
        EXPECT_EQ(unpacked.fault, LzFault::none) << extra;
        EXPECT_EQ(unpacked.units, u"ab");
    }
    EXPECT_EQ(lz_unpack(packed, kPlenty).fault, LzFault::not_packed);
}

TEST(LzCodes, Faults) {
    EXPECT_EQ(lz_unpack({}, kPlenty).fault, LzFault::ends_early);
    EXPECT_EQ(lz_unpack(from_bits("00 1000"), kPlenty).fault, LzFault::ends_early);
    EXPECT_EQ(lz_unpack(from_bits("00 10000110"), kPlenty).fault, LzFault::ends_early);
    EXPECT_EQ(lz_unpack(from_bits("11"), kPlenty).fault, LzFault::bad_code) << "no phrase yet";
    EXPECT_EQ(lz_unpack(from_bits("00 10000110 101"), kPlenty).fault, LzFault::bad_code)
        << "code 5 when 4 is the next";
    EXPECT_EQ(lz_unpack(from_bits("00 10000110 110 110 010"), kPlenty).fault, LzFault::not_packed)
        << "'a' and 'a' again, where lz-string writes code 4";
    EXPECT_EQ(lz_unpack(from_bits("00 10000110 010 1"), kPlenty).fault, LzFault::not_packed)
        << "a bit behind the end";
}

TEST(LzCodes, BoundOnTheResult) {
    const std::u16string long_text(1000, u'a');
    const Sextets packed = lz_pack(long_text);
    EXPECT_LT(packed.size(), 60U);
    EXPECT_EQ(lz_unpack(packed, 1000).units, long_text);
    EXPECT_EQ(lz_unpack(packed, 999).fault, LzFault::too_long);
    EXPECT_EQ(lz_unpack(lz_pack(u"a"), 0).fault, LzFault::too_long);
    EXPECT_EQ(lz_unpack(lz_pack(u""), 0).fault, LzFault::none);
}

}  // namespace
}  // namespace nonet::text
