// SudokuPad's short form of puzzles. The short forms and what becomes of them are from SudokuPad's
// own puzzlezipper.js, asked with an invented puzzle.
#include "text/codecs/puzzle_zip.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::text {
namespace {

const std::string kZipped =
    R"({id:'x1',metadata:{author:'B\\C',rules:'Normal sudoku rules, {always}: [yes]',)"
    R"(t:'Ann\'s \'first\''},cs:50,ce:[[{v:1},,,{v:4}],[,,,],[,{v:2},,],[,,,{given:f,v:3}]],)"
    R"(re:[[[0,0],[0,1],[1,0],[1,1]]],ca:[{v:'author: B'}],u:[{ct:[1.5,2],w:0.5,c2:CFCFCF,)"
    R"(c1:#0,r:t}],o:[{c:#F,te:'',v:''}]})";
const std::string kJson =
    R"({"id":"x1","metadata":{"author":"B\\C","rules":"Normal sudoku rules, {always}: [yes]",)"
    R"("title":"Ann's 'first'"},"cellSize":50,"cells":[[{"value":1},{},{},{"value":4}],)"
    R"([{},{},{},{}],[{},{"value":2},{},{}],[{},{},{},{"given":false,"value":3}]],)"
    R"("regions":[[[0,0],[0,1],[1,0],[1,1]]],"cages":[{"value":"author: B"}],)"
    R"("underlays":[{"center":[1.5,2],"width":0.5,"backgroundColor":"#CFCFCF",)"
    R"("borderColor":"#000000","rounded":true}],"overlays":[{"color":"#FFFFFF","text":"",)"
    R"("value":""}]})";

TEST(PuzzleZip, AWholePuzzle) {
    const auto json = puzzle_unzip(kZipped);
    ASSERT_TRUE(json.ok()) << json.error().message;
    EXPECT_EQ(*json, kJson);
}

TEST(PuzzleZip, Pieces) {
    const std::vector<std::pair<std::string, std::string>> pieces = {
        {"{}", "{}"},
        {"[]", "[{}]"},
        {"[,]", "[{},{}]"},
        {"[1,-2.5e3,null]", "[1,-2.5e3,null]"},
        {"[[,1],,[,]]", "[[{},1],{},[{},{}]]"},
        {"{ce:{},zz:[]}", R"({"cells":{},"zz":[{}]})"},
        {"{'a b':'\\n\\u00e9'}", R"({"a b":"\n\u00e9"})"},
        {"{v:123456}", R"({"value":"#123456"})"},
        {R"({v:"it's",'v:1})", ""},
        {R"({v:"it's","v":1})", R"({"value":"it's","v":1})"}};
    for (const auto& [zipped, json] : pieces) {
        const auto unzipped = puzzle_unzip(zipped);
        EXPECT_EQ(unzipped.ok(), !json.empty()) << zipped;
        if (unzipped.ok()) {
            EXPECT_EQ(*unzipped, json);
        }
    }
}

TEST(PuzzleZip, Errors) {
    for (const std::string text :
         {"", "{", "[", "[1", "{v", "{v:", "{v:1", "{v:1,}", "{:1}", "{v 1}", "[t]", "{v:x}",
          "'abc", "'abc\\'", "{}}", "{v:1]", "[1}", "{v:#1}", "{v:}"}) {
        EXPECT_FALSE(puzzle_unzip(text).ok()) << text;
    }
    const auto wrong = puzzle_unzip("{v:1;ce:[]}");
    ASSERT_FALSE(wrong.ok());
    EXPECT_EQ(wrong.error().code, ErrorCode::bad_symbol);
    EXPECT_EQ(wrong.error().place, (Place{0, 4, 3}));
    EXPECT_EQ(puzzle_unzip("{v:'1").error().code, ErrorCode::truncated);
    EXPECT_TRUE(puzzle_unzip(std::string(100, '[') + std::string(100, ']')).ok());
    EXPECT_FALSE(puzzle_unzip(std::string(102, '[') + std::string(102, ']')).ok());
    EXPECT_FALSE(puzzle_unzip(std::string(1'000'000, '[')).ok());
}

}  // namespace
}  // namespace nonet::text
