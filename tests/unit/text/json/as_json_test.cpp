// Literals of programming languages become JSON of the same length.
#include "text/json/as_json.hpp"

#include <string>

#include <gtest/gtest.h>

namespace nonet::text::json {
namespace {

TEST(AsJson, ReplacesWhatDiffers) {
    const struct {
        std::string literal;
        std::string json;
    } cases[] = {
        {"['1', 'a\"b']", "[\"1\", \"a'b\"]"},
        {"(1, None, )", "[1, null  ]"},
        {"{{1, 2}, {3, 4}}", "[[1, 2], [3, 4]]"},
        {"{'a': {1}}", "{\"a\": [1]}"},
        {"{\"a\": True}", "{\"a\": true}"},
        {"[undefined,nil]", "[null     ,\"\" ]"},
        {"array([[1],\n [2]], dtype=int)", "      [[1],\n [2]]            "},
        {"[05, 10, 00]", "[ 5, 10,  0]"},
        {"['it\\'s']", "[\"it 's\"]"},
    };
    for (const auto& [literal, json] : cases) {
        EXPECT_EQ(as_json(literal), json);
        EXPECT_EQ(as_json(literal).size(), literal.size());
    }
}

TEST(AsJson, LeavesJsonAndNonsenseAlone) {
    for (const std::string text : {"{\"None\": \"(array)\", \"b\": [1, -2.5e3, null]}", "[1 2", "]",
                                   "'", "\"", "[foo]", ""}) {
        EXPECT_EQ(as_json(text), text);
    }
}

}  // namespace
}  // namespace nonet::text::json
