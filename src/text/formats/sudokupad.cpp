// SudokuPad (sudokupad.app, app.crackingthecryptic.com): links and the ids behind them.
//
//     scl, ctc          SudokuPad's own JSON, often shortened (codecs/puzzle_zip.hpp), in lz-string
//     fpuz, fpuzzles    the JSON of f-puzzles in lz-string
//     classic           givens alone (codecs/classic_runs.hpp)
//     scf               the same in the second coding, with letters behind it for variants
//     puzzle/N4Ig...    {"p": givens, "n": name, "s": solution, "m": message} in lz-string
//     anything short    a name under which the site keeps the puzzle: refused
//
// Source: the site's public puzzletools.js and puzzlezipper.js. Written is the first form, in plain
// JSON; a player's digits and marks are not, since the site keeps those elsewhere.
#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/codecs/classic_runs.hpp"
#include "text/codecs/lz_string.hpp"
#include "text/codecs/percent.hpp"
#include "text/codecs/puzzle_zip.hpp"
#include "text/formats/formats.hpp"
#include "text/json/json_document.hpp"
#include "text/json/unpacked.hpp"
#include "text/links/link.hpp"
#include "text/links/packed_puzzle.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::array<std::string_view, 4> kSites = {"sudokupad.app/", "crackingthecryptic.com/",
                                                    "sudokupad.svencodes.com/", "sudokupad.com/"};
constexpr std::string_view kLink = "https://sudokupad.app/scl";
constexpr std::size_t kLongestName = 60;  ///< longer ids hold a puzzle
constexpr std::size_t kShortestBare = 20;

/// Reads `cells`, which are digits and '.', as the puzzle.
bool read_cells(std::string_view cells, const ReadOptions& options, Record& record) {
    const Line line{cells, cells, {1, 1, 0}, false};
    std::vector<CellText> texts;
    for (std::size_t i = 0; i < cells.size(); ++i) texts.push_back({cells.substr(i, 1), &line});
    const int side = side_of_square(cells.size());
    if (side == 0) {
        record.error = {ErrorCode::wrong_length,
                        {},
                        "",
                        "the link has " + std::to_string(cells.size()) +
                            " cells, which make no square; copy it again"};
        return false;
    }
    return decode(side, texts, options, record);
}

/// What a packed text was made from; false, with record.error, when it is damaged.
bool take(Result<std::string> result, std::string& text, Record& record) {
    if (!result) {
        record.error = result.error();
        return false;
    }
    text = std::move(result.value());
    return true;
}

bool read_own(std::string_view packed, const ReadOptions& options, Record& record) {
    std::string text;
    if (!take(lz_decompress_base64(packed), text, record)) return false;
    if (!json::is_json(text) && !take(puzzle_unzip(text), text, record)) {
        record.error.place = {};  // it counts within the unpacked text
        return false;
    }
    return json::read_unpacked(text, json::kSudokupadObject, options, record);
}

bool read_fpuzzles(std::string_view packed, const ReadOptions& options, Record& record) {
    std::string text;
    return take(lz_decompress_base64(packed), text, record) &&
           json::read_unpacked(text, json::kFpuzzlesObject, options, record);
}

bool read_classic(std::string_view packed, const ReadOptions& options, Record& record) {
    std::string cells;
    return take(classic_decode(packed, options.box), cells, record) &&
           read_cells(cells, options, record);
}

/// 81 cells in the second coding; the letters behind them are rules.
bool read_scf(std::string_view packed, const ReadOptions& options, Record& record) {
    constexpr std::string_view kEnding = ".scf";
    if (packed.size() > kEnding.size() &&
        packed.substr(packed.size() - kEnding.size()) == kEnding) {
        packed.remove_suffix(kEnding.size());
    }
    for (std::size_t size = 1; size <= std::min<std::size_t>(packed.size(), kCells); ++size) {
        const auto cells = classic_decode_second(packed.substr(0, size));
        if (!cells || cells->size() != kCells) continue;
        const std::string_view rules = packed.substr(size);
        if (rules.empty()) return read_cells(*cells, options, record);
        const std::string name = rules == "x" ? "X-sudoku" : rules == "w" ? "windoku" : "unknown";
        record.error = {ErrorCode::not_supported,
                        {},
                        std::string(rules),
                        "the puzzle has a variant rule (" + name + "); only plain Sudoku is read"};
        return false;
    }
    record.error = {
        ErrorCode::wrong_length, {}, "", "the link does not hold 81 cells; copy it again"};
    return false;
}

