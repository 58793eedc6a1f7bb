// Who takes the hints of a search of nets: the path wants the first, an outer net all of them.
//
// Counting the nodes of a hint costs more than finding it, so a collector is asked with a lower
// bound first.
#pragma once

#include "rate/explainer/chains/nets/net_hint.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace nonet::explainer {

class NetCollector {
  public:
    virtual ~NetCollector() = default;
    /// False when a hint of this rank or a worse one cannot matter any more.
    [[nodiscard]] virtual bool wants(const NetRank& at_best,
                                     const Conclusion& conclusion) const = 0;
    /// Hints come in the original's order of finding.
    virtual void take(const NetRank& rank, const Conclusion& conclusion,
                      const NetOrigin& origin) = 0;
};

/// Keeps the first hint by rank.
class BestNet final : public NetCollector {
  public:
    void start() { rank_ = {}; }
    [[nodiscard]] bool wants(const NetRank& at_best,
                             const Conclusion& /*conclusion*/) const override {
        return at_best < rank_;
    }
    void take(const NetRank& rank, const Conclusion& conclusion,
              const NetOrigin& /*origin*/) override {
        if (!(rank < rank_)) return;
        rank_ = rank;
        conclusion_ = conclusion;
    }
    [[nodiscard]] bool found() const { return rank_.complexity != INT_MAX; }
    [[nodiscard]] const NetRank& rank() const { return rank_; }
    [[nodiscard]] const Conclusion& conclusion() const { return conclusion_; }

  private:
    NetRank rank_;
    Conclusion conclusion_;
};

/// Keeps, for each thing that hints conclude, the first by rank. Hints conclude the same when they
/// remove the same: in a cell of two candidates, one being on is the other being off.
class NetList final : public NetCollector {
  public:
    struct Entry {
        NetRank rank;
        int sequence = 0;
        Conclusion conclusion;
        NetOrigin origin;
    };

    void start(const Position& position);
    [[nodiscard]] bool wants(const NetRank& at_best, const Conclusion& conclusion) const override;
    void take(const NetRank& rank, const Conclusion& conclusion, const NetOrigin& origin) override;

    /// Puts the entries in the order of their ranks; no hint may be taken after that.
    void sort();
    [[nodiscard]] std::span<const Entry> entries() const { return entries_; }

  private:
    static constexpr std::uint16_t kNone = 0xffff;

    /// The place of a conclusion in slots_.
    [[nodiscard]] int slot_of(const Conclusion& conclusion) const;

    const Position* position_ = nullptr;
    int taken_ = 0;
    std::array<std::uint16_t, 2 * kCells * kDigits> slots_{};
    std::vector<Entry> entries_;
};

}  // namespace nonet::explainer
