// f-puzzles.com: a link with the packed puzzle behind "?load=", or its JSON itself.
//
// Packed is JSON (json/fpuzzles_shape.cpp) with lz-string's Base64. In mails the plus signs become
// %2B or spaces; the codec undoes both. A link with "?id=" holds only the number under which the
// site keeps the puzzle.
#include "text/codecs/lz_string.hpp"
#include "text/formats/formats.hpp"
#include "text/json/json_document.hpp"
#include "text/json/unpacked.hpp"
#include "text/links/link.hpp"
#include "text/links/packed_puzzle.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <array>
#include <string>

namespace nonet::text::formats {

namespace {

constexpr std::array<std::string_view, 1> kSites = {"f-puzzles.com/"};
constexpr std::string_view kLink = "https://www.f-puzzles.com/?load=";

/// The packed text in [begin, end). Where white space cut it off and only packed characters
/// follow, it was a plus sign.
Recognition read_packed(const Line& line, std::size_t begin, std::size_t packed, std::size_t end,
                        const ReadOptions& options, Record& record) {
    auto json = lz_decompress_base64(line.text.substr(packed, end - packed));
    if (!json) {
        const std::string_view rest = trimmed(line.text.substr(packed));
        const auto whole = lz_decompress_base64(rest);
        if (!whole) return refuse(record, 1, in_line(json.error(), line, packed));
        json = *whole;
        end = packed + rest.size();
    }
    const bool good = json::read_unpacked(*json, json::kFpuzzlesObject, options, record);
    return finish_link(good, line, {begin, end, packed}, record);
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (is_plain_row(line.text)) return {};
    const auto link = find_link(line.text, kSites);
    if (link && link->second) return refuse_second(line, *link->second, record);
    if (!link) return recognise_packed(line, options, record);
    const std::string_view body = line.text.substr(link->body, link->end - link->body);
    const std::size_t load = body.find("load=");
    if (load == std::string_view::npos) {
        return refuse(record, 1,
                      error_at(ErrorCode::not_supported, line, link->begin,
                               body.find("id=") != std::string_view::npos
                                   ? "this link holds only a number: open it and export the puzzle"
                                   : "this link holds no puzzle: open it and export the puzzle"));
    }
    const std::size_t packed = link->body + load + 5;
    return read_packed(line, link->begin, packed, link->end, options, record);
}

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    // Without --from, the format json finds such objects among all others.
    if (options.from != "fpuzzles") return {};
    return json::open_document(window, options, "fpuzzles");
}

/// One cell of "grid".
std::string cell_text(int given, int placed, int region) {
    std::string text;
    if (given != 0 || placed != 0)
        text += "\"value\":" + std::to_string(given != 0 ? given : placed);
    if (given != 0) text += ",\"given\":true";
    if (region >= 0) text += (text.empty() ? "" : ",") + ("\"region\":" + std::to_string(region));
    return text;
}

std::string mask_text(std::string_view key, DigitMask mask) {
    std::string text;
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if ((mask & mask_of(digit)) != 0) text += (text.empty() ? "" : ",") + std::to_string(digit);
    }
    return '"' + std::string(key) + "\":[" + text + ']';
}

/// The members of a cell, joined.
std::string cell_of(const Position& position, const Progress& progress, int cell) {
    const auto at = static_cast<std::size_t>(cell);
    const int placed = progress.placed.empty() ? 0 : progress.placed[at];
    if (const auto* board = std::get_if<Board>(&position)) {
        const bool usual = board->box() == usual_box(board->side());
        return cell_text((*board)[cell], placed, usual ? -1 : board->box_of(cell));
    }
    if (const auto* grid = std::get_if<Grid>(&position)) {
        const int given = (*grid)[cell];
        std::string text = cell_text(given, placed, -1);
        if (text.empty() && progress.marks && (*progress.marks)[cell] != kAllDigits) {
            text = mask_text("centerPencilMarks", (*progress.marks)[cell]);
        }
        return text;
    }
    return mask_text("givenPencilMarks", std::get<Candidates>(position)[cell]);
}

/// A cell without candidates, which "givenPencilMarks" cannot tell from one with all.
bool has_empty_cell(const Position& position) {
    const auto* candidates = std::get_if<Candidates>(&position);
    for (Cell cell = 0; candidates != nullptr && cell < kCells; ++cell) {
        if ((*candidates)[cell] == 0) return true;
    }
    return false;
}

Result<std::string> write(const Position& position, const Progress& progress) {
    if (has_empty_cell(position)) {
        return cannot_write("fpuzzles holds no cell without candidates; choose pencil or sukaku");
    }
    const auto* board = std::get_if<Board>(&position);
    const int side = board == nullptr ? 9 : board->side();
    std::string json = "{\"size\":" + std::to_string(side) + ",\"grid\":[";
    for (int cell = 0; cell < side * side; ++cell) {
        json += cell % side > 0 ? "," : cell > 0 ? ",[" : "[";
        json += '{' + cell_of(position, progress, cell) + '}';
        if (cell % side == side - 1) json += ']';
    }
    const auto packed = lz_compress_base64(json + "]}");
    if (!packed) return packed.error();
    return std::string(kLink) + *packed;
}

}  // namespace

constinit const Format kFpuzzles = make_format(
    {.name = "fpuzzles",
     .summary = "A link to f-puzzles.com, or the JSON behind it",
     .details =
         "https://www.f-puzzles.com/?load= and the puzzle, packed with lz-string; or JSON with "
         "\"size\" and \"grid\". A link may stand in a sentence, and what mail programs do to plus "
         "signs is undone. Digits without \"given\" are placed by a player; centre marks are "
         "candidates, corner marks are left out. Candidates that are part of the puzzle make it a "
         "sukaku. Regions that are no boxes, and every variant rule (thermometers, cages with "
         "sums, diagonals, ...), are refused by name; lines, circles and texts drawn for the eye "
         "are left out with a note. A link with ?id= holds only a number: open it and export "
         "the puzzle. Written: the link.",
     .sample = "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXO"
               "eAZlTQgpgDsEAXDBkmVDV6jAEyt2XXvxiDBlWgwQA2SR27w+A0vIC6yQotEIU6KZu1zdN4UsYtzGmTqH"
               "Hl8AKzrpW2fNt3RgBGH0t/A0IAuxN4UKdfKwURDwAOMJdrNxTGNQTw1yCEABYMv1d9QyFk+wR0/Mya2P"
               "i2Z3Kspo8JBvbOxjNWxP9bIkiYjwB2MqSR2erAnLrpiKroovg8wYKs9amemeza+HqtxvJF+G7T3pGxtY"
               "urizPx3OWK86OBp5uXhG994bVMbrE7fA73I6PNrgj6xRzXGGHWJfaErKILI7/BGAvoIFpgnGwjzwgnvY"
               "h6PREIA=\n",
     .carries = {.sizes = true, .boxes = true, .candidates = true, .placed = true, .marks = true}},
    {.recognise = recognise, .open = open, .write = write});

}  // namespace nonet::text::formats
