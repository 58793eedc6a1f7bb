// Enumerates the columns of the first band by the signatures of the digits.
#include "bands/first_band.hpp"

#include "bands/free_bands.hpp"

#include <algorithm>
#include <numeric>

namespace nonet::bands {

namespace {

constexpr std::array<int, 3> kWeight = {9, 3, 1};

int column_of_signature(int signature, int stack) {
    return signature / kWeight[stack] % 3;
}

constexpr std::array<std::uint64_t, 10> kFactorial = {1,   1,   2,    6,     24,
                                                      120, 720, 5040, 40320, 362880};

}  // namespace

FirstBand::FirstBand(const BandClues& clues, bool merges) : filter_(clues.bands[0]) {
    for (auto& room : room_) room.fill(3);
    if (!filter_.is_plain()) list_rows();
    for (auto& stamps : stamps_) stamps.resize(kOrdered);
    find_signatures(clues);
    find_column_orders(clues);
    if (!merges) orders_.resize(1);
}

void FirstBand::list_rows() {
    const Partitions& all = Partitions::get();
    for (int stack = 0; stack < 3; ++stack) {
        rows_[stack].resize(kOrdered);
        for (int columns = 0; columns < kOrdered; ++columns) {
            if (!filter_.columns_fit(stack, all.triples(columns))) continue;
            for (const std::uint16_t rows : all.transversals(columns)) {
                if (filter_.rows_fit(stack, all.triples(rows)))
                    rows_[stack][columns].push_back(rows);
            }
        }
    }
}

void FirstBand::find_signatures(const BandClues& clues) {
    for (int digit = 0; digit < 9; ++digit) {
        bool is_clued = false;
        std::vector<int> allowed;
        for (int signature = 0; signature < 27; ++signature) {
            bool is_allowed = true;
            for (int band = 0; band < 3; ++band) {
                for (const Clue& clue : clues.bands[band]) {
                    if (clue.digit != digit) continue;
                    is_clued = true;
                    const bool here = column_of_signature(signature, clue.stack) == clue.column;
                    if (here != (band == 0)) is_allowed = false;
                }
            }
            if (is_allowed) allowed.push_back(signature);
        }
        if (is_clued) {
            clued_digits_.push_back(digit);
            allowed_.push_back(std::move(allowed));
        } else {
            free_digits_.push_back(digit);
        }
    }
}

void FirstBand::find_column_orders(const BandClues& clues) {
    std::array<std::array<bool, 3>, 3> is_fixed{};
    for (const auto& band : clues.bands) {
        for (const Clue& clue : band) is_fixed[clue.stack][clue.column] = true;
    }
    // The orders of each stack that move no column with a clue; the first one moves none.
    std::array<std::vector<std::array<int, 3>>, 3> orders;
    for (int stack = 0; stack < 3; ++stack) {
        std::array<int, 3> order = {0, 1, 2};
        do {
            bool is_allowed = true;
            for (int column = 0; column < 3; ++column)
                is_allowed &= !is_fixed[stack][column] || order[column] == column;
            if (is_allowed) orders[stack].push_back(order);
        } while (std::next_permutation(order.begin(), order.end()));
    }
    for (const auto& first : orders[0]) {
        for (const auto& second : orders[1]) {
            for (const auto& third : orders[2]) {
                SignatureMap map{};
                for (int signature = 0; signature < 27; ++signature) {
                    map[signature] =
                        static_cast<std::uint8_t>(9 * first[column_of_signature(signature, 0)] +
                                                  3 * second[column_of_signature(signature, 1)] +
                                                  third[column_of_signature(signature, 2)]);
                }
                orders_.push_back(map);
            }
        }
    }
}

bool FirstBand::for_each_case(const Visitor& visit) {
    visit_ = &visit;
    return place_clued(0);
}

bool FirstBand::fits(int signature) const {
    return room_[0][column_of_signature(signature, 0)] > 0 &&
           room_[1][column_of_signature(signature, 1)] > 0 &&
           room_[2][column_of_signature(signature, 2)] > 0;
}

void FirstBand::take(int signature, int change) {
    for (int stack = 0; stack < 3; ++stack)
        room_[stack][column_of_signature(signature, stack)] += change;
}

bool FirstBand::place_clued(std::size_t index) {
    if (index == clued_digits_.size()) return place_free(index, 0);
    for (const int signature : allowed_[index]) {
        if (!fits(signature)) continue;
        signature_[index] = signature;
        take(signature, -1);
        const bool go_on = place_clued(index + 1);
        take(signature, +1);
        if (!go_on) return false;
    }
    return true;
}

bool FirstBand::place_free(std::size_t index, int least) {
    if (index == 9) return finish();
    // Signatures ascend, so the columns of the first stack are filled one after the other.
    const int column = room_[0][0] > 0 ? 0 : room_[0][1] > 0 ? 1 : 2;
    for (int signature = std::max(least, 9 * column); signature < 9 * column + 9; ++signature) {
        if (!fits(signature)) continue;
        signature_[index] = signature;
        take(signature, -1);
        const bool go_on = place_free(index + 1, signature);
        take(signature, +1);
        if (!go_on) return false;
    }
    return true;
}

FirstBand::Key FirstBand::key_by(const SignatureMap& map) const {
    Key key;
    for (std::size_t i = 0; i < clued_digits_.size(); ++i)
        key.clued = key.clued << 5 | map[signature_[i]];
    for (std::size_t i = clued_digits_.size(); i < 9; ++i)
        key.free += std::uint64_t{1} << (2 * map[signature_[i]]);
    return key;
}

bool FirstBand::finish() {
    const Key key = key_by(orders_.front());
    std::uint64_t same = 0;
    for (const SignatureMap& order : orders_) {
        const Key other = key_by(order);
        if (other < key) return true;
        if (other == key) ++same;
    }
    std::uint64_t renamings = kFactorial[free_digits_.size()];
    for (std::uint64_t counts = key.free; counts != 0; counts >>= 2)
        renamings /= kFactorial[counts & 3];

    std::array<Triples, 3> triples{};
    for (std::size_t i = 0; i < 9; ++i) {
        const int digit =
            i < clued_digits_.size() ? clued_digits_[i] : free_digits_[i - clued_digits_.size()];
        for (int stack = 0; stack < 3; ++stack) {
            DigitSet& column = triples[stack][column_of_signature(signature_[i], stack)];
            column = static_cast<DigitSet>(column | 1U << digit);
        }
    }
    ColumnCase found;
    for (int stack = 0; stack < 3; ++stack)
        found.columns[stack] = Partitions::get().ordered_of(triples[stack]);
    found.fillings = fillings(found.columns) * renamings * (orders_.size() / same);
    return found.fillings == 0 || (*visit_)(found);
}

std::uint64_t FirstBand::fillings(const BandColumns& columns) {
    const Partitions& all = Partitions::get();
    if (filter_.is_plain()) {
        const FreeBands& free = FreeBands::get();
        const int one = all.unordered_of(columns[0]);
        return free.ways(free.renamed(one, all.unordered_of(columns[1])),
                         free.renamed(one, all.unordered_of(columns[2]))) /
               filter_.share();
    }
    // The box whose clues leave the fewest rows leads; its partners are looked up, or where the
    // second box has fewer rows than that, each with each.
    std::array<int, 3> stacks = {0, 1, 2};
    std::sort(stacks.begin(), stacks.end(), [&](int a, int b) {
        return rows_[a][columns[a]].size() < rows_[b][columns[b]].size();
    });
    const auto& lead = rows_[stacks[0]][columns[stacks[0]]];
    const auto& second = rows_[stacks[1]][columns[stacks[1]]];
    const auto& third = rows_[stacks[2]][columns[stacks[2]]];
    ++stamp_;
    for (const int rows : third) stamps_[1][rows] = stamp_;
    std::uint64_t count = 0;
    if (second.size() < kPartners) {
        for (const int rows : lead) {
            for (const int other : second) {
                const int rest = all.third_of(rows, other);
                count += rest >= 0 && stamps_[1][rest] == stamp_ ? 1 : 0;
            }
        }
        return count;
    }
    for (const int rows : second) stamps_[0][rows] = stamp_;
    for (const int rows : lead) {
        for (const Partner& pair : all.partners(rows))
            count += stamps_[0][pair.second] == stamp_ && stamps_[1][pair.third] == stamp_ ? 1 : 0;
    }
    return count;
}

}  // namespace nonet::bands
