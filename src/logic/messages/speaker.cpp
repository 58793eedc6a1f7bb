// Lists are joined by the phrases "list.*", houses named by "house.*".
#include "logic/messages/speaker.hpp"

#include <nonet/grid.hpp>

#include <array>
#include <utility>

namespace nonet::logic {

namespace {

std::vector<std::string> names_of(const CellMask& cells) {
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(cell_name(cell));
    return names;
}

std::vector<std::string> names_of(DigitMask digits) {
    std::vector<std::string> names;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if ((digits & mask_of(digit)) != 0) names.push_back(std::to_string(digit));
    }
    return names;
}

struct Group {
    CellMask cells;
    DigitMask digits = 0;
};

/// Digits with the cells they are in; digits in the same cells together.
std::vector<Group> grouped(std::span<const Candidate> candidates) {
    std::array<CellMask, kDigits> cells{};
    for (const Candidate one : candidates) cells.at(one.digit - 1).add(one.cell);
    std::vector<Group> groups;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        const CellMask& own = cells.at(digit - 1);
        if (own.empty()) continue;
        bool is_known = false;
        for (Group& group : groups) {
            if (group.cells != own) continue;
            group.digits = static_cast<DigitMask>(group.digits | mask_of(digit));
            is_known = true;
        }
        if (!is_known) groups.push_back({own, mask_of(digit)});
    }
    return groups;
}

/// Of a fish: what stands before its size, such as "finned-franken-", and the size.
std::pair<std::string_view, std::string_view> split_fish(std::string_view name) {
    const std::size_t size = name.ends_with("x-wing") ? name.size() - 6 : name.rfind('-') + 1;
    return {name.substr(0, size), name.substr(size)};
}

}  // namespace

std::string Speaker::join(std::span<const std::string> items, std::string_view last) const {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? last : words_.phrase("list.comma");
        text += items[i];
    }
    return text;
}

std::string Speaker::all_of(std::span<const std::string> items) const {
    return join(items, words_.phrase("list.and"));
}
std::string Speaker::one_of(std::span<const std::string> items) const {
    return join(items, words_.phrase("list.or"));
}
std::string Speaker::plain_list(std::span<const std::string> items) const {
    return join(items, words_.phrase("list.comma"));
}

std::string Speaker::group_list(std::span<const std::string> items) const {
    std::string text;
    for (const std::string& item : items) {
        if (!text.empty()) text += words_.phrase("list.group");
        text += item;
    }
    return text;
}

std::string Speaker::title(const TechniqueInfo& technique) const {
    const std::string_view own = words_.title(technique.name);
    if (!own.empty()) return std::string(own);
    const auto [kind, size] = split_fish(technique.name);
    const std::string_view pattern = words_.title("fish." + std::string(kind));
    const std::string_view size_title = words_.title("size." + std::string(size));
    if (pattern.empty() || size_title.empty()) return std::string(technique.title);
    return fill(words_, pattern, {{"size", std::string(size_title)}});
}

std::string Speaker::idea(const TechniqueInfo& technique) const {
    const std::string_view own = words_.idea(technique.name);
    if (!own.empty()) return std::string(own);
    const auto [kind, size] = split_fish(technique.name);
    const std::string_view pattern = words_.idea("fish." + std::string(kind));
    const std::string_view lines = words_.idea("size." + std::string(size));
    if (pattern.empty() || lines.empty()) return std::string(technique.summary);
    return fill(words_, pattern, {{"lines", std::string(lines)}});
}

std::string Speaker::house(House house) const {
    static constexpr std::array<std::string_view, 3> kKeys = {"house.row", "house.column",
                                                              "house.box"};
    return say(kKeys.at(house / 9), {{"n", std::to_string(house % 9 + 1)}});
}

std::string Speaker::house_kind(House house) const {
    static constexpr std::array<std::string_view, 3> kKeys = {"kind.row", "kind.column",
                                                              "kind.box"};
    return say(kKeys.at(house / 9));
}

std::string Speaker::houses(std::span<const House> houses) const {
    static constexpr std::array<std::string_view, 3> kKeys = {"houses.row", "houses.column",
                                                              "houses.box"};
    std::vector<std::string> names;
    for (int kind = 0; kind < 3; ++kind) {
        std::vector<std::string> own;
        std::vector<std::string> numbers;
        for (const House one : houses) {
            if (one / 9 != kind) continue;
            own.push_back(house(one));
            numbers.push_back(std::to_string(one % 9 + 1));
        }
        if (own.size() > 1 && !words_.phrase(kKeys.at(kind)).empty()) {
            own = {say(kKeys.at(kind), {{"n", all_of(numbers)}})};
        }
        names.insert(names.end(), own.begin(), own.end());
    }
    return all_of(names);
}

std::string Speaker::cells(const CellMask& cells) const {
    return all_of(names_of(cells));
}
std::string Speaker::cells_or(const CellMask& cells) const {
    return one_of(names_of(cells));
}
std::string Speaker::digits(DigitMask digits) const {
    return all_of(names_of(digits));
}
std::string Speaker::digits_or(DigitMask digits) const {
    return one_of(names_of(digits));
}

std::string Speaker::candidates(std::span<const Candidate> candidates, std::string_view key) const {
    std::vector<std::string> parts;
    for (const Group& group : grouped(candidates)) {
        parts.push_back(
            say(key, {{"digits", digits(group.digits)}, {"cells", cells(group.cells)}}));
    }
    return group_list(parts);
}

std::string name_of_set(std::size_t index) {
    return std::string(1, static_cast<char>('A' + index % 26));
}

CellMask cells_of(std::span<const Candidate> candidates) {
    CellMask cells;
    for (const Candidate one : candidates) cells.add(one.cell);
    return cells;
}

DigitMask digits_of(std::span<const Candidate> candidates) {
    DigitMask digits = 0;
    for (const Candidate one : candidates)
        digits = static_cast<DigitMask>(digits | mask_of(one.digit));
    return digits;
}

CellMask cells_of(std::span<const Cell> cells) {
    CellMask mask;
    for (const Cell cell : cells) mask.add(cell);
    return mask;
}

DigitMask digits_of(std::span<const Digit> digits) {
    DigitMask mask = 0;
    for (const Digit digit : digits) mask = static_cast<DigitMask>(mask | mask_of(digit));
    return mask;
}

}  // namespace nonet::logic
