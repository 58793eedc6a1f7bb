// Every subset of a given size, for oracles that leave no possibility out.
#pragma once

#include <cstddef>
#include <vector>

namespace nonet::test {

/// Calls `holds` with each choice of `size` of the items, in order, until it returns true. Tells
/// whether it did.
template <class Item, class Predicate>
bool any_subset(const std::vector<Item>& items, std::size_t size, const Predicate& holds,
                std::vector<Item> chosen = {}, std::size_t from = 0) {
    if (chosen.size() == size) return holds(chosen);
    for (std::size_t i = from; i + (size - chosen.size()) <= items.size(); ++i) {
        chosen.push_back(items[i]);
        if (any_subset(items, size, holds, chosen, i + 1)) return true;
        chosen.pop_back();
    }
    return false;
}

/// The number of choices of `size` out of `items`, at most `limit`.
inline std::size_t count_subsets(std::size_t items, std::size_t size, std::size_t limit) {
    std::size_t count = 1;
    for (std::size_t i = 0; i < size; ++i) {
        count = count * (items - i) / (i + 1);
        if (count > limit) return limit;
    }
    return count;
}

}  // namespace nonet::test
