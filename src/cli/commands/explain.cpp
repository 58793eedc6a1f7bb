// explain: the whole path of a puzzle, the easiest step first each time.
//
// A row for each step, then a row for each technique used with how often and what it counts, and a
// last row that says how it ended. With --json all of that is one object, since a page wants a
// puzzle at a time.
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/human/explain_fields.hpp"
#include "cli/human/explainer_job.hpp"
#include "cli/human/human_options.hpp"
#include "cli/human/solving.hpp"
#include "cli/human/step_json.hpp"
#include "cli/work/puzzle_job.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

constexpr std::array<Field, 15> kFields = {{
    {"text", "a step in words; in the summary the title of a technique; last how it ended"},
    {"technique", "the name of the technique; last the level of the path"},
    {"count", "1 for a step; in the summary how often it was used; last the number of steps",
     FieldType::number},
    {"score", "of the step; in the summary and last the sum", FieldType::number},
    {"difficulty", "the level of the step or technique in the profile"},
    {"places", "what a step places, such as r1c1=4"},
    {"removes", "what a step removes, such as r1c2<>4"},
    {"kind",
     "step, technique, or how it ended: solved, stuck, mistakes, dead_end, no_solution, unknown"},
    {"index", "the number of the row, from 1", FieldType::number},
    {"status", "of the puzzle: unique, multiple, none or unknown"},
    {"total", "with --json: the score of the path", FieldType::number},
    {"level", "with --json: the level of the path"},
    {"rating", "with --scale se121: of the step; in the summary the highest; last ER/EP/ED"},
    {"steps", "with --json: the steps, as an array", FieldType::json},
    {"summary", "with --json: how often each technique was used", FieldType::json},
}};

/// What was used how often.
struct Use {
    const logic::TechniqueInfo* technique = nullptr;
    logic::Level level = logic::Level::easy;
    int count = 0;
    std::int64_t score = 0;
};

class Summary {
  public:
    void add(const logic::RatedStep& step) {
        auto use = std::find_if(uses_.begin(), uses_.end(), [&step](const Use& one) {
            return one.technique == step.step.technique;
        });
        if (use == uses_.end()) {
            use = uses_.insert(uses_.end(), {step.step.technique, step.level, 0, 0});
        }
        ++use->count;
        use->score += step.score;
        ++steps_;
        score_ += step.score;
        hardest_ = std::max(hardest_, step.level);
    }

    [[nodiscard]] const std::vector<Use>& uses() const { return uses_; }
    [[nodiscard]] std::int64_t score() const { return score_; }
    [[nodiscard]] int steps() const { return steps_; }
    [[nodiscard]] logic::Level level(const logic::Profile& profile) const {
        return profile.level_of(hardest_, score_);
    }

  private:
    std::vector<Use> uses_;
    std::int64_t score_ = 0;
    int steps_ = 0;
    logic::Level hardest_ = logic::Level::easy;
};

