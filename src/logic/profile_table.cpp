// The table of profiles; each is parsed once, when it is first asked for.
#include "logic/profile_table.hpp"

#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

// While techniques are still being written: lines that name one which is not there are left out.
std::string known_lines(std::string_view text) {
    std::string kept;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1);
        const std::string_view line = text.substr(begin, end - begin + 1);
        const std::size_t name = line.find(' ') + 1;
        const std::string_view word = line.substr(name, line.find(' ', name) - name);
        const bool is_step = line.starts_with("step ") || line.starts_with("off ");
        if (!is_step || find_technique(word) != nullptr || find_technique_group(word) != nullptr) {
            kept += line;
        }
        begin = end + 1;
    }
    return kept;
}

}  // namespace

std::span<const ProfileInfo> profiles() {
    static const std::array kProfiles = {hodoku_profile(), nonet_profile()};
    return kProfiles;
}

const Profile* find_profile(std::string_view name) {
    static const std::vector<Profile> kParsed = [] {
        std::vector<Profile> parsed;
        for (const ProfileInfo& info : profiles()) {
            Result<Profile> profile = parse_profile(known_lines(info.text));
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
