// A producer finds the hints of one rule in the original's order; a sink takes them.
//
// The path asks the thirty producers in turn and takes the very first hint. Chains that use the
// plain rules as reasons take every hint of a producer. So a producer hands each hint to a sink and
// goes on until the sink wants no more; it builds a hint only when it has one that does something.
#pragma once

#include "base/budget.hpp"
#include "rate/explainer/hint.hpp"
#include "rate/explainer/position.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace nonet::explainer {

/// Takes hints.
class Sink {
  public:
    virtual ~Sink() = default;
    /// False: no more. The hint may be moved from; a producer may use it again after that.
    virtual bool take(Hint& hint) = 0;
};

/// Keeps the first hint.
class FirstHint final : public Sink {
  public:
    bool take(Hint& hint) override {
        hint_ = std::move(hint);
        found_ = true;
        return false;
    }
    [[nodiscard]] bool found() const { return found_; }
    [[nodiscard]] Hint& hint() { return hint_; }

  private:
    Hint hint_;
    bool found_ = false;
};

/// Finds the hints of one rule; keeps its memory between calls. One thread at a time.
class Finder {
  public:
    virtual ~Finder() = default;
    /// Gives the hints to `sink` in order until it wants no more. Long searches tell `budget` of
    /// their work and end without a hint once it is reached; who calls asks the budget.
    virtual void find(const Position& position, Sink& sink, Budget& budget) = 0;
};

/// One row of the table of producers.
struct Producer {
    int number = 0;               ///< 1..30, the place in the order
    std::string_view name;        ///< the original's name of the rule
    bool assumes_unique = false;  ///< sound only where the puzzle has one solution
    std::unique_ptr<Finder> (*make)() = nullptr;
};

/// All thirty, in the order in which they are asked.
std::span<const Producer> producer_table();

/// A rule that needs no memory.
using PlainFind = void (*)(const Position& position, Sink& sink);

}  // namespace nonet::explainer
