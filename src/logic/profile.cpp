// Reading and writing profiles: lines of words, so that a person can edit them.
//
// A parser for each kind of line, and one place that makes errors, which all carry line, column and
// the word at fault. What is written reads back as the same profile. Names are replaced by those of
// the tables, which live as long as the program, so a row needs no text of its own.
#include "logic/option_table.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <nonet/profile.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace nonet::logic {

namespace {

constexpr std::array<std::string_view, kLevels> kLevelNames = {"easy", "medium", "hard", "unfair",
                                                               "extreme"};
constexpr std::int64_t kMostScore = 1'000'000'000;

struct Word {
    std::string_view text;
    std::size_t offset = 0;  ///< in the line
};

std::vector<Word> words_of(std::string_view line) {
    line = line.substr(0, line.find('#'));
    std::vector<Word> words;
    std::size_t begin = 0;
    while ((begin = line.find_first_not_of(" \t\r", begin)) != std::string_view::npos) {
        const std::size_t end = std::min(line.find_first_of(" \t\r", begin), line.size());
        words.push_back({line.substr(begin, end - begin), begin});
        begin = end;
    }
    return words;
}

std::optional<std::int64_t> read_number(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (number < 0 || number > kMostScore) return std::nullopt;
    return number;
}

std::optional<Level> read_level(std::string_view text) {
    const auto found = std::find(kLevelNames.begin(), kLevelNames.end(), text);
    if (found == kLevelNames.end()) return std::nullopt;
    return static_cast<Level>(found - kLevelNames.begin());
}

/// The name as the tables spell it, which lives as long as the program; empty when unknown.
std::string_view known_name(std::string_view name) {
    if (const TechniqueRow* row = find_technique_row(name)) return row->info.name;
    if (const TechniqueGroup* group = find_technique_group(name)) return group->name;
    return {};
}

bool is_member(const TechniqueGroup& group, std::string_view technique) {
    return std::find(group.members.begin(), group.members.end(), technique) != group.members.end();
}

/// The line of a text that is being read, and the profile that comes out.
class Parser {
  public:
    Result<Profile> parse(std::string_view text) {
        // Editors put this mark in front of a text in UTF-8.
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        std::size_t begin = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
        while (begin <= text.size()) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            ++line_;
            line_offset_ = begin;
            const std::vector<Word> words = words_of(text.substr(begin, end - begin));
            if (!words.empty()) {
                if (std::optional<Error> error = read(words)) return *std::move(error);
            }
            begin = end + 1;
        }
        if (profile_.name.empty()) {
            return error({{}, 0}, "a profile begins with a line 'profile NAME VERSION'");
        }
        return std::move(profile_);
    }

  private:
    Error error(const Word& word, std::string message) const {
        return {ErrorCode::bad_symbol,
                {line_, word.offset + 1, line_offset_ + word.offset},
                std::string(word.text),
                std::move(message)};
    }

    std::optional<Error> read(const std::vector<Word>& words) {
        const std::string_view kind = words[0].text;
        const std::size_t wanted = kind == "step" || kind == "off" ? 4 : 3;
        if (kind != "profile" && kind != "most" && kind != "set" && kind != "step" &&
            kind != "off") {
            return error(words[0], fmt::format("a line begins with profile, most, set, step or "
                                               "off, not with '{}'",
                                               kind));
        }
        if (words.size() != wanted) {
            return error(words[0], fmt::format("a line '{}' has {} words behind it, here are {}",
                                               kind, wanted - 1, words.size() - 1));
        }
        if (kind == "profile") return read_head(words);
        if (kind == "most") return read_most(words);
        if (kind == "set") return read_set(words);
        return read_step(words);
    }

    std::optional<Error> read_head(const std::vector<Word>& words) {
        profile_.name = words[1].text;
        profile_.version = words[2].text;
        return std::nullopt;
    }

    std::optional<Error> read_most(const std::vector<Word>& words) {
        const std::optional<Level> level = read_level(words[1].text);
        if (!level) return bad_level(words[1]);
        const std::optional<std::int64_t> most = read_number(words[2].text);
        if (!most) return bad_number(words[2]);
        profile_.most_score.at(static_cast<std::size_t>(*level)) = *most;
        return std::nullopt;
    }

    std::optional<Error> read_set(const std::vector<Word>& words) {
        std::string problem = set_search_option(profile_.options, words[1].text, words[2].text);
        if (!problem.empty()) return error(words[1], std::move(problem));
        return std::nullopt;
    }

    std::optional<Error> read_step(const std::vector<Word>& words) {
        ProfileRow row;
        row.name = known_name(words[1].text);
        if (row.name.empty()) {
            return error(words[1],
                         fmt::format("no technique is called '{}'; 'nonet techniques' lists them",
                                     words[1].text));
        }
        for (const ProfileRow& other : profile_.rows) {
            if (other.name == row.name) {
                return error(words[1], fmt::format("'{}' is listed twice", row.name));
            }
        }
        const std::optional<Level> level = read_level(words[2].text);
        if (!level) return bad_level(words[2]);
        const std::optional<std::int64_t> score = read_number(words[3].text);
        if (!score) return bad_number(words[3]);
        row.level = *level;
        row.score = static_cast<int>(*score);
        row.is_enabled = words[0].text == "step";
        profile_.rows.push_back(row);
        return std::nullopt;
    }

    Error bad_level(const Word& word) const {
        return error(word, fmt::format("'{}' is no level; the levels are {}", word.text,
                                       fmt::join(kLevelNames, ", ")));
    }
    Error bad_number(const Word& word) const {
        return error(word, fmt::format("'{}' is no number from 0 to {}", word.text, kMostScore));
    }

    Profile profile_ = [] {
        Profile profile;
        profile.most_score.fill(kMostScore);
        return profile;
    }();
    std::size_t line_ = 0;
    std::size_t line_offset_ = 0;
};

}  // namespace

std::string_view name_of(Level level) {
    return kLevelNames.at(static_cast<std::size_t>(level));
}

const ProfileRow* Profile::row_of(const TechniqueInfo& technique) const {
    for (const ProfileRow& row : rows) {
        if (row.name == technique.name) return &row;
    }
    for (const ProfileRow& row : rows) {
        const TechniqueGroup* group = find_technique_group(row.name);
        if (group != nullptr && is_member(*group, technique.name)) return &row;
    }
    return nullptr;
}

Level Profile::level_of(Level hardest, std::int64_t score) const {
    auto level = static_cast<std::size_t>(hardest);
    while (level + 1 < kLevels && score > most_score.at(level)) ++level;
    return static_cast<Level>(level);
}

Result<Profile> parse_profile(std::string_view text) {
    return Parser().parse(text);
}

std::string to_text(const Profile& profile) {
    std::string text = fmt::format("profile {} {}\n", profile.name, profile.version);
    for (std::size_t i = 0; i < kLevels; ++i) {
        text += fmt::format("most {} {}\n", kLevelNames.at(i), profile.most_score.at(i));
    }
    for (const SearchOptionInfo& option : search_options()) {
        text += fmt::format("set {} {}\n", option.name, value_of(profile.options, option));
    }
    for (const ProfileRow& row : profile.rows) {
        text += fmt::format("{} {} {} {}\n", row.is_enabled ? "step" : "off", row.name,
                            name_of(row.level), row.score);
    }
    return text;
}

}  // namespace nonet::logic
