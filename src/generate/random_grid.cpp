// Random full grids: see the header for the steps and why they are fair.
#include "generate/random_grid.hpp"

#include <nonet/geometry.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace nonet::generate {

namespace {

/// Three sets of digits: the rows of a box, or its columns.
using Triple = std::array<DigitMask, 3>;

constexpr std::size_t kDeals = 56;  ///< ways to deal the digits of two rows to a box beside
constexpr std::size_t kOrders = 6;  ///< of three digits
constexpr std::size_t kBoxes = kDeals * kOrders * kOrders * kOrders;
constexpr Triple kRows = {0b000000111, 0b000111000, 0b111000000};     ///< of box 1
constexpr Triple kColumns = {0b001001001, 0b010010010, 0b100100100};  ///< of box 1

constexpr std::uint8_t kOrder[kOrders][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                             {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/// Which members of three sets go where, as bits by rank: some of the second and the third set to
/// the first row of the box beside, some of the first to the second row.
struct Deal {
    std::uint8_t from_first;
    std::uint8_t from_second;
    std::uint8_t from_third;
};

/// Of the second set as many members go to the first row as of the third go elsewhere, and as many
/// of the first: 1 + 27 + 27 + 1 ways.
constexpr std::array<Deal, kDeals> make_deals() {
    std::array<Deal, kDeals> deals{};
    std::size_t count = 0;
    for (unsigned first = 0; first < 8; ++first) {
        for (unsigned second = 0; second < 8; ++second) {
            for (unsigned third = 0; third < 8; ++third) {
                const int taken = std::popcount(second);
                if (std::popcount(third) != 3 - taken || std::popcount(first) != 3 - taken)
                    continue;
                deals[count++] = {static_cast<std::uint8_t>(first),
                                  static_cast<std::uint8_t>(second),
                                  static_cast<std::uint8_t>(third)};
            }
        }
    }
    return deals;
}
constexpr auto kDeal = make_deals();

/// Members of a set of three digits, by rank.
constexpr std::array<std::array<DigitMask, 8>, 512> make_members() {
    std::array<std::array<DigitMask, 8>, 512> members{};
    for (unsigned set = 0; set < 512; ++set) {
        if (std::popcount(set) != 3) continue;
        for (unsigned ranks = 0; ranks < 8; ++ranks) {
            unsigned rest = set;
            unsigned chosen = 0;
            for (unsigned rank = 0; rank < 3; ++rank, rest &= rest - 1) {
                if ((ranks >> rank & 1) != 0) chosen |= rest & (0 - rest);
            }
            members[set][ranks] = static_cast<DigitMask>(chosen);
        }
    }
    return members;
}
constexpr auto kMembers = make_members();

constexpr DigitMask others(DigitMask a, DigitMask b) {
    return static_cast<DigitMask>(kAllDigits & ~(a | b));
}

/// The rows of the box beside one with these rows.
constexpr Triple deal_beside(const Triple& rows, const Deal& deal) {
    const auto first = static_cast<DigitMask>(kMembers[rows[1]][deal.from_second] |
                                              kMembers[rows[2]][deal.from_third]);
    const auto second =
        static_cast<DigitMask>(kMembers[rows[0]][deal.from_first] | (rows[2] & ~first));
    return {first, second, others(first, second)};
}

/// The columns of a box whose rows have these orders.
constexpr Triple columns_of(const Triple& rows, const std::array<std::size_t, 3>& orders) {
    Triple columns{};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            const unsigned rank = 1U << kOrder[orders[row]][column];
            columns[column] = static_cast<DigitMask>(columns[column] | kMembers[rows[row]][rank]);
        }
    }
    return columns;
}

/// Takes a number below `bound` out of a larger one.
constexpr std::size_t take(std::uint64_t& number, std::size_t bound) {
    const auto taken = static_cast<std::size_t>(number % bound);
    number /= bound;
    return taken;
}

constexpr std::array<std::size_t, 3> take_orders(std::uint64_t& number) {
    const std::size_t first = take(number, kOrders);
    const std::size_t second = take(number, kOrders);
    return {first, second, take(number, kOrders)};
}

/// A box beside box 1, or below it with rows and columns exchanged.
struct SideBox {
    Triple along;   ///< its lines that box 1 shares
    Triple across;  ///< the others
};

using SideBoxes = std::array<SideBox, kBoxes>;

/// All of them beside a box with these lines: too many for the compiler, so made once a program.
std::unique_ptr<SideBoxes> make_side_boxes(const Triple& lines) {
    auto boxes = std::make_unique<SideBoxes>();
    for (std::uint64_t i = 0; i < kBoxes; ++i) {
        std::uint64_t rest = i;
        SideBox& box = (*boxes)[i];
        box.along = deal_beside(lines, kDeal[take(rest, kDeals)]);
        box.across = columns_of(box.along, take_orders(rest));
    }
    return boxes;
}

/// A box by its rows and columns: the digit of a cell is in both.
struct Box {
    Triple rows;
    Triple columns;
};

/// Does each row meet each column in a digit? Then in one alone. Without a branch, since seven of
/// eight draws end here: the columns side by side in a word, where a sum carries into the bit above
/// each that is not empty.
constexpr bool is_box(const Box& box) {
    constexpr std::uint64_t kEach = 0x0000'0001'0001'0001;
    const std::uint64_t columns =
        box.columns[0] | std::uint64_t{box.columns[1]} << 16 | std::uint64_t{box.columns[2]} << 32;
    std::uint64_t meets = 0x8000 * kEach;
    for (const DigitMask row : box.rows) meets &= (columns & row * kEach) + 0x7fff * kEach;
    return meets == 0x8000 * kEach;
}

/// Puts three digits into three places, each not into the place where it is barred. There are two
/// ways, of which `second` tells which; or none: then the answer is false.
bool place(DigitMask digits, const Triple& barred, bool second, Triple& places) {
    int found = 0;
    for (const auto& order : kOrder) {
        Triple one;
        unsigned clash = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            one[i] = kMembers[digits][1U << order[i]];
            clash |= one[i] & barred[i];
        }
        if (clash != 0) continue;
        if (found++ == (second ? 1 : 0)) {
            for (std::size_t i = 0; i < 3; ++i) {
                places[i] = static_cast<DigitMask>(places[i] | one[i]);
            }
            return true;
        }
    }
    return false;
}

