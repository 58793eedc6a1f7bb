// What a judge profile is: one online judge's Sudoku problem, spoken byte for byte.
//
// Online judges ask for the same thing in thirty dialects: with or without a count in front,
// spaced or not, "NO SOLUTION" or "impossible", the smallest solution or any. A profile knows one
// dialect. Its row in the table (judge_table.cpp) carries its documentation, from which the help
// and `nonet judge --list` are made; its file beside this one holds its layout.
//
// The invariants that all profiles keep:
//  * On `out` stands what an accepted program would print, and nothing else.
//  * A case without solution whose statement has no word for it: the case's grid as it was read,
//    so that later cases stay in place, a message on `err`, exit code 1.
//  * Malformed input: a message `line:column: what is wrong, what to do`, exit code 2. The
//    cases before it are answered.
//  * Memory does not grow with the number of cases.
#pragma once

#include <nonet/search.hpp>

#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

/// What a profile reads from and writes to.
struct JudgeStreams {
    std::istream& in;
    std::ostream& out;            ///< the judge's bytes; flushed when the input pauses
    std::ostream& err;            ///< messages, one per line
    std::string input_name = {};  ///< stands before line:column in messages; may be empty
    Limits limits = {};           ///< where they stop a search, the exit code is 3
    bool quiet = false;           ///< no remarks on `err`, only what changes the exit code
};

/// One row of the table of profiles. All texts are one line of plain English.
struct Judge {
    std::string_view name;                           ///< what `nonet judge` takes, lower case
    std::span<const std::string_view> aliases = {};  ///< the same problem at other judges
    std::string_view title;                          ///< the problem's name
    std::string_view where;                          ///< the judge, and the problem's number there
    std::string_view input;                          ///< the layout that it reads
    std::string_view output;                         ///< the layout that it prints
    std::string_view rule;  ///< what it prints for several solutions or none
    int (*run)(const JudgeStreams& streams) = nullptr;  ///< the exit code: 0, 1, 2 or 3
};

/// Every profile, sorted by name.
std::span<const Judge> judges();

/// By name or alias, in any case, '_' read as '-'. Nothing when no profile has that name.
const Judge* find_judge(std::string_view name);

}  // namespace nonet::cli
