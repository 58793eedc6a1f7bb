// label: what is known about each puzzle, in further columns.
#include "cli/dataset/record_run.hpp"
#include "cli/dataset/row_file.hpp"
#include "cli/dataset/verb.hpp"
#include "cli/exit_code.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::vector<const dataset::Label*> chosen_labels(std::string_view list) {
    std::vector<const dataset::Label*> labels;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        const dataset::Label* label = dataset::find_label(list.substr(0, end));
        if (std::find(labels.begin(), labels.end(), label) == labels.end()) labels.push_back(label);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return labels;
}

class Labelling {
  public:
    Labelling(const RecordRun& run, const dataset::RowLayout& rows,
              std::vector<const dataset::Label*> labels)
        : run_(run), rows_(rows), labels_(std::move(labels)) {}

    void label(RecordBatch& batch) const {
        thread_local dataset::RaterPool raters;
        std::vector<dataset::Extra> extras(labels_.size());
        for (std::size_t i = 0; i < batch.size; ++i) {
            if (!batch.items[i].problem.empty()) continue;
            const dataset::Record& record = batch.items[i].record;
            const dataset::Entry& entry = batch.entries[i];
            PartText& part = batch.parts[0];
            ++part.rows;
            if (entry.error) {
                for (std::size_t l = 0; l < labels_.size(); ++l)
                    extras[l] = {labels_[l]->name == "status" ? "invalid" : "", false};
                if (!rows_.append_bad(record, entry, extras, part.text)) note_loss(batch, i);
                continue;
            }
            const Limits limits = run_.puzzle_limits();
            dataset::Facts facts(entry.puzzle, raters, limits);
            for (std::size_t l = 0; l < labels_.size(); ++l) {
                const bool knows = labels_[l]->any_size || facts.grid() != nullptr;
                extras[l] = {knows ? labels_[l]->text(facts) : std::string(),
                             labels_[l]->is_number};
                if (!knows) note_size(batch, i, *labels_[l]);
            }
            batch.cut_short = batch.cut_short || facts.was_cut();
            rows_.append(record, entry, nullptr, nullptr, extras, part.text, nullptr);
        }
    }

  private:
    void note_loss(RecordBatch& batch, std::size_t index) const {
        batch.messages.push_back(
            {Severity::remark, Frequency::once,
             run_.stream().where(batch.items[index].file, batch.items[index].record.place),
             "what stands in this row is left out, since its fields cannot be told apart; so it is "
             "with further rows of the kind"});
    }

    void note_size(RecordBatch& batch, std::size_t index, const dataset::Label& label) const {
        batch.messages.push_back(
            {Severity::remark, Frequency::once,
             run_.stream().where(batch.items[index].file, batch.items[index].record.place),
             fmt::format("only 9x9 puzzles of digits have the label {}; it stays empty",
                         label.name)});
    }

    const RecordRun& run_;
    const dataset::RowLayout& rows_;
    std::vector<const dataset::Label*> labels_;
};

int run_label(const Invocation& invocation, std::vector<std::string> names) {
    RecordRun run(invocation, std::move(names));
    const Settings& settings = run.settings();
    const auto fail = [&run](const std::string& problem) {
        run.messages().say(Severity::error, problem);
        return kExitBadInput;
    };
    if (!run.problem().empty()) return fail(run.problem());
    run.want_one_layout();
    if (!run.look_ahead()) return run.finish(kExitDone);
    const dataset::Target target = target_for(settings, settings.output, run.layout());
    if (target == dataset::Target::npy)
        return fail("a .npy file has no room for labels; write csv or json");
    std::string problem;
    const auto file = RowFile::open(settings.output, target, false, run.stream().files(), problem);
    if (!file) return fail(problem);
    const std::vector<const dataset::Label*> labels = chosen_labels(settings.dataset.labels);
    std::vector<std::string_view> label_names;
    label_names.reserve(labels.size());
    for (const dataset::Label* label : labels) label_names.push_back(label->name);
    const dataset::RowLayout rows(run.layout(), target, label_names);
    file->write_head(rows);
    const Labelling labelling(run, rows, labels);
    run.run(
        1, [&labelling](RecordBatch& batch) { labelling.label(batch); },
        [&file](RecordBatch& batch) { file->write(batch.parts[0]); });
    file->close();
    return run.finish(kExitDone);
}

/// "name: what it is" for each label.
std::string label_list() {
    std::string list;
    for (const dataset::Label* label : dataset::labels())
        list += fmt::format("{}{}: {}", list.empty() ? "" : "; ", label->name, label->summary);
    return list;
}

const std::string& details() {
    static const std::string kDetails =
        "The columns are put behind those of the row, empty (null in JSON) where there is nothing "
        "to say; status is invalid where the row holds no puzzle. A column of that name that is "
        "there already stays, and the new one is called nonet_NAME. Boards of other sizes get "
        "clues, status and solution; --puzzle-time-limit holds for each row.\n\nLabels: " +
        label_list() + ".";
    return kDetails;
}

constexpr std::string_view kOptionNames[] = {"puzzle", "solution", "answers", "to", "labels"};

constexpr Example kExamples[] = {
    {"nonet dataset label --labels clues,se121,canonical puzzles.csv", "three more columns"},
    {"nonet dataset label --labels level,techniques -o rated.jsonl puzzles.txt",
     "a list of puzzles as JSON Lines with labels"},
};

}  // namespace

const Verb& label_verb() {
    static const Verb kVerb = {
        .name = "label",
        .operands = "[FILE...]",
        .summary = "add columns: ratings, clues, status, techniques, solution, canonical form",
        .details = details(),
        .options = kOptionNames,
        .examples = kExamples,
        .run = run_label,
    };
    return kVerb;
}

}  // namespace nonet::cli
