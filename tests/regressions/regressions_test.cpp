// Inputs that once crashed the reader, were misread or lost, found by fuzzing and by mutation.
//
// Each is a pair of files: NAME.in is the input, byte for byte, and NAME.out says what is read from
// it, an event a line, below comments that say what went wrong:
//
//     # A row was lost, and the next puzzle's first row took its place.
//     error 1:1 wrong_length
//     puzzle ..3.2.6..9..3.5..1…      as the format line writes it
//
// To keep a finding, copy it here as NAME.in and write NAME.out. The input is also read in small
// pieces with pauses between them: the events must be the same.
#include "unit/text/read_all.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The names of all pairs; a file without its partner gives a pair as well, which fails.
std::vector<std::string> names() {
    std::vector<std::string> all;
    for (const auto& file : fs::directory_iterator(NONET_REGRESSIONS_FOLDER)) {
        const fs::path& path = file.path();
        if (path.extension() == ".in" || path.extension() == ".out") all.push_back(path.stem());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// The lines of NAME.out that are no comments.
std::string expected_events(const fs::path& path) {
    std::istringstream file(contents_of(path));
    std::string text;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line[0] != '#') text += line + "\n";
    }
    return text;
}

std::string events_of(const std::vector<text_test::Row>& rows) {
    std::ostringstream text;
    for (const text_test::Row& row : rows) {
        if (row.ok) {
            text << "puzzle " << row.position << "\n";
        } else {
            text << "error " << row.place.line << ":" << row.place.column << " "
                 << name_of(row.code) << "\n";
        }
    }
    return text.str();
}

class Regression : public testing::TestWithParam<std::string> {};

TEST_P(Regression, IsReadAsItShouldBe) {
    const fs::path folder(NONET_REGRESSIONS_FOLDER);
    const fs::path in = folder / (GetParam() + ".in");
    const fs::path out = folder / (GetParam() + ".out");
    ASSERT_TRUE(fs::exists(in) && fs::exists(out)) << in << " and " << out << " belong together";
    const std::string text = contents_of(in);
    EXPECT_EQ(events_of(text_test::read_all(text)), expected_events(out)) << in;
    text_test::PiecewiseSource pieces(text, 7);
    EXPECT_EQ(events_of(text_test::read_all(pieces)), expected_events(out)) << in << " in pieces";
}

INSTANTIATE_TEST_SUITE_P(Folder, Regression, testing::ValuesIn(names()),
                         [](const testing::TestParamInfo<std::string>& name) {
                             return name.param;
                         });

}  // namespace
}  // namespace nonet
