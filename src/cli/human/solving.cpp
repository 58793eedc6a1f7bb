// Reading positions, and a pool of solvers.
//
// Solvers are lent from a pool, since each keeps machinery that is costly to build and serves one
// thread at a time. The pool grows to as many as there are threads at work.
#include "cli/human/solving.hpp"

#include "cli/exit_code.hpp"
#include "cli/human/human_options.hpp"
#include "cli/human/pictures.hpp"
#include "cli/human/profile_choice.hpp"

#include <nonet/grid.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

std::string results_text(const std::vector<logic::Candidate>& candidates, std::string_view sign) {
    std::string text;
    for (const logic::Candidate one : candidates) {
        text += fmt::format("{}{}{}{}", text.empty() ? "" : " ", cell_name(one.cell), sign,
                            static_cast<int>(one.digit));
    }
    return text;
}

}  // namespace

HumanSolving::HumanSolving(const Settings& settings, const logic::Profile& profile)
    : settings_(settings),
      profile_(profile),
      language_(chosen_language(settings)),
      level_(chosen_level(settings)),
      solvers_([&profile] { return std::make_unique<logic::Solver>(profile); }) {}

std::optional<HumanPuzzle> HumanSolving::read(const Puzzle& puzzle, Reply& reply) const {
    const Result<logic::State> state = logic::state_of(puzzle);
    const Result<logic::PuzzleFacts> facts =
        state ? logic::facts_of(puzzle, reply.limits()) : state.error();
    if (!state || !facts) {
        const Error& error = state ? facts.error() : state.error();
        reply.reject(error.code, error.message);
        return std::nullopt;
    }
    reply.count_status(facts->status);
    if (facts->status == Status::none) reply.remark_clash();
    return HumanPuzzle{*state, *facts};
}

logic::RatedStep HumanSolving::rated(logic::Step step) const {
    const logic::ProfileRow* row = profile_.row_of(*step.technique);
    if (row == nullptr) return {std::move(step), logic::Level::extreme, 0};
    return {std::move(step), row->level, row->score};
}

void HumanSolving::draw(const logic::Step& step, const logic::State& state, std::string_view text,
                        std::size_t number, Reply& reply) const {
    if (settings_.pictures.empty()) return;
    write_picture(settings_.pictures, state, step, text, language_, number, reply);
}

std::string placements_text(const logic::Step& step) {
    return results_text(step.placements, "=");
}
std::string removals_text(const logic::Step& step) {
    return results_text(step.removals, "<>");
}

std::optional<int> prepare_human(const Invocation& invocation, logic::Profile& profile) {
    const Settings& settings = invocation.settings;
    std::string problem = choose_profile(settings, profile);
    if (problem.empty() && !settings.pictures.empty()) {
        problem = make_picture_folder(settings.pictures);
    }
    if (problem.empty()) return std::nullopt;
    fmt::print(stderr, "nonet {}: {}\n", invocation.command->name, problem);
    return kExitBadInput;
}

}  // namespace nonet::cli
