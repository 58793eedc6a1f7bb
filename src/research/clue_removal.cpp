// Clues that go one after another: see the header.
#include "research/clue_removal.hpp"

#include "base/budget.hpp"
#include "batch/stream.hpp"
#include "research/ask_singly.hpp"

#include <nonet/cell_mask.hpp>

#include <utility>

namespace nonet {

namespace research {

namespace {

using batch::Engine;
using batch::Rooms;
using batch::Show;
using batch::Stream;
using batch::Tally;

/// With fewer clues it pays to ask first which of them can go alone. Those that cannot are needed
/// whatever else goes, and with all clues there the question is easier.
constexpr int kManyClues = 32;

CellMask clues_of(const Grid& puzzle) {
    CellMask clues;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0) clues.add(cell);
    }
    return clues;
}

/// Which clues of a puzzle can go alone.
struct Note {
    CellMask open;  ///< not asked yet
    CellMask redundant;
    int unanswered = 0;

    [[nodiscard]] bool is_over() const { return open.empty() && unanswered == 0; }
};

/// Asks for notes, each clue in a room of its own.
class NoteAsker {
  public:
    NoteAsker(std::span<const Grid> puzzles, std::vector<Note>& notes, const Limits& limits)
        : puzzles_(puzzles), notes_(notes), limits_(limits) {}

    void run(Engine& engine) {
        Stream<NoteAsker> stream(engine, *this, Show::none);
        rooms_ = &stream.rooms();
        in_room_.resize(rooms_->size());
        stream.run();
    }

    bool begin(std::size_t room) {
        while (at_ < notes_.size() && notes_[at_].open.empty()) ++at_;
        if (at_ == notes_.size()) return false;
        Note& note = notes_[at_];
        const Cell cell = note.open.first();
        note.open.remove(cell);
        ++note.unanswered;
        in_room_[room] = {at_, cell};
        rooms_->puzzle(room) = puzzles_[at_];
        rooms_->forbid(room, cell);
        return true;
    }

    bool answer(std::size_t room, const Tally& tally) {
        const auto [at, cell] = in_room_[room];
        if (tally.solutions == 0 && !tally.complete) return false;
        --notes_[at].unanswered;
        if (tally.solutions == 0) notes_[at].redundant.add(cell);
        return begin(room);
    }

    bool is_stopped() { return Budget(limits_).reached(); }

  private:
    std::span<const Grid> puzzles_;
    std::vector<Note>& notes_;
    const Limits& limits_;
    Rooms* rooms_ = nullptr;
    std::vector<std::pair<std::size_t, Cell>> in_room_;
    std::size_t at_ = 0;
};

void note_singly(const Grid& puzzle, Note& note, const Limits& limits) {
    while (!note.open.empty()) {
        const Cell cell = note.open.first();
        const Status status = other_solution(puzzle, cell, limits).status;
        if (status == Status::unknown) return;
        note.open.remove(cell);
        if (status == Status::none) note.redundant.add(cell);
    }
}

/// What was not over when a limit came is not over.
void take_notes(Engine& engine, std::span<const Grid> puzzles, std::vector<Note>& notes,
                const Limits& limits) {
    if (puzzles.size() >= kFewPuzzles) {
        if (!Budget(limits).reached()) NoteAsker(puzzles, notes, limits).run(engine);
        return;
    }
    for (std::size_t i = 0; i < puzzles.size(); ++i) note_singly(puzzles[i], notes[i], limits);
}

/// One puzzle whose clues are tried one after another, and go if they can.
class Trial {
  public:
    /// `open`: the clues to try. `first_goes`: of the first it is known that it can go.
    Trial(const Grid& puzzle, const RemovalOrder& order, const CellMask& open, bool first_goes)
        : left_(puzzle), order_(&order), open_(open) {
        skip_others();
        if (first_goes && !is_over()) answer(false);
    }

    [[nodiscard]] bool is_over() const { return at_ == kCells; }
    /// The clue in question. Requires !is_over().
    [[nodiscard]] Cell cell() const { return (*order_)[at_]; }
    /// The clues that are left, with which it is asked.
    [[nodiscard]] const Grid& puzzle() const { return left_; }

    void answer(bool is_needed) {
        if (!is_needed) left_.set(cell(), 0);
        ++at_;
        skip_others();
    }

  private:
    void skip_others() {
        while (at_ < kCells && !open_.has((*order_)[at_])) ++at_;
    }

