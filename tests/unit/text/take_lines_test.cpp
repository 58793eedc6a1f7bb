// Plain lines taken by the run are the puzzles that next() would have given one by one.
//
// The oracle is the reader itself without take_lines. Texts of every kind are mixed at random, so
// that plain lines stand between, before and behind all that the formats know and do not know; the
// bytes arrive in pieces of any size, with pauses, and may break off.
#include "unit/text/read_all.hpp"
#include "unit/text/samples.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

using text_test::kOther;
using text_test::kPuzzle;
using text_test::Row;
using text_test::with_mark;

const std::string kFull =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

/// Pieces of random sizes, sometimes a pause, and perhaps a failure instead of the end.
class MoodySource final : public ByteSource {
  public:
    MoodySource(std::string_view text, std::uint64_t seed, std::size_t piece, bool fails)
        : rest_(text), random_(seed), piece_(piece), fails_(fails) {}

    Delivery read(std::span<char> space) override {
        if (random_.below(4) == 0) return {Status::pause, 0};
        if (rest_.empty()) return {fails_ ? Status::failed : Status::end, 0};
        const std::size_t most = 1 + random_.below(piece_);
        const std::size_t size = std::min({most, rest_.size(), space.size()});
        std::copy_n(rest_.begin(), size, space.begin());
        rest_.remove_prefix(size);
        return {Status::data, size};
    }

  private:
    std::string_view rest_;
    Random random_;
    std::size_t piece_;
    bool fails_;
};

Row row_of(const char* line, const Place& place) {
    const Result<Grid> grid = Grid::from_line({line, kCells});
    Row row;
    row.ok = true;
    row.position = grid ? grid->to_line() : "no grid: " + std::string(line, kCells);
    row.format = "line";
    row.place = place;
    return row;
}

struct Taken {
    std::vector<Row> rows;
    std::size_t lines = 0;  ///< of them by the run
};

void add_event(Reader& reader, Reader::Event event, std::vector<Row>& rows) {
    Row row;
    if (event == Reader::Event::puzzle) {
        const Puzzle& puzzle = reader.puzzle();
        row.ok = true;
        row.position = to_line(puzzle.position);
        row.format = std::string(puzzle.format);
        row.rest = puzzle.rest;
        row.note = puzzle.note;
        row.place = puzzle.place;
    } else {
        const Error& error = reader.error();
        row.code = error.code;
        row.symbol = error.symbol;
        row.message = error.message;
        row.place = error.place;
    }
    rows.push_back(row);
}

/// Reads with runs of any size, into blocks that are emptied now and then.
Taken read_with_runs(ByteSource& source, const ReadOptions& options, std::uint64_t seed) {
    Random random(seed);
    Reader reader(source, options);
    std::array<LineBlock, 3> blocks;
    Taken taken;
    while (true) {
        LineBlock& block = blocks[random.below(3)];
        if (random.below(3) > 0) block.clear();
        const std::size_t before = block.size;
        const std::size_t most = std::size_t{1} << random.below(14);
        const LineRun run = random.below(5) == 0 ? LineRun{} : reader.take_lines(block, most);
        EXPECT_LE(run.size, most);
        EXPECT_EQ(block.size, before + run.size);
        for (std::size_t i = 0; i < run.size; ++i) {
            const Place place{run.place.line + i, 1, run.place.offset + i * run.stride};
            taken.rows.push_back(row_of(block.line(before + i), place));
        }
        taken.lines += run.size;
        if (run.size > 0) continue;
        const Reader::Event event = reader.next();
        if (event == Reader::Event::end) return taken;
        if (event != Reader::Event::pause) add_event(reader, event, taken.rows);
    }
}

std::vector<Row> read_singly(ByteSource& source, const ReadOptions& options) {
    Reader reader(source, options);
    std::vector<Row> rows;
    for (Reader::Event event = reader.next(); event != Reader::Event::end; event = reader.next()) {
        if (event != Reader::Event::pause) add_event(reader, event, rows);
    }
    return rows;
}

