// sudoku.coach: "SCv7_32_" and the packed puzzle, alone or in a link, or its JSON itself.
//
// Packed is JSON (json/sudokucoach_shape.cpp), deflated with zlib's check sum and written in base
// 32. The 7 is the version of the form; others are refused rather than guessed at.
#include "text/codecs/base32hex.hpp"
#include "text/codecs/inflate.hpp"
#include "text/formats/formats.hpp"
#include "text/json/json_document.hpp"
#include "text/json/unpacked.hpp"
#include "text/links/link.hpp"
#include "text/links/packed_puzzle.hpp"
#include "text/skip.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace nonet::text::formats {

namespace {

constexpr std::array<std::string_view, 1> kSites = {"sudoku.coach/"};
constexpr std::string_view kHead = "SCv7_32_";
constexpr std::string_view kAnyHead = "SCv";

/// Where the packed puzzle, with its head, stands in the line: [begin, end).
struct Packed {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool is_packed(char c) {
    return is_letter(c) || is_digit(c) || c == '_' || c == '=';
}

Packed find_packed(const Line& line, std::size_t from) {
    Packed packed{from, from};
    while (packed.end < line.text.size() && is_packed(line.text[packed.end])) ++packed.end;
    return packed;
}

Recognition read_packed(const Line& line, std::size_t begin, Packed packed,
                        const ReadOptions& options, Record& record) {
    const bool bare = begin == packed.begin;
    const auto damaged = [&](const Error& error) {
        record.error = error;
        if (bare) name_supposed("sudoku.coach", record.error);
        return finish_link(false, line, {begin, packed.end, packed.begin + kHead.size()}, record);
    };
    const std::string_view text = line.text.substr(packed.begin, packed.end - packed.begin);
    if (text.substr(0, kHead.size()) != kHead) {
        return refuse(record, 1,
                      error_at(ErrorCode::not_supported, line, packed.begin,
                               "packed puzzles of sudoku.coach are read when they begin with "
                               "SCv7_32_; export the puzzle as 81 digits"));
    }
    const auto bytes = base32hex_decode(text.substr(kHead.size()));
    if (!bytes) return damaged(bytes.error());
    const auto json = zlib_inflate(*bytes);
    if (!json) return damaged({json.error().code, {}, "", json.error().message});
    if (!json::read_unpacked(*json, json::kSudokucoachObject, options, record)) {
        return damaged(record.error);
    }
    return finish_link(true, line, {begin, packed.end, packed.begin}, record);
}

Recognition recognise(const Window& window, const ReadOptions& options, Record& record) {
    const Line& line = *window.line(0);
    if (is_plain_row(line.text)) return {};
    const auto link = find_link(line.text, kSites);
    if (link && link->second) return refuse_second(line, *link->second, record);
    const std::size_t first = line.text.find_first_not_of(" \t\v\f");
    const bool bare = line.text.find(kAnyHead) == first && first != std::string_view::npos;
    if (!link && !bare) return {};
    if (bare) return read_packed(line, first, find_packed(line, first), options, record);
    const std::string_view body = line.text.substr(link->body, link->end - link->body);
    const std::size_t head = body.find(kAnyHead);
    if (head == std::string_view::npos) {
        return refuse(record, 1,
                      error_at(ErrorCode::not_supported, line, link->begin,
                               "this link holds no packed puzzle; export it as 81 digits"));
    }
    return read_packed(line, link->begin, find_packed(line, link->body + head), options, record);
}

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    // Without --from, the format json finds such objects among all others.
    if (options.from != "sudokucoach") return {};
    return json::open_document(window, options, "sudokucoach");
}

std::string candidates_text(const Candidates& marks, const Grid& grid, const Progress& progress) {
    std::string text;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const bool filled =
            grid[cell] != 0 || (!progress.placed.empty() && progress.placed[cell] != 0);
        const bool noted = !filled && marks[cell] != kAllDigits;
        if (cell > 0) text += '-';
        text += std::to_string(noted ? marks[cell] * 2 : 0);
    }
    return text;
}

std::string placed_text(const Progress& progress, std::size_t cells) {
    std::string text(cells, '0');
    for (std::size_t cell = 0; cell < std::min(cells, progress.placed.size()); ++cell) {
        text[cell] = static_cast<char>('0' + progress.placed[cell]);
    }
    return text;
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto* grid = std::get_if<Grid>(&position);
    if (grid == nullptr) {
        return cannot_write("sudokucoach holds 9x9 grids of digits; choose json or fpuzzles");
    }
    std::string json = "{\"gridSize\":9,\"givenDigits\":\"" + grid->to_line('0') +
                       "\",\"userDigits\":\"" + placed_text(progress, kCells) + '"';
    if (progress.marks) {
        json +=
            ",\"userCellCandidates\":\"" + candidates_text(*progress.marks, *grid, progress) + '"';
    }
    const auto packed = zlib_deflate(json + '}');
    if (!packed) return packed.error();
    return std::string(kHead) + base32hex_encode(*packed);
}

}  // namespace

constinit const Format kSudokucoach = make_format(
    {.name = "sudokucoach",
     .summary = "A packed puzzle of sudoku.coach, or the JSON behind it",
     .details =
         "SCv7_32_ and the packed puzzle, alone or in a link to sudoku.coach; or JSON with "
         "\"gridSize\" and \"givenDigits\". \"userDigits\" are placed by a player, "
         "\"userCellCandidates\" are pencil marks. Other members, which variants have, are "
         "refused by name, and so are other versions of the packing. Written: the packed form, "
         "for 9x9.",
     .sample = "SCv7_32_f2ear3dr1m030305etokrsb2p27pk3aog4k74goh7o2ohnbhk1gg0jhe9p7jlud4bhi1lpa8"
               "qj3odcncd4f29itqa17k02s60dh3a2oonk0deg890qmbnhqb02e4fo7atg8eqctheqqrd6laa51tn4ma"
               "sv0svk3l0dp5abjc\n",
     .carries = {.placed = true, .marks = true}},
    {.recognise = recognise, .open = open, .write = write});

}  // namespace nonet::text::formats
