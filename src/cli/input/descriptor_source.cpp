// Reading without waiting.
//
// The reader must learn when input pauses, so that the rows that are ready can go out: a program
// at the other end of a pipe may wait for them before it sends more. So poll() is asked before
// each read, and waiting is a call of its own. Regular files are always ready and pay one cheap
// system call for each block.
#include "cli/input/descriptor_source.hpp"

#include "cli/stop.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include <poll.h>
#include <unistd.h>

namespace nonet::cli {

DescriptorSource::~DescriptorSource() {
    if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

ByteSource::Delivery DescriptorSource::read(std::span<char> space) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(space.size(), left_));
    if (wanted == 0 || ended_ || stop_flag().load()) return {Status::end, 0};
    pollfd ready = {.fd = descriptor_, .events = POLLIN, .revents = 0};
    if (poll(&ready, 1, 0) == 0) return {Status::pause, 0};
    while (true) {
        const ssize_t size = ::read(descriptor_, space.data(), wanted);
        if (size > 0) {
            left_ -= static_cast<std::uint64_t>(size);
            return {Status::data, static_cast<std::size_t>(size)};
        }
        if (size == 0) {
            ended_ = true;  // a terminal would go on after Ctrl-D when asked again
            return {Status::end, 0};
        }
        if (errno == EAGAIN) return {Status::pause, 0};
        if (errno != EINTR) {
            error_ = errno;
            return {Status::failed, 0};
        }
    }
}

std::string DescriptorSource::failure() const {
    return "cannot read: " + std::generic_category().message(error_);
}

void DescriptorSource::wait(Clock::time_point deadline) const {
    while (!stop_flag().load()) {
        int timeout = -1;
        if (deadline != Clock::time_point::max()) {
            const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
            if (left.count() <= 0) return;
            timeout = static_cast<int>(std::min<std::int64_t>(left.count(), 1'000'000));
        }
        std::array<pollfd, 2> ready = {{{.fd = descriptor_, .events = POLLIN, .revents = 0},
                                        {.fd = stop_descriptor(), .events = POLLIN, .revents = 0}}};
        if (poll(ready.data(), ready.size(), timeout) > 0) return;
    }
}

}  // namespace nonet::cli
