// The search for forcing chains and nets: what follows from every case, or from none.
//
// Two kinds of proof. A contradiction: a candidate, taken for true (or false), leads to something
// impossible - its own opposite; another candidate both true and false; two digits in a cell; a
// digit twice in a house; a cell or a house with nothing left. A verity: all cases lead to one
// thing
// - a candidate true or false; each candidate of a cell; each place of a digit in a house.
//
// First the conclusions are found, by sets alone; they are taken in the order of preference
// (placements before removals, each by cells), and proofs are measured and told only for those that
// are wanted, the shortest of each kind. The kinds of proof, the order of conclusions, and which
// houses count as emptied (those in which the digit lost candidates by placing alone) are HoDoKu's.
//
// Cost: some 0.2 ms for a step of forcing chains.
#pragma once

#include "base/budget.hpp"
#include "logic/kit/forcing_tables.hpp"

#include <nonet/step.hpp>

#include <optional>
#include <vector>

namespace nonet::logic {

enum class ForcingKind : std::uint8_t { contradiction, verity };

struct ForcingProof {
    /// A chain from a premise to something that follows from it.
    struct Leg {
        NodeId premise = 0;
        NodeId end = 0;
    };

    ForcingKind kind = ForcingKind::contradiction;
    Candidate conclusion;
    bool is_placement = false;
    std::vector<Leg> legs;
    int length = 0;
    int cell = -1;   ///< where the contradiction shows, or of the cases
    int house = -1;  ///< the same, for a house
};

class ForcingSearch {
  public:
    /// Nets only: proofs whose every chain is plain are left out.
    enum class Proofs : bool { chains, nets };

    /// The step of the first conclusion; nothing when there is none.
    std::optional<ForcingProof> first(ForcingTables& tables, Proofs wanted, Budget& budget);
    /// For each conclusion the shortest proof of each kind, best first. Once the budget is reached,
    /// those that were found before.
    std::vector<ForcingProof> all(ForcingTables& tables, Proofs wanted, Budget& budget);

  private:
    struct Conclusion {
        Candidate candidate;
        bool is_placement = false;
    };

    void collect(ForcingTables& tables);
    void collect_contradictions();
    void collect_two_cases();
    void collect_units();
    void collect_unit(Digit digit, const CellMask& places);
    void note(const LiteralSets& sets);
    [[nodiscard]] bool is_contradictory(const LiteralSets& sets) const;
    [[nodiscard]] CellMask emptied_cells(const LiteralSets& sets) const;

    void prove(const Conclusion& conclusion);
    void prove_by_contradiction(const Conclusion& conclusion);
    void prove_by_digit_clashes(NodeId premise);
    void prove_by_houses(NodeId premise);
    void prove_by_cells(NodeId premise);
    void prove_by_verity(const Conclusion& conclusion);
    bool add_case(NodeId premise);
    void begin(const Conclusion& conclusion, ForcingKind kind);
    void add_leg(NodeId premise, Cell cell, Digit digit, bool is_on);
    void offer(int cell, int house);

    [[nodiscard]] NodeId literal(Cell cell, Digit digit, bool is_on) const;

    ForcingTables* tables_ = nullptr;
    const ImplicationGraph* graph_ = nullptr;
    const State* state_ = nullptr;
    Proofs wanted_ = Proofs::chains;
    std::array<CellMask, kDigits> allowed_;  ///< cells that no placed digit forbids
    std::vector<bool> contradictory_;        ///< by literal
    LiteralSets concluded_;                  ///< true and false candidates
    std::vector<Conclusion> conclusions_;

    NodeId goal_ = 0;  ///< the conclusion that is being proved, as a literal
    ForcingProof draft_;
    std::vector<ForcingProof> proofs_;  ///< of one conclusion: at most one of each kind
};

}  // namespace nonet::logic
