// What an exocet removes, by trying every pair of digits that its base could hold.
//
// For each pair the targets, the mirror cells and the S cells are filled as far as the pattern
// forces them; what no pair needs goes.
#include "logic/kit/exocet_cases.hpp"

#include "logic/kit/digits.hpp"

#include <iterator>

namespace nonet::logic {

namespace {

using DigitKills = std::array<CellMask, kDigits>;  // cells in which the digit is excluded

LineMask bit(int place) {
    return static_cast<LineMask>(1U << place);
}

/// Two lines that must take one digit: where it can stand on each.
struct OpenLines {
    std::array<int, 2> lines{};  // indices of cross-lines
    std::array<LineMask, 2> places{};

    /// Places for the digit, different ones.
    [[nodiscard]] bool has_room() const {
        return places[0] != 0 && places[1] != 0 && digit_count(LineMask(places[0] | places[1])) > 1;
    }
    [[nodiscard]] OpenLines without(int line, int place) const {
        OpenLines rest = *this;
        for (int i = 0; i < 2; ++i) {
            if (lines[i] == line) rest.places[i] = static_cast<LineMask>(places[i] & ~bit(place));
        }
        return rest;
    }
};

/// True when the two digits fit into the S cells together, no cell taken twice.
bool fit_together(const OpenLines& a, const OpenLines& b) {
    for (const int first : places_of(a.places[0])) {
        for (const int second : places_of(a.places[1])) {
            if (second == first) continue;
            if (b.without(a.lines[0], first).without(a.lines[1], second).has_room()) return true;
        }
    }
    return false;
}

class ExocetCases {
  public:
    ExocetCases(const State& state, const LinePlaces& places, const Exocet& exocet)
        : state_(state), places_(places), exocet_(exocet) {
        for (int i = 0; i < 2; ++i) {
            for (int place = 0; place < 9; ++place) {
                if (kHouseCells[exocet.cross_lines[exocet.target_lines[i]]][place] ==
                    exocet.targets[i]) {
                    target_place_[i] = place;
                }
            }
        }
    }

    void run() {
        for (Digit first = 1; first <= kDigits; ++first) {
            if (!state_.has(Candidate::at(exocet_.base[0], first))) continue;
            for (Digit second = 1; second <= kDigits; ++second) {
                if (second == first || !state_.has(Candidate::at(exocet_.base[1], second)))
                    continue;
                try_case({first, second}, {first, second});
                try_case({first, second}, {second, first});
            }
        }
    }

    [[nodiscard]] bool has_cases() const { return has_cases_; }

    void collect(std::vector<Candidate>& removals) const {
        for (int i = 0; i < 2; ++i) {
            keep_only(exocet_.base[i], base_[i], removals);
            keep_only(exocet_.targets[i], targets_[i], removals);
            int m = 0;
            for (const Cell cell : exocet_.mirrors[i]) {
                keep_only(cell, mirrors_[i][m++], removals);
            }
            if (!exocet_.mirrors[i].empty() && is_single(mirror_others_[i])) {
                const Digit other = first_digit(mirror_others_[i]);
                remove_from(common_peers(exocet_.mirrors[i]), other, removals);
            }
        }
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            remove_from(kills_[digit - 1], digit, removals);
        }
    }

    [[nodiscard]] DigitMask mirror_digits(int target) const {
        return static_cast<DigitMask>(mirrors_[target][0] | mirrors_[target][1]);
    }

  private:
    void keep_only(Cell cell, DigitMask digits, std::vector<Candidate>& removals) const {
        for (const Digit digit :
             digits_of(static_cast<DigitMask>(state_.candidates(cell) & ~digits))) {
            removals.push_back(Candidate::at(cell, digit));
        }
    }
    void remove_from(const CellMask& cells, Digit digit, std::vector<Candidate>& removals) const {
        for (const Cell cell : cells& state_.cells_with(digit)) {
            removals.push_back(Candidate::at(cell, digit));
        }
    }
    [[nodiscard]] DigitMask digits_at(Cell cell) const {
        const int value = state_.values()[cell];
        return value != 0 ? mask_of(value) : state_.candidates(cell);
    }

