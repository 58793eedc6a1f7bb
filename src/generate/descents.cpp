// Descents in the rooms of a stream: each asks its questions one by one, others use the lanes
// meanwhile.
//
// Which of several solutions the engine finds depends on the machine, and so do the unavoidable
// sets that are learnt from them and the number of questions; what comes of a descent does not.
#include "generate/descents.hpp"

#include "base/budget.hpp"

#include <cstddef>
#include <utility>

namespace nonet::generate {

namespace {

constexpr int kLargestLearnt = 24;  ///< cells; larger sets are seldom missed again

CellMask difference(const Grid& a, const Grid& b) {
    CellMask cells;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (a[cell] != b[cell]) cells.add(cell);
    }
    return cells;
}

}  // namespace

/// What the stream asks: see batch/stream.hpp.
class Descents::Asker {
  public:
    Asker(Descents& owner, std::vector<Descent>& descents, const Limits& limits)
        : owner_(owner),
          descents_(descents),
          limits_(limits),
          descent_in_(owner.engine_.lanes()),
          stream_(owner.engine_, *this, batch::Show::two) {}

    void run() { stream_.run(); }
    [[nodiscard]] bool was_stopped() const { return was_stopped_; }

    bool begin(std::size_t room) {
        while (begun_ < descents_.size() && !was_stopped_) {
            Descent& descent = descents_[begun_];
            descent.begin(owner_.known_[descent.grid()]);
            descent_in_[room] = begun_++;
            if (ask(room)) return true;
        }
        return false;
    }

    bool answer(std::size_t room, const batch::Tally& tally) {
        Descent& descent = descents_[descent_in_[room]];
        if (was_stopped_) return false;
        ++owner_.searches_;
        const bool has_spared = descent.next().spared.has_value();
        const bool is_one = tally.solutions == (has_spared ? 0 : 1);
        KnownSets& known = owner_.known_[descent.grid()];
        if (!is_one && known.has_room()) learn(room, owner_.grids_[descent.grid()], tally, known);
        descent.answer(is_one, known);
        return ask(room);
    }

    bool is_stopped() {
        was_stopped_ = was_stopped_ || Budget(limits_).reached();
        return was_stopped_;
    }

  private:
    /// Writes the next question of the descent in this room; false when it is settled.
    bool ask(std::size_t room) {
        const Descent& descent = descents_[descent_in_[room]];
        if (descent.result() != Descent::Result::open) return false;
        const ClueQuestion question = descent.next();
        batch::Rooms& rooms = stream_.rooms();
        rooms.puzzle(room) = owner_.puzzle({descent.grid(), question.clues});
        rooms.forbid(room, question.spared.value_or(batch::kNoCell));
        rooms.set_limit(room, question.spared ? 1 : 2);
        return true;
    }

    void learn(std::size_t room, const Grid& grid, const batch::Tally& tally, KnownSets& known) {
        for (std::size_t i = 0; i < tally.solutions && i < 2; ++i) {
            const CellMask set = difference(grid, stream_.rooms().solution(room, i));
            if (known.has_room() && !set.empty() && set.count() <= kLargestLearnt) known.learn(set);
        }
    }

    Descents& owner_;
    std::vector<Descent>& descents_;
    const Limits& limits_;
    std::size_t begun_ = 0;
    bool was_stopped_ = false;
    std::vector<std::size_t> descent_in_;  ///< of each room
    batch::Stream<Asker> stream_;
};

Descents::Descents(std::vector<Grid> grids) : grids_(std::move(grids)) {
    known_.reserve(grids_.size());
    for (const Grid& grid : grids_) known_.emplace_back(grid);
}

Grid Descents::puzzle(const ClueSet& set) const {
    Grid puzzle;
    for (const Cell cell : set.clues) puzzle.set(cell, grids_[set.grid][cell]);
    return puzzle;
}

bool Descents::settle(std::vector<Descent>& descents, const Limits& limits) {
    Asker asker(*this, descents, limits);
    asker.run();
    return !asker.was_stopped();
}

}  // namespace nonet::generate
