// Telling pasted puzzles from paths.
//
// People paste what they have behind the command: a line with its rating, nine rows in quotes, a
// link. A file of that name is asked for first; here is decided about the rest. Whoever mistypes a
// path must learn that there is no such file, so only what no path looks like is text for certain:
// several lines, a web address, an opening bracket, a library line of HoDoKu, or so many cells in a
// row that a puzzle of 81 is meant, when the reader can say better what is wrong with it. Anything
// else of some length is text when the reader finds a puzzle in it: a link without https:// in
// front is, a path is not.
#include "cli/input/operand.hpp"

#include <algorithm>

namespace nonet::cli {

namespace {

constexpr std::size_t kCertain = 81;  ///< cells in a row
constexpr std::size_t kMeant = 60;    ///< the same, where nothing else makes it a path
constexpr std::size_t kShortestPuzzle = 37;

std::size_t run_length(std::string_view text) {
    constexpr std::string_view kCells = "0123456789.*_-?xX#";
    return std::min(text.find_first_not_of(kCells), text.size());
}

std::size_t longest_run(std::string_view text) {
    std::size_t longest = 0;
    while (!text.empty()) {
        const std::size_t length = run_length(text);
        longest = std::max(longest, length);
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return longest;
}

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

bool looks_like_no_path(std::string_view operand) {
    const std::size_t first = operand.find_first_not_of(" \t");
    if (first == std::string_view::npos) return false;
    const std::string_view text = operand.substr(first);
    return operand.find_first_of("\r\n") != std::string_view::npos || holds(text, "http://") ||
           holds(text, "https://") || text[0] == '{' || text[0] == '[' || text.starts_with(":0");
}

bool is_puzzle(std::string_view text, const ReadOptions& options) {
    return text.size() >= kShortestPuzzle && read_puzzle(text, options).ok();
}

}  // namespace

bool is_text_operand(std::string_view operand, const ReadOptions& options) {
    const std::size_t run = longest_run(operand);
    return run >= kCertain || (run >= kMeant && !holds(operand, "/")) ||
           looks_like_no_path(operand) || is_puzzle(operand, options);
}

bool begins_with_cells(std::string_view word) {
    return run_length(word) >= kCertain;
}

}  // namespace nonet::cli
