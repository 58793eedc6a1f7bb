// NumPy arrays, put together byte by byte.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::PiecewiseSource;
using text_test::read_all;

/// A file of version 1.0, or of another.
std::string npy(const std::string& dictionary, const std::string& data, char version = 1) {
    std::string header = dictionary;
    while ((header.size() + 11) % 16 != 0) header += ' ';
    header += '\n';
    std::string text = std::string("\x93NUMPY") + version + '\0';
    for (std::size_t i = 0; i < (version == 1 ? 2U : 4U); ++i)
        text += static_cast<char>(header.size() >> (8 * i));
    return text + header + data;
}

std::string array(const std::string& type, const std::string& shape, const std::string& data,
                  const std::string& fortran = "False") {
    return npy(
        "{'descr': '" + type + "', 'fortran_order': " + fortran + ", 'shape': " + shape + ", }",
        data);
}

/// The cells of a puzzle as numbers of `width` bytes, each `shift` higher.
std::string numbers(const std::string& puzzle, std::size_t width = 1, bool big = false,
                    int shift = 0) {
    std::string data;
    for (const char c : puzzle) {
        const std::int64_t value = (c == '.' ? 0 : c - '0') + shift;
        for (std::size_t i = 0; i < width; ++i) {
            const std::size_t byte = big ? width - 1 - i : i;
            data += static_cast<char>(value >> (8 * byte));
        }
    }
    return data;
}

void expect_two(const std::string& text) {
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].position, kPuzzle) << rows[0];
    EXPECT_EQ(rows[0].format, "npy");
    EXPECT_EQ(rows[0].note, "");
    EXPECT_EQ(rows[1].position, kOther) << rows[1];
    for (const std::size_t piece : {1U, 7U, 100U}) {
        PiecewiseSource source(text, piece);
        EXPECT_EQ(read_all(source), rows) << "in pieces of " << piece;
    }
}

TEST(NpyFormat, ReadsEveryWidthAndByteOrder) {
    for (const char sign : {'i', 'u'}) {
        for (const std::size_t width : {1U, 2U, 4U, 8U}) {
            for (const bool big : {false, true}) {
                const std::string type = std::string(width == 1 ? "|"
                                                     : big      ? ">"
                                                                : "<") +
                                         sign + std::to_string(width);
                expect_two(array(type, "(2, 81)",
                                 numbers(kPuzzle, width, big) + numbers(kOther, width, big)));
            }
        }
    }
}

TEST(NpyFormat, ReadsEveryVersionAndShape) {
    const std::string data = numbers(kPuzzle) + numbers(kOther);
    expect_two(array("|u1", "(2, 9, 9)", data));
    for (const char version : {'\x01', '\x02', '\x03'}) {
        expect_two(npy("{\"shape\":(2,81),'fortran_order':False,'descr':'|u1'}", data, version));
    }
    for (const std::string& shape :
         std::vector<std::string>{"(81,)", "(9, 9)", "(1, 81)", "(1, 9, 9)"}) {
        const auto rows = read_all(array("|u1", shape, numbers(kPuzzle)) + "\n" + kOther);
        ASSERT_EQ(rows.size(), 2U) << shape;
        EXPECT_EQ(rows[0].position, kPuzzle);
        EXPECT_EQ(rows[1].format, "line");
    }
    EXPECT_TRUE(read_all(array("|u1", "(0, 81)", "")).empty());
}

TEST(NpyFormat, ArraysBehindEachOtherAreRead) {
    expect_two(array("|u1", "(81,)", numbers(kPuzzle)) + array("|u1", "(81,)", numbers(kOther)));
}

TEST(NpyFormat, ReadsOtherSizes) {
    const auto four = read_all(array("|u1", "(1, 4, 4)", numbers("1..2..3..4..2..1")));
    ASSERT_EQ(four.size(), 1U);
    EXPECT_EQ(four[0].position, "1 0 0 2 0 0 3 0 0 4 0 0 2 0 0 1");
    ReadOptions options;
    options.box = BoxShape{3, 2};
    const auto six =
        read_all(array("|u1", "(2, 36)", numbers(text_test::kSix + text_test::kSix)), options);
    ASSERT_EQ(six.size(), 2U);
    EXPECT_EQ(six[0].position, text_test::kSixNumbers);
    options.box = BoxShape{3, 3};
    EXPECT_EQ(read_all(array("|u1", "(1, 36)", numbers(text_test::kSix)), options)[0].code,
              ErrorCode::bad_shape);
}

