// What a format says about the lines before it.
//
// Four answers, not two, since bytes come in pieces: "not mine" and "not yet" must not be mixed up,
// and a damaged puzzle belongs to a format as much as a sound one.
#pragma once

#include <cstdint>

namespace nonet::text {

/// What a format found at the front of the window.
enum class Found : std::uint8_t {
    no,      ///< this is not mine
    more,    ///< I cannot say before more lines arrive (only when Window::waiting())
    puzzle,  ///< a puzzle, in Record::puzzle
    error,   ///< mine, but it cannot be read: Record::error says why
};

}  // namespace nonet::text
