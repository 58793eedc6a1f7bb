// The loop of counting: see the header.
#include "general/counting.hpp"

#include "general/count_cache.hpp"
#include "general/walk.hpp"

#include <vector>

namespace nonet::general {

namespace {

void add_saturated(Uint128& sum, const Uint128& more) {
    sum = sum + more < sum ? Uint128::max() : sum + more;
}

class Counter {
  public:
    Counter(const State& root, const Uint128& limit)
        : walk_(root, Order::any), limit_(limit), sums_(1), keys_(1) {}

    SolutionCount run(Budget& budget) {
        bool alive = true;
        while (true) {
            if (alive) {
                const Answer answer = enter(budget);
                if (answer == Answer::unknown) return {total_, false, SearchEnd::by_limit};
                if (limit_ != Uint128{} && total_ > limit_) {
                    return {limit_, false, SearchEnd::by_visitor};
                }
                alive = answer == Answer::yes && descend();
            } else if (walk_.depth() == 0) {
                return {total_, total_ != Uint128::max(), SearchEnd::complete};
            } else {
                alive = go_right();
            }
        }
    }

  private:
    // Yes: there is more to do below this node.
    Answer enter(Budget& budget) {
        if (walk_.state().solved()) {
            gain(Uint128{1});
            return Answer::no;
        }
        if (fresh_) {
            keys_.back() = CountCache::key(walk_.state());
            if (const auto known = cache_.find(keys_.back())) {
                gain(*known);
                return Answer::no;
            }
        }
        if (!budget.spend()) return Answer::unknown;
        budget.work(walk_.state().counts().size());
        return walk_.look(budget);
    }

    void gain(const Uint128& solutions) {
        if (solutions == Uint128{}) return;
        add_saturated(sums_.back(), solutions);
        add_saturated(total_, solutions);
        walk_.note_solution();
    }

    bool descend() {
        sums_.emplace_back();
        keys_.emplace_back();
        fresh_ = true;
        return walk_.descend();
    }

    bool go_right() {
        const Uint128 sum = sums_.back();
        if (keys_.back() != Uint128{}) cache_.store(keys_.back(), sum);
        sums_.pop_back();
        keys_.pop_back();
        add_saturated(sums_.back(), sum);
        fresh_ = false;
        return walk_.go_right(sum != Uint128{});
    }

    Walk walk_;
    Uint128 limit_;
    std::vector<Uint128> sums_;  // of the nodes from the root to here
    std::vector<Uint128> keys_;  // of the same nodes, zero for one not looked up
    bool fresh_ = true;          // has this node's own position just been reached?
    CountCache cache_;
    Uint128 total_;
};

}  // namespace

SolutionCount count_from(const State& root, const Uint128& limit, Budget& budget) {
    return Counter(root, limit).run(budget);
}

}  // namespace nonet::general
