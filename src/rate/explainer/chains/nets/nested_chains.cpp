// Hints of inner searches as reasons; nested_chains.hpp tells how.
//
// The original asks of each hint which absent candidates it needs. A chain that names none was
// there before the assumption, and is left out.
#include "rate/explainer/chains/nets/nested_chains.hpp"

#include "rate/explainer/chains/nets/net_search.hpp"
#include "rate/explainer/chains/outer_parents.hpp"
#include "rate/explainer/chains/unary/unary_cover.hpp"
#include "rate/explainer/chains/unary/unary_search.hpp"

namespace nonet::explainer {

namespace {

class NestedUnaryChains final : public Extension {
  public:
    bool extend(const Position& source, const Position& current, Propagation& net,
                Budget& budget) override {
        const UnaryHints& first = cover_.find(current, budget);
        if (list_parents(first, source, current)) return add(first, net);
        // without the hints that rest on nothing, others come first
        const UnaryHints& all = search_.find_all(current, budget);
        list_parents(all, source, current);
        return add(all, net);
    }

  private:
    /// False when some hint has no parents.
    bool list_parents(const UnaryHints& hints, const Position& source, const Position& current) {
        parents_.clear();
        ends_.clear();
        bool all_have_some = true;
        for (const UnaryHints::Entry& entry : hints.entries()) {
            const std::size_t before = parents_.size();
            own_parents_.start(source, current);
            hints.add_parents(entry, own_parents_);
            const auto own = own_parents_.parents();
            parents_.insert(parents_.end(), own.begin(), own.end());
            ends_.push_back(parents_.size());
            all_have_some = all_have_some && parents_.size() > before;
        }
        return all_have_some;
    }

    /// Adds the hints that have parents; false when there is none.
    bool add(const UnaryHints& hints, Propagation& net) const {
        bool found = false;
        std::size_t begin = 0;
        for (std::size_t i = 0; i < ends_.size(); ++i) {
            const std::span<const Candidate> parents(parents_.data() + begin, ends_[i] - begin);
            begin = ends_[i];
            if (parents.empty()) continue;
            found = true;
            const UnaryHints::Entry& entry = hints.entries()[i];
            const NestedChain chain = {entry.rank.complexity, hash_of(hints.chain(entry))};
            const auto reason = net.add_reason(parents, chain);
            for (const Candidate removed : hints.removals(entry)) net.add_off(removed, reason);
        }
        return found;
    }

    /// A cycle has two chains for the original, but the second is the first one read backwards.
    static std::uint64_t hash_of(std::span<const Statement> chain) {
        ChainHash hash;
        for (const Statement& statement : chain) hash.add(statement.candidate, statement.is_on);
        hash.end_chain();
        return hash.value();
    }

    UnaryCover cover_;
    UnarySearch search_;
    std::vector<Candidate> parents_;  ///< of all hints
    std::vector<std::size_t> ends_;   ///< where those of each hint end
    OuterParents own_parents_;        ///< of one
};

class NestedNets final : public Extension {
  public:
    NestedNets(NetKind kind, std::unique_ptr<Extension> inner)
        : erases_(kind != NetKind::multiple),
          inner_(std::move(inner)),
          search_(kind, inner_.get()) {}

    bool extend(const Position& source, const Position& current, Propagation& net,
                Budget& budget) override {
        hints_.start(current);
        search_.run(current, hints_, budget);
        if (budget.reached()) return false;
        hints_.sort();
        bool found = false;
        for (const NetList::Entry& hint : hints_.entries()) {
            parents_.start(source, current);
            const std::uint64_t chain = read_chains(hint);
            if (parents_.parents().empty()) continue;
            found = true;
            const auto reason = net.add_reason(parents_.parents(), {hint.rank.complexity, chain});
            add_removals(hint.conclusion, current, net, reason);
        }
        return found;
    }

  private:
    /// Fills parents_ and answers the chains' hash.
    std::uint64_t read_chains(const NetList::Entry& hint) {
        search_.list_targets(hint, targets_);
        // the branches of a unit are all there are only because others are absent
        const Cause cause = hint.origin.cause;
        ChainHash hash;
        for (const ChainTarget& target : targets_) {
            order_.list(erases_, target);
            for (const ChainOrder::Link& link : order_.links()) {
                hash.add(link.candidate, link.is_on);
                if (!link.is_on) continue;
                parents_.add(link.candidate, link.cause == Cause::assumption ? cause : link.cause);
            }
            hash.end_chain();
        }
        return hash.value();
    }

    static void add_removals(const Conclusion& conclusion, const Position& current,
                             Propagation& net, ReasonNumber reason) {
        const auto [cell, digit] = conclusion.candidate;
        if (!conclusion.is_on) return net.add_off(conclusion.candidate, reason);
        for (Digit other = 1; other <= 9; ++other) {
            if (other != digit && current.has(cell, other)) {
                net.add_off(Candidate::at(cell, other), reason);
            }
        }
    }

    bool erases_;
    std::unique_ptr<Extension> inner_;
    NetSearch search_;
    NetList hints_;
    std::vector<ChainTarget> targets_;
    ChainOrder order_;
    OuterParents parents_;
};

}  // namespace

std::unique_ptr<Extension> make_nested_unary_chains() {
    return std::make_unique<NestedUnaryChains>();
}

std::unique_ptr<Extension> make_nested_nets(NetKind kind, std::unique_ptr<Extension> inner) {
    return std::make_unique<NestedNets>(kind, std::move(inner));
}

}  // namespace nonet::explainer
