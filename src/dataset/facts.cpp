// Finding out, once, what labels ask about a puzzle.
#include <nonet/dataset.hpp>
#include <nonet/general.hpp>
#include <nonet/solve.hpp>

#include <variant>

namespace nonet::dataset {

namespace {

Outcome<Grid> outcome_of(const Grid& puzzle, const Limits& limits) {
    return classify_any(puzzle, limits);
}

Outcome<Grid> outcome_of(const Candidates& puzzle, const Limits& limits) {
    return classify_any(puzzle, limits);
}

Outcome<Board> outcome_of(const Board& puzzle, const Limits& limits) {
    return classify(puzzle, Order::any, limits);
}

}  // namespace

Rater& RaterPool::of(std::string_view scale) {
    const ScaleInfo* info = find_scale(scale);
    const auto place = raters_.find(info->name);
    if (place != raters_.end()) return place->second;
    return raters_.emplace(info->name, Rater(*info)).first->second;
}

const Outcome<Position>& Facts::outcome() {
    if (outcome_) return *outcome_;
    outcome_ = std::visit(
        [this](const auto& puzzle) {
            auto found = outcome_of(puzzle, limits_);
            Outcome<Position> outcome{found.status, {}};
            if (found.solution) outcome.solution = Position(std::move(*found.solution));
            return outcome;
        },
        position_);
    if (outcome_->status == Status::unknown) set_cut();
    return *outcome_;
}

const Canonical& Facts::canonical() {
    if (!canonical_) canonical_ = nonet::canonical(*grid());
    return *canonical_;
}

const Rating* Facts::rating(std::string_view scale) {
    auto place = ratings_.find(scale);
    if (place == ratings_.end()) {
        Puzzle puzzle;
        puzzle.position = position_;
        Result<Rating> rating = raters_.of(scale).rate(puzzle, limits_);
        std::optional<Rating> found;
        if (rating) found = std::move(*rating);
        place = ratings_.emplace(scale, std::move(found)).first;
        if (place->second && place->second->status == Status::unknown) set_cut();
    }
    return place->second ? &*place->second : nullptr;
}

}  // namespace nonet::dataset
