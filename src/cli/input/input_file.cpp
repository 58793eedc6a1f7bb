// Opening operands.
//
// Regular files are told apart from pipes, since only they can be cut into parts by bytes. The
// line numbers of a part are those of the whole file; counting the lines before it would cost
// reading them, so it is done only when a message wants to name a line.
#include "cli/input/input_file.hpp"

#include "cli/input/compression.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

std::size_t count_line_ends(const std::string& path, std::uint64_t size) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return 0;
    std::array<char, 65536> buffer{};
    std::size_t lines = 0;
    while (size > 0) {
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(size, buffer.size()));
        const ssize_t got = read(descriptor, buffer.data(), wanted);
        if (got <= 0) break;
        lines += static_cast<std::size_t>(std::count(buffer.begin(), buffer.begin() + got, '\n'));
        size -= static_cast<std::uint64_t>(got);
    }
    close(descriptor);
    return lines;
}

}  // namespace

std::size_t InputName::line_of(const Place& place) const {
    if (skipped_ > 0)
        std::call_once(counted_, [this] { skipped_lines_ = count_line_ends(name_, skipped_); });
    return place.line + skipped_lines_;
}

std::string InputName::describe(const Place& place) const {
    if (place.line == 0) return name_;
    return fmt::format("{}:{}:{}", name_, line_of(place), place.column);
}

std::unique_ptr<InputFile> InputFile::of_text(std::string text) {
    std::unique_ptr<InputFile> file(new InputFile("<argument>"));
    file->text_ = std::move(text);
    file->bytes_ = std::make_unique<StringSource>(file->text_);
    return file;
}

std::unique_ptr<InputFile> InputFile::of_standard_input(bool quiet) {
    if (!quiet && isatty(STDIN_FILENO) != 0)
        fmt::print(stderr, "nonet: reading from the terminal; Ctrl-D ends\n");
    std::unique_ptr<InputFile> file(new InputFile("<stdin>"));
    file->read_from(STDIN_FILENO);
    return file;
}

std::unique_ptr<InputFile> InputFile::of_path(const std::string& path, std::string& problem) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status = {};
    if (descriptor < 0 || fstat(descriptor, &status) != 0) {
        problem = fmt::format("cannot open {}: {}", path, std::generic_category().message(errno));
        if (descriptor >= 0) ::close(descriptor);
        return nullptr;
    }
    if (S_ISDIR(status.st_mode)) {
        problem = fmt::format("cannot read {}: it is a directory", path);
        ::close(descriptor);
        return nullptr;
    }
    std::unique_ptr<InputFile> file(new InputFile(path));
    file->read_from(descriptor);
    constexpr std::size_t kLongestMagic = 4;
    if (S_ISREG(status.st_mode) &&
        recognise_compression(file->peek(0, kLongestMagic)) == Compression::none)
        file->size_ = static_cast<std::uint64_t>(status.st_size);
    return file;
}

void InputFile::read_from(int descriptor) {
    descriptor_ = descriptor;
    source_ = std::make_unique<DescriptorSource>(descriptor);
    bytes_ = decompressed_if_needed(*source_, false);
}

void InputFile::decompress_beside() {
    if (source_) bytes_ = decompressed_if_needed(*source_, true);
}

std::string InputFile::peek(std::uint64_t offset, std::size_t size) const {
    std::string bytes(size, '\0');
    std::size_t filled = 0;
    while (filled < size) {
        const ssize_t got = pread(descriptor_, bytes.data() + filled, size - filled,
                                  static_cast<off_t>(offset + filled));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        filled += static_cast<std::size_t>(got);
    }
    bytes.resize(filled);
    return bytes;
}

void InputFile::narrow(std::uint64_t begin, std::uint64_t end) {
    lseek(descriptor_, static_cast<off_t>(begin), SEEK_SET);
    first_offset_ = begin;
    name_.set_skipped(begin);
    source_->limit(end - begin);
}

void InputFile::close() {
    bytes_.reset();
    source_.reset();
    text_.clear();
}

void InputFile::wait(Clock::time_point deadline) const {
    if (source_) source_->wait(deadline);
}

}  // namespace nonet::cli
