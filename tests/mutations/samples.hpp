// The texts that are mutated: see samples.cpp.
#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace nonet::mutations {

struct Sample {
    std::string name;  ///< letters, digits and _
    std::string text;
    std::size_t puzzles = 3;  ///< that the text holds
};

inline std::ostream& operator<<(std::ostream& out, const Sample& sample) {
    return out << sample.name;
}

/// One of every form that the reader knows, and the samples of the table of formats.
std::vector<Sample> samples();

}  // namespace nonet::mutations
