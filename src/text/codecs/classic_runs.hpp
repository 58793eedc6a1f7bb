// The two short codings of plain givens that SudokuPad uses in links (its puzzletools.js):
// "classic" behind that word, and within short links.
//
//     first    the digits 1-9 stand for themselves, the 70 characters A-Z a-z ()[]-.~:@!$&'*,;=_
//              for 0 to 69 blanks
//     second   60 characters, 0-9 A-Z a-x: number i is the digit i % 10 (0 for a blank) and behind
//              it i / 10 blanks, at most 5
//
// Nothing tells the two apart, and there is no check sum: a lost character just shifts the grid. So
// a text counts as one of them only when packing its cells again gives the same text, when the
// cells make a square that is in use, and, where the other coding could read the text too, when no
// house holds a digit twice. Where two different puzzles are left, which takes a small grid or one
// that is nearly full, it is refused. (SudokuPad takes any square of the second before 81 cells of
// the first, and so misreads an example of its own.)
#pragma once

#include <nonet/board.hpp>
#include <nonet/result.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace nonet::text {

/// The cells behind `text`, in whichever coding it is, '.' for blanks: 16, 36 or 81. `box` is
/// the shape of the boxes, where it is known. Fails on a character of neither coding, when neither
/// reading is a grid, and when both are and differ. Linear.
Result<std::string> classic_decode(std::string_view text,
                                   std::optional<BoxShape> box = std::nullopt);

/// The same for a text in the first coding, with any count of cells up to 81.
Result<std::string> classic_decode_first(std::string_view text);

/// The same for the second coding.
Result<std::string> classic_decode_second(std::string_view text);

/// `cells`, which are 1-9 and '.' for blanks, in the first coding.
std::string classic_encode_first(std::string_view cells);

/// The same in the second coding, which is what SudokuPad writes today.
std::string classic_encode_second(std::string_view cells);

}  // namespace nonet::text
