// Puzzles and patterns behind options: see the header.
#include "cli/work/one_puzzle.hpp"

#include "cli/input/puzzle_stream.hpp"
#include "cli/stop.hpp"
#include "cli/work/deadline.hpp"
#include "cli/work/grid_of.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::size_t kLongestPattern = 65536;

CellMask clues_of(const Grid& grid) {
    CellMask clues;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] != 0) clues.add(cell);
    }
    return clues;
}

/// The text of a file, or `value` itself where there is none of that name.
std::string text_of(const std::string& value) {
    std::error_code unknown;
    if (std::filesystem::is_directory(value, unknown)) return value;
    std::ifstream file(value, std::ios::binary);
    if (!file) return value;
    std::string text;
    for (std::istreambuf_iterator<char> at(file), end; at != end && text.size() < kLongestPattern;)
        text += *at++;
    return text;
}

/// Cells by marks; nothing when there are not 81.
std::optional<CellMask> marks_of(const std::string& text) {
    constexpr std::string_view kBetween = " \t\r\n|";
    constexpr std::string_view kBlank = ".0-_";
    CellMask clues;
    Cell cell = 0;
    for (const char mark : text) {
        if (kBetween.find(mark) != std::string_view::npos) continue;
        if (cell < kCells && kBlank.find(mark) == std::string_view::npos) clues.add(cell);
        ++cell;
    }
    if (cell != kCells) return std::nullopt;
    return clues;
}

/// Without lines such as "---+---+---".
std::string without_rulers(const std::string& text) {
    std::string rest;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string line = text.substr(begin, end - begin) + '\n';
        const bool is_ruler = line.find('+') != std::string::npos &&
                              line.find_first_not_of("-=+| \r\n") == std::string::npos;
        if (!is_ruler) rest += line;
        begin = end + 1;
    }
    return rest;
}

}  // namespace

std::optional<Grid> read_one_puzzle(const Settings& settings, const std::string& value,
                                    std::string_view what, std::string& problem) {
    Settings one = settings;
    one.operands = {value};
    PuzzleStream stream(one);
    std::optional<Grid> grid;
    Item item;
    for (;;) {
        const PuzzleStream::Event event = stream.next(item);
        if (stop_flag().load()) return std::nullopt;
        if (event == PuzzleStream::Event::end) break;
        if (event == PuzzleStream::Event::pause) {
            stream.wait(deadline_in(std::nullopt));
            continue;
        }
        if (grid) {
            problem = fmt::format("{} holds several puzzles where one is wanted", value);
            return std::nullopt;
        }
        if (const auto* puzzle = std::get_if<Puzzle>(&item.content))
            grid = grid_of(puzzle->position, what, problem);
        else
            problem = std::get_if<Error>(&item.content)->message;
        if (!problem.empty()) {
            if (item.file != nullptr) problem = fmt::format("{}: {}", item.where(), problem);
            return std::nullopt;
        }
    }
    if (!grid) problem = fmt::format("{} holds no puzzle", value);
    return grid;
}

std::optional<CellMask> read_pattern(const Settings& settings, const std::string& value,
                                     std::string& problem) {
    const std::string text = text_of(value);
    if (const auto marks = marks_of(text)) return marks;
    if (const auto marks = marks_of(without_rulers(text))) return marks;
    const std::optional<Grid> grid = read_one_puzzle(settings, value, "a pattern", problem);
    if (!grid) return std::nullopt;
    return clues_of(*grid);
}

}  // namespace nonet::cli
