// Patterns and chains inside nets; net_extension.hpp tells which.
#include "rate/invariant/net_extension.hpp"

#include "rate/explainer/rules.hpp"

#include <algorithm>

namespace nonet::invariant {

namespace {

/// Adds what patterns remove.
class PatternSink final : public explainer::Sink {
  public:
    PatternSink(const Position& source, ProofSizes& proofs) : source_(source), proofs_(proofs) {}

    bool take(explainer::Hint& hint) override {
        parents_.clear();
        append_parents(hint.pattern, source_, proofs_.left(), parents_);
        std::sort(parents_.begin(), parents_.end());
        parents_.erase(std::unique(parents_.begin(), parents_.end()), parents_.end());
        if (parents_.empty()) return true;
        int size = 1;
        for (const Candidate& parent : parents_) size += proofs_.off(parent.index());
        for (const Candidate& removed : hint.removals) {
            found_ = proofs_.add_off(removed, size) || found_;
        }
        return true;
    }
    [[nodiscard]] bool found() const { return found_; }

  private:
    const Position& source_;
    ProofSizes& proofs_;
    std::vector<Candidate> parents_;
    bool found_ = false;
};

constexpr explainer::PlainFind kRules[] = {explainer::find_locking, explainer::find_hidden_pairs,
                                           explainer::find_naked_pairs, explainer::find_x_wings};

}  // namespace

bool NetExtension::add_patterns(const Position& source, ProofSizes& proofs) {
    PatternSink sink(source, proofs);
    for (const explainer::PlainFind rule : kRules) {
        rule(proofs.left(), sink);
        if (sink.found()) return true;
    }
    return false;
}

void NetExtension::list_refuted(const Position& position) {
    refuted_.clear();
    graph_.build_both(position);
    if (graph_.inner().empty()) return;
    layers_.with(graph_.size(), [&](auto& layers) {
        layers.start(graph_);
        for (bool goes_on = true; goes_on;) {
            goes_on = layers.step();
            layers.refuted().for_each([&](explainer::UnaryGraph::Node node) {
                refuted_.push_back(graph_.candidate(node));
                return true;
            });
        }
    });
}

bool NetExtension::add_chains(const Position& source, ProofSizes& proofs) {
    const Position left = proofs.left();
    list_refuted(left);
    if (refuted_.empty()) return false;
    nested_.start(left, Reasons::pairs, &source, &proofs.off_sizes());
    bool found = false;
    for (const Candidate& refuted : refuted_) {
        nested_.assume(refuted, true);
        const int size = nested_.off(refuted.index()) + 1;
        found = proofs.add_off(refuted, size) || found;
    }
    return found;
}

void NetExtension::extend(const Position& source, ProofSizes& proofs) {
    if (level_ == 0) return;
    while (add_patterns(source, proofs) || (level_ >= 2 && add_chains(source, proofs))) {
        proofs.derive();
    }
}

}  // namespace nonet::invariant
