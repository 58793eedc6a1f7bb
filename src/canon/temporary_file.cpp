// Temporary files by the C library, which can create a file only if it is not there ("x").
//
// The name is taken away as soon as the file is open, where the system allows that, so that nothing
// is left behind even when the program is killed. std::tmpfile does not look at TMPDIR, and the
// usual folder is often too small for a sort of many puzzles.
#include "canon/temporary_file.hpp"

#include <chrono>
#include <string>
#include <system_error>

namespace nonet::canon {

namespace {

Error io_error(const char* what) {
    return Error{ErrorCode::io, {}, {}, what};
}

constexpr const char* kCannotOpen =
    "cannot make a temporary file; name a folder with room in TMPDIR";
constexpr const char* kCannotWrite =
    "cannot write to a temporary file; name a folder with more room in TMPDIR";
constexpr const char* kCannotRead = "cannot read back a temporary file";

}  // namespace

TemporaryFile::~TemporaryFile() {
    if (file_ != nullptr) std::fclose(file_);
    std::error_code ignored;
    if (!path_.empty()) std::filesystem::remove(path_, ignored);
}

std::optional<Error> TemporaryFile::open() {
    constexpr int kTries = 100;
    std::error_code failed;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(failed);
    if (failed) return io_error(kCannotOpen);
    const auto now = std::chrono::system_clock::now().time_since_epoch().count();
    for (int i = 0; i < kTries && file_ == nullptr; ++i) {
        path_ = folder / ("nonet-" + std::to_string(now) + "-" + std::to_string(i));
        file_ = std::fopen(path_.string().c_str(), "w+bx");
    }
    if (file_ == nullptr) {
        path_.clear();
        return io_error(kCannotOpen);
    }
    if (std::filesystem::remove(path_, failed)) path_.clear();
    return std::nullopt;
}

std::optional<Error> TemporaryFile::write(const void* bytes, std::size_t size) {
    if (file_ == nullptr) {
        if (auto error = open()) return error;
    }
    if (std::fwrite(bytes, 1, size, file_) != size) return io_error(kCannotWrite);
    return std::nullopt;
}

std::optional<Error> TemporaryFile::mark(Mark& mark) {
    if (file_ == nullptr) {
        if (auto error = open()) return error;
    }
    if (std::fgetpos(file_, &mark) != 0) return io_error(kCannotWrite);
    return std::nullopt;
}

std::optional<Error> TemporaryFile::read_at(const Mark& mark, void* bytes, std::size_t size) {
    if (std::fsetpos(file_, &mark) != 0) return io_error(kCannotWrite);
    return read(bytes, size);
}

std::optional<Error> TemporaryFile::read(void* bytes, std::size_t size) {
    if (std::fread(bytes, 1, size, file_) != size) return io_error(kCannotRead);
    return std::nullopt;
}

}  // namespace nonet::canon
