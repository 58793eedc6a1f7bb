// All minimal subpuzzles of one puzzle or many, and the doors of nonet/minimize.hpp.
//
// The walk of subpuzzle_walk.hpp has several questions at a time. Single searches answer them for
// one puzzle; with many puzzles, all questions of many walks are in the lanes of the batch engine.
// One minimal subpuzzle, and what can go, is the business of clue_removal.hpp.
#include "base/budget.hpp"
#include "batch/stream.hpp"
#include "research/ask_singly.hpp"
#include "research/clue_removal.hpp"
#include "research/subpuzzle_walk.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/minimize.hpp>
#include <nonet/solve.hpp>

#include <algorithm>
#include <numeric>
#include <utility>

namespace nonet {

namespace {

using batch::Engine;
using batch::Rooms;
using batch::Show;
using batch::Stream;
using batch::Tally;
using research::other_solution;
using research::SubpuzzleWalk;

constexpr RemovalOrder kReadingOrder = [] {
    RemovalOrder order{};
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
    return order;
}();

/// Answers the questions of a walk. False when a limit came first.
bool answer_singly(SubpuzzleWalk& walk, const Limits& limits) {
    for (std::size_t i = 0; i < walk.questions().size(); ++i) {
        const SubpuzzleWalk::Question question = walk.questions()[i];
        const auto other = other_solution(walk.grid_of(question), question.cell, limits);
        if (other.status == Status::unknown) return false;
        walk.answer(i, other.solution ? &*other.solution : nullptr);
    }
    return true;
}

/// Many walks: all questions of a walk are in rooms at the same time.
class WalkAsker {
  public:
    WalkAsker(std::span<const Grid> puzzles, std::size_t most, std::uint64_t steps,
              const Limits& limits, std::vector<Minimizer::Subpuzzles>& results)
        : puzzles_(puzzles), most_(most), steps_(steps), limits_(limits), results_(results) {}

    void run(Engine& engine) {
        Stream<WalkAsker> stream(engine, *this, Show::one);
        rooms_ = &stream.rooms();
        in_room_.resize(rooms_->size());
        stream.run();
    }

    bool begin(std::size_t room) {
        while (waiting_.empty()) {
            if (begun_ == puzzles_.size()) return false;
            start(begun_++);
        }
        const Asked asked = waiting_.back();
        waiting_.pop_back();
        const SubpuzzleWalk& walk = walks_[asked.slot].walk;
        const SubpuzzleWalk::Question& question = walk.questions()[asked.question];
        rooms_->puzzle(room) = walk.grid_of(question);
        rooms_->forbid(room, question.cell);
        in_room_[room] = asked;
        return true;
    }

    bool answer(std::size_t room, const Tally& tally) {
        const Asked asked = in_room_[room];
        Slot& slot = walks_[asked.slot];
        if (tally.solutions == 0 && !tally.complete) return false;  // stopped: nothing goes on
        slot.walk.answer(asked.question, tally.solutions > 0 ? &rooms_->solution(room) : nullptr);
        if (--slot.unanswered == 0) go_on(asked.slot);
        return !waiting_.empty() && begin(room);
    }

    bool is_stopped() { return Budget(limits_).reached(); }

  private:
    struct Slot {
        SubpuzzleWalk walk;
        std::size_t puzzle;
        std::size_t unanswered = 0;
    };
    /// A question of a walk.
    struct Asked {
        std::size_t slot = 0;
        std::size_t question = 0;
    };

    void start(std::size_t puzzle) {
        if (free_.empty()) {
            free_.push_back(walks_.size());
            walks_.push_back({SubpuzzleWalk(Grid()), 0, 0});
        }
        const std::size_t slot = free_.back();
        free_.pop_back();
        walks_[slot] = {SubpuzzleWalk(puzzles_[puzzle]), puzzle, 0};
        go_on(slot);
    }

