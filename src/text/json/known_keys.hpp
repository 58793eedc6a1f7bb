// Which members of a puzzle site's JSON leave a puzzle a plain Sudoku.
//
// Sites describe variants by further members: "thermometer", "killercage", "arrow". Whoever ignores
// one reads another puzzle, so only members in a table are passed over, and every other one that
// is not empty is refused by its name.
#pragma once

#include "text/format.hpp"
#include "text/json/tree.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace nonet::text::json {

enum class KeyMeaning : std::uint8_t {
    plain,       ///< no rule: a title, a solution, a colour
    decoration,  ///< drawn for the eye; a note says that it was left out
};

struct KnownKey {
    std::string_view key;
    KeyMeaning meaning = KeyMeaning::plain;
};

/// Passes over the known members of `object` and adds a note on decorations. False, with
/// record.error, when another member is not empty or a key stands twice.
bool only_known_keys(const Value& object, std::span<const KnownKey> known, Record& record);

/// True for null, false, and a string, array or object without content.
bool is_empty(const Value& value);

}  // namespace nonet::text::json
