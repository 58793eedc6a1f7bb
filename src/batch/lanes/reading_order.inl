// Branching in reading order: the first solution that a lane finds is the smallest.
//
// Problem: the rule of branch.inl is fast and finds solutions in no order. Single calls walk the
// cells with the search as an oracle (solve/lexicographic.hpp), which takes twenty times as long.
//
// Idea: branch on the first cell in reading order that has two candidates, the smallest digit
// first. All cells before it are decided, so whatever has the smallest digit there is smaller than
// what has another one, however much or little was deduced meanwhile. Depth first in one lane then
// finds the smallest solution first; nobody may steal, and there is no tail.
//
// Cost: a service is cheaper than one of branch.inl, there are two to three times as many, and some
// puzzles are hopeless this way. So the caller gives a number of nodes, and asks single calls for
// what is not done then, and for the last few lanes.
//
// To be included inside namespace nonet::batch::NAME.

namespace {

/// Makes the moves; answers the lanes that branched. Those without an open cell go on as they are.
[[gnu::noinline]] Bits make_ordered_moves(Positions& positions, Stacks& stacks, Moves moves) {
    const Bits pushing = moves.push[0] | moves.push[1];
    Bits first[kCells];  // lanes that branch on the cell
    Bits taken[kCells];  // of those, lanes that have their digit
    Bits searching = pushing;
    for (int cell = 0; cell < kCells; ++cell) {
        first[cell] = and_not(searching, positions.naked[cell]);
        taken[cell] = none();
        searching &= positions.naked[cell];
    }
    const Bits branched = and_not(pushing, searching);
    for (Bits& push : moves.push) push &= branched;
    for (int digit = 0; digit < kDigits; ++digit) {
        for (int cell = 0; cell < kCells; ++cell) {
            const int i = kCells * digit + cell;
            const Bits parent = positions.candidates[i];
            const Bits chosen = and_and_not(first[cell], parent, taken[cell]);
            taken[cell] |= chosen;
            Bits child = or_and_not(chosen, parent, first[cell]);
            for (int slot = 0; slot < 2; ++slot) {
                Bits& waits = stacks.slots[slot][i];
                child = select(moves.pop[slot], waits, child);
                waits = select(moves.push[slot], and_not(parent, chosen), waits);
            }
            positions.candidates[i] = child;
        }
    }
    book_moves(positions, stacks, moves);
    return branched;
}

}  // namespace
