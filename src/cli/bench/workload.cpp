// A set made ready for measuring, and sets read from files: see the header.
#include "cli/bench/workload.hpp"

#include "cli/input/input_file.hpp"

#include <nonet/solve.hpp>
#include <nonet/text.hpp>

#include <cstdio>
#include <utility>

#include <fmt/format.h>

namespace nonet::cli {

Workload::Workload(std::string set_name, std::vector<Grid> puzzles)
    : name(std::move(set_name)), grids(std::move(puzzles)) {
    text.reserve(grids.size() * kLineBytes);
    for (const Grid& grid : grids) {
        text += grid.to_line() + '\n';
        solutions.push_back(static_cast<std::uint8_t>(count_solutions(grid, 2).count.low));
    }
}

std::vector<Grid> read_workload(const std::string& path, std::string& problem) {
    const auto file =
        path == "-" ? InputFile::of_standard_input(false) : InputFile::of_path(path, problem);
    if (!file) return {};
    std::vector<Grid> grids;
    std::size_t others = 0;
    Reader reader(file->bytes());
    for (Reader::Event event = reader.next(); event != Reader::Event::end; event = reader.next()) {
        if (event == Reader::Event::pause) {
            file->wait(InputFile::Clock::time_point::max());
            continue;
        }
        if (event == Reader::Event::error && reader.error().code == ErrorCode::io) {
            problem = fmt::format("{}: {}", path, reader.error().message);
            return {};
        }
        const Grid* grid =
            event == Reader::Event::puzzle ? std::get_if<Grid>(&reader.puzzle().position) : nullptr;
        if (grid != nullptr)
            grids.push_back(*grid);
        else
            ++others;
    }
    if (grids.empty())
        problem = fmt::format("{}: no 9x9 puzzle in it", path);
    else if (others > 0)
        fmt::print(stderr, "nonet bench: {}: left out what is no 9x9 puzzle of digits, {} in all\n",
                   path, others);
    return grids;
}

}  // namespace nonet::cli
