// Makes the tables of empty bands.
//
// ways: rows instead of columns are enumerated. The rows of the first box are one of 36 partitions
// (up to the order of rows: times 6), those of the other two boxes one of 56 pairs of partners, and
// each of these goes with 36 partitions into columns: 2.6 million additions in all.
//
// classes: two entries are the same class when a renaming that keeps 123 456 789, an exchange of
// the boxes two and three, or the choice of box two as the first one turns one into the other.
// Union-find over these generators.
#include "bands/free_bands.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

namespace nonet::bands {

namespace {

/// renaming[d]: what digit d (0..8) becomes.
using Renaming = std::array<std::uint8_t, 9>;

DigitSet rename(DigitSet digits, const Renaming& renaming) {
    DigitSet renamed = 0;
    for (; digits != 0; digits = static_cast<DigitSet>(digits & (digits - 1)))
        renamed = static_cast<DigitSet>(renamed | 1U << renaming[std::countr_zero(digits)]);
    return renamed;
}

/// The unordered partition that `unordered` becomes.
int rename_partition(int unordered, const Renaming& renaming) {
    const Partitions& all = Partitions::get();
    Triples triples = all.triples(all.some_order(unordered));
    for (DigitSet& triple : triples) triple = rename(triple, renaming);
    return all.unordered_of(all.ordered_of(triples));
}

/// A renaming that makes the triples 123, 456 and 789.
Renaming renaming_of(const Triples& triples) {
    Renaming renaming{};
    std::uint8_t next = 0;
    for (DigitSet triple : triples) {
        for (; triple != 0; triple = static_cast<DigitSet>(triple & (triple - 1)))
            renaming[std::countr_zero(triple)] = next++;
    }
    return renaming;
}

constexpr Triples kStraight = {0b000000111, 0b000111000, 0b111000000};

/// For each unordered partition into rows, the unordered ones into columns that go with it.
std::vector<std::vector<std::uint16_t>> columns_of_rows() {
    const Partitions& all = Partitions::get();
    std::vector<std::vector<std::uint16_t>> found(kUnordered);
    for (int rows = 0; rows < kUnordered; ++rows) {
        for (const int ordered : all.transversals(all.some_order(rows)))
            found[rows].push_back(static_cast<std::uint16_t>(all.unordered_of(ordered)));
        std::sort(found[rows].begin(), found[rows].end());
        found[rows].erase(std::unique(found[rows].begin(), found[rows].end()), found[rows].end());
    }
    return found;
}

/// Sets of entries of the table, joined until they are the classes.
class Joiner {
  public:
    explicit Joiner(std::size_t size) : parent_(size) {
        std::iota(parent_.begin(), parent_.end(), 0U);
    }
    std::uint32_t root(std::uint32_t item) {
        while (parent_[item] != item) item = parent_[item] = parent_[parent_[item]];
        return item;
    }
    /// The smaller root stays, so that the first entry of a class is its root.
    void join(std::uint32_t a, std::uint32_t b) {
        a = root(a);
        b = root(b);
        parent_[std::max(a, b)] = std::min(a, b);
    }

  private:
    std::vector<std::uint32_t> parent_;
};

}  // namespace

const FreeBands& FreeBands::get() {
    static const std::unique_ptr<const FreeBands> kTables(new FreeBands);
    return *kTables;
}

FreeBands::FreeBands() {
    find_renamings();
    count_ways();
    find_classes();
}

void FreeBands::find_renamings() {
    const Partitions& all = Partitions::get();
    for (int first = 0; first < kUnordered; ++first) {
        const Renaming renaming = renaming_of(all.triples(all.some_order(first)));
        for (int other = 0; other < kUnordered; ++other)
            renamed_[first][other] = static_cast<std::uint16_t>(rename_partition(other, renaming));
    }
}

void FreeBands::count_ways() {
    const Partitions& all = Partitions::get();
    const auto columns = columns_of_rows();
    for (const int first : all.transversals(all.ordered_of(kStraight))) {
        if (all.some_order(all.unordered_of(first)) != first) continue;
        for (const Partner& rows : all.partners(first)) {
            for (const std::uint16_t second : columns[all.unordered_of(rows.second)]) {
                for (const std::uint16_t third : columns[all.unordered_of(rows.third)])
                    ways_[second][third] += 6;
            }
        }
    }
}

void FreeBands::find_classes() {
    // Generators of the renamings that keep 123 456 789 as a partition.
    constexpr std::array<Renaming, 4> kKeepers = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                                   {0, 2, 1, 3, 4, 5, 6, 7, 8},
                                                   {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                                   {0, 1, 2, 6, 7, 8, 3, 4, 5}}};
    const Partitions& all = Partitions::get();
    const int straight = all.unordered_of(all.ordered_of(kStraight));
    std::array<std::array<int, kUnordered>, kKeepers.size()> kept{};
    for (std::size_t i = 0; i < kKeepers.size(); ++i) {
        for (int partition = 0; partition < kUnordered; ++partition)
            kept[i][partition] = rename_partition(partition, kKeepers[i]);
    }
    const auto entry = [](int second, int third) {
        return static_cast<std::uint32_t>(second * kUnordered + third);
    };
    Joiner joiner(std::size_t{kUnordered} * kUnordered);
    for (int second = 0; second < kUnordered; ++second) {
        for (int third = 0; third < kUnordered; ++third) {
            const std::uint32_t here = entry(second, third);
            for (const auto& keep : kept) joiner.join(here, entry(keep[second], keep[third]));
            joiner.join(here, entry(third, second));
            joiner.join(here, entry(renamed_[second][straight], renamed_[second][third]));
        }
    }
    int next = 0;
    for (int second = 0; second < kUnordered; ++second) {
        for (int third = 0; third < kUnordered; ++third) {
            const std::uint32_t root = joiner.root(entry(second, third));
            if (root == entry(second, third)) {
                samples_[next] = {second, third};
                class_[second][third] = static_cast<std::uint8_t>(next++);
            }
            class_[second][third] = class_[root / kUnordered][root % kUnordered];
            // 280 first partitions, six orders of the columns in each of three boxes.
            bands_[class_[second][third]] += std::uint64_t{280} * 216 * ways_[second][third];
        }
    }
}

}  // namespace nonet::bands
