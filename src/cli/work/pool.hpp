// Objects that threads borrow: each costs something to make, and only one thread may use it at a
// time.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace nonet::cli {

template <class Object>
class Pool {
  public:
    explicit Pool(std::function<std::unique_ptr<Object>()> make) : make_(std::move(make)) {}

    /// Calls `use` with an object that nobody else has meanwhile.
    template <class Use>
    auto lend(Use use) {
        const Loan loan(*this);
        return use(*loan.object);
    }

  private:
    struct Loan {
        explicit Loan(Pool& owner) : pool(owner), object(owner.take()) {}
        ~Loan() { pool.give_back(std::move(object)); }
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        Pool& pool;
        std::unique_ptr<Object> object;
    };

    std::unique_ptr<Object> take() {
        {
            const std::lock_guard lock(mutex_);
            if (!idle_.empty()) {
                std::unique_ptr<Object> object = std::move(idle_.back());
                idle_.pop_back();
                return object;
            }
        }
        return make_();
    }
    void give_back(std::unique_ptr<Object> object) {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(object));
    }

    std::function<std::unique_ptr<Object>()> make_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Object>> idle_;
};

}  // namespace nonet::cli
