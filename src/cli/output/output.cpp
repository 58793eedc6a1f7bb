// Writing.
//
// Results come in blocks of many rows, so they are written as they come: nothing stays behind
// when the input pauses. A closed pipe is no error: the reader has seen enough, and the program
// ends quietly. Every other failure, also one that close() reports, is an error.
#include "cli/output/output.hpp"

#include "cli/exit_code.hpp"
#include "cli/output/compressed_output.hpp"
#include "cli/stop.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
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

/// A pipe or terminal may have been set by another program to refuse what it cannot take at once.
void wait_until_writable(int descriptor) {
    pollfd ready = {.fd = descriptor, .events = POLLOUT, .revents = 0};
    constexpr int kForever = -1;
    poll(&ready, 1, kForever);
}

/// A regular file; what else there is can be read and written at once.
bool find_file(const std::string& path, int standard, struct stat& status) {
    const int result = path.empty() ? fstat(standard, &status) : stat(path.c_str(), &status);
    return result == 0 && S_ISREG(status.st_mode);
}

}  // namespace

// Opening the input for writing would empty it, and appending to it would never end.
std::string clash_with_input(const std::string& output, std::span<const std::string> inputs) {
    struct stat out = {};
    if (!find_file(output, STDOUT_FILENO, out)) return {};
    for (const std::string& input : inputs) {
        struct stat in = {};
        const bool standard = input == "-";
        if (!find_file(standard ? std::string() : input, STDIN_FILENO, in)) continue;
        if (in.st_dev != out.st_dev || in.st_ino != out.st_ino) continue;
        return fmt::format("{} is both input and output; write to another file",
                           standard ? "the file on standard input" : input);
    }
    return {};
}

DescriptorOutput::~DescriptorOutput() {
    if (descriptor_ > STDOUT_FILENO) ::close(descriptor_);
}

bool DescriptorOutput::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t size = ::write(descriptor_, bytes.data(), bytes.size());
        if (size >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(size));
        else if (errno == EAGAIN)
            wait_until_writable(descriptor_);
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

std::unique_ptr<Output> open_output(const std::string& path, std::span<const std::string> inputs,
                                    std::string& problem) {
    const bool standard = path.empty() || path == "-";
    problem = clash_with_input(standard ? std::string() : path, inputs);
    if (!problem.empty()) return nullptr;
    if (standard) return std::make_unique<DescriptorOutput>(STDOUT_FILENO);
    problem = unknown_compression(path);
    if (!problem.empty()) return nullptr;
    const int descriptor = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) {
        problem = fmt::format("cannot write {}: {}", path, std::generic_category().message(errno));
        return nullptr;
    }
    auto file = std::make_unique<DescriptorOutput>(descriptor);
    return compressed_by_name(path, std::move(file));
}

namespace {

/// Counts the line ends and cuts off what stands behind the last. False when the system refuses.
bool keep_whole_lines(int descriptor, std::uint64_t& lines) {
    std::array<char, 65536> block;
    off_t read_so_far = 0;
    off_t end_of_lines = 0;
    lines = 0;
    while (true) {
        const ssize_t size = ::read(descriptor, block.data(), block.size());
        if (size < 0 && errno == EINTR) continue;
        if (size < 0) return false;
        if (size == 0) break;
        for (ssize_t i = 0; i < size; ++i) {
            if (block[static_cast<std::size_t>(i)] != '\n') continue;
            ++lines;
            end_of_lines = read_so_far + i + 1;
        }
        read_so_far += size;
    }
    return ftruncate(descriptor, end_of_lines) == 0 &&
           lseek(descriptor, end_of_lines, SEEK_SET) == end_of_lines;
}

}  // namespace

std::unique_ptr<Output> open_output_behind(const std::string& path,
                                           std::span<const std::string> inputs,
                                           std::uint64_t& lines, std::string& problem) {
    if (path.empty() || path == "-") {
        problem = "--resume goes on with a file: name it with -o FILE";
        return nullptr;
    }
    if (path.ends_with(".gz") || path.ends_with(".zst")) {
        problem = "--resume cannot go on with compressed output; write to a file without " +
                  path.substr(path.rfind('.'));
        return nullptr;
    }
    problem = clash_with_input(path, inputs);
    if (!problem.empty()) return nullptr;
    problem = unknown_compression(path);
    if (!problem.empty()) return nullptr;
    const int descriptor = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    auto file = std::make_unique<DescriptorOutput>(descriptor);
    if (descriptor < 0 || !keep_whole_lines(descriptor, lines)) {
        problem =
            fmt::format("cannot go on with {}: {}", path, std::generic_category().message(errno));
        return nullptr;
    }
    return file;
}

int print(std::string_view bytes) {
    DescriptorOutput output(STDOUT_FILENO);
    if (output.write(bytes) && output.close()) return kExitDone;
    return stop_reason() == StopReason::output_closed ? kExitDone : kExitBadInput;
}

}  // namespace nonet::cli
