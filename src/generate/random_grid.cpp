// Random full grids: see the header for the steps and why they are fair.
#include "generate/random_grid.hpp"

#include "generate/box_lines.hpp"
#include "generate/middle_boxes.hpp"
#include "generate/small_draws.hpp"

#include <nonet/geometry.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace nonet::generate {

namespace {

constexpr std::size_t kDeals = 56;  ///< ways to deal the digits of two lines to a box beside
constexpr std::size_t kThreeOrders = kOrders * kOrders * kOrders;
constexpr std::size_t kSideBoxes = kDeals * kThreeOrders;
constexpr std::size_t kWays = 8;  ///< to fill a box whose digits are barred, or none

/// The number of all sequences of choices.
constexpr std::uint64_t kSequences = std::uint64_t{kSideBoxes} * kSideBoxes * MiddleBoxes::kMost *
                                     kThreeOrders * kThreeOrders * kWays * kWays;

/// What random.below(kSequences) draws, but with divisions that are known beforehand.
std::uint64_t draw_choices(Random& random) {
    constexpr std::uint64_t kRejected = (0 - kSequences) % kSequences;
    std::uint64_t value = random.next();
    while (value < kRejected) value = random.next();
    return value % kSequences;
}

/// Takes one choice of so many out of a number that holds several.
template <std::size_t kBound>
constexpr std::size_t take(std::uint64_t& choices) {
    const auto taken = static_cast<std::size_t>(choices % kBound);
    choices /= kBound;
    return taken;
}

/// A digit of each row into each column, by an order for each row.
constexpr Lines take_across(Lines along, std::uint64_t& choices) {
    const Lines first = kSpread[along[0]][take<kOrders>(choices)];
    const Lines second = kSpread[along[1]][take<kOrders>(choices)];
    return first | second | kSpread[along[2]][take<kOrders>(choices)];
}

/// Which members of the lines of a box go where in the box beside it, as bits by rank: some of the
/// second and the third line to its first line, some of the first line to its second.
struct Deal {
    std::uint8_t from_first;
    std::uint8_t from_second;
    std::uint8_t from_third;
};

/// Of the second line as many members go to the first one as of the third go elsewhere, and as many
/// of the first: 1 + 27 + 27 + 1 ways.
constexpr std::array<Deal, kDeals> make_deals() {
    std::array<Deal, kDeals> deals{};
    std::size_t count = 0;
    for (unsigned choice = 0; choice < 512; ++choice) {
        const unsigned first = choice & 7;
        const unsigned second = choice >> 3 & 7;
        const unsigned third = choice >> 6;
        const int left = 3 - std::popcount(second);
        if (std::popcount(third) != left || std::popcount(first) != left) continue;
        deals[count++] = {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second),
                          static_cast<std::uint8_t>(third)};
    }
    return deals;
}
constexpr auto kDeal = make_deals();

constexpr Lines deal_beside(Lines lines, const Deal& deal) {
    const unsigned first =
        kSubsets[lines[1]][deal.from_second] | unsigned{kSubsets[lines[2]][deal.from_third]};
    const unsigned second = kSubsets[lines[0]][deal.from_first] | (lines[2] & ~first);
    return {first, second, kAllDigits & ~(first | second)};
}

/// A box beside box 1, or below it with rows and columns exchanged.
struct SideBox {
    Lines along;   ///< its lines that box 1 shares
    Lines across;  ///< the others
};

using SideBoxes = std::array<SideBox, kSideBoxes>;

/// All of them beside a box with these lines: too many for the compiler, so made once a program.
std::unique_ptr<SideBoxes> make_side_boxes(Lines lines) {
    auto boxes = std::make_unique<SideBoxes>();
    for (std::uint64_t i = 0; i < kSideBoxes; ++i) {
        std::uint64_t choices = i;
        SideBox& box = (*boxes)[i];
        box.along = deal_beside(lines, kDeal[take<kDeals>(choices)]);
        box.across = take_across(box.along, choices);
    }
    return boxes;
}