/// Compares both ways; the number of lines that were taken.
std::size_t compare(std::string_view text, std::uint64_t seed, const ReadOptions& options = {},
                    bool fails = false) {
    static constexpr std::array<std::size_t, 4> kPieces = {1, 100, 5000, 500'000};
    // One piece is for short texts: the time grows with the number of pieces.
    const std::size_t piece = kPieces[text.size() < 4000 ? seed % 4 : 1 + seed % 3];
    MoodySource one(text, seed, piece, fails);
    MoodySource other(text, seed + 1, piece, fails);
    const std::vector<Row> expected = read_singly(one, options);
    const Taken taken = read_with_runs(other, options, seed);
    const std::size_t size = std::min(expected.size(), taken.rows.size());
    for (std::size_t i = 0; i < size; ++i) {
        if (taken.rows[i] == expected[i]) continue;
        EXPECT_EQ(taken.rows[i], expected[i]) << "row " << i << ", seed " << seed << '\n'
                                              << text.substr(0, 20'000);
        return taken.lines;
    }
    EXPECT_EQ(taken.rows.size(), expected.size()) << "seed " << seed;
    return taken.lines;
}

/// Lines and groups of lines that a file of puzzles may hold, good and bad.
std::vector<std::string> ingredients() {
    const std::string zeros = with_mark(kPuzzle, '0');
    std::string mixed = zeros;
    *std::find(mixed.begin(), mixed.end(), '0') = '.';
    std::string cut_number(kCells, '0');
    cut_number.replace(0, 12, "123456789123");
    std::string nearly = cut_number;
    nearly.replace(0, 18, "123456789123456789");
    std::vector<std::string> list = {
        kPuzzle + "\n",
        zeros + "\n",
        kFull + "\n",
        mixed + "\n",
        cut_number + "\n",
        nearly + "\n",
        kPuzzle + "\r\n",
        zeros + "\r\n",
        kOther + "\r",
        kPuzzle + "\r\n\n",
        kPuzzle + " \n",
        kPuzzle + ";7.2\n",
        kPuzzle + "," + kFull + "\n",
        kPuzzle + "\t" + kOther + "\n",
        kPuzzle.substr(1) + "\n",
        kPuzzle + "1\n",
        kPuzzle.substr(0, 64) + "\n",
        with_mark(kPuzzle, '*') + "\n",
        with_mark(kPuzzle, ' ') + "\n",
        "\"" + kPuzzle + "\"\n",
        std::string(kCells, '.') + "\n",
        std::string(kCells, '0') + "\n",
        std::string(kCells, '/') + "\n",
        std::string(kCells, ':') + "\n",
        std::string(40, '1') + "\xC3\xA9" + std::string(39, '.') + "\n",
        std::string(kCells - 1, '.') + "\0\n",
        "# comment\n",
        "#\n",
        "\n",
        "\n\n",
        " \n",
        "\t\n",
        "3\n",
        "17\n",
        "end\n",
        "Grid 01\n",
        "puzzle,solution\n",
        "garbage\n",
        "--- \n",
        "[code]\n",
        "```\n",
        "......\n",
        "1...2....\n",
        "{\"puzzle\": \"" + kPuzzle + "\"}\n",
        "[\"" + kPuzzle + "\",\n\"" + kOther + "\"]\n",
        text_test::in_rows(kPuzzle, 9),
        text_test::in_rows(kPuzzle, 9) + "\n",
        text_test::in_rows(kOther, 9, "\r\n"),
        text_test::in_spread_rows(kOther, 9, " ") + "\n",
        text_test::kSix + "\n",
        text_test::in_rows(text_test::kSix, 6),
        "r1c1=5 r2c2=6\n",
        "<sudoku>\n",
        "<a/>\n"};
    for (const FormatInfo& format : formats()) list.emplace_back(format.sample);
    return list;
}

std::string mixture(Random& random, const std::vector<std::string>& list, std::size_t parts) {
    std::string text;
    for (std::size_t i = 0; i < parts; ++i) {
        const std::size_t kind = random.below(2) == 0 ? random.below(3) : random.below(list.size());
        const std::size_t times = random.below(4) == 0 ? 1 + random.below(40) : 1;
        for (std::size_t n = 0; n < times; ++n) text += list[kind];
    }
    if (random.below(3) == 0) text.pop_back();
    return text;
}

TEST(TakeLines, GivesWhatNextGives) {
    const std::vector<std::string> list = ingredients();
    Random random(81);
    std::size_t lines = 0;
    for (std::uint64_t round = 0; round < 1500; ++round) {
        const std::string text = mixture(random, list, 1 + random.below(12));
        lines += compare(text, round);
        if (HasFailure()) return;
    }
    EXPECT_GT(lines, 10'000U);
}

TEST(TakeLines, GivesWhatNextGivesUnderOptions) {
    const std::vector<std::string> list = ingredients();
    std::vector<ReadOptions> options(7);
    options[0].from = "line";
    options[1].from = "csv";
    options[2].from = "labelled";
    options[3].alphabet = "987654321";
    options[4].zero_based = true;
    options[5].box = BoxShape{3, 3};
    options[6].answers_behind = true;
    Random random(729);
    for (std::uint64_t round = 0; round < 700; ++round) {
        const std::string text = mixture(random, list, 1 + random.below(12));
        compare(text, round, options[round % options.size()]);
        if (HasFailure()) return;
    }
}

TEST(TakeLines, TakesNothingWhereSymbolsMeanSomethingElse) {
    std::vector<ReadOptions> options(4);
    options[0].alphabet = "987654321";
    options[1].zero_based = true;
    options[2].box = BoxShape{3, 3};
    options[3].from = "csv";
    std::string text;
    for (int i = 0; i < 50; ++i) text += kPuzzle + "\n";
    for (const ReadOptions& option : options) {
        EXPECT_EQ(compare(text, 1, option), 0U);
    }
    EXPECT_GT(compare(text, 1), 40U);
}

/// What gives one row, or none, by itself: no document goes on behind it, no block.
std::vector<std::string> single_lines() {
    std::vector<std::string> list = ingredients();
    list.resize(std::find(list.begin(), list.end(), "# comment\n") - list.begin());
    return list;
}

TEST(TakeLines, GoesThroughLongTextsOfAllSizes) {
    const std::vector<std::string> list = single_lines();
    Random random(6);
    for (std::uint64_t round = 0; round < 6; ++round) {
        std::string text;
        while (text.size() < 3'000'000) {
            const std::size_t times = std::size_t{1} << random.below(15);
            const std::string& line = list[random.below(2) == 0 ? 6 : 0];
            for (std::size_t i = 0; i < times; ++i) text += line;
            text += list[random.below(list.size())];
        }
        EXPECT_GT(compare(text, round), 10'000U);
        if (HasFailure()) return;
    }
}

TEST(TakeLines, KeepsWholeLinesBeforeAFailure) {
    const std::vector<std::string> list = single_lines();
    Random random(9);
    for (std::uint64_t round = 0; round < 500; ++round) {
        std::string text = mixture(random, list, 1 + random.below(6));
        if (round % 2 == 0) text += kPuzzle.substr(random.below(80));
        compare(text, round, {}, true);
        if (HasFailure()) return;
    }
}

TEST(TakeLines, ALongLineBeforeThemChangesNothing) {
    std::string text = kPuzzle + "\n# " + std::string(5'000'000, 'x') + "\n";
    for (int i = 0; i < 3000; ++i) text += i % 100 == 99 ? "# note\n" : kOther + "\n";
    EXPECT_GT(compare(text, 2), 2'000U);
}

}  // namespace
}  // namespace nonet
