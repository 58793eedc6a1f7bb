// Walks between the ends of chains, and the ways without a repeated cell.
//
// A walk in breadth from each start tells which ends can be reached and how far they are at least;
// ends are ranked by what they remove before any chain is drawn. The shortest walk may pass a cell
// twice, which a chain may not: then a search in depth looks for a detour, within a budget.
#include "logic/kit/simple_chains.hpp"

#include "logic/kit/digits.hpp"
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_row.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

/// How many nodes the search for one detour may visit, and that for all of them: far above what
/// puzzles need, but a torn sukaku shall not take seconds.
constexpr int kMostSteps = 20'000;
constexpr int kMostStepsInAll = 1'000'000;

/// How programs rank removals: cells weigh the more the later they come.
int weighted_sum(const CellMask& cells, Digit digit) {
    int sum = 0;
    int weight = 1;
    for (const Cell cell : cells) {
        sum += cell * weight + digit;
        weight += 80;
    }
    return sum;
}

constexpr std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

}  // namespace

void SimpleChains::Reached::add(Candidate node, Candidate from, int distance) {
    cells[at(node.digit - 1)].add(node.cell);
    links[at(node.index())] = static_cast<std::uint8_t>(distance);
    before[at(node.index())] = static_cast<std::uint16_t>(from.index());
}

bool SimpleChains::can_be_end(Candidate candidate) const {
    return kind_ == ChainKind::xy ? links_->bivalue_cells().has(candidate.cell)
                                  : !links_->strong_cells(candidate).empty();
}

CellMask SimpleChains::weak_cells(Candidate node) const {
    // Only those from which a strong link leads on.
    if (kind_ == ChainKind::x) return kPeerMasks[node.cell] & links_->paired_cells(node.digit);
    return kPeerMasks[node.cell] & state_->cells_with(node.digit) & links_->bivalue_cells();
}

CellMask SimpleChains::strong_cells(Candidate node) const {
    return kind_ == ChainKind::xy ? CellMask::of(node.cell) : links_->strong_cells(node);
}

Digit SimpleChains::strong_digit(Candidate node) const {
    if (kind_ == ChainKind::x) return node.digit;
    return first_digit(without(state_->candidates(node.cell), mask_of(node.digit)));
}

void SimpleChains::collect(const State& state, const LinkGraph& links, ChainKind kind,
                           int most_links) {
    state_ = &state;
    links_ = &links;
    kind_ = kind;
    most_links_ = std::clamp(most_links, 0, kMostLinks);
    sets_.clear();
    ends_.clear();
    rank_ = 0;
    budget_in_all_ = kMostStepsInAll;
    for (const Cell cell : state.blanks()) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const Candidate start = Candidate::at(cell, digit);
            if (!state.has(start) || !can_be_end(start)) continue;
            walk(start);
            note_ends(start);
        }
    }
    ranks_.resize(sets_.size());
    for (std::size_t i = 0; i < ranks_.size(); ++i) ranks_[i] = static_cast<std::uint16_t>(i);
    std::sort(ranks_.begin(), ranks_.end(), [this](std::uint16_t a, std::uint16_t b) {
        if (sets_[a].count != sets_[b].count) return sets_[a].count > sets_[b].count;
        return sets_[a].sum != sets_[b].sum ? sets_[a].sum < sets_[b].sum : a < b;
    });
    std::sort(ends_.begin(), ends_.end(), [](const Ends& a, const Ends& b) {
        if (a.set != b.set) return a.set < b.set;
        if (a.links != b.links) return a.links < b.links;
        return a.start != b.start ? a.start < b.start : a.end < b.end;
    });
}

/// Breadth first: what is true, and what is false, if `start` is false.
void SimpleChains::walk(Candidate start) {
    on_.cells.fill(CellMask());
    off_.cells.fill(CellMask());
    off_.add(start, start, 0);
    queue_[0] = static_cast<std::uint16_t>(start.index());
    std::size_t size = 1;
    for (std::size_t i = 0; i < size; ++i) {
        const Candidate off = Candidate::from_index(queue_[i]);
        const int distance = off_.links[at(off.index())];
        const bool is_last = distance + 3 > most_links_;
        const Digit digit = strong_digit(off);
        for (const Cell cell : strong_cells(off).without(on_.cells[at(digit - 1)])) {
            const Candidate on = Candidate::at(cell, digit);
            on_.add(on, off, distance + 1);
            if (is_last) continue;
            for (const Cell seen : weak_cells(on).without(off_.cells[at(digit - 1)])) {
                const Candidate next = Candidate::at(seen, digit);
                off_.add(next, on, distance + 2);
                queue_[size++] = static_cast<std::uint16_t>(next.index());
            }
        }
    }
}

void SimpleChains::note_ends(Candidate start) {
    const CellMask& targets = state_->cells_with(start.digit);
    const CellMask seen = kPeerMasks[start.cell] & targets;
    if (seen.empty()) return;
    for (const Cell cell : on_.cells[at(start.digit - 1)]) {
        // The same chain is met from its other end too. Only an X-chain can end where it began.
        if (cell < start.cell || (cell == start.cell && kind_ == ChainKind::xy)) continue;
        const CellMask cells = seen & kPeerMasks[cell];
        if (!cells.empty()) note(start, Candidate::at(cell, start.digit), cells);
    }
}