TEST(NpyFormat, ASquareThatMayBeAListIsReadAsOnePuzzleWithANote) {
    const auto rows = read_all(array("|u1", "(16, 16)", std::string(256, '\0')));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_NE(rows[0].note.find("4x4"), std::string::npos);
    const auto sure = read_all(array("|u1", "(16, 16)", '\x10' + std::string(255, '\0')));
    EXPECT_EQ(sure[0].note, "");
}

TEST(NpyFormat, FortranOrderIsReadForOnePuzzleAndRefusedForMore) {
    std::string mirrored = kPuzzle;
    for (std::size_t i = 0; i < 81; ++i) mirrored[i % 9 * 9 + i / 9] = kPuzzle[i];
    const auto rows = read_all(array("|u1", "(9, 9)", numbers(mirrored), "True"));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    const auto more = read_all(array("|u1", "(2, 81)", numbers(kPuzzle) + numbers(kOther), "True") +
                               "\n" + kPuzzle);
    ASSERT_EQ(more.size(), 2U);
    EXPECT_NE(more[0].message.find("Fortran"), std::string::npos);
    EXPECT_EQ(more[1].position, kPuzzle);
}

TEST(NpyFormat, AMinusOneProvesThatDigitsCountFromZero) {
    expect_two(
        array("<i2", "(2, 81)", numbers(kPuzzle, 2, false, -1) + numbers(kOther, 2, false, -1)));
    ReadOptions options;
    options.zero_based = true;
    const auto rows = read_all(array("|u1", "(81,)", numbers(kPuzzle, 1, false, -1)), options);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position, kPuzzle);
}

TEST(NpyFormat, AStrayMinusOneIsTheFault) {
    std::string damaged = numbers(kPuzzle, 1);
    damaged[0] = static_cast<char>(-1);
    const auto rows = read_all(array("|i1", "(2, 81)", damaged + numbers(kOther, 1)));
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_FALSE(rows[0].ok) << rows[0];
    EXPECT_NE(rows[0].message.find("r1c1 is -1"), std::string::npos) << rows[0].message;
    EXPECT_EQ(rows[1].position, kOther) << rows[1];
}

TEST(NpyFormat, ATenWithoutAZeroProvesThatAllIsOneHigher) {
    expect_two(
        array("|u1", "(2, 81)", numbers(kPuzzle, 1, false, 1) + numbers(kOther, 1, false, 1)));
}

TEST(NpyFormat, WhatProvesNothingIsReadPlainlyWithANote) {
    std::string low = kPuzzle;  // no 9: shifted by one it has no 10
    for (char& c : low) c = c == '9' ? '.' : c;
    const auto rows = read_all(array("|u1", "(1, 81)", numbers(low, 1, false, 1)));
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].position.substr(0, 3), "114");
    EXPECT_NE(rows[0].note.find("subtract 1"), std::string::npos);

    std::string solution;
    for (int i = 0; i < 81; ++i)
        solution += static_cast<char>('0' + (i / 9 * 3 + i / 27 + i % 9) % 9);
    const auto zero = read_all(array("|u1", "(1, 81)", numbers(solution)));
    ASSERT_EQ(zero.size(), 1U);
    EXPECT_NE(zero[0].note.find("--zero-based"), std::string::npos);
    const auto full = read_all(array("|u1", "(1, 81)", numbers(solution, 1, false, 1)));
    EXPECT_EQ(full[0].note, "");
}

TEST(NpyFormat, StringsAreReadAsLines) {
    expect_two(array("|S81", "(2,)", kPuzzle + text_test::with_mark(kOther, '0')));
    std::string wide;
    for (const char c : kPuzzle + kOther) wide += std::string(1, c) + std::string(3, '\0');
    expect_two(array("<U81", "(2,)", wide));
    expect_two(array("|S1", "(2, 9, 9)", kPuzzle + text_test::with_mark(kOther, '\0')));
    const auto rows = read_all(array("|S81", "(2,)", kPuzzle.substr(1) + '\0' + kOther));
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(NpyFormat, ABadNumberDoesNotShiftTheNextPuzzle) {
    for (const char bad : {'\x0A', '\x0B', '\xFF'}) {
        std::string data = numbers(kPuzzle) + numbers(kPuzzle) + numbers(kOther);
        data[5] = bad;
        const auto rows = read_all(array("|u1", "(3, 81)", data));
        ASSERT_EQ(rows.size(), 3U);
        EXPECT_EQ(rows[0].code, ErrorCode::value_too_big);
        EXPECT_NE(rows[0].message.find("r1c6"), std::string::npos);
        EXPECT_EQ(rows[1].position, kPuzzle);
        EXPECT_EQ(rows[2].position, kOther);
    }
}

TEST(NpyFormat, OfTornDataTheWholePuzzlesAreRead) {
    const std::string text =
        array("|u1", "(9, 81)", numbers(kPuzzle) + numbers(kOther) + "\x01\x02");
    const auto rows = read_all(text);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].position, kPuzzle);
    EXPECT_EQ(rows[1].position, kOther);
    EXPECT_EQ(rows[2].code, ErrorCode::truncated);
    EXPECT_NE(rows[2].message.find("puzzle 3"), std::string::npos);
    for (std::size_t size = 6; size < 128; ++size) {
        const auto torn = read_all(text.substr(0, size));
        ASSERT_EQ(torn.size(), 1U) << size;
        EXPECT_FALSE(torn[0].ok) << size;
    }
}

