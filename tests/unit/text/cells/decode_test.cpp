// Alphabets: what proves one, and what is said when nothing does.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kPuzzle;
using text_test::read_all;

std::vector<int> numbers_in(const std::string& line) {
    std::istringstream in(line);
    std::vector<int> numbers;
    for (int number = 0; in >> number;) numbers.push_back(number);
    return numbers;
}

/// 256 blanks with `symbols` from the first cell on.
std::string hexadecimal(const std::string& symbols, char blank = '.') {
    return symbols + std::string(256 - symbols.size(), blank) + "\n";
}

/// The first values, and the note.
struct Reading {
    std::vector<int> first;
    std::string note;
    bool ok = false;
};

Reading read(const std::string& text, std::size_t count, const ReadOptions& options = {}) {
    const auto rows = read_all(text, options);
    EXPECT_EQ(rows.size(), 1U);
    if (rows.empty() || !rows[0].ok) return {};
    std::vector<int> values = numbers_in(rows[0].position);
    EXPECT_EQ(values.size(), 256U);
    values.resize(count);
    return {values, rows[0].note, true};
}

using Values = std::vector<int>;

TEST(Decode, TheTopSymbolProvesOneToG) {
    const Reading reading = read(hexadecimal("19AFG"), 5);
    EXPECT_EQ(reading.first, (Values{1, 9, 10, 15, 16}));
    EXPECT_EQ(reading.note, "");
}

TEST(Decode, ZeroBesideAnotherMarkProvesZeroToF) {
    const Reading reading = read(hexadecimal("019AF"), 5);
    EXPECT_EQ(reading.first, (Values{1, 2, 10, 11, 16}));
    EXPECT_NE(reading.note, "");
}

TEST(Decode, ZeroAloneIsTheBlank) {
    const Reading reading = read(hexadecimal("19AF", '0'), 5);
    EXPECT_EQ(reading.first, (Values{1, 9, 10, 15, 0}));
}

TEST(Decode, ZeroAndAMarkAreBlanksWhereTheTopSymbolOccurs) {
    const Reading reading = read(hexadecimal("0G9"), 3);
    EXPECT_EQ(reading.first, (Values{0, 16, 9}));
    EXPECT_NE(reading.note, "");
}

TEST(Decode, AnUnprovedReadingIsToldInTheNote) {
    const Reading digits = read(hexadecimal("19AF"), 4);
    EXPECT_EQ(digits.first, (Values{1, 9, 10, 15}));
    EXPECT_NE(digits.note.find("--zero-based"), std::string::npos);
    const Reading letters = read(hexadecimal("ABCD"), 4);
    EXPECT_EQ(letters.first, (Values{1, 2, 3, 4}));
    EXPECT_NE(letters.note.find("--alphabet"), std::string::npos);
    const Reading proved = read(hexadecimal("ABCP"), 4);
    EXPECT_EQ(proved.first, (Values{1, 2, 3, 16}));
    EXPECT_EQ(proved.note, "");
}

TEST(Decode, OptionsChooseTheOtherReading) {
    ReadOptions zero_based;
    zero_based.zero_based = true;
    EXPECT_EQ(read(hexadecimal("19AF"), 4, zero_based).first, (Values{2, 10, 11, 16}));
    ReadOptions alphabet;
    alphabet.alphabet = "123456789ABCDEFG";
    EXPECT_EQ(read(hexadecimal("ABCD"), 4, alphabet).first, (Values{10, 11, 12, 13}));
}

TEST(Decode, LowerCaseIsUpperCase) {
    EXPECT_EQ(read(hexadecimal("19aG"), 4).first, (Values{1, 9, 10, 16}));
}

TEST(Decode, AnAlphabetReadsWordsAsDigits) {
    std::string line = kPuzzle;
    const std::string letters = "ABCDEFGHI";
    for (char& c : line) {
        if (c != '.') c = letters[static_cast<std::size_t>(c - '1')];
    }
    ReadOptions options;
    options.alphabet = letters;
    const auto rows = read_all(line + "\n", options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_FALSE(read_all(line + "\n")[0].ok);
}

TEST(Decode, AShortAlphabetIsRefused) {
    ReadOptions options;
    options.alphabet = "12345";
    std::string line(81, '.');
    line[0] = '1';
    const auto rows = read_all(line + "\n", options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_argument);
}

TEST(Decode, AnAlphabetWithASymbolTwiceIsRefused) {
    ReadOptions options;
    const std::string line = 'A' + std::string(80, '.');
    for (const char* alphabet : {"ABCDEFGHA", "AABCDEFGHI", "ABCDEFGHII"}) {
        options.alphabet = alphabet;
        const auto rows = read_all(line + "\n", options);
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows[0].code, ErrorCode::bad_argument) << alphabet;
    }
    options.alphabet = "ABCDEFGHI";
    EXPECT_TRUE(read_all(line + "\n", options)[0].ok);
}

