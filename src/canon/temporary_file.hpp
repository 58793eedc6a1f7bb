// A file for what does not fit in memory: written from front to back, then read, then gone.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <optional>

namespace nonet::canon {

class TemporaryFile {
  public:
    /// A place in the file.
    using Mark = std::fpos_t;

    TemporaryFile() = default;
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    /// Appends. Opens the file if it is not there yet: in the folder that TMPDIR names, or the
    /// usual one.
    std::optional<Error> write(const void* bytes, std::size_t size);

    /// The end of what was written.
    std::optional<Error> mark(Mark& mark);

    /// Reads `size` bytes, from `mark`, or from where the last reading ended.
    std::optional<Error> read_at(const Mark& mark, void* bytes, std::size_t size);
    std::optional<Error> read(void* bytes, std::size_t size);

  private:
    std::optional<Error> open();

    std::FILE* file_ = nullptr;
    std::filesystem::path path_;  ///< empty when the name is gone already
};

}  // namespace nonet::canon
