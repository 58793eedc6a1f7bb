// Reading the known steps and walking to them; known_steps.hpp tells what they are.
#include "unit/rate/explainer/known_steps.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace nonet::explainer {

std::vector<KnownStep> known_steps(int producer) {
    std::ifstream file(std::string(NONET_EXPLAINER_FACTS) + "/steps.tsv");
    std::vector<KnownStep> steps;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        KnownStep step;
        fields >> step.puzzle >> step.number >> step.producer >> step.rating >> std::ws;
        std::getline(fields, step.result);
        if (step.producer == producer) steps.push_back(step);
    }
    EXPECT_FALSE(steps.empty()) << "steps.tsv has no step of producer " << producer;
    return steps;
}

Position start_of(const std::string& puzzle) {
    return Position(logic::State(Grid::from_line(puzzle).value()));
}

Position position_before(const KnownStep& step) {
    PathFinder finder;
    Budget budget{Limits()};
    Position position = start_of(step.puzzle);
    for (int number = 1; number < step.number; ++number) {
        const std::optional<PathStep> next = finder.next(position, true, budget);
        EXPECT_TRUE(next.has_value()) << step.puzzle << " step " << number;
        if (!next) break;
        apply(next->hint, position);
    }
    return position;
}

std::string text_of(const Hint& hint) {
    std::string text = fmt::format("{:.2f}", hint.rating);
    if (hint.placed) {
        return text + fmt::format(" r{}c{}={}", hint.placed->cell / 9 + 1,
                                  hint.placed->cell % 9 + 1, static_cast<int>(hint.placed->digit));
    }
    for (const Candidate& one : hint.removals) {
        text += fmt::format(" r{}c{}<>{}", one.cell / 9 + 1, one.cell % 9 + 1,
                            static_cast<int>(one.digit));
    }
    return text;
}

std::string first_of(PlainFind rule, const Position& position) {
    FirstHint first;
    rule(position, first);
    return first.found() ? text_of(first.hint()) : "nothing";
}

void expect_known_steps(int producer, PlainFind rule) {
    for (const KnownStep& step : known_steps(producer)) {
        EXPECT_EQ(first_of(rule, position_before(step)), step.rating + " " + step.result)
            << step.puzzle << " step " << step.number;
    }
}

}  // namespace nonet::explainer
