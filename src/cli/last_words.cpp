// An exception that nobody caught is one of two things. The system refused memory or a thread: that
// is the user's to change, and the message says how. Or Nonet has a fault: then neither the command
// nor its input is to blame, so it must not end like bad input, which scripts take as the answer.
#include "cli/last_words.hpp"

#include "cli/exit_code.hpp"

#include <cstdio>
#include <cstring>
#include <new>

namespace nonet::cli {

namespace {

LastWords words(int exit_code, const char* form, const char* what) noexcept {
    LastWords result;
    result.exit_code = exit_code;
    std::snprintf(result.message.data(), result.message.size(), form, what);
    return result;
}

LastWords refused(const char* what) noexcept {
    return words(kExitBadInput, "nonet: cannot go on: the system %s; give a smaller --threads",
                 what);
}

LastWords fault(const char* what) noexcept {
    return words(kExitFault,
                 "nonet: this is a fault in Nonet and none of your input (%s); please report it "
                 "with the command and the input",
                 what);
}

}  // namespace

LastWords last_words(const std::exception_ptr& exception) noexcept {
    if (exception == nullptr) return fault("it ended without an exception");
    try {
        std::rethrow_exception(exception);
    } catch (const std::bad_alloc&) {
        return refused("gives no more memory");
    } catch (const std::exception& error) {
        if (std::strstr(error.what(), "pthread_create") != nullptr)
            return refused("refuses to start more threads");
        return fault(error.what());
    } catch (...) {
        return fault("an unknown exception");
    }
}

}  // namespace nonet::cli
