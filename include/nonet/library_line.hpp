// Positions and steps in the notation of HoDoKu's library, which solvers exchange test cases in.
//
//     :CODE[-VARIANT]:DIGITS:GRID:REMOVED:ELIMINATIONS:PLACEMENTS:EXTRA
//
// CODE names a technique (TechniqueInfo::code), DIGITS are the digits of the move, GRID has 81
// cells with '+' before placed digits, REMOVED lists the candidates that are gone although no
// placed digit excludes them, as digit, row, column. EXTRA is the number of inferences of a chain.
#pragma once

#include <nonet/result.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace nonet::logic {

/// A line of the library.
struct LibraryLine {
    std::string code;     ///< four digits, or five for siamese fish
    std::string variant;  ///< behind the '-': "x" for a position where the technique finds nothing
    std::string digits;
    State state;
    std::vector<Candidate> removals;    ///< sorted
    std::vector<Candidate> placements;  ///< sorted
    std::string extra;
};

/// Error bad_symbol or wrong_length with the column, for a line that is not of this form.
Result<LibraryLine> parse_library_line(std::string_view text);

/// The fields of a position: "GRID:REMOVED".
std::string to_library_position(const State& state);

/// A step as a whole line; the technique must have a code (else it is "xxxx").
std::string to_library_line(const State& state, const Step& step);

/// The code of a step: its technique's, with a 1 behind for a siamese fish.
std::string library_code(const Step& step);

/// The digits of a step, as the library writes them.
std::string library_digits(const Step& step);

}  // namespace nonet::logic