    /// The cross-lines that the target `index` with `digit` leaves to the S cells.
    [[nodiscard]] OpenLines open_lines(int index, Digit digit) const {
        OpenLines open;
        int n = 0;
        for (int line = 0; line < 3; ++line) {
            if (line == exocet_.target_lines[index]) continue;
            unsigned places = places_.at(exocet_.cross_lines[line], digit) & exocet_.outside &
                              ~bit(target_place_[index]);
            if (line == exocet_.target_lines[1 - index]) places &= ~bit(target_place_[1 - index]);
            open.lines[n] = line;
            open.places[n++] = static_cast<LineMask>(places);
        }
        return open;
    }

    void try_case(const std::array<Digit, 2>& base, const std::array<Digit, 2>& targets) {
        for (int i = 0; i < 2; ++i) {
            if (!state_.has(Candidate::at(exocet_.targets[i], targets[i]))) return;
        }
        const std::array<OpenLines, 2> open{open_lines(0, targets[0]), open_lines(1, targets[1])};
        if (!open[0].has_room() || !open[1].has_room() || !fit_together(open[0], open[1])) return;
        DigitKills kills{};
        std::array<MirrorDigits, 2> mirrors{};
        for (int i = 0; i < 2; ++i) {
            if (!fill_mirror(i, targets, mirrors[i], kills)) return;
            CellMask& excluded = kills[targets[i] - 1];
            excluded |= kPeerMasks[exocet_.targets[i]];
            excluded |= kPeerMasks[exocet_.base[base[0] == targets[i] ? 0 : 1]];
            excluded |= locked_by(open[i]);
        }
        for (int i = 0; i < 2; ++i) {
            add_to(base_[i], mask_of(base[i]));
            add_to(targets_[i], mask_of(targets[i]));
            for (int m = 0; m < 2; ++m) add_to(mirrors_[i][m], mirrors[i].cells[m]);
            add_to(mirror_others_[i], mirrors[i].others);
        }
        for (int i = 0; i < kDigits; ++i) {
            kills_[i] = has_cases_ ? kills_[i] & kills[i] : kills[i];
        }
        has_cases_ = true;
    }

    struct MirrorDigits {
        std::array<DigitMask, 2> cells{};  // what each cell of the mirror can hold
        DigitMask others = 0;              // what the cell without the target's digit can hold
    };

    static void add_to(DigitMask& digits, DigitMask more) {
        digits = static_cast<DigitMask>(digits | more);
    }

    /// False when the mirror of a target cannot repeat its digit.
    bool fill_mirror(int index, const std::array<Digit, 2>& targets, MirrorDigits& mirror,
                     DigitKills& kills) const {
        if (exocet_.mirrors[index].empty()) return true;
        const Cell first = exocet_.mirrors[index].first();
        const Cell second = (exocet_.mirrors[index].without(CellMask::of(first))).first();
        const std::array<Cell, 2> cells{first, second};
        const DigitMask own = mask_of(targets[index]);
        // The other target stands in the mirror's box unless it is far away.
        const bool is_near = !exocet_.mirrors[1 - index].empty();
        const auto taken =
            static_cast<DigitMask>(is_near ? own | mask_of(targets[1 - index]) : own);
        CellMask places;
        for (int m = 0; m < 2; ++m) {
            const auto other = static_cast<DigitMask>(digits_at(cells[1 - m]) & ~taken);
            if ((digits_at(cells[m]) & own) == 0 || other == 0) continue;
            add_to(mirror.cells[m], own);
            add_to(mirror.cells[1 - m], other);
            add_to(mirror.others, other);
            places.add(cells[m]);
        }
        if (places.empty()) return false;
        kills[targets[index] - 1] |= common_peers(places);
        return true;
    }