void SimpleChains::note(Candidate start, Candidate end, const CellMask& cells) {
    const int links = on_.links[at(end.index())];
    // Behind one link there may be a longer way too; trace() and detour() see to that.
    ends_.push_back({start, end, set_of(cells, start.digit), static_cast<std::uint16_t>(links)});
}

std::uint16_t SimpleChains::set_of(const CellMask& cells, Digit digit) {
    std::size_t i = 0;
    while (i < sets_.size() && (sets_[i].digit != digit || !(sets_[i].cells == cells))) ++i;
    if (i == sets_.size()) {
        sets_.push_back({cells, digit, cells.count(), weighted_sum(cells, digit)});
    }
    return static_cast<std::uint16_t>(i);
}

bool SimpleChains::next() {
    while (rank_ < ranks_.size()) {
        const std::uint16_t set = ranks_[rank_++];
        best_links_ = 0;
        auto ends = std::lower_bound(ends_.begin(), ends_.end(), set,
                                     [](const Ends& a, std::uint16_t b) { return a.set < b; });
        for (; ends != ends_.end() && ends->set == set; ++ends) {
            if (best_links_ != 0 && ends->links >= best_links_) break;
            if (!trace(*ends)) detour(*ends);
        }
        if (best_links_ != 0) return true;
    }
    return false;
}

/// Keeps the shortest walk between two ends, unless it is one link only or meets a cell twice.
bool SimpleChains::trace(const Ends& ends) {
    if (ends.links < 3) return false;
    walk(ends.start);
    Candidate node = ends.end;
    for (int i = ends.links; i >= 0; --i) {
        path_[at(i)] = node;
        const Reached& reached = i % 2 != 0 ? on_ : off_;
        if (i > 0) node = Candidate::from_index(reached.before[at(node.index())]);
    }
    if (!is_simple(ends.links + 1)) return false;
    keep(ends.links);
    return true;
}

bool SimpleChains::is_simple(int count) const {
    CellMask visited;
    for (int i = 0; i < count; ++i) {
        const Cell cell = path_[at(i)].cell;
        if (kind_ == ChainKind::xy && i % 2 != 0) continue;  // the same cell as before
        const bool is_end = i + 1 == count && cell == path_[0].cell;
        if (visited.has(cell) && !is_end) return false;
        visited.add(cell);
    }
    return true;
}

/// Keeps the shortest chain between two ends that meets no cell twice; trace() found none.
void SimpleChains::detour(const Ends& ends) {
    walk(ends.end);  // off_.links: how far each node is from the end, a bound for the search
    const int most = best_links_ != 0 ? std::min(best_links_ - 2, most_links_) : most_links_;
    const int granted = std::min(kMostSteps, budget_in_all_);
    budget_ = granted;
    bool is_found = false;
    for (int limit = std::max<int>(3, ends.links); limit <= most && !is_found; limit += 2) {
        path_[0] = ends.start;
        is_found = extend(ends, CellMask::of(ends.start.cell), 0, limit);
        if (is_found) keep(limit);
    }
    budget_in_all_ -= granted - std::max(budget_, 0);
}

/// Depth first: from path_[depth], which is false, to the end in exactly `limit` links in all.
bool SimpleChains::extend(const Ends& ends, CellMask visited, int depth, int limit) {
    const Candidate off = path_[at(depth)];
    const Digit digit = strong_digit(off);
    for (const Cell cell : strong_cells(off)) {
        const Candidate on = Candidate::at(cell, digit);
        path_[at(depth + 1)] = on;
        if (depth + 1 == limit) {
            const bool is_free =
                kind_ == ChainKind::xy || on.cell == ends.start.cell || !visited.has(on.cell);
            if (on == ends.end && is_free) return true;
            continue;
        }
        if (kind_ == ChainKind::x && visited.has(cell)) continue;
        CellMask with = visited;
        with.add(cell);
        for (const Cell seen : weak_cells(on).without(with)) {
            const Candidate next = Candidate::at(seen, digit);
            if (--budget_ < 0) return false;
            // From here the end is at least so far: where its own walk has this node true.
            if (!on_.has(next) || depth + 2 + on_.links[at(next.index())] > limit) continue;
            path_[at(depth + 2)] = next;
            CellMask further = with;
            further.add(seen);
            if (extend(ends, further, depth + 2, limit)) return true;
        }
    }
    return false;
}

void SimpleChains::keep(int links) {
    best_ = path_;
    best_links_ = links;
}

Chain make_chain(std::span<const Candidate> nodes) {
    Chain chain;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        ChainNode node;
        node.cells = CellMask::of(nodes[i].cell);
        node.digit = nodes[i].digit;
        if (i > 0) node.link = i % 2 != 0 ? LinkKind::strong : LinkKind::weak;
        chain.push_back(node);
    }
    return chain;
}

void find_simple_chains(Search& search, const TechniqueRow& row, ChainKind kind, int most_links,
                        Steps& steps) {
    SimpleChains& chains = search.simple_chains();
    chains.collect(search.state(), search.links(), kind, most_links);
    while (chains.next()) {
        Step step;
        step.technique = &row.info;
        step.digits = {chains.digit()};
        step.chains = {make_chain(chains.nodes())};
        for (const Cell cell : chains.removals()) {
            step.removals.push_back(Candidate::at(cell, chains.digit()));
        }
        if (steps.add(std::move(step))) return;
    }
}

}  // namespace nonet::logic
