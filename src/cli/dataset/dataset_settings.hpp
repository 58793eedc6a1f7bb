// What the options of 'dataset' say. A structure of its own in Settings, since its verbs share them
// and nobody else does.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// A part of a split.
struct Share {
    std::string name;
    double weight = 0;
};

struct DatasetSettings {
    std::vector<std::string_view> given;  ///< the names of the options that were given

    std::string puzzle;    ///< the column of the puzzles; empty: find it
    std::string solution;  ///< that of the solutions
    std::string answers;   ///< files with the solutions, separated by commas
    std::string to;        ///< csv, json or npy; empty: as the output's name or the input says

    std::vector<Share> parts;
    bool by_solution = false;
    std::uint64_t count = 1;
    bool distinct = false;
    std::string labels = "clues,status";
    bool minimality = false;
    std::string findings;  ///< the file that gets all findings
    std::uint64_t examples = 5;
};

}  // namespace nonet::cli