    /// Where the digit cannot stand because two lines take it on the open cross-lines.
    [[nodiscard]] CellMask locked_by(const OpenLines& open) const {
        const auto both = static_cast<LineMask>(open.places[0] | open.places[1]);
        if (digit_count(both) != 2) return {};
        const std::array<House, 2> cross{exocet_.cross_lines[open.lines[0]],
                                         exocet_.cross_lines[open.lines[1]]};
        CellMask excluded;
        for (const int place : places_of(both)) {
            excluded |= kHouseMasks[cross[0] < 9 ? column_house(place) : row_house(place)];
        }
        return excluded.without(kHouseMasks[cross[0]] | kHouseMasks[cross[1]]);
    }

    const State& state_;
    const LinePlaces& places_;
    const Exocet& exocet_;
    std::array<int, 2> target_place_{};
    bool has_cases_ = false;
    std::array<DigitMask, 2> base_{};
    std::array<DigitMask, 2> targets_{};
    std::array<std::array<DigitMask, 2>, 2> mirrors_{};
    std::array<DigitMask, 2> mirror_others_{};
    DigitKills kills_{};
};

/// Two houses that cover the S cells of a digit.
void add_cover(const Exocet& exocet, const CellMask& cells, std::vector<House>& cover) {
    const auto is_covered = [&cells](House a, House b) {
        return cells.is_within(kHouseMasks[a] | kHouseMasks[b]);
    };
    std::vector<House> houses(exocet.cross_lines.begin(), exocet.cross_lines.end());
    for (const int place : places_of(exocet.outside)) {
        houses.push_back(exocet.cross_lines[0] < 9 ? column_house(place) : row_house(place));
    }
    for (auto a = houses.rbegin(); a != houses.rend(); ++a) {  // lines across first
        for (auto b = std::next(a); b != houses.rend(); ++b) {
            if (!is_covered(*a, *b)) continue;
            cover.insert(cover.end(), {*b, *a});
            return;
        }
    }
}

/// The cells of the second and third cross-line in the base's chute that are neither targets nor
/// on the base's line.
CellMask companions_of(const Exocet& exocet) {
    const bool is_row = exocet.cross_lines[0] < 9;
    CellMask cells;
    for (int i = 1; i < 3; ++i) cells |= kHouseMasks[exocet.cross_lines[i]];
    const Cell base = exocet.base[0];
    cells = cells.without(
        kHouseMasks[is_row ? column_house(column_of(base)) : row_house(row_of(base))]);
    CellMask chute;
    for (int i = 0; i < 3; ++i) {
        chute |= kHouseMasks[is_row ? box_house(i * 3 + stack_of(base))
                                    : box_house(band_of(base) * 3 + i)];
    }
    cells = cells & chute;
    for (const Cell target : exocet.targets) cells.remove(target);
    return cells;
}

}  // namespace

bool conclude_exocet(const State& state, const LinePlaces& places, const Exocet& exocet,
                     Step& step) {
    ExocetCases cases(state, places, exocet);
    cases.run();
    if (!cases.has_cases()) return false;
    cases.collect(step.removals);
    if (step.removals.empty()) return false;
    step.sort_results();
    const CellMask s_cells = s_cells_of(exocet);
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if ((exocet.digits & mask_of(digit)) == 0) continue;
        step.digits.push_back(digit);
        CellMask of_digit = s_cells & state.cells_with(digit);
        for (const Cell cell : s_cells) {
            if (state.values()[cell] == digit) of_digit.add(cell);
        }
        add_cover(exocet, of_digit, step.cover);
    }
    step.cells.assign(exocet.base.begin(), exocet.base.end());
    step.base.assign(exocet.cross_lines.begin(), exocet.cross_lines.end());
    step.sets.push_back(
        {CellMask::of(exocet.targets[0]) | CellMask::of(exocet.targets[1]), exocet.digits});
    step.sets.push_back({s_cells, exocet.digits});
    step.sets.push_back({companions_of(exocet), 0});
    const int first = exocet.targets[0] < exocet.targets[1] ? 0 : 1;
    for (const int i : {first, 1 - first}) {
        if (exocet.mirrors[i].empty()) continue;
        step.sets.push_back({exocet.mirrors[i], cases.mirror_digits(i)});
    }
    return true;
}

}  // namespace nonet::logic
