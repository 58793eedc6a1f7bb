// Everything that is said on standard error.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace nonet::cli {

/// How much a message matters.
enum class Severity : std::uint8_t {
    remark,  ///< good to know; --quiet leaves it out
    error,   ///< something could not be done
};

class Messages {
  public:
    explicit Messages(bool quiet) : quiet_(quiet) {}

    /// "nonet: TEXT".
    void say(Severity severity, std::string_view text);

    /// "FILE:LINE:COLUMN: TEXT"; the first 20 of each severity are printed, the rest are counted.
    void say_at(Severity severity, std::string_view place, std::string_view text);

    /// The same without a limit and uncounted, for what concerns a whole file.
    void say_always_at(Severity severity, std::string_view place, std::string_view text);

    /// The same text is said once, at the first place where it applies.
    void say_once_at(std::string_view place, const std::string& text);

    /// Says how many messages were left out.
    void finish();

    /// Called before anything is printed, so that a progress line can make way.
    void set_before(std::function<void()> before) { before_ = std::move(before); }

  private:
    static constexpr std::uint64_t kShown = 20;

    void print(std::string_view line) const;

    bool quiet_;
    std::uint64_t remarks_ = 0;
    std::uint64_t errors_ = 0;
    std::set<std::string> said_;
    std::function<void()> before_;
};

}  // namespace nonet::cli
