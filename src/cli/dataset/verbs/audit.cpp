// audit: what is wrong with a data set, and what its parts share.
#include "cli/dataset/audit_report.hpp"
#include "cli/dataset/record_run.hpp"
#include "cli/dataset/verb.hpp"
#include "cli/exit_code.hpp"
#include "cli/output/output.hpp"
#include "cli/stop.hpp"
#include "cli/work/pool.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kMebi = std::uint64_t{1} << 20U;

class Auditing {
  public:
    explicit Auditing(RecordRun& run)
        : run_(run),
          settings_(run.settings()),
          examiners_([this] {
              return std::make_unique<dataset::Examiner>(settings_.dataset.by_solution
                                                             ? dataset::ClassOf::solution
                                                             : dataset::ClassOf::puzzle,
                                                         settings_.dataset.minimality);
          }),
          audit_(settings_.memory * kMebi) {}

    /// Returns what is wrong.
    std::string open() {
        std::string problem;
        output_ = open_output(settings_.output, run_.stream().files(), problem);
        if (problem.empty() && !settings_.dataset.findings.empty())
            findings_ = open_output(settings_.dataset.findings, run_.stream().files(), problem);
        return problem;
    }

    void look(RecordBatch& batch) {
        if (batch.facts.size() < batch.size) batch.facts.resize(batch.size);
        examiners_.lend([&](dataset::Examiner& examiner) {
            examiner.examine({batch.entries.data(), batch.size}, batch.first, batch.facts,
                             run_.limits());
        });
        batch.cut_short = std::any_of(batch.facts.begin(),
                                      batch.facts.begin() + static_cast<std::ptrdiff_t>(batch.size),
                                      [](const auto& facts) { return facts.was_cut; });
    }

    void collect(const RecordBatch& batch) {
        for (std::size_t i = 0; i < batch.size && error_.empty(); ++i) {
            const RecordItem& item = batch.items[i];
            if (!item.problem.empty()) continue;
            const dataset::Record& record = item.record;
            const bool npy = record.puzzle && record.puzzle->format == "npy";
            const dataset::RowPlace place{item.file, record.row, npy ? 0 : record.place.line};
            const auto error = audit_.add(place, batch.facts[i]);
            if (error) fail(error->message);
        }
    }

    int report() {
        const std::vector<std::string> files = names();
        Examples examples;
        const auto error = audit_.finish([&](const dataset::Finding& finding) {
            keep_example(finding, examples);
            write_finding(files, finding);
        });
        if (error) fail(error->message);
        if (!error_.empty()) {
            run_.messages().say(Severity::error, error_);
            return run_.finish(kExitBadInput);
        }
        dataset::AuditReport sums = audit_.report();
        sums.files.resize(files.size());
        const AuditText text{std::move(sums), files, settings_.dataset.by_solution,
                             run_.has_read_all(), std::move(examples)};
        output_->write(settings_.json ? report_json(text) : report_text(text));
        close();
        if (text.report.unexamined > 0 || text.report.rows() == 0)
            return run_.finish(kExitBadInput);
        return run_.finish(text.report.is_clean() ? kExitDone : kExitConditionFailed);
    }

  private:
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names = run_.stream().files();
        for (std::string& name : names) {
            if (name == "-") name = "<stdin>";
        }
        return names;
    }

    using Examples = std::array<std::vector<dataset::Finding>, dataset::kFindingKinds>;

    /// Some of each kind and file.
    void keep_example(const dataset::Finding& finding, Examples& examples) const {
        std::vector<dataset::Finding>& list = examples[static_cast<std::size_t>(finding.kind)];
        const auto shown = std::count_if(list.begin(), list.end(), [&](const auto& each) {
            return each.place.file == finding.place.file;
        });
        if (static_cast<std::uint64_t>(shown) < settings_.dataset.examples) list.push_back(finding);
    }

    void fail(std::string message) {
        if (error_.empty()) error_ = std::move(message);
        request_stop(StopReason::output_failed);
    }

    void write_finding(const std::vector<std::string>& files, const dataset::Finding& finding) {
        constexpr std::size_t kBlock = 65536;
        if (!findings_) return;
        lines_ += fmt::format("{}\t{}\t{}\n", dataset::name_of(finding.kind),
                              place_text(files, finding.place),
                              finding.earlier ? place_text(files, *finding.earlier) : "-");
        if (lines_.size() < kBlock) return;
        findings_->write(lines_);
        lines_.clear();
    }

    void close() {
        if (findings_) {
            findings_->write(lines_);
            findings_->close();
        }
        if (stop_reason() != StopReason::output_closed) output_->close();
    }

    RecordRun& run_;
    const Settings& settings_;
    Pool<dataset::Examiner> examiners_;
    dataset::Audit audit_;
    std::unique_ptr<Output> output_;
    std::unique_ptr<Output> findings_;
    std::string lines_;
    std::string error_;
};

int run_audit(const Invocation& invocation, std::vector<std::string> names) {
    RecordRun run(invocation, std::move(names));
    const auto fail = [&run](const std::string& problem) {
        run.messages().say(Severity::error, problem);
        return kExitBadInput;
    };
    if (!run.problem().empty()) return fail(run.problem());
    Auditing audit(run);
    if (const std::string problem = audit.open(); !problem.empty()) return fail(problem);
    run.run(
        0, [&audit](RecordBatch& batch) { audit.look(batch); },
        [&audit](RecordBatch& batch) { audit.collect(batch); });
    return audit.report();
}

constexpr std::string_view kOptionNames[] = {"puzzle",     "solution", "answers",  "by",
                                             "minimality", "findings", "examples", "memory"};

constexpr Example kExamples[] = {
    {"nonet dataset audit train.csv test.csv", "what is wrong, and what the test set gives away"},
    {"nonet dataset audit --findings all.tsv --json big.jsonl", "every finding, sums as JSON"},
    {"nonet dataset audit --answers y_train.npy x_train.npy", "arrays of puzzles and solutions"},
};

}  // namespace

const Verb& audit_verb() {
    static const Verb kVerb = {
        .name = "audit",
        .operands = "[FILE...]",
        .summary = "report duplicates, isomorphs, leaks between files, bad puzzles and bad answers",
        .details =
            "For each file: rows that hold no puzzle, have no or several solutions, or an answer "
            "that is wrong, incomplete or unreadable; rows that repeat an earlier one digit by "
            "digit, or in different looks. For each file after the first: rows that an earlier "
            "file has, digit by digit (shared) or in different looks (leak). Then the numbers of "
            "clues, and how many of the unique puzzles are minimal: of the first 10,000 rows and "
            "every hundredth behind them, or with --minimality of all.\n\n"
            "The exit code is 1 when anything was found, 2 when rows could not be read or there "
            "are none. "
            "Rows may "
            "be many millions: memory stays bounded.",
        .options = kOptionNames,
        .examples = kExamples,
        .run = run_audit,
    };
    return kVerb;
}

}  // namespace nonet::cli
