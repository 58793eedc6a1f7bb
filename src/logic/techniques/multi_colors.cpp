// Multi colours: two clusters of a digit, each in two colours.
//
// Type 1: a colour of the first cluster sees one of the second, so these two are not both true, and
// one of the two others is: a cell that sees both of these loses the digit. Type 2: a colour of the
// first cluster sees both colours of the second, one of which is true, so it is false altogether.
//
// Order: digits ascending; ordered pairs of clusters; in each, type 2 before type 1; a profile that
// lists the group multi-colors gets the first of either kind. Cost: some 500 ns beside the
// colouring.
//
// Evidence: digits = the digit; colors = the two colours of the first cluster, then of the second.
#include "logic/kit/coloring.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_group.hpp"
#include "logic/technique_table.hpp"

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

/// A cluster, and what each of its colours sees.
struct Sight {
    const ColorCluster* colors = nullptr;
    ColorCluster seen;
};

/// The cells of the colours of `a` that see both colours of `b`.
CellMask false_colors(const Sight& a, const Sight& b) {
    CellMask losing;
    for (int color = 0; color < 2; ++color) {
        if (a.seen[color].intersects((*b.colors)[0]) && a.seen[color].intersects((*b.colors)[1])) {
            losing |= (*a.colors)[color];
        }
    }
    return losing;
}

/// The cells that see a colour of `a` and one of `b` whose partners see each other.
CellMask trapped(const Sight& a, const Sight& b) {
    CellMask losing;
    for (int of_a = 0; of_a < 2; ++of_a) {
        for (int of_b = 0; of_b < 2; ++of_b) {
            if (!a.seen[of_a].intersects((*b.colors)[of_b])) continue;
            losing |= a.seen[1 - of_a] & b.seen[1 - of_b];
        }
    }
    return losing;
}

class MultiColorsSearch {
  public:
    /// A null row: that type is not wanted.
    MultiColorsSearch(Search& search, const TechniqueRow* type1, const TechniqueRow* type2,
                      Steps& steps)
        : state_(search.state()),
          coloring_(search.coloring()),
          type1_(type1),
          type2_(type2),
          steps_(steps) {}

    void run() {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (search_digit(digit)) return;
        }
    }

  private:
    /// True: stop.
    bool search_digit(Digit digit) {
        const std::span<const ColorCluster> clusters = coloring_.clusters(digit);
        if (clusters.size() < 2) return false;
        std::array<Sight, kHouses> sights;  // each cluster has a house of its own
        const std::size_t count = std::min(clusters.size(), sights.size());
        for (std::size_t i = 0; i < count; ++i) {
            sights[i] = {&clusters[i], {seen_by(clusters[i][0]), seen_by(clusters[i][1])}};
        }
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                if (i == j) continue;
                if (examine(digit, sights[i], sights[j], i < j)) return true;
            }
        }
        return false;
    }

    /// `ascending`: a before b; type 1 says the same for both orders.
    bool examine(Digit digit, const Sight& a, const Sight& b, bool ascending) {
        const bool meet = (a.seen[0] | a.seen[1]).intersects((*b.colors)[0] | (*b.colors)[1]);
        if (!meet) return false;
        if (type2_ != nullptr && report(*type2_, digit, a, b, false_colors(a, b))) return true;
        return type1_ != nullptr && ascending &&
               report(*type1_, digit, a, b, trapped(a, b) & state_.cells_with(digit));
    }

    bool report(const TechniqueRow& row, Digit digit, const Sight& a, const Sight& b,
                const CellMask& losing) {
        if (losing.empty()) return false;
        Step step;
        step.technique = &row.info;
        step.digits = {digit};
        step.removals = candidates_in(losing, digit);
        for (const Sight& sight : {a, b}) {
            for (const CellMask& color : *sight.colors) {
                step.colors.push_back(candidates_in(color, digit));
            }
        }
        return steps_.add(std::move(step));
    }

    const State& state_;
    const Coloring& coloring_;
    const TechniqueRow* type1_;
    const TechniqueRow* type2_;
    Steps& steps_;
};

void find_type1(Search& search, const TechniqueRow& row, Steps& steps) {
    MultiColorsSearch(search, &row, nullptr, steps).run();
}

void find_type2(Search& search, const TechniqueRow& row, Steps& steps) {
    MultiColorsSearch(search, nullptr, &row, steps).run();
}

constexpr std::array<TechniqueRow, 2> kRows = {{
    {
        .info =
            {
                .name = "multi-colors-1",
                .title = "Multi Colors Type 1",
                .family = Family::coloring,
                .code = "0502",
                .aliases = "multi-coloring, color wing",
                .summary = "two clusters of a digit have colors that see each other, so a cell "
                           "that sees both other colors loses the digit",
                .page = "Color two separate clusters of a digit as in simple colors: in each, one "
                        "color is true. If a cell of color A in the first cluster sees a cell of "
                        "color C in the second, A and C are not both true. So the partner of A is "
                        "true or the partner of C is, and a cell that sees cells of both partners "
                        "loses the digit.",
                .example = ":0502:6:+2+15+9+67+8..+8+76+1+4+3.2.93+4+28+5...69+2.+314..+4+5+1.+723+"
                           "9.+78+3.9.+2..+3+69.1+8..254+8.+291..+12+73+5..8.:699:::",
            },
        .find = find_type1,
    },
    {
        .info =
            {
                .name = "multi-colors-2",
                .title = "Multi Colors Type 2",
                .family = Family::coloring,
                .code = "0503",
                .aliases = "multi-coloring, color wrap",
                .summary = "a color of one cluster sees both colors of another, so it is false",
                .page = "Color two separate clusters of a digit as in simple colors: in each, one "
                        "color is true. If color A of the first cluster sees cells of both colors "
                        "of the second, it sees a true cell in any case. So A is false, and every "
                        "cell of it loses the digit.",
                .example = ":0503:8:+7593+8+2+4+162.+147+6+59..+64.+5..2.+54+2.9+316.1.8+5+6+42.+9."
                           "9..2..+5+44.+561...+2.2..+35.+41.+132+4+7.+85:337 777:::",
            },
        .find = find_type2,
    },
}};

}  // namespace

TechniqueRows multi_colors() {
    return kRows;
}

void find_multi_colors(Search& search, Steps& steps) {
    MultiColorsSearch(search, &kRows[0], &kRows[1], steps).run();
}

}  // namespace nonet::logic