TEST(Decode, ZeroBasedNineByNine) {
    ReadOptions options;
    options.zero_based = true;
    std::string line = kPuzzle;
    for (char& c : line) {
        if (c != '.') c = static_cast<char>(c - 1);
    }
    const auto rows = read_all(line + "\n", options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(Decode, ZeroAndDotInNineByNine) {
    std::string mixed = kPuzzle;
    mixed[0] = '0';
    const auto rows = read_all(mixed + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);  // a 9 occurs: both are blanks, and that is said
    EXPECT_NE(rows[0].note, "");
    const auto ambiguous = read_all("0" + std::string(79, '.') + "1\n");
    ASSERT_EQ(ambiguous.size(), 1U);
    EXPECT_EQ(ambiguous[0].code, ErrorCode::ambiguous);
}

TEST(Decode, AValueAboveTheSideIsNamed) {
    const auto rows = read_all("1234\n3412\n2143\n4371\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::value_too_big);
    EXPECT_EQ(rows[0].place, (Place{4, 3, 17}));
    EXPECT_EQ(rows[0].symbol, "7");
}

TEST(Decode, XIsALetterWhereThereAre24) {
    std::string line(625, '.');
    line[0] = 'X';
    line[1] = 'A';
    const auto rows = read_all(line + "\n");
    ASSERT_EQ(rows.size(), 1U);
    ASSERT_TRUE(rows[0].ok) << rows[0];
    EXPECT_EQ(numbers_in(rows[0].position)[0], 24);
}

TEST(Decode, ABoardOfASquareWithoutUsualBoxesNeedsABox) {
    const std::string line(121, '.');
    const auto rows = read_all("12" + line.substr(2) + "\n");
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_shape) << rows[0];
    ReadOptions options;
    options.box = BoxShape{1, 11};
    EXPECT_TRUE(read_all("12" + line.substr(2) + "\n", options).front().ok);
}

TEST(Decode, ABigBoardHasSymbolsAboveNine) {
    std::string line(256, '.');
    for (std::size_t i = 0; i < 30; ++i) line[i * 8] = static_cast<char>('1' + i % 9);
    EXPECT_EQ(read_all(line).front().code, ErrorCode::ambiguous);
    line[255] = 'G';
    EXPECT_TRUE(read_all(line).front().ok);
}

TEST(Decode, UpToNineNobodyPadsNumbers) {
    std::string text = text_test::spread(std::string(81, '0'), ",");
    text.insert(2, "0");
    EXPECT_TRUE(read_all(text).front().ok);
    text[3] = '4';
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].code, ErrorCode::bad_symbol);
    EXPECT_EQ(rows[0].symbol, "04");
}

TEST(Decode, ZeroBesideAnotherBlankIsADigitOfBigBoardsAndSaysHowToChange) {
    const struct {
        std::size_t side;
        std::string top;
    } cases[] = {{12, "C"}, {16, "G"}, {25, "P"}};
    for (const auto& [side, top] : cases) {
        std::string line = "01A" + std::string(side * side - 3, '.');
        const auto rows = text_test::read_all(line);
        ASSERT_EQ(rows.size(), 1U);
        EXPECT_EQ(rows[0].position.substr(0, 7), "1 2 11 ") << side;
        const std::size_t cure = rows[0].note.find("--alphabet ");
        ASSERT_NE(cure, std::string::npos) << rows[0].note;
        ReadOptions options;
        options.alphabet = rows[0].note.substr(cure + 11);
        EXPECT_EQ(options.alphabet.size(), side);
        EXPECT_EQ(options.alphabet.back(), top[0]);
        const auto other = text_test::read_all(line, options);
        ASSERT_EQ(other.size(), 1U);
        EXPECT_FALSE(!other[0].ok && other[0].message.empty());
        line[0] = '.';
        const auto blank = text_test::read_all(line, options);
        ASSERT_EQ(blank.size(), 1U);
        EXPECT_EQ(blank[0].position.substr(0, 7), "0 1 10 ") << side;
    }
}

TEST(Decode, ZeroBesideEmptyFieldsIsNotGuessed) {
    const auto rows = text_test::read_all(",0,,,2,1,5,,\n" + std::string(",,,,,,,,\n"));
    for (const auto& row : rows) EXPECT_FALSE(row.ok) << row;
    std::string fields = "0,,1";
    for (int i = 3; i < 81; ++i) fields += ",";
    const auto line = text_test::read_all(fields + "\n");
    ASSERT_EQ(line.size(), 1U);
    EXPECT_FALSE(line[0].ok) << line[0];
    EXPECT_NE(line[0].message.find("--zero-based"), std::string::npos);
    ReadOptions options;
    options.zero_based = true;
    const auto zero = text_test::read_all(fields + "\n", options);
    ASSERT_EQ(zero.size(), 1U);
    EXPECT_EQ(zero[0].position.substr(0, 4), "1.2.") << zero[0];
}

}  // namespace
}  // namespace nonet
