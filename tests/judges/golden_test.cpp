// Every golden file, byte for byte: see golden_files.hpp.
#include "judges/golden_files.hpp"

#include <ostream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {

// Tells GoogleTest how to show a parameter.
void PrintTo(const GoldenFile& golden, std::ostream* out) {
    *out << golden.stem;
}

namespace {

class JudgeGolden : public testing::TestWithParam<GoldenFile> {};

TEST_P(JudgeGolden, PrintsTheExactBytes) {
    const GoldenFile& golden = GetParam();
    ASSERT_NE(golden.judge, nullptr);
    std::istringstream in(golden.in);
    std::ostringstream out;
    std::ostringstream err;
    const int code = golden.judge->run({.in = in, .out = out, .err = err});
    EXPECT_EQ(out.str(), golden.out);
    EXPECT_EQ(err.str(), golden.err);
    EXPECT_EQ(code, golden.code);
}

std::string name_of_case(const testing::TestParamInfo<GoldenFile>& golden) {
    return golden.param.stem;
}

INSTANTIATE_TEST_SUITE_P(All, JudgeGolden, testing::ValuesIn(golden_files()), name_of_case);

}  // namespace
}  // namespace nonet::cli
