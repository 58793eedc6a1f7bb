// Patterns as reasons inside nets; extension.hpp tells which.
#include "rate/explainer/chains/extension.hpp"

#include "rate/explainer/rules.hpp"

#include <algorithm>

namespace nonet::explainer {

namespace {

/// Makes each hint that has parents a reason of the net.
class ReasonSink final : public Sink {
  public:
    ReasonSink(const Position& source, const Position& current, Propagation& net)
        : source_(source), current_(current), net_(net) {}

    bool take(Hint& hint) override {
        parents_.clear();
        append_parents(hint.pattern, source_, current_, parents_);
        if (parents_.empty()) return true;
        found_ = true;
        add_reason(hint.removals);
        return true;
    }
    [[nodiscard]] bool found() const { return found_; }

  private:
    void add_reason(const std::vector<Candidate>& removals) {
        Reason reason;
        reason.begin = static_cast<std::uint32_t>(net_.reason_places.size());
        int depth = 0;
        for (const Candidate parent : parents_) {
            const int place = net_.off.place_of(parent);
            depth = std::max<int>(depth, net_.off[place].depth);
            net_.reason_places.push_back(static_cast<std::uint16_t>(place));
        }
        reason.end = static_cast<std::uint32_t>(net_.reason_places.size());
        const auto number = static_cast<std::uint16_t>(net_.reasons.size());
        net_.reasons.push_back(reason);
        for (const Candidate removed : removals) {
            if (net_.off.has(removed)) continue;
            net_.off.add({removed, number, static_cast<std::uint16_t>(depth + 1), Cause::pattern});
        }
    }

    const Position& source_;
    const Position& current_;
    Propagation& net_;
    std::vector<Candidate> parents_;
    bool found_ = false;
};

constexpr PlainFind kRules[] = {find_locking, find_hidden_pairs, find_naked_pairs, find_x_wings};

class Patterns final : public Extension {
  public:
    bool extend(const Position& source, const Position& current, Propagation& net) override {
        ReasonSink sink(source, current, net);
        for (const PlainFind rule : kRules) {
            rule(current, sink);
            if (sink.found()) return true;
        }
        return false;
    }
};

}  // namespace

std::unique_ptr<Extension> make_extension(int level) {
    if (level == 0) return nullptr;
    return std::make_unique<Patterns>();
}

}  // namespace nonet::explainer
