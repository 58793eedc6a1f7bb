// Ratings are worked out only where a caption names them: some take seconds.
//
// A puzzle that cannot be rated or solved is still drawn, with what is known; only what cannot be
// drawn as asked for, a step of a puzzle that is not 9×9, is left out.
#include "cli/paper/render_job.hpp"

#include "cli/work/questions.hpp"

#include <optional>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// Nothing where the puzzle has no such rating; then its fields stay empty.
std::optional<Rating> rating_of(const Puzzle& puzzle, Rater& rater, Reply& reply) {
    const Result<Rating> rating = rater.rate(puzzle, reply.limits());
    if (!rating) {
        reply.remark("has no rating: " + rating.error().message);
        return std::nullopt;
    }
    if (rating->status == Status::unknown) reply.cut_short();
    if (rating->value.empty())
        reply.remark(fmt::format("has no rating on {}", rating->scale->name));
    return *rating;
}

void set_explainer(const Puzzle& puzzle, Rater& rater, Reply& reply) {
    const std::optional<Rating> rating = rating_of(puzzle, rater, reply);
    if (!rating || !rating->explainer) return;
    reply.set(kEr, text_of_tenths(rating->explainer->er));
    reply.set(kEp, text_of_tenths(rating->explainer->ep));
    reply.set(kEd, text_of_tenths(rating->explainer->ed));
}

void set_hodoku(const Puzzle& puzzle, Rater& rater, Reply& reply) {
    const std::optional<Rating> rating = rating_of(puzzle, rater, reply);
    if (!rating) return;
    if (rating->level) reply.set(kLevel, name_of(*rating->level));
    if (rating->score) reply.set(kScore, fmt::format("{}", *rating->score));
}

std::string_view why_none(Status status, Reply& reply) {
    if (status == Status::none) {
        reply.remark("has no solution");
        return "no solution";
    }
    if (status == Status::multiple) {
        reply.remark("has several solutions, so none is shown");
        return "several solutions";
    }
    reply.cut_short();
    return "not solved in time";
}

}  // namespace

RenderJob::RenderJob(const Settings& settings, const logic::Profile& profile, BookSettings book)
    : settings_(settings),
      has_caption_(book.style.caption_lines > 0),
      has_solutions_(book.solutions != SolutionPlace::nowhere),
      solving_(settings, profile),
      explainer_([] { return std::make_unique<Rater>(*find_scale("se121")); }),
      hodoku_([] { return std::make_unique<Rater>(*find_scale("hodoku")); }),
      book_(std::make_unique<Book>(std::move(book))) {}

void RenderJob::answer(const Puzzle& puzzle, Reply& reply) const {
    auto leaf = std::make_unique<Leaf>();
    rate(puzzle, reply);
    if (settings_.step.empty())
        leaf->panels.push_back(panel_of(puzzle, reply));
    else
        leaf->panels = steps_of(puzzle, reply);
    if (leaf->panels.empty()) return;
    if (has_solutions_) leaf->solutions.push_back(solution_of(puzzle, reply));
    reply.hand_on(std::move(leaf));
}

std::string RenderJob::caption(const Reply& reply) const {
    return has_caption_ ? reply.row_text() : std::string();
}

draw::Panel RenderJob::panel_of(const Puzzle& puzzle, const Reply& reply) const {
    draw::Panel panel;
    panel.face = settings_.pencil_marks
                     ? draw::marked_face_of(puzzle.position, puzzle.progress.get())
                     : draw::face_of(puzzle.position);
    panel.caption = caption(reply);
    return panel;
}

/// Only what a caption names: ratings may take long.
void RenderJob::rate(const Puzzle& puzzle, Reply& reply) const {
    if (!has_caption_) return;
    if (reply.wants("er") || reply.wants("ep") || reply.wants("ed"))
        explainer_.lend([&](Rater& rater) { set_explainer(puzzle, rater, reply); });
    if (reply.wants("level") || reply.wants("score"))
        hodoku_.lend([&](Rater& rater) { set_hodoku(puzzle, rater, reply); });
}

/// A panel for the step that --step names, or for each; none for what has no steps.
std::vector<draw::Panel> RenderJob::steps_of(const Puzzle& puzzle, Reply& reply) const {
    std::vector<draw::Panel> panels;
    const std::optional<HumanPuzzle> human = solving_.read(puzzle, reply);
    if (!human) return panels;
    solving_.with_solver([&](logic::Solver& solver) { panels = walk(*human, solver, reply); });
    return panels;
}

std::vector<draw::Panel> RenderJob::walk(const HumanPuzzle& human, logic::Solver& solver,
                                         Reply& reply) const {
    const bool takes_all = settings_.step == "all";
    const std::uint64_t wanted = takes_all ? kMostSteps : std::stoull(settings_.step);
    std::vector<draw::Panel> panels;
    logic::Hint hint = solving_.hint(human, solver, reply);
    std::uint64_t number = 1;
    for (; hint.kind == logic::HintKind::step; ++number) {
        if (takes_all || number == wanted)
            panels.push_back(step_panel(hint, solver.state(), number, reply));
        if (number == wanted) return panels;
        solver.apply(hint.step->step);
        hint = solving_.hint({solver.state(), human.facts}, solver, reply);
    }
    if (hint.kind == logic::HintKind::unknown) reply.cut_short();
    if (!takes_all)
        reply.remark(fmt::format("has no step {}: the path ends after {}", wanted, number - 1));
    if (panels.empty()) panels.push_back(step_panel(hint, solver.state(), 0, reply));
    return panels;
}

/// With number 0 there is no step, and the hint says why.
draw::Panel RenderJob::step_panel(const logic::Hint& hint, const logic::State& state,
                                  std::uint64_t number, Reply& reply) const {
    draw::Panel panel;
    reply.set(kHint, solving_.tell(hint, state));
    if (number > 0) {
        reply.set(kStep, std::to_string(number));
        reply.set(kTechnique, hint.step->step.technique->name);
        panel.step =
            std::make_shared<const draw::DrawnStep>(draw::DrawnStep{state, hint.step->step});
    }
    panel.face = draw::face_of(state);
    panel.caption = caption(reply);
    return panel;
}

SmallSolution RenderJob::solution_of(const Puzzle& puzzle, Reply& reply) const {
    const Outcome<Position> outcome =
        classify_position(puzzle.position, Order::any, reply.limits());
    if (settings_.step.empty()) reply.count_status(outcome.status);
    std::string name = std::to_string(reply.item().number);
    std::vector<std::uint8_t> values;
    if (outcome.status == Status::unique)
        values = draw::face_of(*outcome.solution).values;
    else
        name += ": " + std::string(why_none(outcome.status, reply));
    return SmallSolution::of(draw::solved_face_of(puzzle.position, values), name);
}

}  // namespace nonet::cli
