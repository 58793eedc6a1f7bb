// The texts that are mutated: see samples.cpp.
#pragma once

#include "mutations/puzzles.hpp"

#include <ostream>
#include <string>
#include <vector>

namespace nonet::mutations {

struct Sample {
    std::string name;  ///< letters, digits and _
    std::string text;
    /// What the text says, made from the digits and not by the reader.
    std::vector<Content> puzzles = contents_of(kNine);
};

inline std::ostream& operator<<(std::ostream& out, const Sample& sample) {
    return out << sample.name;
}

/// One of every form that the reader knows, and the samples of the table of formats.
std::vector<Sample> samples();

/// Of each format of the table its own sample, and puzzles as it writes them.
void add_table(std::vector<Sample>& all);

}  // namespace nonet::mutations
