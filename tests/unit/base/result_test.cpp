// Result holds a value or an error, and the names of the codes, which are part of the output.
#include <nonet/result.hpp>

#include <memory>
#include <set>
#include <string>
#include <utility>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(Result, HoldsAValue) {
    Result<std::string> result = std::string("abc");
    ASSERT_TRUE(result.ok());
    EXPECT_TRUE(static_cast<bool>(result));
    EXPECT_EQ(*result, "abc");
    EXPECT_EQ(result->size(), 3U);
    result.value() = "de";
    EXPECT_EQ(std::as_const(result).value(), "de");
}

TEST(Result, HoldsAnErrorWithItsPlace) {
    const Result<int> result = Error{ErrorCode::bad_symbol, {2, 5, 17}, "x", "not a digit"};
    ASSERT_FALSE(result.ok());
    EXPECT_FALSE(static_cast<bool>(result));
    EXPECT_EQ(result.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(result.error().place, (Place{2, 5, 17}));
    EXPECT_EQ(result.error().symbol, "x");
    EXPECT_EQ(result.error().message, "not a digit");
}

TEST(Result, CarriesWhatCanOnlyBeMoved) {
    Result<std::unique_ptr<int>> result = std::make_unique<int>(9);
    const std::unique_ptr<int> number = std::move(*result);
    EXPECT_EQ(*number, 9);
}

TEST(ErrorCode, HasANameOfItsOwn) {
    std::set<std::string> names;
    for (const ErrorCode code :
         {ErrorCode::bad_symbol, ErrorCode::wrong_length, ErrorCode::bad_shape,
          ErrorCode::value_too_big, ErrorCode::ambiguous, ErrorCode::unknown_format,
          ErrorCode::not_supported, ErrorCode::truncated, ErrorCode::io, ErrorCode::bad_argument}) {
        names.insert(name_of(code));
    }
    EXPECT_EQ(names, (std::set<std::string>{"bad_symbol", "wrong_length", "bad_shape",
                                            "value_too_big", "ambiguous", "unknown_format",
                                            "not_supported", "truncated", "io", "bad_argument"}));
    EXPECT_STREQ(name_of(ErrorCode::bad_symbol), "bad_symbol");
    EXPECT_STREQ(name_of(ErrorCode::io), "io");
}

}  // namespace
}  // namespace nonet
