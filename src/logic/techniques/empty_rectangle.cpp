// Empty rectangle: a digit whose places in a box lie on one row and one column of it.
//
// Four cells of the box, a rectangle, cannot take the digit; what is left is a cross. So the digit
// of the box stands in that row or in that column. Let a line that crosses the row outside the box
// have two places for the digit, one of them in the row: if the digit stands in the row of the box,
// it stands at the other end of that line, and else in the column of the box. The cell in that
// column that sees the far end loses it. The same with rows and columns exchanged. For each set of
// places in a box, a table gives the crosses that fit.
//
// A box with only two places makes a kite or a skyscraper too, and counts only if the options say
// so. Two empty rectangles of one box and digit can be told as one, the dual, which removes two
// candidates.
//
// Order: digits ascending, boxes, the centre of the cross from the lower right to the upper left,
// first along its row, then along its column. Cost: some 600 ns.
//
// Evidence: digits = the digit; base[0] = the box; fins = its candidates; cells = the near and the
// far cell of the line with two places (of both lines for a dual).
#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <array>
#include <bit>
#include <vector>

namespace nonet::logic {

namespace {

constexpr int kMasks = 1 << 9;

/// For each set of places in a box, the cells of the box that can be the centre of a cross: all
/// places lie in its row or column, and each of the two has a place outside the centre.
constexpr std::array<PlaceMask, kMasks> make_centres() {
    std::array<PlaceMask, kMasks> centres{};
    for (int places = 0; places < kMasks; ++places) {
        for (int centre = 0; centre < 9; ++centre) {
            const int row = 0007 << centre / 3 * 3;
            const int column = 0111 << centre % 3;
            if ((places & ~(row | column)) == 0 && (places & row & ~column) != 0 &&
                (places & column & ~row) != 0) {
                centres[places] = static_cast<PlaceMask>(centres[places] | 1 << centre);
            }
        }
    }
    return centres;
}

constexpr auto kCentres = make_centres();

struct Rectangle {
    Digit digit = 0;
    House box = 0;
    Cell near = 0;  ///< of the line with two places: in the row or column of the cross
    Cell far = 0;   ///< its other end
    Cell loser = 0;
};

class RectangleSearch {
  public:
    explicit RectangleSearch(const Search& search)
        : state_(search.state()), fewest_(search.options().two_candidate_rectangles ? 2 : 3) {}

    /// Calls `visit(rectangle)` for each until it returns true.
    template <class Visit>
    void for_each(const Visit& visit) const {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            for (House box = box_house(0); box < kHouses; ++box) {
                if (search_box(digit, box, visit)) return;
            }
        }
    }

  private:
    template <class Visit>
    bool search_box(Digit digit, House box, const Visit& visit) const {
        const PlaceMask places = state_.place_mask(box, digit);
        if (digit_count(places) < fewest_) return false;
        unsigned centres = kCentres[places];
        while (centres != 0) {
            const int last = static_cast<int>(std::bit_width(centres)) - 1;
            centres &= ~(1U << last);
            const Cell centre = kHouseCells[box][last];
            const House row = row_house(row_of(centre));
            const House column = column_house(column_of(centre));
            if (search_line(digit, box, row, column, visit)) return true;
            if (search_line(digit, box, column, row, visit)) return true;
        }
        return false;
    }

    /// The near ends lie in `line`, the candidates to remove in `other`, the two arms of the cross.
    template <class Visit>
    bool search_line(Digit digit, House box, House line, House other, const Visit& visit) const {
        const CellMask& with = state_.cells_with(digit);
        const bool is_row = line < column_house(0);
        for (const Cell near : (with & kHouseMasks[line]).without(kHouseMasks[box])) {
            const House link = is_row ? column_house(column_of(near)) : row_house(row_of(near));
            if (state_.places(link, digit) != 2) continue;
            const Cell far = (with & kHouseMasks[link]).without(CellMask::of(near)).first();
            const Cell loser = is_row ? cell_at(row_of(far), other - column_house(0))
                                      : cell_at(other, column_of(far));
            if (!with.has(loser) || kHouseMasks[box].has(loser)) continue;
            if (visit(Rectangle{digit, box, near, far, loser})) return true;
        }
        return false;
    }

