// The table of the rules of se121-inv, and those that are the original's own.
//
// Most rules of the original look at every place where their pattern may be, so its whole list of
// steps does not depend on how the puzzle is written, only its order does: they are used as they
// are and the whole list is taken.
#include "rate/explainer/producer.hpp"
#include "rate/invariant/rule.hpp"

namespace nonet::invariant {

namespace {

class AllHints final : public explainer::Sink {
  public:
    explicit AllHints(LowestSteps& steps) : steps_(steps) {}
    bool take(explainer::Hint& hint) override {
        steps_.add(hint);
        return true;
    }

  private:
    LowestSteps& steps_;
};

class OriginalRule final : public Rule {
  public:
    explicit OriginalRule(std::unique_ptr<explainer::Finder> finder) : finder_(std::move(finder)) {}
    void find(const Position& position, LowestSteps& steps, Budget& budget) override {
        AllHints all(steps);
        finder_->find(position, all, budget);
    }

  private:
    std::unique_ptr<explainer::Finder> finder_;
};

/// The rule in place of the original's with that number; null where there is none.
std::unique_ptr<Rule> make_rule(const explainer::Producer& producer) {
    switch (producer.number) {
        case 3:
            return make_direct_hidden_sets(2);
        case 5:
            return make_direct_hidden_sets(3);
        case 15:
            return make_all_unique_loops();
        case 21:
            return make_candidate_chains();
        case 23:
            return make_nishio();
        case 24:
            return make_multiple_chains();
        case 25:
            return make_dynamic_chains(0);
        case 26:
            return make_dynamic_chains(1);
        case 27:
            return make_dynamic_chains(2);
        case 28:
        case 29:
        case 30:
            return nullptr;
        default:
            return std::make_unique<OriginalRule>(producer.make());
    }
}

}  // namespace

std::vector<NamedRule> make_rules() {
    std::vector<NamedRule> rules;
    for (const explainer::Producer& producer : explainer::producer_table()) {
        std::unique_ptr<Rule> rule = make_rule(producer);
        if (rule) rules.push_back({producer.name, producer.assumes_unique, std::move(rule)});
    }
    return rules;
}

}  // namespace nonet::invariant
