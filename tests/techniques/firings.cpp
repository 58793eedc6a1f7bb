// How often each technique fires, what it costs, and whether it was ever wrong:
//
//     firings [--positions N] [--seed N] [--thinning N] [--noise PERCENT] [--without NAMES]
//             [--budget MICROSECONDS] [--sukaku] [--less-clues N] FILE...
//
// Walks the puzzles of the files (81 characters at the start of a line) until N positions were
// searched. --sukaku turns each puzzle into candidates of which a random part is gone; --less-clues
// takes N clues away, so that most puzzles have several solutions. --budget thins out the searches
// of the techniques that cost more than that in a position, on average. Exit code 1 when a step was
// unsound.
#include "walk.hpp"

#include <nonet/grid.hpp>
#include <nonet/solve.hpp>
#include <nonet/technique.hpp>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace nonet::logic {
namespace {

struct Arguments {
    std::uint64_t positions = 1000;
    std::uint64_t seed = 1;
    std::uint64_t less_clues = 0;
    bool sukaku = false;
    WalkOptions walk;
    std::vector<std::string> files;
};

void split_names(const std::string& text, std::set<std::string, std::less<>>& names) {
    std::istringstream stream(text);
    std::string name;
    while (std::getline(stream, name, ',')) names.insert(name);
}

Arguments parse(int argc, char** argv) {
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const std::string value = i + 1 < argc ? argv[i + 1] : "";
        const auto number = [&] {
            ++i;
            return std::strtoull(value.c_str(), nullptr, 10);
        };
        if (word == "--positions") {
            arguments.positions = number();
        } else if (word == "--seed") {
            arguments.seed = number();
        } else if (word == "--thinning") {
            arguments.walk.thinning = number();
        } else if (word == "--noise") {
            arguments.walk.noise = number();
        } else if (word == "--budget") {
            arguments.walk.budget = static_cast<double>(number());
        } else if (word == "--less-clues") {
            arguments.less_clues = number();
        } else if (word == "--sukaku") {
            arguments.sukaku = true;
        } else if (word == "--without") {
            split_names(value, arguments.walk.left_out);
            ++i;
        } else {
            arguments.files.push_back(word);
        }
    }
    return arguments;
}

std::vector<Grid> read_puzzles(const std::vector<std::string>& files) {
    std::vector<Grid> puzzles;
    for (const std::string& path : files) {
        std::ifstream file(path);
        std::string line;
        while (std::getline(file, line)) {
            if (const Result<Grid> grid = Grid::from_line(line.substr(0, kCells))) {
                puzzles.push_back(*grid);
            }
        }
    }
    return puzzles;
}

Grid with_less_clues(Grid puzzle, std::uint64_t count, Random& random) {
    while (count > 0 && puzzle.clue_count() > 0) {
        const Cell cell = static_cast<Cell>(random.below(kCells));
        if (puzzle[cell] == 0) continue;
        puzzle.set(cell, 0);
        --count;
    }
    return puzzle;
}

/// Candidates with the puzzle's solution and a random part of the others; those of one digit in
/// some cells.
Candidates sukaku_of(const Grid& puzzle, Random& random) {
    const std::optional<Grid> solution = some_solution(puzzle);
    Candidates candidates;
    for (Cell cell = 0; cell < kCells && solution; ++cell) {
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            const bool is_true = (*solution)[cell] == digit;
            if (!is_true && random.below(100) < 52) candidates.remove(cell, digit);
        }
    }
    return candidates;
}

int report(const Walk& walk) {
    std::printf("%-32s %10s %10s %10s %8s %12s\n", "technique", "searches", "positions", "steps",
                "unsound", "us/search");
    std::uint64_t unsound = 0;
    for (const TechniqueInfo* technique : techniques()) {
        const auto found = walk.firings().find(std::string(technique->name));
        if (found == walk.firings().end()) continue;
        const Firings& firings = found->second;
        unsound += firings.unsound;
        std::printf("%-32s %10llu %10llu %10llu %8llu %12.1f\n", found->first.c_str(),
                    static_cast<unsigned long long>(firings.searches),
                    static_cast<unsigned long long>(firings.positions),
                    static_cast<unsigned long long>(firings.steps),
                    static_cast<unsigned long long>(firings.unsound),
                    1e6 * firings.seconds / static_cast<double>(firings.searches));
    }
    for (const std::string& fault : walk.faults()) std::printf("unsound: %s\n", fault.c_str());
    std::printf("%llu positions, %llu unsound steps\n",
                static_cast<unsigned long long>(walk.positions()),
                static_cast<unsigned long long>(unsound));
    return unsound == 0 ? 0 : 1;
}

int run(const Arguments& arguments) {
    const std::vector<Grid> puzzles = read_puzzles(arguments.files);
    if (puzzles.empty()) {
        std::fprintf(stderr, "firings: no puzzles\n");
        return 2;
    }
    Walk walk(*find_profile("nonet"), arguments.walk, arguments.seed);
    Random random(arguments.seed);
    while (walk.positions() < arguments.positions) {
        const Grid& puzzle = puzzles[static_cast<std::size_t>(random.below(puzzles.size()))];
        if (arguments.sukaku) {
            walk.run(sukaku_of(puzzle, random));
        } else {
            walk.run(with_less_clues(puzzle, arguments.less_clues, random));
        }
    }
    return report(walk);
}

}  // namespace
}  // namespace nonet::logic

int main(int argc, char** argv) {
    return nonet::logic::run(nonet::logic::parse(argc, argv));
}
