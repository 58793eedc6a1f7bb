// What the length of a chain adds to its rating.
//
// The original measures a chain by its complexity: how many distinct assumptions it takes (nodes of
// the graph of reasons, the first and the last included). A tenth is added for each of the
// thresholds 4, 6, 8, 12, 16, 24, ... (times 3/2, times 4/3, in turn) that the complexity less two
// exceeds. The tenths are added one after the other, in double, as the original does: the sum is
// compared, not only printed.
#pragma once

namespace nonet::explainer {

/// To be added to the base rating of a chain with this many nodes, at least 0.
constexpr double length_addition(int complexity) {
    double added = 0;
    int threshold = 4;
    bool is_odd = false;
    while (complexity - 2 > threshold) {
        added += 0.1;
        threshold = is_odd ? threshold * 4 / 3 : threshold * 3 / 2;
        is_odd = !is_odd;
    }
    return added;
}

}  // namespace nonet::explainer
