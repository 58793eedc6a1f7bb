// All that the options of a command line can say, as one plain structure.
//
// Every option of every command is a row of a table (option.hpp) that writes into one member here.
// One flat structure rather than one for each command: most options are shared, and a command
// reads only the members whose options it lists.
#pragma once

#include "cli/dataset/dataset_settings.hpp"

#include <nonet/board.hpp>
#include <nonet/generate.hpp>
#include <nonet/uint128.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nonet::cli {

/// For things that are nice on a terminal and a nuisance in a file.
enum class When : std::uint8_t { automatic, always, never };

/// The I-th of N parts of the input.
struct Shard {
    std::uint64_t index = 1;
    std::uint64_t count = 1;

    [[nodiscard]] bool is_everything() const { return count == 1; }
};

struct Settings {
    std::vector<std::string> operands;

    // What is read
    std::string from;
    std::optional<BoxShape> box;
    std::string alphabet;
    bool zero_based = false;
    Shard shard;

    // What is written
    std::string to;
    std::optional<std::string> format;
    bool json = false;
    std::string output;  ///< empty: standard output

    // How the work runs
    unsigned threads = 0;                     ///< 0: as many as there are cores
    std::string isa;                          ///< the kernel that was forced, or empty
    std::optional<double> time_limit;         ///< seconds
    std::optional<double> puzzle_time_limit;  ///< seconds
    std::optional<std::uint64_t> seed;
    bool sat_exit = false;

    // What is said on standard error
    When progress = When::automatic;
    When color = When::automatic;
    bool quiet = false;

    // solve, count, check, convert
    bool first = false;
    bool any = false;
    bool all = false;
    bool random = false;
    bool candidates = false;
    bool lex = false;
    std::optional<Uint128> limit;
    bool require_unique = false;
    bool require_minimal = false;
    bool answer = false;
    bool why = false;
    bool with_placed = false;

    // rate
    std::string scale;  ///< empty: the usual one
    std::uint64_t isomorphs = 100;
    std::optional<std::string> serate;  ///< the layout of rows in serate's notation
    bool pearl = false;
    bool diamond = false;
    std::optional<int> min_er;  ///< in tenths
    std::optional<int> max_er;
    bool resume = false;

    // canon, dedup
    bool pattern_form = false;
    bool map = false;
    std::uint64_t memory = 512;  ///< MiB
    bool keep_line = false;      ///< puzzles keep the line on which they stood

    // minimize, vicinity
    bool redundant = false;
    int minus = 1;
    std::pair<int, int> plus = {1, 1};  ///< at least, at most
    bool closed = false;
    bool not_minimal = false;
    bool with_inputs = false;

    // generate
    std::uint64_t count = 1;
    std::optional<ClueRange> clues;
    std::string symmetry;  ///< empty: none
    std::string pattern;   ///< a file or a text
    std::string like;      ///< a file or a puzzle; so are the next two
    std::string near;
    std::string grid;
    bool minimal = false;
    bool grids = false;
    bool unbiased = false;
    std::string with;     ///< names of fields, separated by commas
    std::string ratings;  ///< ranges, separated by commas
    std::string difficulty;
    std::string hardest;
    std::string required_techniques;  ///< names, separated by commas
    std::string excluded_techniques;

    DatasetSettings dataset;

    // unavoidable, backdoors, depth
    std::optional<std::uint64_t> set_size;  ///< cells in a set
    std::string level;                      ///< of logic between guesses; empty: singles
    std::optional<std::uint64_t> deepest;

    // hint, explain, techniques
    std::string hint_level;  ///< empty: full
    std::string language;    ///< empty: English
    std::string profile;     ///< a name or a file; empty: the usual one
    std::string pictures;    ///< the folder for SVG files, or empty
    bool draw = false;
    bool no_uniqueness = false;

    // render
    std::uint64_t per_page = 0;  ///< 0: one puzzle
    std::string paper;           ///< empty: as the kind of file wants it
    bool landscape = false;
    bool solutions = false;
    bool solutions_behind = false;
    bool pencil_marks = false;
    std::string step;  ///< a number, "all", or nothing
    std::string title;
    bool title_page = false;
    std::optional<std::string> caption;
    std::string symbols;
    std::uint64_t dpi = 150;

    // bench
    std::string sets;      ///< names, separated by commas; empty: all
    std::string measures;  ///< the same
    std::uint64_t batch = 0;
    std::uint64_t rounds = 5;
    std::optional<double> round_time;  ///< seconds
    bool print = false;
    bool signature = false;
    bool verbose = false;

    // judge, formats, help
    bool list = false;
    bool man = false;
    bool markdown = false;
    bool show_help = false;
    bool show_version = false;
};

}  // namespace nonet::cli
