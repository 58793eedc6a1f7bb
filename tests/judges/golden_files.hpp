// The golden files of this folder. NAME[_topic].in is read by the profile NAME, which must print
// NAME[_topic].out byte for byte, .err on standard error (nothing if there is no such file), and
// give the exit code in .exit (0 if there is no such file).
//
// The outputs come from naive_judge.py or were written by hand, never from the program.
#pragma once

#include "cli/judges/judge.hpp"

#include <string>
#include <vector>

namespace nonet::cli {

struct GoldenFile {
    std::string stem;
    const Judge* judge = nullptr;  ///< the profile with the longest name that begins the stem
    std::string in;
    std::string out;
    std::string err;
    int code = 0;
};

/// All of them, sorted by name.
const std::vector<GoldenFile>& golden_files();

}  // namespace nonet::cli
