// Hints of inner searches as reasons; nested_chains.hpp tells how.
//
// The original asks of each hint which absent candidates it needs. A chain that names none was
// there before the assumption, and is left out.
#include "rate/explainer/chains/nested_chains.hpp"

#include "rate/explainer/chains/net_search.hpp"
#include "rate/explainer/chains/unary_search.hpp"

namespace nonet::explainer {

namespace {

class NestedUnaryChains final : public Extension {
  public:
    bool extend(const Position& source, const Position& current, Propagation& net,
                Budget& budget) override {
        const UnaryHints& hints = search_.find_all(current, budget);
        bool found = false;
        for (const UnaryHints::Entry& entry : hints.entries()) {
            parents_.clear();
            hints.append_parents(entry, source, current, parents_);
            if (parents_.empty()) continue;
            found = true;
            const NestedChain chain = {entry.rank.complexity, hash_of(hints.chain(entry))};
            const auto reason = net.add_reason(parents_, chain);
            for (const Candidate removed : hints.removals(entry)) net.add_off(removed, reason);
        }
        return found;
    }

  private:
    /// A cycle has two chains for the original, but the second is the first one read backwards.
    static std::uint64_t hash_of(std::span<const Statement> chain) {
        ChainHash hash;
        for (const Statement& statement : chain) hash.add(statement.candidate, statement.is_on);
        hash.end_chain();
        return hash.value();
    }

    UnarySearch search_;
    std::vector<Candidate> parents_;
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
            const std::uint64_t chain = read_chains(hint, current);
            if (parents_.parents().empty()) continue;
            found = true;
            const auto reason = net.add_reason(parents_.parents(), {hint.rank.complexity, chain});
            add_removals(hint.conclusion, current, net, reason);
        }
        return found;
    }

  private:
    /// Fills parents_ and answers the chains' hash.
    std::uint64_t read_chains(const NetList::Entry& hint, const Position& current) {
        search_.list_targets(hint, targets_);
        const Cause cause = cause_of_start(hint);
        ChainHash hash;
        for (const ChainTarget& target : targets_) {
            order_.list(current, erases_, target);
            for (const ChainOrder::Link& link : order_.links()) {
                hash.add(link.candidate, link.is_on);
                if (!link.is_on) continue;
                parents_.add(link.candidate, link.cause == Cause::assumption ? cause : link.cause);
            }
            hash.end_chain();
        }
        return hash.value();
    }

    /// The branches of a cell or house are all there are only because others are absent.
    static Cause cause_of_start(const NetList::Entry& hint) {
        if (hint.rank.proof == NetProof::cell) return Cause::cell;
        if (hint.rank.proof != NetProof::house) return Cause::assumption;
        if (hint.origin.house >= box_house(0)) return Cause::box;
        return hint.origin.house >= column_house(0) ? Cause::column : Cause::row;
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
