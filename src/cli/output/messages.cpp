// Messages.
//
// A file of a million bad lines must not bury the one message that matters, so messages about
// places are counted once twenty were shown. What concerns a whole file, which there are few of, is
// always shown. All of them pass through one thread, in the order of
// the rows that they belong to.
#include "cli/output/messages.hpp"

#include <fmt/format.h>

namespace nonet::cli {

void Messages::print(std::string_view line) const {
    if (before_) before_();
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void Messages::say(Severity severity, std::string_view text) {
    if (severity == Severity::error || !quiet_) print(fmt::format("nonet: {}\n", text));
}

void Messages::say_at(Severity severity, std::string_view place, std::string_view text) {
    if (severity == Severity::remark && quiet_) return;
    std::uint64_t& count = severity == Severity::error ? errors_ : remarks_;
    if (++count <= kShown) print(fmt::format("{}: {}\n", place, text));
}

void Messages::say_always_at(Severity severity, std::string_view place, std::string_view text) {
    if (severity == Severity::error || !quiet_) print(fmt::format("{}: {}\n", place, text));
}

void Messages::say_once_at(std::string_view place, const std::string& text) {
    if (!quiet_ && said_.size() < kShown && said_.insert(text).second)
        print(fmt::format("{}: {}\n", place, text));
}

void Messages::finish() {
    if (errors_ > kShown)
        print(fmt::format("nonet: {} more rows could not be read\n", errors_ - kShown));
    if (remarks_ > kShown) print(fmt::format("nonet: {} more remarks\n", remarks_ - kShown));
    errors_ = 0;
    remarks_ = 0;
}

}  // namespace nonet::cli
