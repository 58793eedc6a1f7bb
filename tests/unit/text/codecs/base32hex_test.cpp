// Base32 with the extended hex alphabet, against the test vectors of RFC 4648, section 10.
#include "text/codecs/base32hex.hpp"

#include <nonet/random.hpp>

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

TEST(Base32Hex, TheVectorsOfTheRfc) {
    const std::vector<std::pair<std::string, std::string>> vectors = {
        {"", ""},
        {"f", "co======"},
        {"fo", "cpng===="},
        {"foo", "cpnmu==="},
        {"foob", "cpnmuog="},
        {"fooba", "cpnmuoj1"},
        {"foobar", "cpnmuoj1e8======"}};
    for (const auto& [bytes, text] : vectors) {
        EXPECT_EQ(*base32hex_decode(text), bytes);
        const std::string bare = text.substr(0, text.find('='));
        EXPECT_EQ(*base32hex_decode(bare), bytes);
        EXPECT_EQ(base32hex_encode(bytes), bare);
    }
    EXPECT_EQ(*base32hex_decode("CPNMUOJ1E8"), "foobar");
}

TEST(Base32Hex, Errors) {
    const auto foreign = base32hex_decode("cpnwu");
    ASSERT_FALSE(foreign.ok());
    EXPECT_EQ(foreign.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(foreign.error().symbol, "w");
    EXPECT_EQ(foreign.error().place, (Place{0, 4, 3}));
    EXPECT_FALSE(base32hex_decode("cp=nmu").ok()) << "= only at the end";
    for (const std::string length : {"c", "cpn", "cpnmuo"}) {
        EXPECT_EQ(base32hex_decode(length).error().code, ErrorCode::wrong_length) << length;
    }
    EXPECT_EQ(base32hex_decode("cp").error().code, ErrorCode::wrong_length) << "a bit is left over";
}

TEST(Base32Hex, RoundTrip) {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
        std::string bytes;
        for (auto size = random.below(40); size > 0; --size) {
            bytes += static_cast<char>(random.below(256));
        }
        EXPECT_EQ(*base32hex_decode(base32hex_encode(bytes)), bytes);
    }
}

}  // namespace
}  // namespace nonet::text
