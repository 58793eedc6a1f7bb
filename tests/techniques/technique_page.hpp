// The form of the test pages of the techniques.
//
// A page is Markdown for players. Its cases are fenced blocks that begin with ```nonet and hold
// lines `key: value`:
//
//     technique: x-wing            the name of a row
//     position: :0300:4:GRID:::::  any text on one line that the reader takes
//     removes: r1c2<>4 r5c7<>4     some step of the technique removes exactly these, or
//     places: r1c1=4               places exactly these, or
//     finds: nothing               a look-alike: the technique finds no step here
//     set: fish-fins 2             an option of the search; may stand several times
#pragma once

#include <nonet/state.hpp>
#include <nonet/technique.hpp>

#include <string>
#include <vector>

namespace nonet::logic {

struct TechniqueCase {
    std::string page;  ///< the file's stem
    int line = 0;      ///< of the fence
    std::string technique;
    std::string position;
    std::vector<Candidate> removes;
    std::vector<Candidate> places;
    bool finds_nothing = false;
    std::vector<std::string> settings;
    std::string problem;  ///< what is wrong with the form of the case; empty: nothing
};

/// All cases of the pages in a folder, in the order of the files.
std::vector<TechniqueCase> read_technique_pages(const std::string& folder);

/// The stems of the files in `folder` that end so.
std::vector<std::string> stems_in(const std::string& folder, const std::string& extension);

}  // namespace nonet::logic