    Grid left_;
    const RemovalOrder* order_;
    CellMask open_;
    std::size_t at_ = 0;
};

/// False when a limit came first.
bool finish_singly(Trial& trial, const Limits& limits) {
    while (!trial.is_over()) {
        const Status status = other_solution(trial.puzzle(), trial.cell(), limits).status;
        if (status == Status::unknown) return false;
        trial.answer(status == Status::solved);
    }
    return true;
}

/// Many trials, each in a room of its own.
class TrialAsker {
  public:
    TrialAsker(std::span<Trial> trials, const Limits& limits) : trials_(trials), limits_(limits) {}

    void run(Engine& engine) {
        Stream<TrialAsker> stream(engine, *this, Show::none);
        rooms_ = &stream.rooms();
        in_room_.resize(rooms_->size());
        stream.run();
    }

    bool begin(std::size_t room) {
        while (begun_ < trials_.size()) {
            in_room_[room] = begun_++;
            if (ask(room)) return true;
        }
        return false;
    }

    bool answer(std::size_t room, const Tally& tally) {
        if (tally.solutions == 0 && !tally.complete) return false;
        trials_[in_room_[room]].answer(tally.solutions > 0);
        return ask(room);
    }

    bool is_stopped() { return Budget(limits_).reached(); }

  private:
    bool ask(std::size_t room) {
        const Trial& trial = trials_[in_room_[room]];
        if (trial.is_over()) return false;
        rooms_->puzzle(room) = trial.puzzle();
        rooms_->forbid(room, trial.cell());
        return true;
    }

    std::span<Trial> trials_;
    const Limits& limits_;
    Rooms* rooms_ = nullptr;
    std::vector<std::size_t> in_room_;
    std::size_t begun_ = 0;
};

/// What was not over when a limit came is not over.
void finish(Engine& engine, std::span<Trial> trials, const Limits& limits) {
    if (trials.size() >= kFewPuzzles) {
        if (!Budget(limits).reached()) TrialAsker(trials, limits).run(engine);
        return;
    }
    for (Trial& trial : trials) {
        if (!finish_singly(trial, limits)) return;
    }
}

/// A trial after the note, if there was one.
Trial trial_of(const Grid& puzzle, const RemovalOrder& order, const Note& note) {
    if (puzzle.clue_count() >= kManyClues) return {puzzle, order, clues_of(puzzle), false};
    return {puzzle, order, note.redundant, true};
}

/// What is to be noted before a puzzle is minimized.
Note note_for(const Grid& puzzle) {
    if (puzzle.clue_count() >= kManyClues) return {};
    return {clues_of(puzzle), {}, 0};
}

}  // namespace

std::vector<std::optional<Grid>> minimize_all(batch::Engine& engine, std::span<const Grid> puzzles,
                                              std::span<const RemovalOrder> orders,
                                              const Limits& limits) {
    std::vector<Note> notes;
    notes.reserve(puzzles.size());
    for (const Grid& puzzle : puzzles) notes.push_back(note_for(puzzle));
    take_notes(engine, puzzles, notes, limits);
    const RemovalOrder usual = reading_order();
    std::vector<Trial> trials;
    trials.reserve(puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        trials.push_back(trial_of(puzzles[i], i < orders.size() ? orders[i] : usual, notes[i]));
    }
    finish(engine, trials, limits);
    std::vector<std::optional<Grid>> results(puzzles.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (notes[i].is_over() && trials[i].is_over()) results[i] = trials[i].puzzle();
    }
    return results;
}

std::vector<std::optional<std::vector<Cell>>> redundant_of_all(batch::Engine& engine,
                                                               std::span<const Grid> puzzles,
                                                               const Limits& limits) {
    std::vector<Note> notes;
    notes.reserve(puzzles.size());
    for (const Grid& puzzle : puzzles) notes.push_back({clues_of(puzzle), {}, 0});
    take_notes(engine, puzzles, notes, limits);
    std::vector<std::optional<std::vector<Cell>>> results(puzzles.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (notes[i].is_over()) results[i] = notes[i].redundant.cells();
    }
    return results;
}

}  // namespace research

std::optional<Grid> minimal_subpuzzle(const Grid& puzzle, const RemovalOrder& order,
                                      const Limits& limits) {
    research::Note note = research::note_for(puzzle);
    research::note_singly(puzzle, note, limits);
    if (!note.is_over()) return std::nullopt;
    research::Trial trial = research::trial_of(puzzle, order, note);
    if (!research::finish_singly(trial, limits)) return std::nullopt;
    return trial.puzzle();
}

}  // namespace nonet