    const State& state_;
    int fewest_;
};

void add_rectangle(Step& step, const State& state, const Rectangle& rectangle) {
    step.digits = {rectangle.digit};
    step.base = {rectangle.box};
    step.fins.clear();
    for (const Cell cell : state.cells_with(rectangle.digit) & kHouseMasks[rectangle.box]) {
        step.fins.push_back(Candidate::at(cell, rectangle.digit));
    }
    step.cells.push_back(rectangle.near);
    step.cells.push_back(rectangle.far);
    step.removals.push_back(Candidate::at(rectangle.loser, rectangle.digit));
}

void find(Search& search, const TechniqueRow& row, Steps& steps) {
    RectangleSearch(search).for_each([&](const Rectangle& rectangle) {
        Step step;
        step.technique = &row.info;
        add_rectangle(step, search.state(), rectangle);
        return steps.add(std::move(step));
    });
}

void find_dual(Search& search, const TechniqueRow& row, Steps& steps) {
    std::vector<Rectangle> rectangles;
    RectangleSearch(search).for_each([&rectangles](const Rectangle& rectangle) {
        rectangles.push_back(rectangle);
        return false;
    });
    for (std::size_t i = 0; i < rectangles.size(); ++i) {
        for (std::size_t j = i + 1; j < rectangles.size(); ++j) {
            const Rectangle& a = rectangles[i];
            const Rectangle& b = rectangles[j];
            if (a.digit != b.digit || a.box != b.box || a.loser == b.loser) continue;
            Step step;
            step.technique = &row.info;
            add_rectangle(step, search.state(), a);
            add_rectangle(step, search.state(), b);
            step.sort_results();
            if (steps.add(std::move(step))) return;
        }
    }
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "empty-rectangle",
                .title = "Empty Rectangle",
                .family = Family::single_digit,
                .code = "0402",
                .aliases = "hinge",
                .summary = "a digit has its places in a box on one row and one column, and a line "
                           "with two places carries it on",
                .page = "Look at one digit. In a box, all its places lie in one row or one column "
                        "of the box, so four cells of the box, the rectangle, are free of it. The "
                        "digit of the box therefore stands in that row or in that column.\n\n"
                        "Outside the box, a line that crosses the row has just two places for the "
                        "digit, one of them in the row. If the box has the digit in its row, the "
                        "near end of the line is false and the far end is true. If not, the box "
                        "has it in its column. Where the line through the far end meets this "
                        "column, the cell sees the digit in both cases and loses it. Rows and "
                        "columns can be exchanged.",
                .example = ":0402:2:+7.+9+54..+63.+657.+3.4.+48+3.69.+75.9..5+4+63+7+3+57+6.1+48.6+"
                           "4.3.+7.+51+8+7+6+9.+5+3.+45..4+3+67+9+893+4.7.5.6::::",
            },
        .find = find,
    },
    {
        .info =
            {
                .name = "dual-empty-rectangle",
                .title = "Dual Empty Rectangle",
                .family = Family::single_digit,
                .code = "0405",
                .aliases = "",
                .summary = "two empty rectangles of one digit in the same box, told as one",
                .page = "One box can carry a digit on through two lines. Each of the two empty "
                        "rectangles removes the digit from one cell.",
                .example = ":0405:9:6+4.25+3+7+1.+3+5+2.+176.+41+7.6.+4+25+3+783+52+1+9+4+6+4+9.+3+"
                           "7.1..+2+1.4...+37.2+7.+45+361.+64+132.+7.53+1+7..4..::::",
            },
        .find = find_dual,
    },
}};

}  // namespace

TechniqueRows empty_rectangle() {
    return kRows;
}

}  // namespace nonet::logic
