// What the length of a chain adds to its rating.
//
// The complexity of a chain is how many different statements ("this candidate is true", "is false")
// it is made of. Two of them are free; then every threshold of 4, 6, 8, 12, 16, 24, ... (times 3/2
// and 4/3 in turn) that the rest exceeds adds 0.1. The tenths are added one after the other and
// then to the base, as doubles: the original compares those, and 0.1 + 0.1 + 0.1 is not 0.3.
#pragma once

namespace nonet::explainer {

constexpr double added_by_length(int complexity) {
    const int length = complexity - 2;
    double added = 0;
    int threshold = 4;
    for (bool times_three_halves = true; length > threshold;
         times_three_halves = !times_three_halves) {
        added += 0.1;
        threshold = times_three_halves ? threshold / 2 * 3 : threshold / 3 * 4;
    }
    return added;
}

}  // namespace nonet::explainer
