// A temporary file in the same folder, since only within one file system a rename replaces a file
// in one step. It gets the rights of the file that it replaces, or those that a new file would
// have; links are followed, so that they keep pointing where they do.
#include "cli/paper/whole_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

std::string cannot_write(const std::string& path, int error) {
    return fmt::format("cannot write {}: {}", path, std::generic_category().message(error));
}

mode_t rights_of_new_files() {
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/// Where links lead, as far as it exists.
std::string behind_links(const std::string& path) {
    std::error_code error;
    const std::filesystem::path real = std::filesystem::canonical(path, error);
    return error ? path : real.string();
}

}  // namespace

std::unique_ptr<WholeFile> WholeFile::open(const std::string& path, std::string& problem) {
    if (path.empty() || path == "-")
        return std::unique_ptr<WholeFile>(new WholeFile(STDOUT_FILENO, path, {}));
    struct stat status = {};
    const bool exists = stat(path.c_str(), &status) == 0;
    int descriptor = -1;
    std::string temporary;
    std::string real = path;
    if (exists && !S_ISREG(status.st_mode)) {
        descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    } else if (exists && access(path.c_str(), W_OK) != 0) {
        descriptor = -1;  // replacing it would get round its write protection
    } else {
        real = behind_links(path);
        temporary = real + ".XXXXXX";
        descriptor = mkostemp(temporary.data(), O_CLOEXEC);
    }
    if (descriptor < 0) {
        problem = cannot_write(path, errno);
        return nullptr;
    }
    if (!temporary.empty())
        fchmod(descriptor, exists ? status.st_mode & 07777 : rights_of_new_files());
    return std::unique_ptr<WholeFile>(
        new WholeFile(descriptor, std::move(real), std::move(temporary)));
}

WholeFile::~WholeFile() {
    if (!temporary_.empty()) unlink(temporary_.c_str());
}

std::string WholeFile::keep() {
    if (!output_.close() || temporary_.empty()) return {};
    if (std::rename(temporary_.c_str(), path_.c_str()) != 0) return cannot_write(path_, errno);
    temporary_.clear();
    return {};
}

}  // namespace nonet::cli
