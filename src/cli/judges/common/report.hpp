// What a profile says on standard error, and the exit code that follows from it.
//
// There are four kinds of messages, and the highest code holds: a remark (0) on an input that
// departs from the statement but was understood, a case that has no answer (1), malformed input
// (2), a search that a limit stopped (3). Only the first twenty are printed, then their number, so
// that a wrong file does not flood the terminal.
#pragma once

#include "cli/judges/judge.hpp"

#include <nonet/result.hpp>

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace nonet::cli {

class Report {
  public:
    explicit Report(const JudgeStreams& streams);

    void remark(Place place, std::string_view text);
    void unanswered(Place place, std::string_view text);
    void malformed(const Error& error);
    void stopped(Place place, std::string_view text);

    /// Says how many messages were left out, and gives the exit code. Call it once, at the end.
    [[nodiscard]] int finish();

  private:
    void say(Place place, std::string_view text, int code);

    std::ostream& err_;
    std::string prefix_;
    bool quiet_;
    std::size_t said_ = 0;
    int code_ = 0;
};

}  // namespace nonet::cli
