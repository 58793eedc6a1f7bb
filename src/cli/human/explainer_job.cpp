// A row for each step, then a row for each technique with how often and its highest rating, and a
// last row that says how the path ended, with ER/EP/ED. Names are the original's, in English: other
// programs and forums know the techniques by them.
#include "cli/human/explainer_job.hpp"

#include "cli/human/explain_fields.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

std::string placed_text(const ExplainerStep& step) {
    return step.placed ? results_text({*step.placed}, "=") : std::string();
}

/// "XY-Wing (4.2): r1c2<>4"; of chains with how long they are.
std::string text_of(const ExplainerStep& step) {
    const std::string length =
        step.complexity > 0 ? fmt::format(", {} nodes", step.complexity) : std::string();
    return fmt::format("{} ({}{}): {}{}", step.technique, text_of_tenths(step.rating), length,
                       placed_text(step), results_text(step.removed, "<>"));
}

/// What was used how often.
struct Use {
    std::string_view technique;
    int rating = 0;  ///< the highest
    int count = 0;
};

std::vector<Use> uses_of(const ExplainerPath& path) {
    std::vector<Use> uses;
    for (const ExplainerStep& step : path.steps) {
        auto use = std::find_if(uses.begin(), uses.end(), [&step](const Use& one) {
            return one.technique == step.technique;
        });
        if (use == uses.end()) use = uses.insert(uses.end(), {step.technique, 0, 0});
        use->rating = std::max(use->rating, step.rating);
        ++use->count;
    }
    return uses;
}

std::string_view kind_of(const ExplainerPath& path) {
    if (path.status == Status::none) return "no_solution";
    if (path.is_cut_short) return "unknown";
    return path.is_solved ? "solved" : "stuck";
}

std::string end_text(const ExplainerPath& path) {
    if (path.status == Status::none) return "The puzzle has no solution.";
    if (path.is_cut_short) return "The limit came before the end of the path.";
    if (path.is_solved && path.steps.empty()) return "The puzzle is solved.";
    const std::string rules =
        path.uses_uniqueness ? "" : " The rules that need one solution were not used.";
    if (path.is_solved) {
        return fmt::format("The puzzle is solved. ER/EP/ED: {}.{}", text_of(path.rating), rules);
    }
    return fmt::format("No rule finds a step, which counts as {}. ER/EP/ED: {}.{}",
                       text_of_tenths(kExplainerUnsolved), text_of(path.rating), rules);
}

bool has_rating(const ExplainerPath& path) {
    return !path.is_cut_short && (path.rating.er > 0);
}

void say_step(const ExplainerStep& step, int index, Reply& reply) {
    reply.set(kText, text_of(step));
    reply.set(kTechnique, step.technique);
    reply.set(kCount, "1");
    reply.set(kRating, text_of_tenths(step.rating));
    reply.set(kPlaces, placed_text(step));
    reply.set(kRemoves, results_text(step.removed, "<>"));
    reply.set(kKind, "step");
    reply.set(kIndex, std::to_string(index));
    reply.print_row();
}

void say_end(const ExplainerPath& path, int index, Reply& reply) {
    reply.set(kPlaces, "");
    reply.set(kRemoves, "");
    for (const Use& use : uses_of(path)) {
        reply.set(kText, use.technique);
        reply.set(kTechnique, use.technique);
        reply.set(kCount, std::to_string(use.count));
        reply.set(kRating, text_of_tenths(use.rating));
        reply.set(kKind, "technique");
        reply.set(kIndex, std::to_string(++index));
        reply.print_row();
    }
    reply.set(kText, end_text(path));
    reply.set(kTechnique, "-");
    reply.set(kCount, std::to_string(path.steps.size()));
    reply.set(kRating, has_rating(path) ? text_of(path.rating) : "-");
    reply.set(kKind, kind_of(path));
    reply.set(kIndex, std::to_string(++index));
    reply.print_row();
}

void say_json(const ExplainerPath& path, Reply& reply) {
    nlohmann::ordered_json steps = nlohmann::ordered_json::array();
    for (const ExplainerStep& step : path.steps) {
        steps.push_back({{"technique", step.technique},
                         {"rating", text_of_tenths(step.rating)},
                         {"rule", step.producer},
                         {"nodes", step.complexity},
                         {"places", placed_text(step)},
                         {"removes", results_text(step.removed, "<>")},
                         {"text", text_of(step)}});
    }
    nlohmann::ordered_json uses = nlohmann::ordered_json::array();
    for (const Use& use : uses_of(path)) {
        uses.push_back({{"technique", use.technique},
                        {"rating", text_of_tenths(use.rating)},
                        {"count", use.count}});
    }
    reply.set(kText, end_text(path));
    reply.set(kKind, kind_of(path));
    if (has_rating(path)) reply.set(kRating, text_of(path.rating));
    reply.set(kSteps, steps.dump());
    reply.set(kSummary, uses.dump());
    reply.print_row();
}

}  // namespace

std::vector<std::string_view> ExplainerJob::columns() const {
    return {"text", "technique", "count", "rating", "number"};
}

void ExplainerJob::answer(const Puzzle& puzzle, Reply& reply) const {
    const Result<ExplainerPath> path = explainer_path(puzzle, reply.limits());
    if (!path) {
        reply.reject(path.error().code, path.error().message);
        return;
    }
    reply.count_status(path->status);
    reply.set(kStatus, name_of(path->status));
    if (path->status == Status::none) reply.remark_clash();
    if (path->is_cut_short) reply.cut_short();
    if (settings_.json) {
        say_json(*path, reply);
        return;
    }
    int index = 0;
    for (const ExplainerStep& step : path->steps) say_step(step, ++index, reply);
    say_end(*path, index, reply);
}

}  // namespace nonet::cli