    /// Until the walk asks or is over.
    void go_on(std::size_t at) {
        Slot& slot = walks_[at];
        Minimizer::Subpuzzles& result = results_[slot.puzzle];
        while (slot.walk.steps() <= steps_) {
            switch (slot.walk.advance()) {
                case SubpuzzleWalk::Event::asks:
                    slot.unanswered = slot.walk.questions().size();
                    for (std::size_t i = slot.unanswered; i > 0; --i) {
                        waiting_.push_back({at, i - 1});
                    }
                    return;
                case SubpuzzleWalk::Event::found:
                    if (result.grids.size() == most_) return free_.push_back(at);
                    result.grids.push_back(slot.walk.found());
                    break;
                case SubpuzzleWalk::Event::ended:
                    result.complete = true;
                    return free_.push_back(at);
            }
        }
        free_.push_back(at);
    }

    std::span<const Grid> puzzles_;
    std::size_t most_;
    std::uint64_t steps_;
    const Limits& limits_;
    std::vector<Minimizer::Subpuzzles>& results_;
    Rooms* rooms_ = nullptr;
    std::vector<Slot> walks_;
    std::vector<std::size_t> free_;
    std::vector<Asked> waiting_;  ///< for a room
    std::vector<Asked> in_room_;
    std::size_t begun_ = 0;
};

Minimizer::Subpuzzles walk_singly(const Grid& puzzle, std::size_t most, std::uint64_t steps,
                                  const Limits& limits) {
    Minimizer::Subpuzzles result;
    SubpuzzleWalk walk(puzzle);
    while (walk.steps() <= steps) {
        switch (walk.advance()) {
            case SubpuzzleWalk::Event::asks:
                if (!answer_singly(walk, limits)) return result;
                break;
            case SubpuzzleWalk::Event::found:
                if (result.grids.size() == most) return result;
                result.grids.push_back(walk.found());
                break;
            case SubpuzzleWalk::Event::ended:
                result.complete = true;
                return result;
        }
    }
    return result;
}

}  // namespace

RemovalOrder reading_order() {
    return kReadingOrder;
}

RemovalOrder random_order(Random& random) {
    RemovalOrder order = kReadingOrder;
    random.shuffle(std::span<std::uint8_t>(order));
    return order;
}

SearchEnd for_each_minimal_subpuzzle(const Grid& puzzle, const SubpuzzleVisitor& visit,
                                     const Limits& limits) {
    SubpuzzleWalk walk(puzzle);
    Budget budget(limits);
    for (;;) {
        if (!budget.spend()) return SearchEnd::by_limit;
        switch (walk.advance()) {
            case SubpuzzleWalk::Event::asks:
                if (!answer_singly(walk, limits)) return SearchEnd::by_limit;
                break;
            case SubpuzzleWalk::Event::found:
                if (!visit(walk.found())) return SearchEnd::by_visitor;
                break;
            case SubpuzzleWalk::Event::ended:
                return SearchEnd::complete;
        }
    }
}

class Minimizer::Content {
  public:
    Engine engine;
};

Minimizer::Minimizer() : content_(std::make_unique<Content>()) {}
Minimizer::~Minimizer() = default;
Minimizer::Minimizer(Minimizer&&) noexcept = default;
Minimizer& Minimizer::operator=(Minimizer&&) noexcept = default;

std::vector<std::optional<Grid>> Minimizer::minimal(std::span<const Grid> puzzles,
                                                    std::span<const RemovalOrder> orders,
                                                    const Limits& limits) {
    return research::minimize_all(content_->engine, puzzles, orders, limits);
}

std::vector<std::optional<std::vector<Cell>>> Minimizer::redundant(std::span<const Grid> puzzles,
                                                                   const Limits& limits) {
    return research::redundant_of_all(content_->engine, puzzles, limits);
}

std::vector<Minimizer::Subpuzzles> Minimizer::all(std::span<const Grid> puzzles, std::size_t most,
                                                  std::uint64_t steps, const Limits& limits) {
    std::vector<Subpuzzles> results(puzzles.size());
    if (Budget(limits).reached()) return results;
    if (puzzles.size() >= research::kFewPuzzles) {
        WalkAsker(puzzles, most, steps, limits, results).run(content_->engine);
        return results;
    }
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        results[i] = walk_singly(puzzles[i], most, steps, limits);
    }
    return results;
}

}  // namespace nonet
