// A name goes before a file of the same name; "./hodoku" is always a file.
//
// A file is read up to a size that no profile comes to, so that a wrong name costs nothing; what is
// wrong inside it is said with line and column.
#include "cli/human/profile_choice.hpp"

#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::string_view kUsual = "nonet";
constexpr std::size_t kLargest = 1 << 20;  // bytes; a whole profile has some thousand

std::string read_profile(const std::string& path, logic::Profile& profile) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return fmt::format("--profile: no profile and no file is called '{}'", path);
    std::string text(kLargest + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored) || file.bad() || text.size() > kLargest)
        return fmt::format("--profile: '{}' cannot be read as a profile", path);
    Result<logic::Profile> read = logic::parse_profile(text);
    if (!read) {
        return fmt::format("{}:{}:{}: {}", path, read.error().place.line, read.error().place.column,
                           read.error().message);
    }
    profile = std::move(*read);
    return {};
}

}  // namespace

std::string choose_profile(const Settings& settings, logic::Profile& profile) {
    const std::string_view name =
        settings.profile.empty() ? kUsual : std::string_view(settings.profile);
    if (const logic::Profile* known = logic::find_profile(name)) {
        profile = *known;
    } else if (std::string problem = read_profile(settings.profile, profile); !problem.empty()) {
        return problem;
    }
    if (settings.no_uniqueness) profile.options.uniqueness = false;
    return {};
}

}  // namespace nonet::cli