class ExplainJob final : public PuzzleJob {
  public:
    ExplainJob(const Settings& settings, const logic::Profile& profile)
        : settings_(settings), solving_(settings, profile) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"text", "technique", "count", "score", "number"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const std::optional<HumanPuzzle> human = solving_.read(puzzle, reply);
        if (!human) return;
        solving_.with_solver([&](logic::Solver& solver) { explain(*human, solver, reply); });
    }

  private:
    void explain(const HumanPuzzle& human, logic::Solver& solver, Reply& reply) const {
        Summary summary;
        nlohmann::ordered_json steps = nlohmann::ordered_json::array();
        reply.set(kStatus, name_of(human.facts.status));
        logic::Hint hint = solving_.hint(human, solver, reply);
        while (hint.kind == logic::HintKind::step) {
            summary.add(*hint.step);
            say_step(*hint.step, solver.state(), summary, steps, reply);
            solver.apply(hint.step->step);
            next(solver, reply.limits(), hint);
        }
        if (hint.kind == logic::HintKind::unknown) reply.cut_short();
        const std::string end = solving_.tell(hint, solver.state());
        if (settings_.json) {
            say_json(summary, hint, end, steps, reply);
        } else {
            say_summary(summary, hint, end, reply);
        }
    }

    /// Nobody makes mistakes along the path, so it is enough to ask for the next step.
    void next(logic::Solver& solver, const Limits& limits, logic::Hint& hint) const {
        hint.step = solver.next(limits);
        if (hint.step) return;
        if (solver.state().is_solved()) {
            hint.kind = logic::HintKind::solved;
        } else if (logic::is_over(limits)) {
            hint.kind = logic::HintKind::unknown;
        } else {
            hint.kind = logic::HintKind::stuck;
            hint.tried = tried_techniques(solving_.profile(), hint.facts);
        }
    }

    void say_step(const logic::RatedStep& step, const logic::State& state, const Summary& summary,
                  nlohmann::ordered_json& steps, Reply& reply) const {
        const std::string text = solving_.tell(step.step, state);
        solving_.draw(step.step, state, text, static_cast<std::size_t>(summary.steps()), reply);
        if (settings_.json) {
            steps.push_back(step_json(step, state, solving_.language(), text));
            return;
        }
        reply.set(kText, text);
        reply.set(kTechnique, step.step.technique->name);
        reply.set(kCount, "1");
        reply.set(kScore, std::to_string(step.score));
        reply.set(kDifficulty, name_of(step.level));
        reply.set(kPlaces, placements_text(step.step));
        reply.set(kRemoves, removals_text(step.step));
        reply.set(kKind, "step");
        reply.set(kIndex, std::to_string(summary.steps()));
        reply.print_row();
    }

    void say_summary(const Summary& summary, const logic::Hint& hint, const std::string& end,
                     Reply& reply) const {
        int index = summary.steps();
        reply.set(kPlaces, "");
        reply.set(kRemoves, "");
        for (const Use& use : summary.uses()) {
            reply.set(kText, title_of(*use.technique, solving_.language()));
            reply.set(kTechnique, use.technique->name);
            reply.set(kCount, std::to_string(use.count));
            reply.set(kScore, std::to_string(use.score));
            reply.set(kDifficulty, name_of(use.level));
            reply.set(kKind, "technique");
            reply.set(kIndex, std::to_string(++index));
            reply.print_row();
        }
        const std::string_view level = name_of(summary.level(solving_.profile()));
        reply.set(kText, end);
        const std::string_view shown = summary.steps() > 0 ? level : "-";
        reply.set(kTechnique, shown);
        reply.set(kCount, std::to_string(summary.steps()));
        reply.set(kScore, std::to_string(summary.score()));
        reply.set(kDifficulty, shown);
        reply.set(kKind, name_of(hint.kind));
        reply.set(kIndex, std::to_string(++index));
        reply.print_row();
    }

    void say_json(const Summary& summary, const logic::Hint& hint, const std::string& end,
                  const nlohmann::ordered_json& steps, Reply& reply) const {
        nlohmann::ordered_json uses = nlohmann::ordered_json::array();
        for (const Use& use : summary.uses()) {
            uses.push_back({{"technique", use.technique->name},
                            {"title", title_of(*use.technique, solving_.language())},
                            {"difficulty", name_of(use.level)},
                            {"count", use.count},
                            {"score", use.score}});
        }
        reply.set(kText, end);
        reply.set(kKind, name_of(hint.kind));
        reply.set(kTotal, std::to_string(summary.score()));
        if (summary.steps() > 0) {
            reply.set(kLevel, name_of(summary.level(solving_.profile())));
        }
        reply.set(kSteps, steps.dump());
        reply.set(kSummary, uses.dump());
        reply.print_row();
    }

    const Settings& settings_;
    HumanSolving solving_;
};

std::vector<std::string_view> scale_names() {
    return {"se121"};
}

std::string read_scale(Settings& settings, std::string_view value) {
    if (value != "se121") {
        return fmt::format("knows no path of '{}'; there is se121, and --profile hodoku", value);
    }
    settings.scale = value;
    return {};
}

const Option kOptions[] = {
    language_option(),
    level_option(),
    profile_option(),
    no_uniqueness_option(),
    pictures_option(),
    {.name = "scale",
     .value = "NAME",
     .summary = "se121: the path that Sudoku Explainer's ratings follow from",
     .details = "Its own rules in its own order, with its names, in English. From the givens, "
                "whatever a player has added. --lang, --level, --profile, --no-uniqueness and "
                "--svg do not go with it.",
     .apply = read_scale,
     .choices = scale_names},
};

/// What is wrong with the options together, or an empty string.
std::string check_together(const Settings& settings) {
    if (settings.scale.empty()) return {};
    if (settings.language.empty() && settings.hint_level.empty() && settings.profile.empty() &&
        settings.pictures.empty() && !settings.no_uniqueness) {
        return {};
    }
    return "--lang, --level, --profile, --no-uniqueness and --svg do not go with --scale";
}

constexpr Example kExamples[] = {
    {"nonet explain puzzle.txt", "every step to the solution, in words"},
    {"nonet explain --profile hodoku --level technique puzzle.txt",
     "the path that HoDoKu's score counts"},
    {"nonet explain --scale se121 puzzle.txt", "the path that ER/EP/ED follow from"},
    {"nonet explain --svg steps --lang zh puzzle.txt", "in Chinese, each step drawn in steps/"},
};

int run(const Invocation& invocation) {
    if (const std::string problem = check_together(invocation.settings); !problem.empty()) {
        fmt::print(stderr, "nonet explain: {}\n", problem);
        return kExitBadInput;
    }
    if (!invocation.settings.scale.empty()) {
        return run_job(invocation, ExplainerJob(invocation.settings));
    }
    logic::Profile profile;
    if (const std::optional<int> failure = prepare_human(invocation, profile)) return *failure;
    return run_job(invocation, ExplainJob(invocation.settings, profile));
}

}  // namespace

const Command& explain_command() {
    static const Command kCommand = {
        .name = "explain",
        .operands = "[FILE|PUZZLE...]",
        .summary = "solve as a person does, and explain every step",
        .row = "TEXT  TECHNIQUE  COUNT  SCORE  PUZZLE-NUMBER",
        .details =
            "A row for each step. Behind the steps a row for each technique that was used, with "
            "its title, how often, and its scores together; then a last row that says how it "
            "ended, with the level of the path, the number of steps and the sum of the scores. "
            "Each step is the first that the techniques find when they are tried in the order of "
            "the profile. With --scale se121 the fourth column is a rating, and the last row has "
            "ER/EP/ED.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