TEST(NpyFormat, LeftOverBytesTellOfDamage) {
    const auto rows =
        read_all(array("|u1", "(1, 81)", numbers(kPuzzle) + "\x03") + "\n\n" + kOther);
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].code, ErrorCode::wrong_length);
    EXPECT_EQ(rows[1].position, kOther);
}

TEST(NpyFormat, OtherTypesAreRefusedByName) {
    const std::string data(81 * 8, '\x01');
    for (const auto& [type, words] :
         std::vector<std::pair<std::string, std::string>>{{"<f8", "floating"},
                                                          {"|b1", "truth"},
                                                          {"|O", "damaged"},
                                                          {"|O8", "Python objects"},
                                                          {"<c16", "<c16"},
                                                          {"<i3", "<i3"},
                                                          {"*i8", "*i8"},
                                                          {"<i08", "<i08"}}) {
        const auto rows = read_all(array(type, "(1, 81)", data) + "\n" + kPuzzle);
        ASSERT_EQ(rows.size(), 2U) << type;
        EXPECT_EQ(rows[0].code, ErrorCode::not_supported) << type;
        EXPECT_NE(rows[0].message.find(words == "damaged" ? "NumPy" : words), std::string::npos)
            << rows[0];
        EXPECT_EQ(rows[1].position, kPuzzle) << type;
    }
    const auto fields =
        read_all(npy("{'descr': [('a', '|u1'), ('b', '<f4', (3,))], "
                     "'fortran_order': False, 'shape': (1,), }",
                     "\x01"));
    ASSERT_EQ(fields.size(), 1U);
    EXPECT_NE(fields[0].message.find("named fields"), std::string::npos);
}

TEST(NpyFormat, OtherShapesAreRefused) {
    for (const std::string& shape : std::vector<std::string>{
             "()", "(80,)", "(1, 80)", "(1, 9, 8)", "(1, 1, 9, 9)", "(2, 9)", "(1369,)", "(81, 1)",
             "(72057594037927935, 81)", "(1, 99999999999999999999)"}) {
        const auto rows = read_all(array("|u1", shape, "\x01"));
        ASSERT_EQ(rows.size(), 1U) << shape;
        EXPECT_FALSE(rows[0].ok) << shape;
    }
}

TEST(NpyFormat, DamagedHeadersAreRefused) {
    for (const std::string& dictionary : std::vector<std::string>{
             "{'descr': '|u1', 'fortran_order': False}", "{'descr': '|u1', 'shape': (1, 81)}",
             "{'descr': '|u1', 'fortran_order': 0, 'shape': (1, 81)}",
             "{'descr': '|u1', 'fortran_order': False, 'shape': (1, 81), 'x': 1}",
             "{'descr': '|u1', 'descr': '|u1', 'fortran_order': False, 'shape': (1, 81)}",
             "{'descr': '|u1', 'fortran_order': False, 'shape': (1,, 81)}",
             "{'descr': '|u1', 'fortran_order': False, 'shape': (1, 081)}",
             "{'descr': '|u1', 'fortran_order': False, 'shape': (1, 81)} x",
             "{'descr': '|u1, 'fortran_order': False, 'shape': (1, 81)}",
             "'descr': '|u1', 'fortran_order': False, 'shape': (1, 81)}", ""}) {
        const auto rows = read_all(npy(dictionary, numbers(kPuzzle)) + "\n\n" + kOther);
        ASSERT_EQ(rows.size(), 2U) << dictionary;
        EXPECT_FALSE(rows[0].ok) << dictionary;
        EXPECT_EQ(rows[1].position, kOther) << dictionary;
    }
    std::string version = array("|u1", "(81,)", numbers(kPuzzle));
    version[6] = '\x04';
    EXPECT_EQ(read_all(version)[0].code, ErrorCode::not_supported);
    std::string length = array("|u1", "(81,)", numbers(kPuzzle));
    length[9] = '\x01';
    EXPECT_FALSE(read_all(length)[0].ok);
}

}  // namespace
}  // namespace nonet
