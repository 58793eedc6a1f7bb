// Messages of the judge profiles: see report.hpp.
#include "cli/judges/common/report.hpp"

#include <algorithm>
#include <ostream>

namespace nonet::cli {

namespace {
constexpr std::size_t kMostMessages = 20;
}  // namespace

Report::Report(const JudgeStreams& streams)
    : err_(streams.err),
      prefix_(streams.input_name.empty() ? "" : streams.input_name + ":"),
      quiet_(streams.quiet) {}

void Report::remark(Place place, std::string_view text) {
    if (!quiet_) say(place, text, 0);
}

void Report::unanswered(Place place, std::string_view text) {
    say(place, text, 1);
}

void Report::malformed(const Error& error) {
    say(error.place, error.message, 2);
}

void Report::stopped(Place place, std::string_view text) {
    say(place, text, 3);
}

void Report::say(Place place, std::string_view text, int code) {
    code_ = std::max(code_, code);
    if (++said_ > kMostMessages) return;
    err_ << prefix_ << place.line << ':' << place.column << ": " << text << '\n';
}

int Report::finish() {
    if (said_ > kMostMessages) {
        err_ << prefix_ << ' ' << said_ - kMostMessages << " more messages like these\n";
    }
    return code_;
}

}  // namespace nonet::cli
