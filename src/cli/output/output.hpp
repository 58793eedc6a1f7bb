// Where results go: standard output or a file, perhaps compressed.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

/// Something that bytes can be written to.
class Output {
  public:
    virtual ~Output() = default;
    /// False when the bytes could not be written; then a message says why, and a stop is requested.
    virtual bool write(std::string_view bytes) = 0;
    /// Writes what is left and closes. False as above.
    virtual bool close() = 0;
};

/// Writes to a file descriptor at once, without a buffer of its own.
class DescriptorOutput final : public Output {
  public:
    /// Takes the descriptor and closes it, unless it is standard output.
    explicit DescriptorOutput(int descriptor) : descriptor_(descriptor) {}
    ~DescriptorOutput() override;
    DescriptorOutput(const DescriptorOutput&) = delete;
    DescriptorOutput& operator=(const DescriptorOutput&) = delete;

    bool write(std::string_view bytes) override;
    bool close() override;

  private:
    int descriptor_;
};

/// What is wrong with writing to `output` (empty: standard output) when these operands are read and
/// one of them is that file; else an empty text.
std::string clash_with_input(const std::string& output, std::span<const std::string> inputs);

/// Opens `path`, or standard output when it is empty or "-"; compresses by the ending .gz or .zst.
/// `inputs` are the operands that will be read ("-" is standard input); none of them may be the
/// output, which would destroy or feed it. With nothing as answer, `problem` says why.
std::unique_ptr<Output> open_output(const std::string& path, std::span<const std::string> inputs,
                                    std::string& problem);

/// Opens a file that an earlier run may have begun, to go on behind its last complete line; what
/// stands behind that, the beginning of a line, is removed. `lines` becomes the number of complete
/// lines. With nothing as answer, `problem` says why.
std::unique_ptr<Output> open_output_behind(const std::string& path,
                                           std::span<const std::string> inputs,
                                           std::uint64_t& lines, std::string& problem);

/// Writes `bytes` to standard output; the exit code: 0, or 2 after a message when it failed.
int print(std::string_view bytes);

}  // namespace nonet::cli
