// Profiles: what is written is read back, and what is wrong is named with its place.
#include "logic/profile_index.hpp"

#include <nonet/profile.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

Error error_of(std::string_view text) {
    Result<Profile> profile = parse_profile(text);
    EXPECT_FALSE(profile.ok()) << text;
    return profile.ok() ? Error() : profile.error();
}

TEST(Profile, ReadsWhatItWrites) {
    for (const ProfileInfo& info : profiles()) {
        const Profile* profile = find_profile(info.name);
        ASSERT_NE(profile, nullptr) << info.name;
        const std::string text = to_text(*profile);
        const Result<Profile> again = parse_profile(text);
        ASSERT_TRUE(again.ok()) << again.error().message;
        EXPECT_EQ(to_text(*again), text);
    }
}

TEST(Profile, MayBeginWithAByteOrderMark) {
    const Result<Profile> profile =
        parse_profile("\xEF\xBB\xBFprofile mine 1\r\nstep full-house easy 1\r\n");
    ASSERT_TRUE(profile.ok()) << profile.error().message;
    EXPECT_EQ(profile->name, "mine");
}

TEST(Profile, IsReadAsItStands) {
    for (const ProfileInfo& info : profiles()) {
        const Result<Profile> profile = parse_profile(info.text);
        ASSERT_TRUE(profile.ok()) << info.name << ": " << profile.error().message;
        EXPECT_EQ(profile->name, info.name);
        EXPECT_FALSE(info.summary.empty());
    }
}

TEST(Profile, KnowsEveryTechnique) {
    const Profile* nonet = find_profile("nonet");
    const Profile* hodoku = find_profile("hodoku");
    for (const TechniqueInfo* technique : techniques()) {
        EXPECT_NE(nonet->row_of(*technique), nullptr) << technique->name;
        const bool is_dual = technique->name.starts_with("dual-");
        if (technique->code.empty() || is_dual) continue;
        EXPECT_NE(hodoku->row_of(*technique), nullptr) << technique->name;
    }
}

TEST(Profile, RaisesTheLevelWhileTheScoreIsTooHigh) {
    Profile profile;
    profile.most_score = {10, 20, 30, 40, 50};
    EXPECT_EQ(profile.level_of(Level::easy, 10), Level::easy);
    EXPECT_EQ(profile.level_of(Level::easy, 11), Level::medium);
    EXPECT_EQ(profile.level_of(Level::easy, 31), Level::unfair);
    EXPECT_EQ(profile.level_of(Level::hard, 1), Level::hard);
    EXPECT_EQ(profile.level_of(Level::easy, 1000), Level::extreme);
}

TEST(ProfileIndex, AnswersAsTheProfileDoes) {
    for (const ProfileInfo& info : profiles()) {
        const Profile& profile = *find_profile(info.name);
        const ProfileIndex index(profile);
        for (const TechniqueInfo* technique : techniques()) {
            const ProfileRow* row = profile.row_of(*technique);
            const std::size_t place = index.place_of(*technique);
            EXPECT_EQ(place < profile.rows.size() ? &profile.rows[place] : nullptr, row);
        }
    }
}

TEST(Profile, ReadsCommentsAndBlanks) {
    const Result<Profile> profile = parse_profile(
        "# mine\n\nprofile mine 3  # version\nmost easy 50\r\nset fish-fins 2\n"
        "step naked-single medium 7\noff full-house hard 9\n");
    ASSERT_TRUE(profile.ok()) << profile.error().message;
    EXPECT_EQ(profile->name, "mine");
    EXPECT_EQ(profile->version, "3");
    EXPECT_EQ(profile->most_score[0], 50);
    EXPECT_EQ(profile->options.fish_fins, 2);
    ASSERT_EQ(profile->rows.size(), 2U);
    EXPECT_EQ(profile->rows[0].name, "naked-single");
    EXPECT_EQ(profile->rows[0].level, Level::medium);
    EXPECT_EQ(profile->rows[0].score, 7);
    EXPECT_TRUE(profile->rows[0].is_enabled);
    EXPECT_FALSE(profile->rows[1].is_enabled);
    EXPECT_EQ(profile->row_of(*find_technique("full-house"))->score, 9);
    EXPECT_EQ(profile->row_of(*find_technique("hidden-single")), nullptr);
}

TEST(Profile, NamesThePlaceOfAMistake) {
    const Error unknown = error_of("profile p 1\nstep naked-singel easy 4\n");
    EXPECT_EQ(unknown.place.line, 2U);
    EXPECT_EQ(unknown.place.column, 6U);
    EXPECT_EQ(unknown.symbol, "naked-singel");

    EXPECT_EQ(error_of("profile p 1\nstep naked-single simple 4\n").place.column, 19U);
    EXPECT_EQ(error_of("profile p 1\nstep naked-single easy -4\n").symbol, "-4");
    EXPECT_EQ(error_of("profile p 1\nstep naked-single easy\n").place.line, 2U);
    EXPECT_EQ(error_of("profile p 1\nset fish-fins many\n").symbol, "fish-fins");
    EXPECT_EQ(error_of("profile p 1\nset fins 3\n").symbol, "fins");
    EXPECT_EQ(error_of("profile p 1\nskip naked-single\n").symbol, "skip");
    EXPECT_EQ(error_of("profile p 1\nstep full-house easy 4\nstep full-house easy 4\n").place.line,
              3U);
    EXPECT_NE(error_of("").message.find("profile NAME"), std::string::npos);
}

}  // namespace
}  // namespace nonet::logic
