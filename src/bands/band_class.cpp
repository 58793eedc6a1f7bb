// The smallest form of a band, the list of all 416, and the classes of a grid's bands.
//
// The smallest form begins with 123456789, since digits may be renamed; so an order of rows, boxes
// and columns fixes the names, and the smallest of the 6 · 6 · 6³ = 7,776 others is the form. A
// comparison ends at the first digit that differs.
//
// All classes: the first two rows of a form are the smallest form of a pair of rows by themselves.
// So the 12,096 second rows are asked first whether they are that, and the third rows, 216 for each
// one left, whether the band is its own form: most are refused after a few orders.
#include "bands/free_bands.hpp"

#include <nonet/band_class.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace nonet {

namespace bands {

namespace {

using Row = std::array<std::uint8_t, 9>;
using Order = std::array<std::uint8_t, 9>;  ///< of columns
using Rows = std::vector<Row>;

constexpr Row kFirstRow = {1, 2, 3, 4, 5, 6, 7, 8, 9};

const std::vector<Order>& column_orders() {
    static const std::vector<Order> kOrders = [] {
        constexpr std::uint8_t kThree[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                               {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        std::vector<Order> orders;
        for (const auto& boxes : kThree) {
            for (int columns = 0; columns < 216; ++columns) {
                const int choice[3] = {columns / 36, columns / 6 % 6, columns % 6};
                Order order{};
                for (int i = 0; i < 9; ++i) {
                    order[i] =
                        static_cast<std::uint8_t>(3 * boxes[i / 3] + kThree[choice[i / 3]][i % 3]);
                }
                orders.push_back(order);
            }
        }
        return orders;
    }();
    return kOrders;
}

/// Takes the rows and columns of a band, or of its first rows, in every order, renamed so that the
/// first row is 123456789, and makes `best` the smallest; with `stops`, ends at the first that is
/// smaller than `best`. True when there was one.
bool find_smaller(const Rows& band, Rows& best, bool stops) {
    std::vector<std::size_t> rows(band.size());
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i] = i;
    bool found = false;
    do {
        for (const Order& order : column_orders()) {
            std::array<std::uint8_t, 10> name{};
            for (std::uint8_t i = 0; i < 9; ++i)
                name[band[rows[0]][order[i]]] = static_cast<std::uint8_t>(i + 1);
            const auto digit = [&](std::size_t place) {
                return name[band[rows[1 + place / 9]][order[place % 9]]];
            };
            const std::size_t places = 9 * (band.size() - 1);
            std::size_t place = 0;
            while (place < places && digit(place) == best[1 + place / 9][place % 9]) ++place;
            if (place == places || digit(place) > best[1 + place / 9][place % 9]) continue;
            found = true;
            if (stops) return true;
            for (; place < places; ++place) best[1 + place / 9][place % 9] = digit(place);
        }
    } while (std::next_permutation(rows.begin(), rows.end()));
    return found;
}

Rows smallest_form(const Rows& band) {
    Rows best(band.size());
    best[0] = kFirstRow;
    for (std::size_t i = 1; i < best.size(); ++i) best[i].fill(10);
    find_smaller(band, best, false);
    return best;
}

bool is_smallest(const Rows& band) {
    Rows best = band;
    return !find_smaller(band, best, true);
}

/// Calls visit(row) for every row that can stand below `above`: no digit twice in a row or a box.
template <class Visit>
void for_each_next_row(const Rows& above, const Visit& visit) {
    Row row{};
    const auto place = [&](const auto& self, std::size_t column, unsigned used) -> void {
        if (column == 9) {
            visit(row);
            return;
        }
        unsigned taken = used;
        for (const Row& other : above) {
            for (std::size_t i = column / 3 * 3; i < column / 3 * 3 + 3; ++i)
                taken |= 1U << other[i];
        }
        for (std::uint8_t digit = 1; digit <= 9; ++digit) {
            if ((taken >> digit & 1) != 0) continue;
            row[column] = digit;
            self(self, column + 1, used | 1U << digit);
        }
    };
    place(place, 0, 0);
}

/// The forms of all bands, ascending.
const std::vector<Rows>& all_forms() {
    static const std::vector<Rows> kForms = [] {
        std::vector<Rows> forms;
        for_each_next_row({kFirstRow}, [&](const Row& second) {
            if (second[0] != 4 || second[1] != 5 || !is_smallest({kFirstRow, second})) return;
            for_each_next_row({kFirstRow, second}, [&](const Row& third) {
                Rows band = {kFirstRow, second, third};
                if (is_smallest(band)) forms.push_back(std::move(band));
            });
        });
        return forms;
    }();
    return kForms;
}

/// The band, or with `transposed` the stack, of that number.
Rows rows_of(const Grid& grid, bool transposed, int number) {
    Rows rows(3);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 9; ++column) {
            const Cell cell =
                transposed ? cell_at(column, 3 * number + row) : cell_at(3 * number + row, column);
            rows[row][column] = static_cast<std::uint8_t>(grid[cell]);
        }
    }
    return rows;
}

int column_class_of(const Rows& band) {
    const Partitions& all = Partitions::get();
    const FreeBands& free = FreeBands::get();
    std::array<int, 3> boxes{};
    for (int box = 0; box < 3; ++box) {
        Triples triples{};
        for (const Row& row : band) {
            for (int column = 0; column < 3; ++column)
                triples[column] |= static_cast<DigitSet>(1U << (row[3 * box + column] - 1));
        }
        boxes[box] = all.unordered_of(all.ordered_of(triples));
    }
    return free.column_class(free.renamed(boxes[0], boxes[1]), free.renamed(boxes[0], boxes[2]));
}

}  // namespace

}  // namespace bands

std::optional<std::array<BandClass, 6>> band_classes(const Grid& grid) {
    if (!is_solution(grid)) return std::nullopt;
    const auto& forms = bands::all_forms();
    std::array<BandClass, 6> classes;
    for (int i = 0; i < 6; ++i) {
        const bands::Rows band = bands::rows_of(grid, i >= 3, i % 3);
        const auto form = std::lower_bound(forms.begin(), forms.end(), bands::smallest_form(band));
        classes[i] = {static_cast<int>(form - forms.begin()) + 1, bands::column_class_of(band) + 1};
    }
    return classes;
}

std::string band_form(int band) {
    if (band < 1 || band > kBandClasses) return {};
    std::string form;
    for (const bands::Row& row : bands::all_forms()[static_cast<std::size_t>(band - 1)]) {
        for (const std::uint8_t digit : row) form += static_cast<char>('0' + digit);
    }
    return form;
}

}  // namespace nonet
