// augment: other looks of each puzzle, its solution with it.
#include "cli/dataset/record_run.hpp"
#include "cli/dataset/row_file.hpp"
#include "cli/dataset/verb.hpp"
#include "cli/exit_code.hpp"

#include <algorithm>
#include <random>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kMostInSlice = 4096;
constexpr std::uint64_t kMostDistinct = 65536;

struct Augmenting {
    const RecordRun& run;
    const dataset::RowLayout& rows;
    std::uint64_t seed;
    std::uint64_t count;
    bool distinct;
};

/// Appends one isomorph.
void append(const Augmenting& how, const RecordBatch& batch, std::size_t index,
            const Symmetry& symmetry, PartText& part) {
    const dataset::Entry& entry = batch.entries[index];
    const Grid puzzle = symmetry.apply(*entry.grid());
    std::optional<Grid> answer;
    if (entry.answer_grid() != nullptr) answer = symmetry.apply(*entry.answer_grid());
    how.rows.append(batch.items[index].record, entry, &puzzle, answer ? &*answer : nullptr, {},
                    part.text, &part.solutions);
    ++part.rows;
}

/// What keeps a row from being moved; or nothing.
std::string_view obstacle(const dataset::Entry& entry) {
    if (entry.grid() == nullptr) return "only 9x9 puzzles of digits have isomorphs here";
    if (!entry.answer_problem.empty() || (entry.answer && entry.answer_grid() == nullptr))
        return "the solution beside it is no 9x9 grid and cannot be moved with it";
    return {};
}

void augment(const Augmenting& how, RecordBatch& batch) {
    const std::uint64_t from = batch.slice * kMostInSlice;
    const std::uint64_t to = how.distinct ? how.count : std::min(how.count, from + kMostInSlice);
    for (std::size_t i = 0; i < batch.size; ++i) {
        const dataset::Entry& entry = batch.entries[i];
        if (entry.error) continue;
        if (const std::string_view why = obstacle(entry); !why.empty()) {
            if (batch.slice == 0) how.run.reject(batch, i, why);
            continue;
        }
        PartText& part = batch.parts[0];
        const std::uint64_t row = batch.first + i;
        if (!how.distinct) {
            for (std::uint64_t number = from; number < to; ++number)
                append(how, batch, i, dataset::isomorph(how.seed, row, number), part);
            continue;
        }
        const auto found = dataset::distinct_isomorphs(*entry.grid(), how.seed, row, how.count);
        for (const Symmetry& symmetry : found) append(how, batch, i, symmetry, part);
        if (found.size() < how.count)
            batch.messages.push_back(
                {Severity::remark, Frequency::counted,
                 how.run.stream().where(batch.items[i].file, batch.items[i].record.place),
                 found.empty() ? "this puzzle has no other look"
                               : fmt::format("this puzzle has only {} other look{}", found.size(),
                                             found.size() == 1 ? "" : "s")});
    }
}

int run_augment(const Invocation& invocation, std::vector<std::string> names) {
    RecordRun run(invocation, std::move(names));
    const Settings& settings = run.settings();
    const auto fail = [&run](const std::string& problem) {
        run.messages().say(Severity::error, problem);
        return kExitBadInput;
    };
    if (!run.problem().empty()) return fail(run.problem());
    const std::uint64_t count = settings.dataset.count;
    const bool distinct = settings.dataset.distinct;
    if (distinct && count > kMostDistinct)
        return fail(fmt::format("--distinct takes a --count of at most {}", kMostDistinct));
    run.want_one_layout();
    run.drop_bad_rows();
    if (!run.look_ahead()) return run.finish(kExitDone);
    const dataset::Target target = target_for(settings, settings.output, run.layout());
    std::string problem;
    const auto file = RowFile::open(settings.output, target, run.layout().solution.has_value(),
                                    run.stream().files(), problem);
    if (!file) return fail(problem);
    const dataset::RowLayout rows(run.layout(), target, {});
    file->write_head(rows);
    const std::uint64_t seed = settings.seed ? *settings.seed : std::random_device()();
    const std::uint64_t slices = distinct ? 1 : (count + kMostInSlice - 1) / kMostInSlice;
    run.set_slices(slices);
    run.set_most(std::max<std::size_t>(1, static_cast<std::size_t>(16 * kMostInSlice / count)));
    const Augmenting how{run, rows, seed, count, distinct};
    run.run(
        1, [&how](RecordBatch& batch) { augment(how, batch); },
        [&file](RecordBatch& batch) { file->write(batch.parts[0]); });
    file->close();
    run.messages().say(Severity::remark, fmt::format("{} isomorph{} of {} row{}; seed {}",
                                                     file->rows(), file->rows() == 1 ? "" : "s",
                                                     run.rows(), run.rows() == 1 ? "" : "s", seed));
    return run.finish(kExitDone);
}

constexpr std::string_view kOptionNames[] = {"puzzle", "solution", "answers",
                                             "to",     "count",    "distinct"};

constexpr Example kExamples[] = {
    {"nonet dataset augment --count 10 --seed 1 train.csv > more.csv", "ten others of each row"},
    {"nonet dataset augment --seed 1 -o more.npy train.csv", "one of each, as arrays for NumPy"},
};

}  // namespace

const Verb& augment_verb() {
    static const Verb kVerb = {
        .name = "augment",
        .operands = "[FILE...]",
        .summary = "print isomorphs of each row, its solution moved with the puzzle",
        .details =
            "A random symmetry for each: transposing or not, an order of bands and stacks, of rows "
            "and columns in them, and of the digits, each of the 1.2 trillion equally likely. Its "
            "number, the number of the row in the run and --seed settle it and nothing else does. "
            "The row itself is not printed.\n\n"
            "The puzzle and the solution are written as they stood there, and all other columns "
            "are kept: what a symmetry does not change (numbers of clues and solutions, canonical "
            "forms) stays right, a third column with cells does not. Ratings stay nearly right: "
            "the steps found first depend on the looks, so se121 can differ by some tenths "
            "between isomorphs.",
        .options = kOptionNames,
        .examples = kExamples,
        .run = run_augment,
    };
    return kVerb;
}

}  // namespace nonet::cli
