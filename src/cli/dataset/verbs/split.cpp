// split: training and test sets that share no puzzle, whatever it looks like.
#include "cli/dataset/record_run.hpp"
#include "cli/dataset/row_file.hpp"
#include "cli/dataset/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/work/pool.hpp"

#include <nonet/batch.hpp>
#include <nonet/canon.hpp>

#include <random>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::string_view kPlace = "{}";

/// A form for each row that has a class; rows without one are rejected.
class Classes {
  public:
    explicit Classes(bool by_solution) : by_solution_(by_solution) {}

    std::vector<std::optional<Grid>> find(const RecordRun& run, RecordBatch& batch) {
        std::vector<std::optional<Grid>> forms(batch.size);
        grids_.clear();
        rows_.clear();
        for (std::size_t i = 0; i < batch.size; ++i) {
            const dataset::Entry& entry = batch.entries[i];
            if (entry.error) continue;
            if (entry.grid() == nullptr) {
                run.reject(batch, i, "only 9x9 puzzles of digits have a class here");
                continue;
            }
            grids_.push_back(*entry.grid());
            rows_.push_back(i);
        }
        if (by_solution_) take_solutions(run, batch);
        for (std::size_t i = 0; i < grids_.size(); ++i) forms[rows_[i]] = canonical(grids_[i]).form;
        return forms;
    }

  private:
    void take_solutions(const RecordRun& run, RecordBatch& batch) {
        const std::vector<Outcome<Grid>> outcomes = solver_.solve(grids_, run.limits());
        std::size_t kept = 0;
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            if (outcomes[i].status == Status::unique) {
                grids_[kept] = *outcomes[i].solution;
                rows_[kept++] = rows_[i];
                continue;
            }
            run.reject(batch, rows_[i],
                       fmt::format("the puzzle has {}, so no one grid to split by",
                                   outcomes[i].status == Status::none       ? "no solution"
                                   : outcomes[i].status == Status::multiple ? "several solutions"
                                                                            : "no known solution"));
            if (outcomes[i].status == Status::unknown) batch.cut_short = true;
        }
        grids_.resize(kept);
        rows_.resize(kept);
    }

    bool by_solution_;
    BatchSolver solver_;
    std::vector<Grid> grids_;
    std::vector<std::size_t> rows_;
};

std::string_view usual_ending(dataset::Target target, const dataset::Layout& layout) {
    if (target == dataset::Target::npy) return ".npy";
    if (target == dataset::Target::json) return ".jsonl";
    const bool list =
        layout.kind == dataset::Kind::table && layout.header.empty() && layout.separator == 0;
    if (list) return ".txt";
    return layout.kind == dataset::Kind::table && layout.separator == '\t' ? ".tsv" : ".csv";
}

/// Opens a file for each part. Returns what is wrong.
std::string open_parts(const RecordRun& run, const std::vector<Share>& parts,
                       std::vector<std::unique_ptr<RowFile>>& files) {
    const Settings& settings = run.settings();
    std::string pattern = settings.output;
    const dataset::Target target = target_for(settings, pattern, run.layout());
    if (pattern.empty())
        pattern = std::string(kPlace) + std::string(usual_ending(target, run.layout()));
    const std::size_t place = pattern.find(kPlace);
    if (place == std::string::npos)
        return fmt::format(
            "-o wants {{}} where the name of the part shall stand, such as "
            "'split/{{}}.csv', not '{}'",
            pattern);
    std::vector<std::string> inputs = run.stream().files();
    for (const Share& part : parts) {
        std::string path = pattern;
        path.replace(place, kPlace.size(), part.name);
        std::string problem;
        auto file = RowFile::open(path, target, run.layout().solution.has_value(), inputs, problem);
        if (!file) return problem;
        files.push_back(std::move(file));
    }
    return {};
}

