// Reading puzzles out of string literals.
#include "support/puzzle_list.hpp"

#include <stdexcept>
#include <string>

namespace nonet::test {

namespace {

std::string without_space(std::string_view text) {
    std::string symbols;
    for (const char symbol : text) {
        if (symbol != ' ' && symbol != '\n') symbols.push_back(symbol);
    }
    return symbols;
}

template <class T>
T checked(const Result<T>& result, std::string_view text) {
    if (!result) {
        throw std::invalid_argument("bad puzzle in a test: " + result.error().message + " in \"" +
                                    std::string(text) + '"');
    }
    return *result;
}

}  // namespace

Grid grid_of(std::string_view text) {
    return checked(Grid::from_line(without_space(text)), text);
}

Candidates candidates_of(std::string_view text) {
    return checked(Candidates::from_line(without_space(text)), text);
}

std::vector<Grid> grids_of(std::string_view lines) {
    std::vector<Grid> grids;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        const std::string_view line = lines.substr(0, end);
        lines = end == std::string_view::npos ? std::string_view() : lines.substr(end + 1);
        const std::size_t start = line.find_first_not_of(' ');
        if (start == std::string_view::npos || line[start] == '#') continue;
        grids.push_back(grid_of(line));
    }
    return grids;
}

}  // namespace nonet::test
