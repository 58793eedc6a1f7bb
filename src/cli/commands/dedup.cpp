// dedup: the puzzles of a list without those that differ only in looks from one before.
//
// Forms are computed on all threads; which of equal ones came first is settled where the rows are
// in order again (work/row_sieve.hpp). The library keeps the forms, in memory while they fit.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/work/grid_of.hpp"
#include "cli/work/puzzle_job.hpp"
#include "cli/work/row_sieve.hpp"

#include <nonet/canon.hpp>

#include <array>
#include <memory>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

enum DedupField : std::size_t { kAsRead, kCanonical };

constexpr std::array<Field, 2> kFields = {{
    {"row", "the puzzle's line as it was read; where it had several, as one line"},
    {"canonical", "the row-minimal form, as 'canon' prints it"},
}};

class ClassRowSieve final : public RowSieve {
  public:
    explicit ClassRowSieve(std::uint64_t memory) : sieve_(memory) {}

    std::string sift(const Grid& grid, std::string_view row, std::string& out) override {
        const Result<ClassSieve::Verdict> verdict = sieve_.add(grid, row);
        if (!verdict) return verdict.error().message;
        if (*verdict != ClassSieve::Verdict::first) return {};
        ++kept_;
        out += row;
        return {};
    }

    std::string finish(const std::function<bool(std::string_view row)>& write) override {
        const auto error = sieve_.finish([&](std::string_view row) {
            ++kept_;
            return write(row);
        });
        return error ? error->message : std::string();
    }

    [[nodiscard]] std::uint64_t kept() const { return kept_; }

  private:
    ClassSieve sieve_;
    std::uint64_t kept_ = 0;
};

class DedupJob final : public PuzzleJob {
  public:
    explicit DedupJob(std::uint64_t memory) : sieve_(std::make_unique<ClassRowSieve>(memory)) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"row"}; }
    [[nodiscard]] bool skips_bad_rows() const override { return true; }
    [[nodiscard]] RowSieve* row_sieve() const override { return sieve_.get(); }
    [[nodiscard]] std::uint64_t kept() const { return sieve_->kept(); }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const std::optional<Grid> grid = grid_or_reject(puzzle, "a canonical form", reply);
        if (!grid) return;
        const Grid form = canonical(*grid).form;
        if (reply.wants("row"))
            reply.set(kAsRead, puzzle.line.empty() ? grid->to_line() : puzzle.line);
        if (reply.wants("canonical")) reply.set(kCanonical, form.to_line());
        reply.print_row_for(form);
    }

  private:
    std::unique_ptr<ClassRowSieve> sieve_;
};

constexpr std::uint64_t kMebi = std::uint64_t{1} << 20;

const Option kOptions[] = {
    {.name = "memory",
     .value = "MIB",
     .summary = "use about so many mebibytes of memory; 512 by default",
     .details = "Enough for five million puzzles. Of longer lists the later rows come at the end, "
                "through temporary files as long as the input in the folder that TMPDIR names.",
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, 1U << 20, s.memory); }},
};

constexpr Example kExamples[] = {
    {"nonet dedup puzzles.txt", "one of each class, the first"},
    {"cat old.txt new.txt | nonet dedup > all.txt", "add what is new"},
    {"nonet dedup --format '{canonical}' puzzles.txt", "the forms themselves"},
};

int run(const Invocation& invocation) {
    Invocation reading = invocation;
    reading.settings.keep_line = true;
    const DedupJob job(invocation.settings.memory * kMebi);
    return run_job(reading, job, [&job](const Tally& tally) {
        return fmt::format("kept {} of {} puzzles", job.kept(), tally.rows - tally.invalid);
    });
}

}  // namespace

const Command& dedup_command() {
    static const Command kCommand = {
        .name = "dedup",
        .operands = "[FILE|PUZZLE...]",
        .summary = "keep one of all puzzles that are the same but for their looks",
        .row = "ROW",
        .details =
            "The first of each class of equivalent puzzles (see 'canon') is printed as it was "
            "read, with what stood behind it on its line, in the order of the input. The input may "
            "be of any length; memory stays bounded.\n\n"
            "What is no puzzle, or none of 9x9 digits, gives a message and no row.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
