// What an exception that nobody caught means to the user: see last_words.cpp.
#pragma once

#include <array>
#include <exception>

namespace nonet::cli {

struct LastWords {
    /// A line without its end. No std::string, since there may be no memory left.
    std::array<char, 400> message{};
    int exit_code = 0;
};

/// `exception` may be null.
LastWords last_words(const std::exception_ptr& exception) noexcept;

}  // namespace nonet::cli