void say_shares(RecordRun& run, const std::vector<std::unique_ptr<RowFile>>& files,
                std::uint64_t seed) {
    std::uint64_t all = 0;
    for (const auto& file : files) all += file->rows();
    std::string text;
    for (const auto& file : files) {
        const double share =
            all > 0 ? 100.0 * static_cast<double>(file->rows()) / static_cast<double>(all) : 0;
        text += fmt::format("{}{} has {} row{} ({:.2f} %)", text.empty() ? "" : ", ", file->path(),
                            file->rows(), file->rows() == 1 ? "" : "s", share);
    }
    run.messages().say(Severity::remark, fmt::format("{}; seed {}", text, seed));
}

int run_split(const Invocation& invocation, std::vector<std::string> names) {
    RecordRun run(invocation, std::move(names));
    const Settings& settings = run.settings();
    const auto fail = [&run](const std::string& problem) {
        run.messages().say(Severity::error, problem);
        return kExitBadInput;
    };
    if (!run.problem().empty()) return fail(run.problem());
    run.want_one_layout();
    run.drop_bad_rows();
    if (!run.look_ahead()) return run.finish(kExitDone);
    std::vector<Share> parts = settings.dataset.parts;
    if (parts.empty()) parts = {{"train", 0.9}, {"test", 0.1}};
    std::vector<std::unique_ptr<RowFile>> files;
    if (const std::string problem = open_parts(run, parts, files); !problem.empty())
        return fail(problem);
    const dataset::RowLayout rows(run.layout(),
                                  target_for(settings, files[0]->path(), run.layout()), {});
    for (const auto& file : files) file->write_head(rows);
    std::vector<double> weights;
    weights.reserve(parts.size());
    for (const Share& part : parts) weights.push_back(part.weight);
    const std::uint64_t seed = settings.seed ? *settings.seed : std::random_device()();
    const dataset::SplitRule rule(weights, seed);
    Pool<Classes> pool([&] { return std::make_unique<Classes>(settings.dataset.by_solution); });
    const auto work = [&](RecordBatch& batch) {
        const std::vector<std::optional<Grid>> forms =
            pool.lend([&](Classes& classes) { return classes.find(run, batch); });
        for (std::size_t i = 0; i < batch.size; ++i) {
            if (!forms[i]) continue;
            PartText& part = batch.parts[rule.part_of(*forms[i])];
            rows.append(batch.items[i].record, batch.entries[i], nullptr, nullptr, {}, part.text,
                        &part.solutions);
            ++part.rows;
        }
    };
    run.run(parts.size(), work, [&](RecordBatch& batch) {
        for (std::size_t i = 0; i < files.size(); ++i) files[i]->write(batch.parts[i]);
    });
    for (const auto& file : files) file->close();
    say_shares(run, files, seed);
    return run.finish(kExitDone);
}

constexpr std::string_view kOptionNames[] = {"puzzle", "solution", "answers", "to",
                                             "parts",  "test",     "by"};

constexpr Example kExamples[] = {
    {"nonet dataset split --seed 1 puzzles.csv", "train.csv and test.csv, nine to one"},
    {"nonet dataset split --parts train:8,validation:1,test:1 --seed 1 -o 'out/{}.jsonl' p.csv",
     "three parts, as JSON Lines"},
    {"nonet dataset split --by solution --test 0.2 --seed 1 -o '{}.npy' puzzles.csv",
     "no solution grid on both sides; arrays for NumPy"},
};

}  // namespace

const Verb& split_verb() {
    static const Verb kVerb = {
        .name = "split",
        .operands = "[FILE...]",
        .summary = "split into parts so that none holds a puzzle of another in different looks",
        .details =
            "Each class of equivalent puzzles (see 'canon') goes to one part as a whole. Which one "
            "is settled by the class and --seed alone: not by the order of the rows, nor by which "
            "other rows there are, so the parts of a data set that grows only grow. That also "
            "means that shares are met on average and not exactly; the message at the end tells "
            "what they became.\n\n"
            "A file for each part: -o names them, with {} for the name of the part. Rows keep all "
            "their columns, and their order. What is no 9x9 puzzle goes nowhere, and a message "
            "says so.",
        .options = kOptionNames,
        .examples = kExamples,
        .run = run_split,
    };
    return kVerb;
}

}  // namespace nonet::cli
