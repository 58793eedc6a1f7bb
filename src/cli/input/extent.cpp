// The sizes come from the file system, before puzzles are read. A compressed file has places in
// what it decompresses to, which nobody knows the size of; it is told by its first bytes, as the
// reader does. A file that grows meanwhile only makes the estimate a little wrong.
#include "cli/input/extent.hpp"

#include "cli/input/compression.hpp"

#include <array>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

bool is_compressed(const std::string& operand) {
    const int file = operand == "-" ? STDIN_FILENO : open(operand.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    std::array<char, 8> first{};
    const ssize_t size = pread(file, first.data(), first.size(), 0);
    if (file != STDIN_FILENO) close(file);
    return size > 0 && recognise_compression({first.data(), static_cast<std::size_t>(size)}) !=
                           Compression::none;
}

/// The size of a plain file; of a text that is no file its own length.
std::optional<std::uint64_t> size_of(const std::string& operand) {
    struct stat status = {};
    const bool is_input = operand == "-";
    if ((is_input ? fstat(STDIN_FILENO, &status) : stat(operand.c_str(), &status)) != 0) {
        return operand.size();
    }
    if (!S_ISREG(status.st_mode) || is_compressed(operand)) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
}

}  // namespace

Extent::Extent(const Settings& settings) : is_known_(settings.shard.is_everything()) {
    std::vector<std::string> operands = settings.operands;
    if (operands.empty()) operands.emplace_back("-");
    begins_.push_back(0);
    for (const std::string& operand : operands) {
        const std::optional<std::uint64_t> size = size_of(operand);
        is_known_ = is_known_ && size.has_value();
        begins_.push_back(begins_.back() + size.value_or(0));
    }
    is_known_ = is_known_ && begins_.back() > 0;
}

std::optional<double> Extent::share_before(std::uint32_t operand, const Place& place) const {
    if (!is_known_ || operand + 1 >= begins_.size()) return std::nullopt;
    const std::uint64_t done = begins_[operand] + place.offset;
    if (done > begins_[operand + 1]) return std::nullopt;  // it has grown
    return static_cast<double>(done) / static_cast<double>(begins_.back());
}

}  // namespace nonet::cli
