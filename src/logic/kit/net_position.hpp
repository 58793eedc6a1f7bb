// A position that a forcing net plays forward: a digit set or removed, and the singles that follow.
//
// What a premise leads to is found by really playing it and then the naked and hidden singles that
// arise, in rounds. The order of singles decides which of several reasons is told, and in an
// impossible position which of two clashing digits is set, so it follows one rule: singles stand in
// a queue in the order in which they arose and stay in it; a hidden single leaves it when its house
// loses the last place. This is the way of HoDoKu, whose nets depend on it.
//
// Lean on purpose: State keeps more, and is copied slower. Cost: some 100 ns for setting a digit.
#pragma once

#include <nonet/cell_mask.hpp>
#include <nonet/state.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::logic {

class NetPosition {
  public:
    /// Singles that are there already are the first of the queues.
    void start_from(const State& state);

    [[nodiscard]] bool is_blank(Cell cell) const { return values_[cell] == 0; }
    [[nodiscard]] DigitMask candidates(Cell cell) const { return candidates_[cell]; }
    /// The places that a house has left for a digit, as far as they are counted: a cell that loses
    /// its last candidate counts on.
    [[nodiscard]] int places(House house, Digit digit) const { return places_[house][digit - 1]; }

    /// The cell must be blank.
    void set(Candidate candidate);
    void remove(Candidate candidate);

    /// The naked singles, then the hidden ones, that are still to be set. Valid until the next
    /// call.
    struct Singles {
        std::span<const Candidate> naked;
        std::span<const Candidate> hidden;
    };
    [[nodiscard]] Singles singles();

  private:
    class Queue {
      public:
        void clear() { size_ = 0; }
        void push(Candidate single) {
            if (size_ < kRoom) singles_[size_++] = single;
        }
        void drop_first_of(House house, Digit digit);
        [[nodiscard]] std::span<const Candidate> singles() const { return {&singles_[0], size_}; }
        Queue() = default;
        Queue(const Queue& other) { *this = other; }
        Queue& operator=(const Queue& other);

      private:
        static constexpr std::size_t kRoom = 3 * kCells;
        std::array<Candidate, kRoom> singles_;  // only the first size_ are ever read
        std::size_t size_ = 0;
    };

    void push_hidden(House house, Digit digit);
    [[nodiscard]] bool is_hidden_single(Candidate candidate) const;

    std::array<std::uint8_t, kCells> values_{};
    std::array<DigitMask, kCells> candidates_{};
    std::array<std::array<std::int8_t, kDigits>, kHouses> places_{};
    Queue naked_;
    Queue hidden_;
    std::array<Candidate, 2 * kCells> due_;  ///< what singles() hands out
};

}  // namespace nonet::logic
