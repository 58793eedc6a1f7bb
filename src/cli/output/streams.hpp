// Our sources and outputs as the streams of the standard library, for judges, which are written
// the way such programs usually are.
#pragma once

#include "cli/input/input_file.hpp"
#include "cli/output/output.hpp"

#include <array>
#include <functional>
#include <streambuf>

namespace nonet::cli {

/// Reads from a file; calls `on_pause` before it waits for more input.
class InputBuffer final : public std::streambuf {
  public:
    InputBuffer(InputFile& file, std::function<void()> on_pause,
                InputFile::Clock::time_point deadline)
        : file_(file), on_pause_(std::move(on_pause)), deadline_(deadline) {}

    /// What went wrong while reading; empty when nothing did.
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// Whether a stop or the deadline ended the reading before the input did.
    [[nodiscard]] bool was_cut_off() const { return cut_off_; }

  protected:
    int_type underflow() override;

  private:
    InputFile& file_;
    std::function<void()> on_pause_;
    InputFile::Clock::time_point deadline_;
    std::array<char, 65536> buffer_{};
    std::string failure_;
    bool cut_off_ = false;
};

/// Hands messages on to standard error while the input is whole. One that was cut off looks
/// malformed to its reader, which is no fault of the input.
class MessageBuffer final : public std::streambuf {
  public:
    explicit MessageBuffer(const InputBuffer& input) : input_(input) {}

  protected:
    int_type overflow(int_type symbol) override;
    std::streamsize xsputn(const char* bytes, std::streamsize size) override;

  private:
    const InputBuffer& input_;
};

/// Collects bytes and writes them in blocks.
class OutputBuffer final : public std::streambuf {
  public:
    explicit OutputBuffer(Output& output) : output_(output) {
        setp(buffer_.data(), buffer_.data() + buffer_.size());
    }

  protected:
    int_type overflow(int_type symbol) override;
    int sync() override;

  private:
    Output& output_;
    std::array<char, 65536> buffer_{};
};

}  // namespace nonet::cli
