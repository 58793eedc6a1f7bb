// The walk with a witness: see the header.
#include "general/smallest.hpp"

#include <array>

namespace nonet::general {

Outcome<Board> smallest_solution(Oracle& oracle, const Model& model, Budget& budget) {
    Board witness = oracle.solution();
    for (int cell = 0; cell < model.cell_count(); ++cell) {
        for (int value = 1; value < witness[cell]; ++value) {
            const int candidate = model.candidate(cell, value);
            if (!oracle.is_undecided(candidate)) continue;
            const std::array<Literal, 1> assumption{is_in(candidate)};
            const Answer answer = oracle.ask(assumption, budget);
            if (answer == Answer::unknown) return {Status::unknown, witness};
            if (answer == Answer::yes) {
                witness = oracle.solution();
                break;
            }
            oracle.add_fact(is_out(candidate));
        }
        oracle.add_fact(is_in(model.candidate(cell, witness[cell])));
    }
    return {Status::solved, witness};
}

}  // namespace nonet::general
