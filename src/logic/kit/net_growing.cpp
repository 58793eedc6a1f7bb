// Growing the tables of nets: entries that follow from several others together.
//
// A pass asks every table in turn, and passes go on while any table has grown. Two things keep that
// short without changing what comes out. A table that a pass has left as it was stays so for good,
// since it reads nothing but itself while nothing new is borrowed. And a group that should be
// switched off because all other places of its digit in a house are true is entered as switched on,
// whether it is there or not; such a table grows by the same entries in each pass until it is full,
// which is done at once, while the passes that this would have taken are counted.
#include "logic/kit/digits.hpp"
#include "logic/kit/net_tables.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

/// What a pass over one table costs, as a budget counts.
constexpr int kStepsPerTable = 2000;

}  // namespace

void NetTables::list_units() {
    units_.clear();
    cells_.clear();
    group_units_.clear();
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        for (const CellMask& house : kHouseMasks) {
            const CellMask places = house & state_->cells_with(digit);
            if (places.count() >= 3) units_.push_back({digit, places});
        }
    }
    for (const Cell cell : state_->blanks()) {
        if (digit_count(state_->candidates(cell)) >= 3) cells_.push_back(cell);
    }
    for (const ImplicationGraph::Group& group : graph_->groups()) {
        for (const House house : {group.box, group.line}) {
            const CellMask places = kHouseMasks[house] & state_->cells_with(group.digit);
            const CellMask others = places.without(group.cells);
            if (others.count() >= 2) group_units_.push_back({group.digit, group.on, others});
        }
    }
}

void NetTables::grow_all(Budget& budget) {
    const int literals = 2 * graph_->candidates();
    std::vector<bool> is_settled(static_cast<std::size_t>(literals), false);
    passes_owed_ = 0;
    bool has_grown = true;
    while (has_grown || passes_owed_ > 0) {
        has_grown = false;
        bool are_all_settled = true;
        for (const int first : {0, 1}) {
            for (int node = first; node < literals; node += 2) {
                if (is_settled[node]) continue;
                if (!budget.work(kStepsPerTable)) return;
                const int size = tables_[node].size();
                is_settled[node] = !grow(tables_[node]);
                has_grown = has_grown || tables_[node].size() > size;
                are_all_settled = are_all_settled && is_settled[node];
            }
        }
        if (are_all_settled) return;
        --passes_owed_;
    }
}

/// True when the table may change in another pass.
bool NetTables::grow(NetTable& table) {
    const int size = table.size();
    const int last_distance = table.entry(size - 1).distance;
    has_changed_ = false;
    repeats_.clear();
    grow_by_houses(table);
    grow_by_cells(table);
    grow_by_groups(table);
    expand_from(table, size);
    if (has_changed_) return true;
    if (table.size() > size && !table.is_full()) repeat_until_full(table);
    return table.size() == size && table.entry(size - 1).distance != last_distance;
}

void NetTables::repeat_until_full(NetTable& table) {
    const int left = NetTable::kRoom - table.size();
    const int in_a_pass = static_cast<int>(repeats_.size());
    passes_owed_ = std::max(passes_owed_, (left + in_a_pass - 1) / in_a_pass + 2);
    while (!table.is_full()) {
        for (const Repeat& repeat : repeats_) {
            table.add(repeat.node, repeat.reasons);
            table.set_distance(table.size() - 1, repeat.distance);
        }
    }
    table.set_distance(table.size() - 1, repeats_.back().distance);
}

void NetTables::grow_by_houses(NetTable& table) {
    for (const Unit& unit : units_) {
        const CellMask off = unit.places & table.sets().off[unit.digit - 1];
        if (off.empty()) continue;
        const CellMask left = unit.places.without(off);
        if (left.empty()) {
            for (const Cell cell : off) {
                CellMask others = off;
                others.remove(cell);
                add_by_places(table, literal(cell, unit.digit, true), unit.digit, others, false);
            }
        } else if (left.is_single()) {
            add_by_places(table, literal(left.first(), unit.digit, true), unit.digit, off, false);
        }
    }
}

void NetTables::grow_by_cells(NetTable& table) {
    for (const Cell cell : cells_) {
        DigitMask left = 0;
        for (const Digit digit : digits_of(state_->candidates(cell))) {
            if (!table.sets().off[digit - 1].has(cell)) left |= mask_of(digit);
        }
        if (is_single(left)) {
            add_by_cell(table, Candidate::at(cell, first_digit(left)));
        } else if (left == 0) {
            for (const Digit digit : digits_of(state_->candidates(cell))) {
                add_by_cell(table, Candidate::at(cell, digit));
            }
        }
    }
}

void NetTables::grow_by_groups(NetTable& table) {
    for (const GroupUnit& unit : group_units_) {
        if (unit.others.is_within(table.sets().off[unit.digit - 1])) {
            add_by_places(table, unit.on, unit.digit, unit.others, false);
        }
        if (unit.others.is_within(table.sets().on[unit.digit - 1])) {
            const auto off = static_cast<NodeId>(unit.on + 1);
            add_by_places(table, off, unit.digit, unit.others, true);
        }
    }
}

void NetTables::add_by_places(NetTable& table, NodeId node, Digit digit, const CellMask& places,
                              bool are_on) {
    needs_.clear();
    for (const Cell place : places) needs_.push_back(literal(place, digit, are_on));
    add_net(table, node);
}

void NetTables::add_by_cell(NetTable& table, Candidate candidate) {
    needs_.clear();
    for (const Digit digit : digits_of(state_->candidates(candidate.cell))) {
        if (digit != candidate.digit) needs_.push_back(literal(candidate.cell, digit, false));
    }
    add_net(table, literal(candidate.cell, candidate.digit, true));
}

void NetTables::add_net(NetTable& table, NodeId node) {
    NetTable::Reasons reasons{};
    std::size_t count = 0;
    int distance = 0;
    for (const NodeId need : needs_) {
        const int place = table.place(need);
        if (place < 0) continue;
        if (count < reasons.size()) reasons[count++] = static_cast<std::uint16_t>(place);
        distance += table.entry(place).distance + 1;
    }
    if (!table.has(node)) {
        const ImplicationNode& what = graph_->node(node);
        const NodeId added = what.is_on ? node : static_cast<NodeId>(node - 1);
        if (table.has(added)) {
            repeats_.push_back({added, reasons, distance});
        } else if (!table.is_full()) {
            has_changed_ = true;
        }
        table.add(added, reasons);
        table.set_distance(table.size() - 1, distance);
        return;
    }
    const int place = table.place(node);
    const NetTable::Entry& known = table.entry(place);
    if (distance >= known.distance) return;
    if (known.is_borrowed) {
        // The lender's number stays among the reasons, and the last reason is lost.
        std::copy_backward(reasons.begin(), reasons.end() - 1, reasons.end());
        reasons[0] = known.reasons[0];
    }
    table.replace(place, reasons, distance);
    has_changed_ = true;
    if (!table.is_full()) borrow_from(table, place);
}

}  // namespace nonet::logic
