// Questions that depend on the answers to others, as a stream through the lanes.
//
// Problem: a search such as "remove clues one by one" asks question after question about one
// puzzle. To ask for many puzzles round by round leaves lanes idle at the end of each round, and
// wants tens of thousands of puzzles in memory to make that small.
//
// Idea: the engine asks for a question whenever lanes get free, and each answer may make the next
// question of the same puzzle. So there are no rounds, and as many puzzles in work as there are
// lanes are enough: some 100 KB in all.
//
// A question stands in a room: a puzzle, a limit of solutions, and perhaps one cell whose digit is
// no given but forbidden, for "is there another solution than the one with this digit?" with a
// limit of 1. That takes half of the time of a limit of 2 without the clue.
//
// What answers depend on: the numbers of solutions, up to the limit, on the puzzle alone. Which of
// several solutions stands in the room, on the machine and on the other questions: where results
// must be the same everywhere, use the solution of a puzzle that has one, or what all solutions
// give alike. The order in which answers come depends on the machine, too.
#pragma once

#include "batch/engine.hpp"

#include <nonet/geometry.hpp>
#include <nonet/grid.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet::batch {

/// In Room::forbidden: no cell.
inline constexpr Cell kNoCell = 255;

/// How many solutions of a puzzle the asker wants to see, besides their number.
enum class Show : std::uint8_t { none, one, two };

/// Questions in work, and their answers.
class Rooms {
  public:
    Rooms(std::size_t count, Show show)
        : puzzles_(count), forbidden_(count, std::uint8_t{kNoCell}), limits_(count, 1) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(show); ++i) {
            solutions_[i].resize(count);
        }
    }

    [[nodiscard]] std::size_t size() const { return puzzles_.size(); }

    /// The question: stays as it was written when the answer is there.
    Grid& puzzle(std::size_t room) { return puzzles_[room]; }

    /// The cell has a digit that it may not have, instead of a given; or kNoCell.
    void forbid(std::size_t room, Cell cell) { forbidden_[room] = static_cast<std::uint8_t>(cell); }

    /// At least 1, at most 2 where two solutions are shown; 1 at first.
    void set_limit(std::size_t room, std::uint32_t limit) { limits_[room] = limit; }

    /// Of solutions 0 and 1, as many as were found and are shown.
    [[nodiscard]] const Grid& solution(std::size_t room, std::size_t which = 0) const {
        return solutions_[which][room];
    }

    /// A job of these rooms but for `next`, `done` and `stop`.
    [[nodiscard]] Job job();

  private:
    std::vector<Grid> puzzles_;
    std::vector<std::uint8_t> forbidden_;
    std::vector<std::uint32_t> limits_;
    std::array<std::vector<Grid>, 2> solutions_;
};

/// A run of the engine for an Asker:
///
///     bool begin(std::size_t room);    writes the first question about something new; false: there
///                                      is none (now), ask again after the next answer
///     bool answer(std::size_t room,    takes the answer and writes the next question; false: there
///                 const Tally&);       is none, and the room may be had for something new
///     bool is_stopped();               true ends the run; asked every millisecond or so
///
/// After a stop the questions in work are answered, incomplete, and their next ones not asked.
template <class Asker>
class Stream {
  public:
    Stream(Engine& engine, Asker& asker, Show show)
        : engine_(&engine), asker_(&asker), rooms_(engine.lanes(), show) {
        ready_.reserve(rooms_.size());
        for (std::size_t room = rooms_.size(); room > 0; --room) free_.push_back(room - 1);
    }

    [[nodiscard]] Rooms& rooms() { return rooms_; }

    /// Until there is nothing to ask, or the asker stops it.
    void run() {
        Job job = rooms_.job();
        job.single = &engine_->single();
        job.context = this;
        job.next = [](void* self, std::size_t& room) {
            return static_cast<Stream*>(self)->next(room);
        };
        job.done = [](void* self, std::size_t room, const Tally& tally) {
            static_cast<Stream*>(self)->done(room, tally);
        };
        job.stop = [](void* self) { return static_cast<Stream*>(self)->asker_->is_stopped(); };
        engine_->run(job);
    }

  private:
    /// What was begun comes first, so that as little as possible is in work.
    bool next(std::size_t& room) {
        std::vector<std::size_t>& from = ready_.empty() ? free_ : ready_;
        if (from.empty()) return false;
        room = from.back();
        if (ready_.empty() && !asker_->begin(room)) return false;
        from.pop_back();
        return true;
    }

    void done(std::size_t room, const Tally& tally) {
        (asker_->answer(room, tally) ? ready_ : free_).push_back(room);
    }

    Engine* engine_;
    Asker* asker_;
    Rooms rooms_;
    std::vector<std::size_t> ready_;  ///< with a question that waits
    std::vector<std::size_t> free_;
};

inline Job Rooms::job() {
    static_assert(sizeof(Grid) == kCells);
    Job job;
    job.symbols = puzzles_.front().values().data();
    job.forbidden = forbidden_.data();
    job.limits = limits_.data();
    const auto symbols_of = [](std::vector<Grid>& grids) {
        return grids.empty() ? nullptr : reinterpret_cast<std::uint8_t*>(grids.data());
    };
    job.solutions = symbols_of(solutions_[0]);
    job.seconds = symbols_of(solutions_[1]);
    return job;
}

}  // namespace nonet::batch
