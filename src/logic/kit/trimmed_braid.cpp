// Spreading to a contradiction, going back to what it needed, leaving out one by one.
//
// Going back marks for each needed value one single that excluded it, the earliest; leaving out
// repeats the spreading without one single and keeps the shorter braid. Each trial is a few
// assumptions, so trimming costs no more than the spreading did.
#include "logic/kit/trimmed_braid.hpp"

namespace nonet::logic {

bool BraidTrimmer::refute(int target, Braid& braid) {
    braid.target = target;
    braid.count = 0;
    if (!spread(braid)) return false;
    drop_idle(braid);
    for (int i = braid.count - 1; i >= 0; --i) try_without(braid, i);
    return true;
}

bool BraidTrimmer::spread(Braid& braid) {
    const auto note = [&braid](int single, Variable variable) {
        if (braid.count < Braid::kRoom) {
            braid.singles[braid.count] = {static_cast<std::int16_t>(single),
                                          static_cast<std::int16_t>(variable)};
        }
        ++braid.count;
    };
    braid.empty = reach_.spread(braid.target, braid.rounds, note);
    reach_.retract_all();
    return braid.empty >= 0 && braid.count <= Braid::kRoom;
}

/// The number of a single before `end` that excludes `value`, one that is kept if there is one;
/// -1: the target does.
int BraidTrimmer::excluded_by(const Braid& braid, int value, int end, const Kept& kept) const {
    if (kPartners[braid.target].has(value)) return -1;
    int first = -1;
    for (int i = 0; i < end; ++i) {
        if (!kPartners[braid.singles[i].value].has(value)) continue;
        if (kept[i]) return i;
        if (first < 0) first = i;
    }
    return first;
}

/// Keeps what leaves a variable with `right` alone (or with nothing, for -1).
void BraidTrimmer::keep_reasons(const Braid& braid, Variable variable, int right, int end,
                                Kept& kept) const {
    for (const int value : kValuesOf[variable]) {
        if (value == right || !reach_.candidates().has(value)) continue;
        const int by = excluded_by(braid, value, end, kept);
        if (by >= 0) kept[by] = true;
    }
}

void BraidTrimmer::drop_idle(Braid& braid) const {
    Kept kept{};
    keep_reasons(braid, braid.empty, -1, braid.count, kept);
    for (int i = braid.count - 1; i >= 0; --i) {
        const Braid::Single single = braid.singles[i];
        if (kept[i]) keep_reasons(braid, single.variable, single.value, i, kept);
    }
    int count = 0;
    for (int i = 0; i < braid.count; ++i) {
        if (kept[i]) braid.singles[count++] = braid.singles[i];
    }
    braid.count = count;
}

/// Takes the shorter braid if the singles but one still reach a contradiction.
void BraidTrimmer::try_without(Braid& braid, int left_out) {
    if (left_out >= braid.count) return;
    CandidateMask allowed;
    for (int i = 0; i < braid.count; ++i) {
        if (i != left_out) allowed.add(braid.singles[i].value);
    }
    Braid shorter;
    shorter.target = braid.target;
    shorter.rounds = braid.rounds;
    if (!replay(allowed, shorter)) return;
    drop_idle(shorter);
    if (shorter.count < braid.count) braid = shorter;
}

/// Singles again, but only of these values.
bool BraidTrimmer::replay(const CandidateMask& allowed, Braid& braid) {
    braid.empty = reach_.assume(braid.target);
    for (bool is_moving = true; is_moving && braid.empty < 0;) {
        is_moving = false;
        for (const int value : allowed) {
            const Variable variable = single_at(value);
            if (variable < 0) continue;
            braid.singles[braid.count++] = {static_cast<std::int16_t>(value),
                                            static_cast<std::int16_t>(variable)};
            braid.empty = reach_.assume(value);
            is_moving = true;
            if (braid.empty >= 0) break;
        }
    }
    reach_.retract_all();
    return braid.empty >= 0;
}

/// A variable that has only this value left, if the value is not assumed yet; else -1.
Variable BraidTrimmer::single_at(int value) const {
    if (!reach_.is_possible(value) || reach_.is_assumed(value)) return -1;
    for (const Variable variable : kVariablesOf[value]) {
        if (reach_.values(variable) == 1 && reach_.has_excluded(variable)) return variable;
    }
    return -1;
}

}  // namespace nonet::logic
