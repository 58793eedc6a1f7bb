// Facts about positions: reading them from the files of this folder.
#pragma once

#include "rate/explainer/position.hpp"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet::explainer {

using Fields = std::vector<std::string>;

/// The lines of a file of facts in this folder, without comments.
inline std::vector<Fields> read_facts(const std::string& name) {
    std::ifstream file(std::string(NONET_EXPLAINER_FACTS) + "/" + name);
    std::vector<Fields> lines;
    std::string line;
    while (std::getline(file, line)) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream text(line);
        Fields fields;
        for (std::string field; std::getline(text, field, '\t');) fields.push_back(field);
        lines.push_back(fields);
    }
    return lines;
}

inline Position position_of(const std::string& digits) {
    return Position(logic::State(Grid::from_line(digits).value()));
}

/// Removes what a list like "r1c2<>3 r4c5<>6" names; "-" names nothing.
inline void remove_all(const std::string& list, Position& position) {
    std::istringstream text(list);
    for (std::string item; text >> item;) {
        if (item == "-") continue;
        const Candidate candidate =
            Candidate::at(cell_at(item[1] - '1', item[3] - '1'), item[6] - '0');
        ASSERT_TRUE(position.has(candidate)) << item;
        position.remove(candidate);
    }
}

}  // namespace nonet::explainer
