// See unpacked.hpp.
#include "text/json/unpacked.hpp"

namespace nonet::text::json {

bool read_unpacked(std::string_view json, const Shape& shape, const ReadOptions& options,
                   Record& record) {
    Tree tree;
    if (!tree.parse_strictly(json)) {
        record.error = {
            ErrorCode::bad_symbol, {}, "", "what the link holds is damaged; copy the link again"};
        return false;
    }
    if (!shape.matches(tree.root())) {
        record.error = {ErrorCode::not_supported,
                        {},
                        "",
                        "the link holds no Sudoku in a known form; export the puzzle in another"};
        return false;
    }
    return shape.read(tree.root(), options, record);
}

bool is_json(std::string_view text) {
    Tree tree;
    return tree.parse_strictly(text);
}

}  // namespace nonet::text::json
