// Makes the tables of partitions: all by plain enumeration of sets of three digits.
#include "bands/partitions.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace nonet::bands {

namespace {

constexpr DigitSet kAll = 0x1ff;

/// All sets of three digits in the order of their digits: 123, 124, ... 789. Partitions are
/// numbered in this order, and so are the classes of columns.
std::array<DigitSet, 84> all_triples() {
    std::array<DigitSet, 84> triples{};
    std::size_t count = 0;
    for (int first = 0; first < 9; ++first) {
        for (int second = first + 1; second < 9; ++second) {
            for (int third = second + 1; third < 9; ++third)
                triples[count++] = static_cast<DigitSet>(1U << first | 1U << second | 1U << third);
        }
    }
    return triples;
}

/// Those that lie within `digits`.
std::vector<DigitSet> triples_within(DigitSet digits) {
    static const std::array<DigitSet, 84> kTriples = all_triples();
    std::vector<DigitSet> found;
    for (const DigitSet triple : kTriples) {
        if ((triple & ~digits) == 0) found.push_back(triple);
    }
    return found;
}

/// The order that stands for all six: ascending by the smallest digit.
Triples in_order(Triples triples) {
    std::sort(triples.begin(), triples.end(),
              [](DigitSet a, DigitSet b) { return std::countr_zero(a) < std::countr_zero(b); });
    return triples;
}

/// The six orders of the members of a triple, as three digits with one bit each.
std::array<std::array<DigitSet, 3>, 6> orders_of(DigitSet triple) {
    std::array<DigitSet, 3> members{};
    for (DigitSet& member : members) {
        member = static_cast<DigitSet>(triple & -triple);
        triple = static_cast<DigitSet>(triple & (triple - 1));
    }
    std::array<std::array<DigitSet, 3>, 6> orders{};
    std::size_t count = 0;
    do {
        orders[count++] = members;
    } while (std::next_permutation(members.begin(), members.end()));
    return orders;
}

}  // namespace

const Partitions& Partitions::get() {
    static const std::unique_ptr<const Partitions> kTables(new Partitions);
    return *kTables;
}

Partitions::Partitions() {
    number_triples();
    number_partitions();
    for (int ordered = 0; ordered < kOrdered; ++ordered) {
        find_partners(ordered);
        find_transversals(ordered);
    }
}

void Partitions::number_triples() {
    std::uint8_t next = 0;
    for (const DigitSet triple : all_triples()) rank_[triple] = next++;
}

void Partitions::number_partitions() {
    std::uint16_t next = 0;
    for (const DigitSet first : triples_within(kAll)) {
        for (const DigitSet second : triples_within(static_cast<DigitSet>(kAll & ~first))) {
            triples_[next] = {first, second, static_cast<DigitSet>(kAll & ~(first | second))};
            ordered_[rank_[first]][rank_[second]] = next++;
        }
    }
    std::uint16_t classes = 0;
    for (std::uint16_t ordered = 0; ordered < kOrdered; ++ordered) {
        if (in_order(triples_[ordered]) != triples_[ordered]) continue;
        some_order_[classes] = ordered;
        unordered_[ordered] = classes++;
    }
    for (int ordered = 0; ordered < kOrdered; ++ordered)
        unordered_[ordered] = unordered_[ordered_of(in_order(triples_[ordered]))];
}

void Partitions::find_partners(int ordered) {
    const Triples& taken = triples_[ordered];
    std::size_t count = 0;
    for (const DigitSet first : triples_within(static_cast<DigitSet>(kAll & ~taken[0]))) {
        const auto open = static_cast<DigitSet>(kAll & ~(taken[1] | first));
        for (const DigitSet second : triples_within(open)) {
            const auto third = static_cast<DigitSet>(kAll & ~(first | second));
            if ((third & taken[2]) != 0) continue;
            Triples rest{};
            const Triples chosen = {first, second, third};
            for (int place = 0; place < 3; ++place)
                rest[place] = static_cast<DigitSet>(kAll & ~(taken[place] | chosen[place]));
            partners_[ordered][count++] = {static_cast<std::uint16_t>(ordered_of(chosen)),
                                           static_cast<std::uint16_t>(ordered_of(rest))};
        }
    }
}

void Partitions::find_transversals(int ordered) {
    const Triples& columns = triples_[ordered];
    std::size_t count = 0;
    for (const auto& first : orders_of(columns[0])) {
        for (const auto& second : orders_of(columns[1])) {
            for (const auto& third : orders_of(columns[2])) {
                Triples rows{};
                for (int row = 0; row < 3; ++row)
                    rows[row] = static_cast<DigitSet>(first[row] | second[row] | third[row]);
                transversals_[ordered][count++] = static_cast<std::uint16_t>(ordered_of(rows));
            }
        }
    }
}

}  // namespace nonet::bands
