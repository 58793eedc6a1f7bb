// Writing.
//
// Results come in blocks of many rows, so they are written as they come: nothing stays behind
// when the input pauses. A closed pipe is no error: the reader has seen enough, and the program
// ends quietly. Every other failure, also one that close() reports, is an error.
#include "cli/output/output.hpp"

#include "cli/exit_code.hpp"
#include "cli/input/compression.hpp"
#include "cli/work/stop.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

bool fail(int error) {
    if (error == EPIPE) {
        request_stop(StopReason::output_closed);
    } else if (stop_reason() != StopReason::output_failed) {
        request_stop(StopReason::output_failed);
        fmt::print(stderr, "nonet: cannot write the results: {}\n",
                   std::generic_category().message(error));
    }
    return false;
}

}  // namespace

DescriptorOutput::~DescriptorOutput() {
    if (descriptor_ > STDOUT_FILENO) ::close(descriptor_);
}

bool DescriptorOutput::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t size = ::write(descriptor_, bytes.data(), bytes.size());
        if (size >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(size));
        else if (errno != EINTR)
            return fail(errno);
    }
    return true;
}

bool DescriptorOutput::close() {
    const int descriptor = descriptor_;
    descriptor_ = -1;
    if (descriptor < 0 || ::close(descriptor) == 0) return true;
    return fail(errno);
}

std::unique_ptr<Output> open_output(const std::string& path, std::string& problem) {
    if (path.empty()) return std::make_unique<DescriptorOutput>(STDOUT_FILENO);
    const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        problem = fmt::format("cannot write {}: {}", path, std::generic_category().message(errno));
        return nullptr;
    }
    auto file = std::make_unique<DescriptorOutput>(descriptor);
    return compressed_by_name(path, std::move(file));
}

int print(std::string_view bytes) {
    DescriptorOutput output(STDOUT_FILENO);
    if (output.write(bytes) && output.close()) return kExitDone;
    return stop_reason() == StopReason::output_closed ? kExitDone : kExitBadInput;
}

}  // namespace nonet::cli
