// Reading the values of options.
//
// std::from_chars does the digits; what is added here are ranges and sentences that say what would
// have been right. A value is taken whole or not at all: "12x" is no number.
#include "cli/arguments/option_values.hpp"

#include "cli/arguments/nearest.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::optional<std::uint64_t> whole_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return number;
}

Uint128 times_ten(const Uint128& number) {
    const Uint128 twice = number + number;
    const Uint128 four = twice + twice;
    return four + four + twice;
}

}  // namespace

std::string read_number(std::string_view text, std::uint64_t smallest, std::uint64_t largest,
                        std::uint64_t& target) {
    const auto number = whole_number(text);
    if (!number || *number < smallest || *number > largest)
        return fmt::format("wants a whole number from {} to {}, not '{}'", smallest, largest, text);
    target = *number;
    return {};
}

std::string read_big_number(std::string_view text, std::optional<Uint128>& target) {
    constexpr std::size_t kSafeDigits = 38;  // 2^128 has 39
    const bool digits = std::all_of(text.begin(), text.end(),
                                    [](char symbol) { return symbol >= '0' && symbol <= '9'; });
    if (text.empty() || !digits || text.size() > kSafeDigits)
        return fmt::format("wants a whole number of at most {} digits (0 = no limit), not '{}'",
                           kSafeDigits, text);
    Uint128 number;
    for (const char symbol : text)
        number = times_ten(number) + Uint128(static_cast<std::uint64_t>(symbol - '0'));
    target = number;
    return {};
}

std::string read_clues(std::string_view text, std::optional<ClueRange>& target) {
    const std::size_t dots = text.find("..");
    const auto least = whole_number(text.substr(0, dots));
    const auto most = dots == std::string_view::npos ? least : whole_number(text.substr(dots + 2));
    if (!least || !most || *least > *most || *most > kMaxSide * kMaxSide)
        return fmt::format("wants a range of clues such as 24..26, not '{}'", text);
    target = ClueRange{static_cast<int>(*least), static_cast<int>(*most)};
    return {};
}

std::string read_seconds(std::string_view text, std::optional<double>& target) {
    constexpr double kLongest = 1e9;  // 31 years; keeps the sum with the clock in range
    double seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (!whole || !std::isfinite(seconds) || seconds <= 0 || seconds > kLongest)
        return fmt::format("wants a number of seconds above 0, such as 0.5 or 60, not '{}'", text);
    target = seconds;
    return {};
}

std::string read_tenths(std::string_view text, std::optional<int>& target) {
    constexpr double kLargest = 20;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    const double tenths = std::round(number * 10);
    if (!whole || !(number >= 0 && number <= kLargest) || std::abs(tenths - number * 10) > 1e-6) {
        return fmt::format("wants a rating from 0 to 20 such as 7.2, not '{}'", text);
    }
    target = static_cast<int>(tenths);
    return {};
}

std::string read_when(std::string_view text, When& target) {
    if (text == "auto")
        target = When::automatic;
    else if (text == "always")
        target = When::always;
    else if (text == "never")
        target = When::never;
    else
        return fmt::format("wants auto, always or never, not '{}'", text);
    return {};
}

std::string read_box(std::string_view text, std::optional<BoxShape>& target) {
    const auto cross = text.find_first_of("xX");
    if (cross != std::string_view::npos) {
        const auto rows = whole_number(text.substr(0, cross));
        const auto columns = whole_number(text.substr(cross + 1));
        const auto fits = [](std::optional<std::uint64_t> number) {
            return number && *number >= 1 && *number <= kMaxSide;
        };
        if (fits(rows) && fits(columns) && *rows * *columns <= kMaxSide) {
            target = BoxShape{static_cast<int>(*rows), static_cast<int>(*columns)};
            return {};
        }
    }
    return fmt::format("wants ROWSxCOLUMNS of a box with at most {} cells, such as 2x3, not '{}'",
                       kMaxSide, text);
}

std::string read_alphabet(std::string_view text, std::string& target) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] <= ' ' || text[i] > '~')
            return "wants visible ASCII symbols, without blanks or letters outside ASCII";
        if (text.find(text[i], i + 1) != std::string_view::npos)
            return fmt::format("wants a symbol of its own for each number, but '{}' stands twice",
                               text[i]);
    }
    target = text;
    return {};
}

std::string read_shard(std::string_view text, Shard& target) {
    const auto slash = text.find('/');
    if (slash != std::string_view::npos) {
        const auto index = whole_number(text.substr(0, slash));
        const auto count = whole_number(text.substr(slash + 1));
        if (index && count && *index >= 1 && *index <= *count && *count <= 1'000'000'000) {
            target = Shard{*index, *count};
            return {};
        }
    }
    return fmt::format("wants I/N with I from 1 to N, such as 1/4, not '{}'", text);
}

std::string read_format_name(std::string_view text, bool for_reading, std::string& target) {
    const FormatInfo* format = find_format(text);
    if (format == nullptr) {
        std::vector<std::string_view> names;
        for (const FormatInfo& row : formats()) names.push_back(row.name);
        return fmt::format("no format is called '{}'{}", text,
                           did_you_mean(text, names, "'nonet formats' lists them"));
    }
    if (for_reading ? !format->readable : !format->writable)
        return fmt::format("the format '{}' can only be {}", text,
                           for_reading ? "written" : "read");
    target = text;
    return {};
}

std::string read_names(std::string_view text, std::span<const std::string_view> names,
                       std::string& target) {
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find(',', start), text.size());
        const std::string_view name = text.substr(start, end - start);
        if (std::find(names.begin(), names.end(), name) == names.end())
            return fmt::format(
                "knows no '{}'{}", name,
                did_you_mean(name, names, fmt::format("there are {}", fmt::join(names, ", "))));
        start = end + 1;
    }
    target = text;
    return {};
}

std::string read_requirements(std::string_view text, Settings& target) {
    while (true) {
        const auto comma = text.find(',');
        const std::string_view word = text.substr(0, comma);
        if (word == "unique")
            target.require_unique = true;
        else if (word == "minimal")
            target.require_minimal = true;
        else
            return fmt::format("wants unique, minimal or both with a comma between, not '{}'",
                               word);
        if (comma == std::string_view::npos) return {};
        text.remove_prefix(comma + 1);
    }
}

}  // namespace nonet::cli
