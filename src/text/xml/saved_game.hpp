// The `data` of a game in OpenSudoku's files: see saved_game.cpp.
#pragma once

#include <nonet/text.hpp>

#include <string>
#include <string_view>

namespace nonet::text {

struct SavedGame {
    Grid givens;
    Progress progress;
    std::string note;  ///< what was left out; or empty
};

/// Error, without a place, when `data` is in no known form.
Result<SavedGame> read_saved_game(std::string_view data);

/// 81 digits, or with progress the first version of the longer form, which all versions of
/// OpenSudoku read.
std::string write_saved_game(const Grid& givens, const Progress& progress);

}  // namespace nonet::text
