// Classes of bands: as many as are known, as large as all bands together, the same for all images.
#include "support/puzzle_list.hpp"
#include "support/random_puzzles.hpp"

#include <nonet/band_class.hpp>
#include <nonet/symmetry.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

TEST(BandClass, FormsAscend) {
    EXPECT_EQ(band_form(0), "");
    EXPECT_EQ(band_form(417), "");
    EXPECT_EQ(band_form(1), "123456789456789123789123456");
    // As in the tables of others.
    EXPECT_EQ(band_form(2), "123456789456789123789123465");
    EXPECT_EQ(band_form(416), "123456789457893612986217354");
    for (int band = 1; band <= kBandClasses; ++band) {
        std::string line = band_form(band);
        if (band > 1) {
            EXPECT_LT(band_form(band - 1), line);
        }
        line.resize(kCells, '.');
        EXPECT_FALSE(find_clash(test::grid_of(line)));
    }
}

using Columns = std::array<int, 9>;

/// The 1,296 orders of columns that keep boxes together.
std::vector<Columns> column_orders() {
    std::vector<std::array<int, 3>> threes;
    std::array<int, 3> order = {0, 1, 2};
    do threes.push_back(order);
    while (std::next_permutation(order.begin(), order.end()));
    std::vector<Columns> orders;
    for (const auto& boxes : threes) {
        for (const auto& a : threes) {
            for (const auto& b : threes) {
                for (const auto& c : threes) {
                    const std::array<const std::array<int, 3>*, 3> inner = {&a, &b, &c};
                    Columns columns{};
                    for (int i = 0; i < 9; ++i)
                        columns[i] = 3 * boxes[i / 3] + (*inner[i / 3])[i % 3];
                    orders.push_back(columns);
                }
            }
        }
    }
    return orders;
}

/// How many orders of rows, boxes and columns, with new names for digits, give the band back.
int automorphisms(const std::string& band, const std::vector<Columns>& orders) {
    int count = 0;
    std::array<int, 3> rows = {0, 1, 2};
    do {
        for (const Columns& columns : orders) {
            std::array<char, 10> name{};
            for (int i = 0; i < 9; ++i) name[band[9 * rows[0] + columns[i]] - '0'] = band[i];
            int place = 9;
            while (place < 27 &&
                   name[band[9 * rows[place / 9] + columns[place % 9]] - '0'] == band[place])
                ++place;
            count += place == 27 ? 1 : 0;
        }
    } while (std::next_permutation(rows.begin(), rows.end()));
    return count;
}

// Each class has as many members as there are ways to write a band, divided by those that change
// nothing; together they are all bands, whose number Felgenhauer and Jarvis published.
TEST(BandClass, HoldsAllBands) {
    const std::vector<Columns> orders = column_orders();
    std::uint64_t bands = 0;
    for (int band = 1; band <= kBandClasses; ++band) {
        const int same = automorphisms(band_form(band), orders);
        ASSERT_GT(same, 0);
        bands += std::uint64_t{362880} * 7776 / static_cast<std::uint64_t>(same);
    }
    EXPECT_EQ(bands, 948'109'639'680U);
}

TEST(BandClass, IsTheSameForAllImages) {
    Random random(2);
    for (int i = 0; i < 5; ++i) {
        const Grid grid = test::random_full_grid(random);
        const auto classes = band_classes(grid);
        ASSERT_TRUE(classes);
        const auto image = band_classes(Symmetry::random(random).apply(grid));
        ASSERT_TRUE(image);
        const auto sorted = [](const std::array<BandClass, 6>& all) {
            std::multiset<std::pair<int, int>> numbers;
            for (const BandClass& one : all) numbers.emplace(one.band, one.columns);
            return numbers;
        };
        EXPECT_EQ(sorted(*classes), sorted(*image));
        // The form of each band is of its class, and of no other.
        for (const BandClass& one : *classes) {
            EXPECT_GE(one.columns, 1);
            EXPECT_LE(one.columns, kColumnClasses);
        }
    }
    EXPECT_FALSE(band_classes(Grid()));
}

}  // namespace
}  // namespace nonet