/// {p, n, s, m}: the givens, a name, the solution, a message.
bool read_short(std::string_view packed, const ReadOptions& options, Record& record) {
    std::string text;
    if (!take(lz_decompress_uri(packed), text, record)) return false;
    json::Tree tree;
    const bool object = tree.parse_strictly(text) && tree.root().is(json::Kind::object);
    const auto puzzle = object ? tree.root().member("p") : std::nullopt;
    const bool known = puzzle && puzzle->is(json::Kind::string) &&
                       tree.root().each_member([](std::string_view key, const json::Value&) {
                           return key == "p" || key == "n" || key == "s" || key == "m";
                       });
    if (!known) {
        record.error = {ErrorCode::not_supported,
                        {},
                        "",
                        "the link holds no puzzle in a known form; open it and export the puzzle"};
        return false;
    }
    std::string cells;
    return take(classic_decode(puzzle->text(), options.box), cells, record) &&
           read_cells(cells, options, record);
}

bool read_name(std::string_view id, const ReadOptions& options, Record& record) {
    if (id.size() > kLongestName) return read_short(id, options, record);
    record.error = {ErrorCode::not_supported,
                    {},
                    std::string(id),
                    "this link holds only the name of a puzzle: open it and export the puzzle"};
    return false;
}

struct Prefix {
    std::string_view prefix;
    bool (*read)(std::string_view packed, const ReadOptions& options, Record& record);
};

constexpr std::array kPrefixes = {
    Prefix{"scl", read_own},       Prefix{"ctc", read_own}, Prefix{"fpuzzles", read_fpuzzles},
    Prefix{"fpuz", read_fpuzzles}, Prefix{"scf", read_scf}, Prefix{"classic", read_classic},
    Prefix{"", read_name},
};

const Prefix& prefix_of(std::string_view id) {
    return *std::find_if(kPrefixes.begin(), kPrefixes.end(),
                         [&](const Prefix& row) { return id.starts_with(row.prefix); });
}

/// The id in what stands behind the site's name: without folders and settings.
std::string_view id_in(std::string_view body) {
    for (const std::string_view folder : {"sudoku/", "puzzle/"}) {
        if (body.starts_with(folder)) body.remove_prefix(folder.size());
    }
    constexpr std::string_view kQuery = "?puzzleid=";
    const std::size_t query = body.find(kQuery);
    if (query != std::string_view::npos) return body.substr(query + kQuery.size());
    return body.substr(0, body.find('?'));
}

/// An id that stands without a link.
std::string_view bare_id(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.size() < kShortestBare || text.find_first_of(" \t\",|") != std::string_view::npos) {
        return {};
    }
    const Prefix& row = prefix_of(text);
    const bool packed =
        text.substr(row.prefix.size()).starts_with("N4") || row.read == read_classic;
    return !row.prefix.empty() && packed ? text : std::string_view();
}

/// `packed`, where `id` begins in the line, becomes where its text behind the prefix does, and a
/// place that a codec counted in the decoded text one that counts as the user sees it.
void find_in_id(std::string_view id, std::size_t prefix, std::size_t& packed, Place& place) {
    const std::size_t begin = percent_position(id, prefix);
    packed += begin;
    if (place.line == 0 && place.column > 0) {
        place.column = percent_position(id.substr(begin), place.column - 1) + 1;
    }
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (is_plain_row(line.text)) return {};
    const auto link = find_link(line.text, kSites);
    if (link && link->second) return refuse_second(line, *link->second, record);
    const std::string_view bare = link ? std::string_view() : bare_id(line.text);
    if (!link && bare.empty()) return recognise_packed(line, options, record);
    const std::string_view id =
        link ? id_in(line.text.substr(link->body, link->end - link->body)) : bare;
    LinkSpan span{index_of(line, id), index_of(line, id) + id.size(), index_of(line, id)};
    if (link) {
        span.begin = link->begin;
        span.end = link->end;
    }
    // The codecs of lz-string undo percent-encoding by themselves, and more strictly.
    std::string decoded(id);
    if (decoded.find('%') != std::string::npos) {
        auto plain = percent_decode(id);
        if (!plain) return refuse(record, 1, in_line(plain.error(), line, span.packed));
        decoded = *plain;
    }
    const Prefix& row = prefix_of(decoded);
    const bool good =
        row.read(std::string_view(decoded).substr(row.prefix.size()), options, record);
    if (!good) {
        find_in_id(id, row.prefix.size(), span.packed, record.error.place);
        if (!link) name_supposed("SudokuPad", record.error);
    }
    return finish_link(good, line, span, record);
}

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    // Without --from, the format json finds such objects among all others.
    if (options.from != "sudokupad") return {};
    return json::open_document(window, options, "sudokupad");
}

