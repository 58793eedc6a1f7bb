// Group by group; each must have a digit and none twice, so that a lost gap between two groups is
// found: see candidate_block.hpp.
#include "text/rows/candidate_block.hpp"

#include "text/rows/row.hpp"

#include <string>

namespace nonet::text {

namespace {

bool fail_symbol(const CellText& group, std::size_t at, Record& record) {
    const std::size_t index = index_of(*group.line, group.text) + at;
    const char c = group.text[at];
    const bool twice = c >= '1' && c <= '9';
    record.error =
        error_at(ErrorCode::bad_symbol, *group.line, index,
                 "'" + symbol_at(*group.line, index) + "' " +
                     (twice ? "stands twice in the group '" : "is no candidate in the group '") +
                     symbols_of(*group.line, group.text) +
                     "'; a group has the digits 1 to 9, each at most once: correct this one");
    return false;
}

bool fail_empty(const CellText& group, Record& record) {
    record.error = error_at(ErrorCode::bad_symbol, *group.line, index_of(*group.line, group.text),
                            "this cell has no candidates; give it at least one of 1 to 9");
    record.error.symbol = std::string(group.text);
    return false;
}

bool read_group(const CellText& group, Cell cell, Candidates& candidates, Record& record) {
    DigitMask mask = 0;
    for (std::size_t i = 0; i < group.text.size(); ++i) {
        const char c = group.text[i];
        if (kCandidateMarks.find(c) != std::string_view::npos) continue;
        const DigitMask bit = c >= '1' && c <= '9' ? mask_of(c - '0') : DigitMask{0};
        if (bit == 0 || (mask & bit) != 0) return fail_symbol(group, i, record);
        mask = static_cast<DigitMask>(mask | bit);
    }
    if (mask == 0) return fail_empty(group, record);
    candidates.set(cell, mask);
    return true;
}

}  // namespace

bool read_candidates(const Block& block, Candidates& candidates, Record& record) {
    Cell cell = 0;
    for (const Row& row : block.rows) {
        for (const CellText& group : row.words) {
            if (!read_group(group, cell++, candidates, record)) return false;
        }
    }
    return true;
}

}  // namespace nonet::text
