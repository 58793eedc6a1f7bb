// Where a rating was stopped (--pearl and --diamond), serate prints 20.0 for ER. It stops for
// "no diamond" before it has noted EP, which then is 0.0.
#include "cli/human/serate_text.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// "1.03s", "4m05s", "2h07m" or "3d01h".
std::string text_of_time(std::chrono::milliseconds elapsed) {
    constexpr std::int64_t kMinute = 60;
    constexpr std::int64_t kHour = 60 * kMinute;
    constexpr std::int64_t kDay = 24 * kHour;
    const std::int64_t hundredths = elapsed.count() / 10;
    const std::int64_t seconds = hundredths / 100;
    if (seconds < kMinute) return fmt::format("{}.{:02}s", seconds, hundredths % 100);
    if (seconds < kHour) return fmt::format("{}m{:02}s", seconds / kMinute, seconds % kMinute);
    if (seconds < kDay) {
        return fmt::format("{}h{:02}m", seconds / kHour, seconds % kHour / kMinute);
    }
    return fmt::format("{}d{:02}h", seconds / kDay, seconds % kDay / kHour);
}

ExplainerRating as_serate(const std::optional<ExplainerRating>& rating) {
    ExplainerRating result = rating.value_or(ExplainerRating());
    if (!result.is_cut) return result;
    const bool was_stopped_at_pearl = result.ep == result.er && result.ep > result.ed;
    if (was_stopped_at_pearl) result.ep = 0;
    result.er = kExplainerUnsolved;
    return result;
}

}  // namespace

std::string serate_text(std::string_view format, const SerateRow& row) {
    const ExplainerRating rating = as_serate(row.rating);
    std::string text;
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '%' || i + 1 == format.size()) {
            text += format[i];
            continue;
        }
        switch (format[++i]) {
            case 'r':
                text += text_of_tenths(rating.er);
                break;
            case 'p':
                text += text_of_tenths(rating.ep);
                break;
            case 'd':
                text += text_of_tenths(rating.ed);
                break;
            case 'e':
                text += text_of_time(row.elapsed);
                break;
            case 'g':
                text += row.line;
                break;
            case 'n':
                text += fmt::format("{}", row.ordinal);
                break;
            default:
                text += '%';
                break;
        }
    }
    return text;
}

}  // namespace nonet::cli
