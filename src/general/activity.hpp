// Which candidate to decide next: those that took part in recent conflicts first.
//
// The rule is VSIDS (Moskewicz et al., 2001) in its exponential form (Eén and Sörensson, MiniSat,
// 2003): each conflict adds to the activity of the candidates it met, and the amount grows, so that
// old conflicts fade. A binary heap gives the most active candidate in O(log n); equal activities
// are ordered by number, so the order is fixed.
#pragma once

#include <cstdint>
#include <vector>

namespace nonet::general {

class ActivityHeap {
  public:
    explicit ActivityHeap(int candidates)
        : activity_(static_cast<std::size_t>(candidates)),
          position_(static_cast<std::size_t>(candidates), -1) {}

    [[nodiscard]] bool is_empty() const { return heap_.empty(); }
    [[nodiscard]] double activity(int candidate) const { return activity_[candidate]; }
    void set_activity(int candidate, double activity);
    void bump(int candidate);
    /// Makes later bumps weigh more.
    void decay() { amount_ /= kDecay; }

    void insert(int candidate);
    /// Takes the most active candidate out. Requires !is_empty().
    int pop();

  private:
    static constexpr double kDecay = 0.95;
    static constexpr double kTooBig = 1e100;

    [[nodiscard]] bool before(int a, int b) const {
        return activity_[a] > activity_[b] || (activity_[a] == activity_[b] && a < b);
    }
    void sift_up(int index);
    void sift_down(int index);
    void place(int index, int candidate) {
        heap_[index] = candidate;
        position_[candidate] = index;
    }

    std::vector<double> activity_;
    std::vector<int> position_;
    std::vector<int> heap_;
    double amount_ = 1.0;
};

}  // namespace nonet::general
