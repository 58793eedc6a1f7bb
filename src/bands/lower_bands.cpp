// Counts the fillings of two bands below a known one.
#include "bands/lower_bands.hpp"

#include "bands/free_bands.hpp"

#include <algorithm>

namespace nonet::bands {

LowerBands::Band::Band(const BandFilter& wanted) : filter(wanted) {
    const Partitions& all = Partitions::get();
    for (int stack = 0; stack < 3; ++stack) {
        rows_fit[stack].resize(kOrdered);
        for (int rows = 0; rows < kOrdered; ++rows)
            rows_fit[stack][rows] = filter.rows_fit(stack, all.triples(rows));
    }
}

LowerBands::LowerBands(const BandFilter& second, const BandFilter& third)
    : second_(second), third_(third) {
    for (auto& lists : lists_) lists.resize(kOrdered);
}

std::uint64_t LowerBands::ways(const BandColumns& first) {
    const Partitions& all = Partitions::get();
    for (int stack = 0; stack < 3; ++stack) {
        second_.columns[stack].clear();
        third_.columns[stack].clear();
        for (const Partner& pair : all.partners(first[stack])) {
            if (!second_.filter.columns_fit(stack, all.triples(pair.second))) continue;
            if (!third_.filter.columns_fit(stack, all.triples(pair.third))) continue;
            second_.columns[stack].push_back(pair.second);
            third_.columns[stack].push_back(pair.third);
        }
        if (second_.columns[stack].empty()) return 0;
    }
    for (Band* band : {&second_, &third_}) {
        if (band->filter.is_plain())
            count_plain(*band);
        else
            count_fillings(*band);
    }
    const std::uint64_t share =
        std::uint64_t{second_.filter.is_plain() ? second_.filter.share() : 1} *
        (third_.filter.is_plain() ? third_.filter.share() : 1);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < second_.counts.size(); ++i)
        sum += std::uint64_t{second_.counts[i]} * third_.counts[i];
    return sum / share;
}

std::size_t LowerBands::cases() const {
    return second_.columns[0].size() * second_.columns[1].size() * second_.columns[2].size();
}

void LowerBands::count_plain(Band& band) {
    const Partitions& all = Partitions::get();
    const FreeBands& free = FreeBands::get();
    band.counts.resize(cases());
    std::uint32_t* next = band.counts.data();
    std::array<std::uint16_t, kPartners> thirds{};
    for (const int first : band.columns[0]) {
        const int one = all.unordered_of(first);
        std::size_t size = 0;
        for (const int third : band.columns[2])
            thirds[size++] = static_cast<std::uint16_t>(free.renamed(one, all.unordered_of(third)));
        for (const int second : band.columns[1]) {
            const auto& ways = free.ways(free.renamed(one, all.unordered_of(second)));
            for (std::size_t i = 0; i < size; ++i) *next++ = ways[thirds[i]];
        }
    }
}

void LowerBands::list_rows(const Band& band) {
    const Partitions& all = Partitions::get();
    for (int stack = 0; stack < 3; ++stack) {
        for (RowList& list : lists_[stack]) list.size = 0;
        for (std::size_t choice = 0; choice < band.columns[stack].size(); ++choice) {
            for (const int rows : all.transversals(band.columns[stack][choice])) {
                if (!band.rows_fit[stack][rows]) continue;
                RowList& list = lists_[stack][rows];
                list.choices[list.size++] = static_cast<std::uint8_t>(choice);
            }
        }
    }
}

void LowerBands::count_fillings(Band& band) {
    const Partitions& all = Partitions::get();
    list_rows(band);
    band.counts.assign(cases(), 0);
    const std::size_t columns_1 = band.columns[1].size();
    const std::size_t columns_2 = band.columns[2].size();
    for (int rows = 0; rows < kOrdered; ++rows) {
        const RowList& first = lists_[0][rows];
        if (first.size == 0) continue;
        for (const Partner& pair : all.partners(rows)) {
            const RowList& second = lists_[1][pair.second];
            const RowList& third = lists_[2][pair.third];
            if (second.size == 0 || third.size == 0) continue;
            for (std::size_t i = 0; i < first.size; ++i) {
                for (std::size_t j = 0; j < second.size; ++j) {
                    std::uint32_t* const line =
                        &band.counts[(first.choices[i] * columns_1 + second.choices[j]) *
                                     columns_2];
                    for (std::size_t k = 0; k < third.size; ++k) ++line[third.choices[k]];
                }
            }
        }
    }
}

}  // namespace nonet::bands
