// PLACEHOLDER: producers that find nothing, until the chain engines land. Goes away with them.
#include "rate/explainer/chains/chains.hpp"

namespace nonet::explainer {

namespace {

class Nothing final : public Finder {
  public:
    void find(const Position& /*position*/, Sink& /*sink*/, Budget& /*budget*/) override {}
};

}  // namespace

std::unique_ptr<Finder> make_unary_chains() {
    return std::make_unique<Nothing>();
}

}  // namespace nonet::explainer
