// SudokuPad's own short form of its puzzles, which lz-string then packs into "scl" and "ctc" links
// (its puzzlezipper.js): JSON with all that could be spared left out.
//
//     {ce:[[{v:1},,,{v:4}],[,,,]],u:[{c2:CFCFCF,c1:#0,r:t}]}
//     {"cells":[[{"value":1},{},{},{"value":4}],[{},{},{},{}]],
//      "underlays":[{"backgroundColor":"#CFCFCF","borderColor":"#000000","rounded":true}]}
//
// Keys stand without quotes and the common ones are shortened; an empty object in an array is
// nothing at all; behind a colon stand t and f for true and false, and colours without # and
// quotes; strings are in single quotes, with \' for an apostrophe.
//
// SudokuPad undoes this by replacing text all over, strings included. Here the text is read piece
// by piece, so that a title like "[a,b]" cannot be mistaken for structure. The result is JSON in
// form only as far as brackets, keys and strings go: the JSON parser behind it has the last word.
#pragma once

#include <nonet/result.hpp>

#include <string>
#include <string_view>

namespace nonet::text {

/// The JSON behind the short form `text`, with the long names of the keys. A text that is JSON
/// already is not for this function: try that first. Fails where brackets, keys or strings are
/// broken, and on more than 100 levels of brackets. Linear.
Result<std::string> puzzle_unzip(std::string_view text);

}  // namespace nonet::text
