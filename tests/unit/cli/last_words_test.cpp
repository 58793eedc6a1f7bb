// Who is to blame when an exception ends the program: the system, or Nonet itself.
#include "cli/last_words.hpp"

#include "cli/exit_code.hpp"

#include <new>
#include <stdexcept>
#include <string>

#include <gtest/gtest.h>

namespace nonet::cli {
namespace {

TEST(LastWords, BlameTheSystemForWhatItRefuses) {
    const LastWords memory = last_words(std::make_exception_ptr(std::bad_alloc()));
    EXPECT_EQ(memory.exit_code, kExitBadInput);
    EXPECT_NE(std::string(memory.message.data()).find("memory"), std::string::npos);
    const LastWords threads = last_words(std::make_exception_ptr(
        std::runtime_error("pthread_create has failed: Resource temporarily unavailable")));
    EXPECT_EQ(threads.exit_code, kExitBadInput);
    EXPECT_NE(std::string(threads.message.data()).find("--threads"), std::string::npos);
}

TEST(LastWords, OwnUpToFaults) {
    for (const std::exception_ptr& exception :
         {std::make_exception_ptr(std::out_of_range("vector::at")), std::make_exception_ptr(7),
          std::exception_ptr()}) {
        const LastWords words = last_words(exception);
        EXPECT_EQ(words.exit_code, 70);
        EXPECT_NE(std::string(words.message.data()).find("fault in Nonet"), std::string::npos);
    }
    const auto error = std::make_exception_ptr(std::out_of_range("vector::at"));
    EXPECT_NE(std::string(last_words(error).message.data()).find("vector::at"), std::string::npos);
}

}  // namespace
}  // namespace nonet::cli
