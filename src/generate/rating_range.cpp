// The text SCALE:A..B.
#include <nonet/target.hpp>

#include <charconv>
#include <limits>
#include <string>

#include <fmt/format.h>

namespace nonet {

namespace {

/// A number without sign or exponent; nothing for another text.
std::optional<double> number_in(std::string_view text) {
    double number = 0;
    const bool is_plain = text.find_first_not_of("0123456789.") == std::string_view::npos;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (!is_plain || error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

Error fault(std::string_view text, std::string message) {
    return Error{ErrorCode::bad_symbol, {}, std::string(text), std::move(message)};
}

}  // namespace

Result<RatingRange> read_rating_range(std::string_view text) {
    const std::size_t colon = text.find(':');
    RatingRange range;
    range.scale = find_scale(text.substr(0, colon));
    if (colon == std::string_view::npos || range.scale == nullptr) {
        std::string names;
        for (const ScaleInfo* scale : scales())
            names += fmt::format("{}{}", names.empty() ? "" : ", ", scale->name);
        return fault(
            text, fmt::format("'{}' does not begin with a scale and a colon; scales are {}", text,
                              names));
    }
    const std::string_view numbers = text.substr(colon + 1);
    const std::size_t dots = numbers.find("..");
    const bool is_one = dots == std::string_view::npos;
    const std::string_view first = numbers.substr(0, dots);
    const std::string_view last = is_one ? first : numbers.substr(dots + 2);
    const std::optional<double> least = first.empty() && !is_one ? 0 : number_in(first);
    const std::optional<double> most =
        last.empty() && !is_one ? std::numeric_limits<double>::infinity() : number_in(last);
    if (!least || !most || numbers == "..")
        return fault(text, fmt::format("'{}' is no range such as 7.1..7.5", numbers));
    if (*least > *most) return fault(text, fmt::format("the range {} holds nothing", numbers));
    range.least = *least;
    range.most = *most;
    return range;
}

}  // namespace nonet
