// From end to end: `nonet solve` itself, from a file in memory to a file in memory.
//
// Reading and recognising the lines, the engine, and the rows of text are those of the program, so
// that no copy of its stages can grow apart from it. The files have no name on any disk.
#include "cli/bench/measurement.hpp"
#include "cli/command.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

class MemoryFile {
  public:
    explicit MemoryFile(std::string_view content = {}) {
#if defined(__linux__)
        descriptor_ = memfd_create("nonet-bench", MFD_CLOEXEC);
#else
        file_ = std::tmpfile();
        descriptor_ = file_ == nullptr ? -1 : fileno(file_);
#endif
        while (descriptor_ >= 0 && !content.empty()) {
            const ssize_t size = write(descriptor_, content.data(), content.size());
            if (size <= 0) break;
            content.remove_prefix(static_cast<std::size_t>(size));
        }
        if (descriptor_ < 0 || !content.empty())
            throw std::runtime_error("cannot keep the puzzles of a measurement in a file");
    }
    ~MemoryFile() {
        if (file_ != nullptr)
            std::fclose(file_);
        else
            close(descriptor_);
    }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;

    [[nodiscard]] std::string path() const {
        return fmt::format("/dev/fd/{}", descriptor_);
    }

    [[nodiscard]] std::string content() const {
        std::string text;
        char piece[65536];
        ssize_t size = 0;
        while ((size = pread(descriptor_, piece, sizeof piece, static_cast<off_t>(text.size()))) >
               0)
            text.append(piece, static_cast<std::size_t>(size));
        return text;
    }

  private:
    std::FILE* file_ = nullptr;  ///< where the system cannot do without
    int descriptor_ = -1;
};

class Stream final : public Trial {
  public:
    Stream(const Workload& workload, const TrialOptions& options)
        : Trial(workload), puzzles_(workload.text) {
        solve_.command = find_command("solve");
        solve_.settings.operands = {puzzles_.path()};
        solve_.settings.output = rows_.path();
        solve_.settings.threads = options.threads;
        solve_.settings.progress = When::never;
        solve_.settings.quiet = true;
    }

    void run() override { solve_.command->run(solve_); }

    void collect() override {
        const std::string rows = rows_.content();
        std::size_t start = 0;
        for (std::size_t i = 0; i < workload().size(); ++i) {
            const std::size_t end = std::min(rows.find('\n', start), rows.size());
            keep(i, std::string_view(rows).substr(start, end - start));
            start = std::min(end + 1, rows.size());
        }
    }

  private:
    /// A row "SOLUTION<TAB>STATUS".
    void keep(std::size_t i, std::string_view row) {
        const std::string_view status = row.substr(row.find('\t') + 1);
        counts_[i] = status == "none" ? 0 : status == "unique" ? 1 : status == "multiple" ? 2 : -1;
        if (row.size() > kCells)
            std::copy_n(row.begin(), kCells, solutions_.data() + i * kLineBytes);
    }

    MemoryFile puzzles_;
    MemoryFile rows_;
    Invocation solve_;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& options) {
    return std::make_unique<Stream>(workload, options);
}

}  // namespace

constinit const Measurement kStreamMeasurement = {
    .name = "stream",
    .summary = "'nonet solve', from a file in memory to a file in memory",
    .every_isa = false,
    .limits = LimitUse::proof,
    .threaded = false,
    .make = make};

}  // namespace nonet::cli
