// hint: what a player should look at next.
//
// What the player has done comes first: a wrong digit or a candidate crossed out by mistake makes
// every further step worthless. With --all, every step of every technique is listed; then what one
// technique finds may be found by others, too.
#include "cli/command_table.hpp"
#include "cli/human/human_options.hpp"
#include "cli/human/solving.hpp"
#include "cli/human/step_json.hpp"
#include "cli/work/puzzle_job.hpp"

#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

enum HintField : std::size_t {
    kHint,
    kKind,
    kTechnique,
    kDifficulty,
    kScore,
    kPlaces,
    kRemoves,
    kStatus,
    kIndex,
    kStep,
    kSteps,
    kComplete,
    kMistakes
};

constexpr std::array<Field, 13> kFields = {{
    {"hint", "the hint, in words"},
    {"kind",
     "step, mistakes, dead_end, solved, stuck, no_solution, or unknown (a limit came first)"},
    {"technique", "the name of the technique"},
    {"difficulty", "its level in the profile: easy, medium, hard, unfair or extreme"},
    {"score", "its score in the profile", FieldType::number},
    {"places", "what it places, such as r1c1=4"},
    {"removes", "what it removes, such as r1c2<>4"},
    {"status", "of the puzzle: unique, multiple, none or unknown"},
    {"index", "with --all: the number of the step, from 1", FieldType::number},
    {"step", "the step as JSON: cells, digits, houses, sets, links, and the position",
     FieldType::json},
    {"steps", "with --all and --json: all steps, as an array", FieldType::json},
    {"complete", "with --all and --json: true, or false when a limit came before the last step",
     FieldType::json},
    {"mistakes", "kind mistakes: their cells and digits, as JSON", FieldType::json},
}};

class HintJob final : public PuzzleJob {
  public:
    HintJob(const Settings& settings, const logic::Profile& profile)
        : settings_(settings), solving_(settings, profile) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        if (settings_.all) return {"hint", "number"};
        return {"hint"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const std::optional<HumanPuzzle> human = solving_.read(puzzle, reply);
        if (!human) return;
        solving_.with_solver([&](logic::Solver& solver) {
            const logic::Hint hint = solving_.hint(*human, solver, reply);
            reply.set(kStatus, name_of(human->facts.status));
            std::vector<logic::Step> all = all_steps(hint, solver, reply);
            const bool is_complete = !settings_.all || !logic::is_over(reply.limits());
            if (all.empty()) {
                say_one(hint, human->state, reply);
            } else {
                say_all(std::move(all), is_complete, human->state, hint, reply);
            }
            if (hint.kind == logic::HintKind::unknown || !is_complete) reply.cut_short();
        });
    }

  private:
    /// What --all lists; nothing where the hint says it all. Where the profile is stuck, techniques
    /// that it leaves out may go on.
    [[nodiscard]] std::vector<logic::Step> all_steps(const logic::Hint& hint, logic::Solver& solver,
                                                     const Reply& reply) const {
        const bool may_go_on =
            hint.kind == logic::HintKind::step || hint.kind == logic::HintKind::stuck;
        if (!settings_.all || !may_go_on) return {};
        return solver.all(reply.limits());
    }

    void say_one(const logic::Hint& hint, const logic::State& state, Reply& reply) const {
        const std::string text = solving_.tell(hint, state);
        reply.set(kHint, text);
        reply.set(kKind, name_of(hint.kind));
        if (hint.kind == logic::HintKind::mistakes)
            reply.set(kMistakes, mistakes_json(hint.mistakes, chosen_level(settings_)).dump());
        if (hint.step) {
            set_step(*hint.step, state, text, reply);
            solving_.draw(hint.step->step, state, text, 1, reply);
        }
        reply.print_row();
    }

    void say_all(std::vector<logic::Step> steps, bool is_complete, const logic::State& state,
                 const logic::Hint& hint, Reply& reply) const {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        std::size_t index = 0;
        for (logic::Step& one : steps) {
            const logic::RatedStep step = solving_.rated(std::move(one));
            const std::string text = solving_.tell(step.step, state);
            solving_.draw(step.step, state, text, ++index, reply);
            if (settings_.json) {
                list.push_back(step_json(step, state, solving_.language(), text));
                continue;
            }
            reply.set(kHint, text);
            reply.set(kKind, name_of(logic::HintKind::step));
            reply.set(kIndex, std::to_string(index));
            set_step(step, state, text, reply);
            reply.print_row();
        }
        const std::string off = tell_uniqueness(hint.facts, solving_.language());
        if (!off.empty()) reply.remark(off);
        if (!settings_.json) return;
        reply.set(kKind, name_of(logic::HintKind::step));
        reply.set(kSteps, list.dump());
        reply.set(kComplete, is_complete ? "true" : "false");
        reply.print_row();
    }

    void set_step(const logic::RatedStep& step, const logic::State& state, std::string_view text,
                  Reply& reply) const {
        reply.set(kTechnique, step.step.technique->name);
        reply.set(kDifficulty, name_of(step.level));
        reply.set(kScore, std::to_string(step.score));
        reply.set(kPlaces, placements_text(step.step));
        reply.set(kRemoves, removals_text(step.step));
        if (settings_.json || reply.wants("step")) {
            reply.set(kStep, step_json(step, state, solving_.language(), text).dump());
        }
    }

    const Settings& settings_;
    HumanSolving solving_;
};

const Option kOptions[] = {
    level_option(),
    language_option(),
    {.name = "all",
     .value = {},
     .summary = "every step of every technique, one a row, with the number of the puzzle behind it",
     .details = "Also of techniques that the profile leaves out. Several techniques may find the "
                "same.",
     .apply = turn_on<&Settings::all>},
    profile_option(),
    no_uniqueness_option(),
    pictures_option(),
};

constexpr Example kExamples[] = {
    {"nonet hint puzzle.txt", "the next step and its reason"},
    {"nonet hint --level vague --lang ko puzzle.txt", "only where to look, in Korean"},
    {"nonet hint --all --level technique puzzle.txt", "everything that can be done now"},
};

int run(const Invocation& invocation) {
    logic::Profile profile;
    if (const std::optional<int> failure = prepare_human(invocation, profile)) return *failure;
    return run_job(invocation, HintJob(invocation.settings, profile));
}

}  // namespace

const Command& hint_command() {
    static const Command kCommand = {
        .name = "hint",
        .operands = "[FILE|PUZZLE...]",
        .summary = "say in words what to do next, and why",
        .row = "HINT",
        .details =
            "Reads a position: givens, placed digits and pencil marks as the format has them. A "
            "digit that was placed wrongly, or a candidate that was crossed out by mistake, is "
            "said before anything else, with its cell. A full grid is 'solved'; a position in "
            "which no technique of the profile finds a step gives the list of those tried.\n\n"
            "Techniques that assume exactly one solution are used only when the givens are "
            "proved to have one; otherwise the hint says why they are not used.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