int value_in(const Position& position, int cell) {
    if (const auto* board = std::get_if<Board>(&position)) return (*board)[cell];
    return std::get<Grid>(position)[cell];
}

/// The cells of each box, as [row,column].
std::string regions_of(const Board& board) {
    std::vector<std::string> regions(static_cast<std::size_t>(board.side()));
    for (int cell = 0; cell < board.cell_count(); ++cell) {
        std::string& region = regions[static_cast<std::size_t>(board.box_of(cell))];
        region += (region.empty() ? "[" : ",[") + std::to_string(board.row_of(cell)) + ',' +
                  std::to_string(board.column_of(cell)) + ']';
    }
    std::string text;
    for (const std::string& region : regions) {
        text += (text.empty() ? "[" : ",[") + region + ']';
    }
    return text;
}

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    if (std::holds_alternative<Candidates>(position)) {
        return cannot_write("sudokupad holds no candidates; choose fpuzzles or pencil");
    }
    const auto* board = std::get_if<Board>(&position);
    const int side = board == nullptr ? 9 : board->side();
    std::string json = "{\"cellSize\":50,\"cells\":[";
    for (int cell = 0; cell < side * side; ++cell) {
        json += cell % side > 0 ? "," : cell > 0 ? ",[" : "[";
        const int value = value_in(position, cell);
        json += value == 0 ? "{}" : "{\"value\":\"" + std::to_string(value) + "\"}";
        if (cell % side == side - 1) json += ']';
    }
    json += "],\"regions\":[" + regions_of(board == nullptr ? Board(BoxShape{}) : *board) + "]}";
    const auto packed = lz_compress_base64(json);
    if (!packed) return packed.error();
    return std::string(kLink) + percent_encode(*packed);
}

}  // namespace

constinit const Format kSudokupad = make_format(
    {.name = "sudokupad",
     .summary = "A link to SudokuPad, or what stands behind it",
     .details =
         "Links to sudokupad.app and app.crackingthecryptic.com, and their ids alone: scl and ctc "
         "with SudokuPad's own packed JSON, fpuz and fpuzzles with that of f-puzzles, classic and "
         "scf with the givens alone, and packed short links. The classic ones have two codings "
         "that nothing tells apart: what is a puzzle in both is refused. That JSON itself is read. "
         "Cages, lines, arrows and everything else that is drawn is refused by name, since "
         "variants have no other sign here; so are regions that are no boxes. A short name "
         "behind the site holds no puzzle: open the link and export it. Written: a link with scl, "
         "which keeps the givens and the boxes.",
     .sample = "https://sudokupad.app/sclN4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrHAC%2B2FVIAbgIZQCuKq"
               "IAzCJdaA86yABMXKtzqMWaEADYRPcgF1sZcfykBOOdzF9JbTtpq6B6LaKMSBARi5Kyh3pak2dTtgA4zj"
               "tW1mufIAAsXorK8hYBnv56IC7m3jHC0QKaDqEqxlIA7CHxafGqMVF24QkCfhExOQ6FAlGVAkl5JTWZbE"
               "1lUhU8tRpyvWymaSUDIPWlox3JUgZ5DX3pE20gQwXLcT3Ls%2FIKSiAAThAA5vAA9gB2RKikxDiYdjhW"
               "D9iCdlbY98rvT18vdoIff7YH7EAGvOy3bDsZ6BZ7oN5QhGw37w5QA6Fo7DI0HYeEQnDSZ5ZZ7uBGE37E"
               "36kzHknGUnGkiHsQHKZkg5mvZSBFnEbkg7mc4joHnCkHC8HKYjMjFSrF2Zmo3mIrlylWK4Uy4XY4V4yX"
               "M2nM%2BnM6lK2nc%2Bnck3C2nC%2BnCxmS6Q8p0gp2CrI8j0gj2C9w8v0gv0S0hOmVO7FOxUemUe7Eex"
               "V%2BmV%2B7F%2B3Uh7C0p30p0mj20j30j0mv20v30v2MhTkIA\n",
     .carries = {.sizes = true, .boxes = true}},
    {.recognise = recognise, .open = open, .write = write});

}  // namespace nonet::text::formats
