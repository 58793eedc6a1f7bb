// The table of profiles; each is parsed once, when it is first asked for.
//
// A built-in profile is the same text that a user could write, read by the same parser, so nothing
// about it is special. Local statics make the first use safe from several threads.
#include "logic/profile_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

std::span<const ProfileInfo> profiles() {
    static const std::array kProfiles = {hodoku_profile(), nonet_profile()};
    return kProfiles;
}

const Profile* find_profile(std::string_view name) {
    static const std::vector<Profile> kParsed = [] {
        std::vector<Profile> parsed;
        for (const ProfileInfo& info : profiles()) {
            Result<Profile> profile = parse_profile(info.text);
            if (profile.ok()) parsed.push_back(std::move(*profile));
        }
        return parsed;
    }();
    const auto found = std::find_if(kParsed.begin(), kParsed.end(), [name](const Profile& profile) {
        return profile.name == name;
    });
    return found != kParsed.end() ? &*found : nullptr;
}

}  // namespace nonet::logic
