// Patterns as reasons inside nets, and what each level asks; extension.hpp tells.
#include "rate/explainer/chains/nets/extension.hpp"

#include "rate/explainer/chains/nets/nested_chains.hpp"
#include "rate/explainer/rules.hpp"

#include <utility>

namespace nonet::explainer {

namespace {

/// Makes each hint that has parents a reason of the net.
class ReasonSink final : public Sink {
  public:
    ReasonSink(const Position& source, const Position& current, Propagation& net,
               std::vector<Candidate>& parents)
        : source_(source), current_(current), net_(net), parents_(parents) {}

    bool take(Hint& hint) override {
        parents_.clear();
        append_parents(hint.pattern, source_, current_, parents_);
        if (parents_.empty()) return true;
        found_ = true;
        const auto reason = net_.add_reason(parents_, {});
        for (const Candidate removed : hint.removals) net_.add_off(removed, reason);
        return true;
    }
    [[nodiscard]] bool found() const { return found_; }

  private:
    const Position& source_;
    const Position& current_;
    Propagation& net_;
    std::vector<Candidate>& parents_;
    bool found_ = false;
};

class Patterns final : public Extension {
  public:
    bool extend(const Position& source, const Position& current, Propagation& net,
                Budget& /*budget*/) override {
        constexpr PlainFind kRules[] = {find_locking, find_hidden_pairs, find_naked_pairs,
                                        find_x_wings};
        ReasonSink sink(source, current, net, parents_);
        for (const PlainFind rule : kRules) {
            rule(current, sink);
            if (sink.found()) return true;
        }
        return false;
    }

  private:
    std::vector<Candidate> parents_;
};

/// Asks one after the other until one has something.
class FirstOf final : public Extension {
  public:
    void add(std::unique_ptr<Extension> extension) { all_.push_back(std::move(extension)); }

    bool extend(const Position& source, const Position& current, Propagation& net,
                Budget& budget) override {
        for (const auto& extension : all_) {
            if (extension->extend(source, current, net, budget)) return true;
        }
        return false;
    }

  private:
    std::vector<std::unique_ptr<Extension>> all_;
};

}  // namespace

std::unique_ptr<Extension> make_extension(int level) {
    if (level == 0) return nullptr;
    auto all = std::make_unique<FirstOf>();
    all->add(std::make_unique<Patterns>());
    if (level == 2 || level == 3) all->add(make_nested_unary_chains());
    if (level == 3) all->add(make_nested_nets(NetKind::multiple, nullptr));
    if (level >= 4) all->add(make_nested_nets(NetKind::dynamic, nullptr));
    if (level >= 5) all->add(make_nested_nets(NetKind::dynamic, make_extension(level - 3)));
    return all;
}

}  // namespace nonet::explainer
