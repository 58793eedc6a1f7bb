// See known_keys.hpp.
#include "text/json/known_keys.hpp"

#include "text/json/cell_facts.hpp"
#include "text/json/cells.hpp"

#include <algorithm>
#include <set>

namespace nonet::text::json {

bool is_empty(const Value& value) {
    switch (value.kind()) {
        case Kind::null:
            return true;
        case Kind::boolean:
            return value.text() == "false";
        case Kind::number:
            return false;
        case Kind::string:
            return value.text().empty();
        default:
            return value.size() == 0;
    }
}

bool only_known_keys(const Value& object, std::span<const KnownKey> known, Record& record) {
    std::set<std::string_view> seen;
    std::string decorations;
    const bool good = object.each_member([&](std::string_view key, const Value& value) {
        if (!seen.insert(key).second) {
            return fail(value, ErrorCode::ambiguous,
                        "the key \"" + std::string(key) + "\" stands twice; remove one", record);
        }
        const auto row = std::find_if(known.begin(), known.end(),
                                      [&](const KnownKey& entry) { return entry.key == key; });
        if (row == known.end()) {
            return is_empty(value) ||
                   fail(value, ErrorCode::not_supported,
                        "the puzzle has \"" + std::string(key) +
                            "\", which is no part of a plain Sudoku; only plain ones are read",
                        record);
        }
        if (row->meaning == KeyMeaning::decoration && !is_empty(value)) {
            decorations += (decorations.empty() ? "" : ", ") + std::string(key);
        }
        return true;
    });
    if (good && !decorations.empty()) {
        add_note(record,
                 "drawings are left out (" + decorations + "); check that they stand for no rule");
    }
    return good;
}

}  // namespace nonet::text::json
