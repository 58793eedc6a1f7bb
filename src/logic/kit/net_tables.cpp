// Building and expanding; filling, growing and the ways have files of their own.
//
// Tables of candidates borrow, those of groups and sets only lend (net_table.hpp). Expanding is the
// dear part: each entry of each table offers the whole table of its node, and one comparison over
// all nodes turns most offers down.
#include "logic/kit/net_tables.hpp"

namespace nonet::logic {

namespace {

/// What one table costs at the least in each round of work, as a budget counts.
constexpr int kStepsPerTable = 2000;

}  // namespace

void NetTables::build(const ImplicationGraph& graph, int look_ahead, Budget& budget) {
    graph_ = &graph;
    state_ = &graph.state();
    const auto nodes = static_cast<std::size_t>(graph.size());
    if (tables_.size() < nodes) tables_.resize(nodes);
    const auto literals = static_cast<std::size_t>(2 * graph.candidates());
    for (std::size_t i = 0; i < nodes; ++i) {
        tables_[i].reset(graph, i < literals ? NetTable::Role::borrower : NetTable::Role::lender);
    }
    nothing_.reset(graph, NetTable::Role::lender);
    measured_.clear();
    proof_.reset(graph);
    start_.start_from(*state_);
    for (int literal = 0; literal < 2 * graph.candidates(); ++literal) {
        if (!budget.work(kStepsPerTable)) return;
        fill_candidate(static_cast<NodeId>(literal), look_ahead);
    }
    add_direct_links();
    expand_all(budget);
    list_units();
    grow_all(budget);
}

void NetTables::expand_all(Budget& budget) {
    for (const int first : {0, 1}) {  // what follows from true, then from false
        for (int node = first; node < 2 * graph_->candidates(); node += 2) {
            if (!budget.work(kStepsPerTable)) return;
            expand_from(tables_[node], 1);
        }
    }
}

void NetTables::expand_from(NetTable& table, int first) {
    for (int place = first; place < table.size() && !table.is_full(); ++place) {
        borrow_from(table, place);
    }
}

void NetTables::borrow_from(NetTable& table, int place) {
    const NodeId node = table.entry(place).node;
    const NetTable& source = tables_[node];
    const int base = table.entry(place).distance;
    if (!table.could_take_from(source, base)) return;
    const NetTable::Lender lender = lender_of(node);
    source.for_each_own([&](int own) {
        const NetTable::Entry& offer = source.entry(own);
        const int distance = base + offer.distance;
        const int known = table.place(offer.node);
        if (known < 0) {
            table.borrow(offer.node, lender, distance);
            has_changed_ = true;
        } else if (table.entry(known).is_borrowed && table.entry(known).distance > distance) {
            table.borrow_shorter(known, lender, distance);
            has_changed_ = true;
        }
    });
}

NetTable::Lender NetTables::lender_of(NodeId node) const {
    const ImplicationNode& what = graph_->node(node);
    if (what.kind != NodeKind::candidate) return {node - 2 * graph_->candidates(), false, true};
    return {what.cell * 10 + what.digit, what.is_on, false};
}

const NetTable& NetTables::table_of(const NetTable::Entry& borrowed) const {
    const int number = borrowed.reasons[0];
    const int literals = 2 * graph_->candidates();
    if (borrowed.is_from_other) {
        return literals + number < graph_->size() ? tables_[literals + number] : nothing_;
    }
    // The entry that is scribbled on when a table is full may name no table.
    const int cell = number / 10;
    const Digit digit = number % 10;
    if (cell >= kCells || digit == 0 || !state_->has(Candidate::at(cell, digit))) return nothing_;
    return tables_[literal(cell, digit, borrowed.is_from_on)];
}

}  // namespace nonet::logic