/// The box beside two others in a band (or below two in a stack), by a bit for each line.
bool fill(const Triple& lines, const Triple& barred, std::size_t bits, Triple& across) {
    across = {};
    for (std::size_t line = 0; line < 3; ++line) {
        if (!place(lines[line], barred, (bits >> line & 1) != 0, across)) return false;
    }
    return true;
}

constexpr Triple others(const Triple& a, const Triple& b) {
    return {others(a[0], b[0]), others(a[1], b[1]), others(a[2], b[2])};
}

void write(const Box& box, int number, Grid& grid) {
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const auto digit = static_cast<DigitMask>(box.rows[row] & box.columns[column]);
            grid.set(cell_at(number / 3 * 3 + row, number % 3 * 3 + column),
                     std::countr_zero(digit) + 1);
        }
    }
}

/// The number of all sequences of choices.
constexpr std::uint64_t kSequences = kBoxes * kBoxes * kDeals * kDeals * 216 * 216 * 64;

/// What random.below(kSequences) draws, but with divisions that are known beforehand.
std::uint64_t draw_choices(Random& random) {
    constexpr std::uint64_t kRejected = (0 - kSequences) % kSequences;
    std::uint64_t value = random.next();
    while (value < kRejected) value = random.next();
    return value % kSequences;
}

}  // namespace

std::optional<Grid> draw_grid(Random& random) {
    static const auto kBeside = make_side_boxes(kRows);
    static const auto kBelow = make_side_boxes(kColumns);
    std::uint64_t rest = draw_choices(random);
    const SideBox& beside = (*kBeside)[take(rest, kBoxes)];
    const SideBox& below = (*kBelow)[take(rest, kBoxes)];
    Box box5;
    box5.rows = deal_beside(below.across, kDeal[take(rest, kDeals)]);
    box5.columns = deal_beside(beside.across, kDeal[take(rest, kDeals)]);
    if (!is_box(box5)) return {};

    const Box box2{beside.along, beside.across};
    const Box box4{below.across, below.along};
    Box box3;
    box3.rows = others(kRows, box2.rows);
    box3.columns = columns_of(box3.rows, take_orders(rest));
    Box box7;
    box7.columns = others(kColumns, box4.columns);
    box7.rows = columns_of(box7.columns, take_orders(rest));
    Box box6;
    box6.rows = others(box4.rows, box5.rows);
    if (!fill(box6.rows, box3.columns, take(rest, 8), box6.columns)) return {};
    Box box8;
    box8.columns = others(box2.columns, box5.columns);
    if (!fill(box8.columns, box7.rows, take(rest, 8), box8.rows)) return {};
    const Box box9{others(box7.rows, box8.rows), others(box3.columns, box6.columns)};
    if (!is_box(box9)) return {};

    Grid grid;
    int number = 0;
    for (const Box& box : {Box{kRows, kColumns}, box2, box3, box4, box5, box6, box7, box8, box9}) {
        write(box, number++, grid);
    }
    return grid;
}

Grid random_grid(Random& random) {
    std::optional<Grid> drawn;
    while (!drawn) drawn = draw_grid(random);
    std::array<std::uint8_t, kDigits> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    random.shuffle(std::span<std::uint8_t>(names));
    for (Cell cell = 0; cell < kCells; ++cell) drawn->set(cell, names[(*drawn)[cell] - 1]);
    return *drawn;
}

}  // namespace nonet::generate
