// Producers 23 to 30 as finders: the shortest hint of one search.
//
// The path takes the first hint of a producer, and hints are sorted, so one hint is all that is
// kept.
#include "rate/explainer/chains/chains.hpp"
#include "rate/explainer/chains/nets/net_search.hpp"

namespace nonet::explainer {

namespace {

class Nets final : public Finder {
  public:
    Nets(NetKind kind, int level)
        : kind_(kind),
          level_(level),
          extension_(make_extension(level)),
          search_(kind, extension_.get()) {}

    void find(const Position& position, Sink& sink, Budget& budget) override {
        best_.start();
        search_.run(position, best_, budget);
        if (budget.reached() || !best_.found()) return;
        Hint hint = make_net_hint(position, kind_, level_, best_.rank(), best_.conclusion());
        sink.take(hint);
    }

  private:
    NetKind kind_;
    int level_;
    std::unique_ptr<Extension> extension_;
    NetSearch search_;
    BestNet best_;
};

}  // namespace

std::unique_ptr<Finder> make_nets(NetKind kind, int level) {
    return std::make_unique<Nets>(kind, level);
}

}  // namespace nonet::explainer