/// For three digits that are barred from one place each the two orders that are left, by the places
/// as a number of base 3; kOrders twice where there is none.
constexpr auto make_orders_left() {
    std::array<std::array<std::uint8_t, 2>, 27> left{};
    for (std::size_t barred = 0; barred < left.size(); ++barred) {
        const std::array<std::size_t, 3> from = {barred % 3, barred / 3 % 3, barred / 9};
        std::size_t count = 0;
        left[barred] = {kOrders, kOrders};
        for (std::size_t order = 0; order < kOrders; ++order) {
            bool fits = true;
            for (std::size_t place = 0; place < 3; ++place) {
                fits = fits && from[kRanksInOrder[order][place]] != place;
            }
            if (fits) left[barred][count++] = static_cast<std::uint8_t>(order);
        }
    }
    return left;
}
constexpr auto kOrdersLeft = make_orders_left();

/// The lines across of a box, none of whose digits may be in its line of `barred`. Of two ways for
/// each line a bit of `bits` tells which. False where a line has none.
bool fill(Lines along, Lines barred, std::size_t bits, Lines& across) {
    std::array<std::size_t, 3> orders{};
    for (std::size_t line = 0; line < 3; ++line) {
        const auto& members = kSubsets[along[line]];
        std::size_t from = 0;
        for (std::size_t rank = 3; rank-- > 0;) {
            const unsigned digit = members[std::size_t{1} << rank];
            const unsigned place =
                ((digit & barred[1]) != 0 ? 1U : 0U) + ((digit & barred[2]) != 0 ? 2U : 0U);
            from = 3 * from + place;
        }
        orders[line] = kOrdersLeft[from][bits >> line & 1];
    }
    if (orders[0] == kOrders || orders[1] == kOrders || orders[2] == kOrders) return false;
    across =
        kSpread[along[0]][orders[0]] | kSpread[along[1]][orders[1]] | kSpread[along[2]][orders[2]];
    return true;
}

void write(const Box& box, int number, Grid& grid) {
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            grid.set(cell_at(number / 3 * 3 + row, number % 3 * 3 + column),
                     std::countr_zero(box.rows[row] & box.columns[column]) + 1);
        }
    }
}

}  // namespace

std::optional<Grid> draw_grid(Random& random) {
    static const auto kBeside = make_side_boxes(kFirstRows);
    static const auto kBelow = make_side_boxes(kFirstColumns);
    static const MiddleBoxes& kMiddle = MiddleBoxes::all();
    std::uint64_t choices = draw_choices(random);
    const SideBox& beside = (*kBeside)[take<kSideBoxes>(choices)];
    const SideBox& below = (*kBelow)[take<kSideBoxes>(choices)];
    const Box box2{beside.along, beside.across};
    const Box box4{below.across, below.along};
    const Lines rows3 = rest_of(kFirstRows, box2.rows);
    const Box box3{rows3, take_across(rows3, choices)};
    const Lines columns7 = rest_of(kFirstColumns, box4.columns);
    const Box box7{take_across(columns7, choices), columns7};
    Box box5;
    if (!kMiddle.get(box4.rows, box2.columns, take<MiddleBoxes::kMost>(choices), box5)) return {};
    Box box6{rest_of(box4.rows, box5.rows), {}};
    if (!fill(box6.rows, box3.columns, take<kWays>(choices), box6.columns)) return {};
    Box box8{{}, rest_of(box2.columns, box5.columns)};
    if (!fill(box8.columns, box7.rows, take<kWays>(choices), box8.rows)) return {};
    const Box box9{rest_of(box7.rows, box8.rows), rest_of(box3.columns, box6.columns)};
    if (!meet(box9.rows, box9.columns)) return {};

    Grid grid;
    int number = 0;
    for (const Box& box :
         {Box{kFirstRows, kFirstColumns}, box2, box3, box4, box5, box6, box7, box8, box9}) {
        write(box, number++, grid);
    }
    return grid;
}

Grid random_grid(Random& random) {
    std::optional<Grid> drawn;
    while (!drawn) drawn = draw_grid(random);
    std::array<std::uint8_t, kDigits> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    SmallDraws(random).shuffle(std::span<std::uint8_t>(names));
    for (Cell cell = 0; cell < kCells; ++cell) drawn->set(cell, names[(*drawn)[cell] - 1]);
    return *drawn;
}

}  // namespace nonet::generate
