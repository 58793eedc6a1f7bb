// Producer 21 as a member of the table: the best hint; unary_search.hpp tells how it is found.
#include "rate/explainer/chains/chains.hpp"
#include "rate/explainer/chains/unary/unary_search.hpp"

namespace nonet::explainer {

namespace {

class UnaryChains final : public Finder {
  public:
    void find(const Position& position, Sink& sink, Budget& budget) override {
        std::optional<Hint> best = search_.find_best(position, budget);
        if (best) sink.take(*best);
    }

  private:
    UnarySearch search_;
};

}  // namespace

std::unique_ptr<Finder> make_unary_chains() {
    return std::make_unique<UnaryChains>();
}

}  // namespace nonet::explainer
