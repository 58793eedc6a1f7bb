// One operand of the command line, opened: its bytes and what is known about them.
#pragma once

#include "cli/input/descriptor_source.hpp"

#include <nonet/result.hpp>
#include <nonet/text.hpp>

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace nonet::cli {

/// What stands before line and column in messages.
class InputName {
  public:
    explicit InputName(std::string name) : name_(std::move(name)) {}

    [[nodiscard]] const std::string& name() const { return name_; }

    /// Says that the input is the part of the file `name` behind its first `skipped` bytes.
    void set_skipped(std::uint64_t skipped) { skipped_ = skipped; }

    /// The line in the whole file. Counts the line ends of the skipped part at the first call.
    /// May be called by several threads.
    [[nodiscard]] std::size_t line_of(const Place& place) const;

    /// "FILE:LINE:COLUMN", or "FILE" for a place without a line.
    [[nodiscard]] std::string describe(const Place& place) const;

  private:
    std::string name_;
    std::uint64_t skipped_ = 0;
    mutable std::once_flag counted_;
    mutable std::size_t skipped_lines_ = 0;
};

class InputFile {
  public:
    using Clock = DescriptorSource::Clock;

    /// A puzzle typed as an operand.
    static std::unique_ptr<InputFile> of_text(std::string text);
    /// Says that it waits for a person, unless `quiet`, when standard input is a terminal.
    static std::unique_ptr<InputFile> of_standard_input(bool quiet);
    /// Nothing when the file cannot be opened; then `problem` says why.
    static std::unique_ptr<InputFile> of_path(const std::string& path, std::string& problem);

    /// The bytes to read, decompressed.
    [[nodiscard]] ByteSource& bytes() { return *bytes_; }
    [[nodiscard]] const InputName& name() const { return name_; }

    /// The size, when this is a regular file that is not compressed.
    [[nodiscard]] std::optional<std::uint64_t> size() const { return size_; }
    /// Up to `size` bytes from the place `offset` of such a file.
    [[nodiscard]] std::string peek(std::uint64_t offset, std::size_t size) const;

    /// What is compressed is decompressed by a thread of its own, ahead of the reader. Requires
    /// that nothing was read yet.
    void decompress_beside();

    /// From now on only the bytes from `begin` to `end`. Requires that size() is known and
    /// nothing was read yet.
    void narrow(std::uint64_t begin, std::uint64_t end);
    /// The place of the first byte that bytes() delivers.
    [[nodiscard]] Place first_place() const { return {1, 1, first_offset_}; }

    /// Waits until something can be read, a stop is requested or the deadline has come.
    void wait(Clock::time_point deadline) const;

    /// Gives back the descriptor and the buffers; the name stays.
    void close();

  private:
    explicit InputFile(std::string name) : name_(std::move(name)) {}
    void read_from(int descriptor);

    InputName name_;
    std::string text_;
    int descriptor_ = -1;
    std::optional<std::uint64_t> size_;
    std::uint64_t first_offset_ = 0;
    std::unique_ptr<DescriptorSource> source_;
    std::unique_ptr<ByteSource> bytes_;
};

}  // namespace nonet::cli
