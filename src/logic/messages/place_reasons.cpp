// Of one or two digits: which houses bind them, which places see what.
#include "logic/messages/reasons.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/grid.hpp>

#include <span>
#include <string>

namespace nonet::logic {

namespace {

bool shares_line(Cell a, Cell b) {
    return row_of(a) == row_of(b) || column_of(a) == column_of(b);
}

House line_of(Cell a, Cell b) {
    return row_of(a) == row_of(b) ? row_house(row_of(a)) : column_house(column_of(a));
}

/// The houses in which the digit has no place outside the cells, and two places in them.
std::vector<House> binding_houses(const State& state, const CellMask& cells, Digit digit) {
    std::vector<House> houses;
    for (House house = 0; house < kHouses; ++house) {
        const CellMask places = state.cells_with(digit) & kHouseMasks[house];
        if (places.is_within(cells) && (cells & kHouseMasks[house]).count() == 2 &&
            !places.empty()) {
            houses.push_back(house);
        }
    }
    return houses;
}

/// Unique rectangle 4: a house of the third and fourth corner; 6: the two rows or the two columns.
std::string strong_houses(const Subject& subject) {
    const Step& step = subject.step;
    if (step.cells.size() != 4 || step.removals.empty() || step.digits.empty()) return {};
    const bool is_four = step.technique->name == "unique-rectangle-4";
    if (!is_four && step.technique->name != "unique-rectangle-6") return {};
    const Digit lost = step.removals[0].digit;
    if (is_four) {
        const Digit kept = lost == step.digits[0] ? step.digits.back() : step.digits[0];
        const std::vector<House> houses = binding_houses(
            subject.state, CellMask::of(step.cells[2]) | CellMask::of(step.cells[3]), kept);
        return houses.empty() ? std::string() : subject.speaker.house(houses.front());
    }
    std::vector<House> rows;
    std::vector<House> columns;
    for (const House house : binding_houses(subject.state, cells_of(step.cells), lost)) {
        if (house < 9) rows.push_back(house);
        if (house >= 9 && house < 18) columns.push_back(house);
    }
    return subject.speaker.houses(rows.size() == 2 ? rows : columns);
}

/// Empty rectangle: each line with two places, and what the candidate to be removed would do there.
void add_rectangles(const Subject& subject, Values& values) {
    const Step& step = subject.step;
    const Speaker& speaker = subject.speaker;
    const CellMask box = cells_of(step.fins);
    std::string cases;
    for (std::size_t i = 0; i + 1 < step.cells.size(); i += 2) {
        const Cell near = step.cells[i];
        const Cell far = step.cells[i + 1];
        for (const Candidate lost : step.removals) {
            const CellMask seen = kPeerMasks[near] | kPeerMasks[lost.cell];
            if (!shares_line(far, lost.cell) || !box.is_within(seen)) continue;
            if (!cases.empty()) cases += speaker.words().phrase("list.space");
            cases += speaker.say("er.case", {{"house", speaker.house(line_of(near, far))},
                                             {"lost", cell_name(lost.cell)},
                                             {"near", cell_name(near)},
                                             {"far", cell_name(far)},
                                             {"digit", std::to_string(lost.digit)},
                                             {"box", speaker.house(step.base[0])}});
            break;
        }
    }
    values["er_cases"] = cases;
}

/// Two-string kites of four cells each: the ends, and the two places that see each other.
std::string kites(const Subject& subject) {
    const Step& step = subject.step;
    const Speaker& speaker = subject.speaker;
    std::string text;
    for (std::size_t i = 0; i + 3 < step.cells.size() && !step.cover.empty(); i += 4) {
        const Cell end = step.cells[i];
        const Cell other_end = step.cells[i + 1];
        const Cell place = cell_at(row_of(other_end), column_of(end));
        for (const Candidate lost : step.removals) {
            if (lost.cell != place) continue;
            if (!text.empty()) text += speaker.words().phrase("list.space");
            text +=
                speaker.say("kite", {{"digit", std::to_string(lost.digit)},
                                     {"row", speaker.house(row_house(row_of(end)))},
                                     {"column", speaker.house(column_house(column_of(other_end)))},
                                     {"a", cell_name(end)},
                                     {"b", cell_name(step.cells[i + 2])},
                                     {"c", cell_name(other_end)},
                                     {"d", cell_name(step.cells[i + 3])},
                                     {"lost", cell_name(lost.cell)}});
            break;
        }
    }
    return text;
}

/// Fireworks: the two lines of the first cell and of the fourth, with the digits of each.
void add_crossings(const Subject& subject, Values& values) {
    const Step& step = subject.step;
    const Speaker& speaker = subject.speaker;
    const auto tell = [&](Cell cell, const char* row, const char* column) {
        values[row] = speaker.house(row_house(row_of(cell)));
        values[column] = speaker.house(column_house(column_of(cell)));
    };
    for (const char* name : {"row", "column", "row2", "column2", "digits_row", "digits_row2"})
        values[name] = "";
    if (!step.cells.empty()) tell(step.cells[0], "row", "column");
    if (step.cells.size() < 4 || step.digits.size() < 2) return;
    tell(step.cells[3], "row2", "column2");
    const std::span<const Digit> digits(step.digits);
    values["digits_row"] = speaker.digits(digits_of(digits.first(2)));
    values["digits_row2"] = speaker.digits(digits_of(digits.subspan(2)));
}

}  // namespace

void add_place_reasons(const Subject& subject, Values& values) {
    const Step& step = subject.step;
    const CellMask lost = cells_of(step.removals);
    const bool has_fins = !step.fins.empty() || !step.endo_fins.empty();
    values["fish_reason"] =
        subject.speaker.say(has_fins ? "fish.finned" : "fish.plain",
                            {{"digit", step.digits.empty() ? "" : std::to_string(step.digits[0])},
                             {"cover", subject.speaker.houses(step.cover)},
                             {"victims", subject.speaker.cells(lost)}});
    values["cannibals"] = subject.speaker.cells(lost & cells_of(step.cells));
    values["strong_houses"] = strong_houses(subject);
    values["er_cases"] = values["kites"] = "";
    if (step.technique->name.ends_with("empty-rectangle")) add_rectangles(subject, values);
    if (step.technique->name.ends_with("string-kite")) values["kites"] = kites(subject);
    add_crossings(subject, values);
}

}  // namespace nonet::logic
