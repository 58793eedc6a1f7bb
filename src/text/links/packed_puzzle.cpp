// See packed_puzzle.hpp.
//
// lz-string begins every text that begins with { with "N4", and packs a puzzle into hundreds of
// characters; a line of those alone, among them small letters, is nothing else that people paste:
// boards in letters have no small ones but x. So such a line is one puzzle or an error.
#include "text/links/packed_puzzle.hpp"

#include "text/codecs/lz_string.hpp"
#include "text/codecs/puzzle_zip.hpp"
#include "text/json/unpacked.hpp"
#include "text/links/link.hpp"

#include <algorithm>
#include <string>

namespace nonet::text {

namespace {

constexpr std::string_view kStart = "N4";
constexpr std::size_t kShortest = 60;

bool is_packed(std::string_view text) {
    if (text.size() < kShortest || text.substr(0, kStart.size()) != kStart) return false;
    const bool symbols = std::all_of(text.begin(), text.end(), [](char c) {
        return is_letter(c) || is_digit(c) || c == '+' || c == '/' || c == '=' || c == '-' ||
               c == '$';
    });
    return symbols && std::any_of(text.begin(), text.end(),
                                  [](char c) { return c >= 'a' && c <= 'z' && c != 'x'; });
}

/// Of whom the JSON is.
const json::Shape& shape_in(std::string_view text) {
    json::Tree tree;
    const bool fpuzzles = tree.parse_strictly(text) && json::kFpuzzlesObject.matches(tree.root());
    return fpuzzles ? json::kFpuzzlesObject : json::kSudokupadObject;
}

bool read_packed(std::string_view packed, const ReadOptions& options, Record& record) {
    const bool uri = packed.find_first_of("-$") != std::string_view::npos;
    auto text = uri ? lz_decompress_uri(packed) : lz_decompress_base64(packed);
    if (!text) {
        record.error = text.error();
        return false;
    }
    if (!json::is_json(*text)) text = puzzle_unzip(*text);
    if (!text) {
        record.error = text.error();
        record.error.place = {};  // it counts within the unpacked text
        return false;
    }
    const json::Shape& shape = shape_in(*text);
    record.puzzle.format = shape.format;
    return json::read_unpacked(*text, shape, options, record);
}

}  // namespace

void name_supposed(std::string_view maker, Error& error) {
    error.message =
        "this seems to be a packed puzzle of " + std::string(maker) + ", but " + error.message;
}

Recognition recognise_packed(const Line& line, const ReadOptions& options, Record& record) {
    const std::string_view packed = trimmed(line.text);
    if (!is_packed(packed)) return {};
    const bool good = read_packed(packed, options, record);
    if (!good) name_supposed("f-puzzles or SudokuPad", record.error);
    const std::size_t begin = index_of(line, packed);
    return finish_link(good, line, {begin, begin + packed.size(), begin}, record);
}

}  // namespace nonet::text
