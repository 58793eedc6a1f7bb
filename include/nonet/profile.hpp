// Profiles: in which order techniques are tried, and how hard each counts.
//
// What is easy is a matter of taste and of tradition, so it is data: a short text that lists the
// searches in order, each with a level and a score. The score of a puzzle is the sum over its
// steps, and its level that of its hardest step, raised while the score exceeds the level's bound
// (the way of HoDoKu). Two profiles are built in: `hodoku`, the order and scores of HoDoKu 2.3, and
// `nonet`, which knows every technique of this library.
#pragma once

#include <nonet/result.hpp>
#include <nonet/technique.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::logic {

enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
inline constexpr std::size_t kLevels = 5;

/// "easy", "medium", "hard", "unfair" or "extreme".
std::string_view name_of(Level level);

/// One line of a profile: a technique, or several that one search ranks together.
struct ProfileRow {
    std::string_view name;  ///< of a technique or of a group of techniques
    Level level = Level::easy;
    int score = 0;
    bool is_enabled = true;
};

struct Profile {
    std::string name;
    std::string version;
    /// A puzzle of a level has at most this score, else it counts as the next level.
    std::array<std::int64_t, kLevels> most_score{};
    SearchOptions options;
    std::vector<ProfileRow> rows;  ///< in the order in which they are tried

    /// The row that counts a technique: its own, or that of its group; nullptr when it has none.
    [[nodiscard]] const ProfileRow* row_of(const TechniqueInfo& technique) const;
    /// The level of a path: that of its hardest step, raised while the score exceeds the bound of
    /// the level.
    [[nodiscard]] Level level_of(Level hardest, std::int64_t score) const;
};

/// The built-in profiles, as texts that parse_profile reads.
struct ProfileInfo {
    std::string_view name;
    std::string_view summary;
    std::string_view text;
};
std::span<const ProfileInfo> profiles();

/// A built-in profile, parsed; nothing when no profile has that name.
const Profile* find_profile(std::string_view name);

/// Reads the text of a profile. Lines, '#' starts a comment:
///
///     profile NAME VERSION
///     most LEVEL SCORE         a bound for the score of a level
///     set OPTION VALUE         an option of the searches: a number, yes or no
///     step NAME LEVEL SCORE    try this technique (or group) next
///     off NAME LEVEL SCORE     known with its score, but not tried
///
/// Error bad_symbol, with line and column, for a word that is none of these, an unknown name, a
/// number out of range, or a technique that is listed twice.
Result<Profile> parse_profile(std::string_view text);

/// A profile as a text that parse_profile reads.
std::string to_text(const Profile& profile);

}  // namespace nonet::logic
