// Estimates the cases of the first band and the cost of each.
//
// Cases: of the 1680³ columns of a band each digit keeps the share of its 27 signatures that the
// clues allow; digits and columns without clues are interchangeable. Cost: a clue in a lower band
// halves the columns of its box, and leaves a ninth of the fillings of its band.
#include "bands/plan.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace nonet::bands {

namespace {

constexpr double kColumns = 1680.0 * 1680.0 * 1680.0;
constexpr double kLowerColumns = 56.0 * 56.0 * 56.0;
constexpr double kLowerFillings = 35.0e6;

// Nanoseconds, measured.
constexpr double kPlainCase = 150.0;  // of the first band alone
constexpr double kOtherCase = 3000.0;
constexpr double kCaseOverhead = 3000.0;
constexpr double kListOverhead = 150'000.0;
constexpr double kPerColumns = 1.5;
constexpr double kPerFilling = 1.2;

// With many clues the shares below are not independent: fewer cases are left than they say.
constexpr std::size_t kManyClues = 7;
constexpr double kFewerCases = 0.3;

/// The part of the 27 signatures that the clues leave to a digit.
double share_of_digit(const BandClues& clues, int digit) {
    double share = 1.0;
    for (int stack = 0; stack < 3; ++stack) {
        std::array<bool, 3> is_open = {true, true, true};
        for (int band = 0; band < 3; ++band) {
            for (const Clue& clue : clues.bands[band]) {
                if (clue.digit != digit || clue.stack != stack) continue;
                for (int column = 0; column < 3; ++column) {
                    if ((column == clue.column) != (band == 0)) is_open[column] = false;
                }
            }
        }
        share *= static_cast<double>(std::count(is_open.begin(), is_open.end(), true)) / 3.0;
    }
    return share;
}

/// How many orders the columns without clues have.
double column_orders(const BandClues& clues) {
    std::array<bool, 9> is_fixed{};
    for (const auto& band : clues.bands) {
        for (const Clue& clue : band) is_fixed[3 * clue.stack + clue.column] = true;
    }
    double orders = 1.0;
    for (int stack = 0; stack < 3; ++stack) {
        const auto* const begin = is_fixed.data() + 3 * stack;
        constexpr std::array<double, 4> kOrders = {6.0, 2.0, 1.0, 1.0};
        orders *= kOrders[std::count(begin, begin + 3, true)];
    }
    return orders;
}

double cases(const BandClues& clues, bool merges) {
    double count = kColumns;
    int free_digits = 0;
    for (int digit = 0; digit < 9; ++digit) {
        bool is_clued = false;
        for (const auto& band : clues.bands) {
            for (const Clue& clue : band) is_clued |= clue.digit == digit;
        }
        if (is_clued)
            count *= share_of_digit(clues, digit);
        else
            count /= ++free_digits;
    }
    if (merges) count /= column_orders(clues);
    const std::size_t all = clues.bands[0].size() + clues.bands[1].size() + clues.bands[2].size();
    if (all > kManyClues) count *= kFewerCases;
    return std::max(count, 1.0);
}

double cost_of_case(const BandClues& clues) {
    const double first = clues.bands[0].size() < 2 ? kPlainCase : kOtherCase;
    if (clues.bands[1].empty() && clues.bands[2].empty()) return first;
    double columns = kLowerColumns;
    for (std::size_t i = 0; i < clues.bands[1].size() + clues.bands[2].size(); ++i) columns /= 2.0;
    double cost = first + kCaseOverhead + columns * kPerColumns;
    for (int band = 1; band < 3; ++band) {
        if (clues.bands[band].size() < 2) continue;
        // Also the clues of the other band keep columns away.
        double fillings = kLowerFillings;
        for (std::size_t i = 0; i < clues.bands[band].size(); ++i) fillings /= 6.0;
        for (std::size_t i = 0; i < clues.bands[3 - band].size(); ++i) fillings /= 2.0;
        cost += kListOverhead + fillings * kPerFilling;
    }
    return cost;
}

}  // namespace

Plan make_plan(const Grid& puzzle) {
    Plan best;
    best.nanoseconds = std::numeric_limits<double>::infinity();
    for (const bool transposed : {false, true}) {
        for (int first = 0; first < 3; ++first) {
            const BandClues clues = band_clues(puzzle, transposed, first);
            const bool merges = !clues.bands[1].empty() || !clues.bands[2].empty();
            const double cost = cases(clues, merges) * cost_of_case(clues);
            if (cost < best.nanoseconds) best = {transposed, first, cost};
        }
    }
    return best;
}

}  // namespace nonet::bands
