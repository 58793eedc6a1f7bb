// Adding clues: see the header.
#include "research/added_clues.hpp"

#include "base/budget.hpp"
#include "batch/stream.hpp"

#include <utility>

namespace nonet::research {

namespace {

using batch::Show;
using batch::Stream;
using batch::Tally;
using Clue = CandidateCensus::Clue;

/// How many questions a puzzle may have in the lanes at a time.
constexpr std::size_t kAtOnce = 4;

/// In place of a clue: the first question about a base, which is about it as it is.
constexpr Clue kNoClue{};

/// A base with some clues added, and what is known about the next.
struct Node {
    std::size_t base = 0;
    int depth = 0;  ///< the number of the clue that is looked for
    Grid puzzle;
    CandidateCensus census;
    std::size_t unanswered = 0;
    bool is_hungry = false;
    int next_child = 0;   ///< the first candidate that was not added yet
    Candidates children;  ///< candidates to be added for the next depth
};

/// Candidates by number, in the order in which they are added.
constexpr Clue clue_of(int number) {
    return {number / kDigits, number % kDigits + 1};
}

class Search {
  public:
    Search(std::span<const Base> bases, const AddedClues& wanted, const AddedVisitor& visit,
           const Limits& limits)
        : bases_(bases), wanted_(wanted), visit_(visit), limits_(limits) {}

    /// False when a limit came first.
    bool run(batch::Engine& engine) {
        Stream<Search> stream(engine, *this, Show::two);
        rooms_ = &stream.rooms();
        asked_.resize(rooms_->size());
        for (std::size_t room = 0; room < rooms_->size(); ++room) rooms_->set_limit(room, 2);
        if (!is_stopped()) stream.run();
        return !stopped_;
    }

    bool begin(std::size_t room) {
        if (stopped_ || !find_question(asked_[room])) return false;
        const auto& [node, clue] = asked_[room];
        rooms_->puzzle(room) = node->puzzle;
        if (clue.digit != 0) rooms_->puzzle(room).set(clue.cell, clue.digit);
        return true;
    }

    bool answer(std::size_t room, const Tally& tally) {
        const auto [node, clue] = asked_[room];
        if (!tally.complete && tally.solutions < 2) stopped_ = true;
        if (stopped_) return false;
        const auto count = static_cast<std::size_t>(tally.solutions);
        if (clue.digit == 0) {
            take_first(*node, count, room);
        } else {
            node->census.answer(clue, count, rooms_->solution(room, 0), rooms_->solution(room, 1));
        }
        --node->unanswered;
        look_again(node);
        return false;
    }

    bool is_stopped() {
        stopped_ = stopped_ || Budget(limits_).reached();
        return stopped_;
    }

  private:
    struct Asked {
        Node* node = nullptr;
        Clue clue;
    };

    /// A question of a puzzle in work, or of a new one.
    bool find_question(Asked& asked) {
        for (;;) {
            while (!hungry_.empty()) {
                Node* node = hungry_.back();
                if (node->unanswered < kAtOnce && node->census.ask(asked.clue)) {
                    asked.node = node;
                    ++node->unanswered;
                    return true;
                }
                hungry_.pop_back();
                node->is_hungry = false;
                if (node->unanswered == 0) finish(node);
            }
            if (begin_child()) continue;
            if (begun_ == bases_.size()) return false;
            begin_base(asked);
            return true;
        }
    }

    void look_again(Node* node) {
        if (!node->is_hungry) hungry_.push_back(node);
        node->is_hungry = true;
    }

    void begin_base(Asked& asked) {
        Node* node = new_node();
        node->base = begun_;
        node->depth = 1;
        node->puzzle = bases_[begun_].puzzle;
        node->census.start(bases_[begun_].open, wanted_.most > 1);
        node->unanswered = 1;
        asked = {node, kNoClue};
        ++begun_;
    }

    /// Has the base one solution, or none?
    void take_first(Node& node, std::size_t count, std::size_t room) {
        if (count == 0 || (count == 1 && !wanted_.superfluous)) return node.census.give_up();
        node.census.learn(rooms_->solution(room, 0));
        if (count > 1) node.census.learn(rooms_->solution(room, 1));
    }

    /// All candidates of the node are decided.
    void finish(Node* node) {
        if (node->depth >= wanted_.least) {
            for (const Clue& clue : node->census.once()) {
                Grid puzzle = node->puzzle;
                puzzle.set(clue.cell, clue.digit);
                visit_(node->base, puzzle);
            }
        }
        if (node->depth == wanted_.most) return give_back(node);
        node->children = node->census.more();
        if (wanted_.superfluous) {
            for (const Clue& clue : node->census.once()) node->children.add(clue.cell, clue.digit);
        }
        node->next_child = 0;
        parents_.push_back(node);
    }

    /// Adds a clue to the newest puzzle that has one left to be added.
    bool begin_child() {
        while (!parents_.empty()) {
            Node* parent = parents_.back();
            int number = parent->next_child;
            while (number < kCells * kDigits &&
                   !parent->children.has(clue_of(number).cell, clue_of(number).digit)) {
                ++number;
            }
            if (number == kCells * kDigits) {
                parents_.pop_back();
                give_back(parent);
                continue;
            }
            parent->next_child = number + 1;
            look_again(child_of(*parent, clue_of(number)));
            return true;
        }
        return false;
    }

    Node* child_of(const Node& parent, const Clue& clue) {
        Node* node = new_node();
        node->base = parent.base;
        node->depth = parent.depth + 1;
        node->puzzle = parent.puzzle;
        node->puzzle.set(clue.cell, clue.digit);
        node->unanswered = 0;
        Candidates open = parent.children;
        for (Cell cell = 0; cell <= clue.cell; ++cell) open.set(cell, 0);
        for (const Cell peer : kPeerCells[clue.cell]) open.remove(peer, clue.digit);
        node->census.start(open, wanted_.most > node->depth);
        parent.census.for_each_known_with(
            clue, [&](const Grid& solution) { node->census.learn(solution); });
        return node;
    }

    Node* new_node() {
        if (unused_.empty()) {
            nodes_.push_back(std::make_unique<Node>());
            unused_.push_back(nodes_.back().get());
        }
        Node* node = unused_.back();
        unused_.pop_back();
        return node;
    }

    void give_back(Node* node) { unused_.push_back(node); }

    std::span<const Base> bases_;
    const AddedClues& wanted_;
    const AddedVisitor& visit_;
    const Limits& limits_;
    batch::Rooms* rooms_ = nullptr;
    std::vector<Asked> asked_;  ///< of each room
    std::vector<std::unique_ptr<Node>> nodes_;
    std::vector<Node*> unused_;
    std::vector<Node*> hungry_;   ///< may have a question, or are decided
    std::vector<Node*> parents_;  ///< decided, with clues to be added
    std::size_t begun_ = 0;
    bool stopped_ = false;
};

}  // namespace

bool add_clues(batch::Engine& engine, std::span<const Base> bases, const AddedClues& wanted,
               const AddedVisitor& visit, const Limits& limits) {
    return Search(bases, wanted, visit, limits).run(engine);
}

}  // namespace nonet::research
