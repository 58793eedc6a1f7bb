// Literals of programming languages as JSON.
//
// People paste the board out of their program: Python lists with 'single quotes', tuples, None and
// a comma behind the last element, C and Java initialisers in braces, numpy's array([...]). Each is
// JSON but for a few characters, so those are replaced, and always by as many characters: a place
// in the result is the place in what the user wrote. What is not understood stays as it is, and the
// JSON parser will refuse it.
//
//     'a'                      "a"            None null nil NULL undefined nan   null or ""
//     ( ) and { } of a list    [ ]            True False                         true false
//     [1, 2, ]                 [1, 2  ]       array([1], dtype=int)                    [1]
//     05                        5
#pragma once

#include <string>
#include <string_view>

namespace nonet::text::json {

/// `text`, one literal, with every known deviation from JSON replaced. The size is that of `text`.
/// Linear, but for braces in braces, which are looked into once for each level.
std::string as_json(std::string_view text);

}  // namespace nonet::text::json
