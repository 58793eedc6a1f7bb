// Ratings and paths to texts; texts to a note and from there to a row.
//
// A puzzle is handed from the thread that made it to the row in the order of the candidates, and
// its note is the only thing that may travel with it: the texts of the dear fields, each closed by
// a line end, which none of them holds.
#include "cli/making/made_fields.hpp"

#include "cli/human/solving.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::array<Field, kMadeFields> kFields = {{
    {"solution", "the solution"},
    {"candidate",
     "the number of the candidate of this seed, from 0; with --unbiased of its lot, whose puzzles "
     "share grids",
     FieldType::number},
    {"weight", "with --unbiased: how much the puzzle counts in statistics", FieldType::number},
    {"se121", "with --with: ER/EP/ED on the scale se121"},
    {"hodoku", "with --with: the score on the scale hodoku", FieldType::number},
    {"level", "with --with: the level on the scale hodoku"},
    {"nodes", "with --with: the rating on the scale nodes", FieldType::number},
    {"hardest", "with --with: the technique of the path that counts most"},
    {"path", "with --with: the steps of the path, each with what it places and removes"},
}};
constexpr auto kFirstDear = static_cast<std::size_t>(MadeField::se121);

/// True when a list with commas holds the name.
bool lists(std::string_view list, std::string_view name) {
    while (true) {
        const std::size_t comma = list.find(',');
        if (list.substr(0, comma) == name) return true;
        if (comma == std::string_view::npos) return false;
        list.remove_prefix(comma + 1);
    }
}

std::string text_of_step(const logic::Step& step) {
    const std::string places = placements_text(step);
    const std::string removes = removals_text(step);
    return fmt::format("{} {}{}{}", step.technique->name, places,
                       places.empty() || removes.empty() ? "" : " ", removes);
}

}  // namespace

std::span<const Field> made_fields() {
    return kFields;
}

std::vector<std::string_view> names_for_with() {
    std::vector<std::string_view> names;
    names.reserve(kMadeFields + 1);
    for (const Field& field : kFields) names.push_back(field.name);
    names.emplace_back("clues");
    return names;
}

MadeFields::MadeFields(const Settings& settings, const logic::Profile& profile)
    : wanted_(kMadeFields, false), is_unbiased_(settings.unbiased), workers_([&profile] {
          return std::unique_ptr<Workers>(
              new Workers{Rater(*find_scale("se121")), Rater(*find_scale("hodoku")),
                          Rater(*find_scale("nodes")), logic::Solver(profile)});
      }) {
    for (std::size_t i = 0; i < kMadeFields; ++i) {
        const std::string in_format = fmt::format("{{{}}}", kFields[i].name);
        wanted_[i] = lists(settings.with, kFields[i].name) || (i < kFirstDear && settings.json) ||
                     (settings.format && settings.format->find(in_format) != std::string::npos);
    }
}

bool MadeFields::needs_work() const {
    return std::find(wanted_.begin() + kFirstDear, wanted_.end(), true) != wanted_.end();
}

void MadeFields::work_out(MadePuzzle& made, const Limits& limits) const {
    std::vector<std::string> texts(kMadeFields - kFirstDear);
    workers_.lend([&](Workers& workers) {
        rate(made, workers, limits, texts);
        if (wants(MadeField::hardest) || wants(MadeField::path))
            follow_path(made, workers.solver, limits, texts);
    });
    made.note = fmt::format("{}\n", fmt::join(texts, "\n"));
}

void MadeFields::rate(MadePuzzle& made, Workers& workers, const Limits& limits,
                      std::vector<std::string>& texts) const {
    Puzzle puzzle;
    puzzle.position = made.puzzle;
    const auto text = [&texts](MadeField field) -> std::string& {
        return texts[static_cast<std::size_t>(field) - kFirstDear];
    };
    const auto rating_by = [&](Rater& rater) {
        Result<Rating> rating = rater.rate(puzzle, limits);
        return rating && rating->status == Status::unique ? std::move(*rating) : Rating{};
    };
    if (wants(MadeField::se121)) text(MadeField::se121) = rating_by(workers.se121).value;
    if (wants(MadeField::nodes)) text(MadeField::nodes) = rating_by(workers.nodes).value;
    if (!wants(MadeField::hodoku) && !wants(MadeField::level)) return;
    const Rating rating = rating_by(workers.hodoku);
    text(MadeField::hodoku) = rating.value;
    if (rating.level) text(MadeField::level) = logic::name_of(*rating.level);
}

void MadeFields::follow_path(MadePuzzle& made, logic::Solver& solver, const Limits& limits,
                             std::vector<std::string>& texts) const {
    const logic::PuzzleFacts facts = logic::PuzzleFacts::of(made.puzzle, limits);
    solver.set_puzzle(logic::State(made.puzzle), facts);
    const logic::Path path = solver.path(limits);
    if (!path.is_solved) return;
    std::string& steps = texts[static_cast<std::size_t>(MadeField::path) - kFirstDear];
    const logic::RatedStep* hardest = nullptr;
    for (const logic::RatedStep& step : path.steps) {
        steps += fmt::format("{}{}", steps.empty() ? "" : "; ", text_of_step(step.step));
        if (hardest == nullptr ||
            std::pair(step.level, step.score) > std::pair(hardest->level, hardest->score))
            hardest = &step;
    }
    if (hardest != nullptr)
        texts[static_cast<std::size_t>(MadeField::hardest) - kFirstDear] =
            hardest->step.technique->name;
}

void MadeFields::set(const MadePuzzle& made, Row& row) const {
    const auto index = [](MadeField field) { return static_cast<std::size_t>(field); };
    if (wants(MadeField::solution)) row.set(index(MadeField::solution), made.solution.to_line());
    if (wants(MadeField::candidate))
        row.set(index(MadeField::candidate), fmt::format("{}", made.number));
    if (is_unbiased_) row.set(index(MadeField::weight), fmt::format("{:.6g}", made.weight));
    std::string_view note = made.note;
    for (std::size_t i = kFirstDear; i < kMadeFields && !note.empty(); ++i) {
        const std::size_t end = note.find('\n');
        if (wanted_[i] && end > 0) row.set(i, note.substr(0, end));
        note.remove_prefix(end + 1);
    }
}

}  // namespace nonet::cli
