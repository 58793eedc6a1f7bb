// From every format to every other and back: nothing is lost that both can carry.
//
// For each pair of formats that can be written and read, puzzles are written as one text in the
// first (with its head and foot), read, written in the second and read again. What a format can
// carry it says itself (FormatInfo::carries), so a new format is held to its word without a line
// here. A puzzle that a format refuses is left out of that text alone, and the formats that refuse
// any are named in the tests. NONET_ROUND_TRIPS=1000 in the environment asks for more puzzles a
// pair than the usual few.
#include "support/random_puzzles.hpp"
#include "unit/text/samples.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace nonet {
namespace {

struct Content {
    Position position;
    std::shared_ptr<const Progress> progress;
};

int puzzles_per_pair() {
    const char* wanted = std::getenv("NONET_ROUND_TRIPS");
    return wanted == nullptr ? 10 : std::atoi(wanted);
}

using Filter = std::function<bool(const Carries&)>;

std::vector<const FormatInfo*> formats_that(const Filter& carry) {
    std::vector<const FormatInfo*> result;
    for (const FormatInfo& format : formats()) {
        if (!format.writable || !carry(format.carries)) continue;
        result.push_back(&format);
    }
    return result;
}

/// The text of those puzzles that a format can hold.
struct Written {
    std::string text;
    std::vector<Content> held;
};

Written written(const FormatInfo& format, const std::vector<Content>& contents) {
    Written result{std::string(format.head), {}};
    for (const Content& content : contents) {
        const auto row = write(format.name, content.position, content.progress.get());
        if (!row) {
            EXPECT_EQ(row.error().code, ErrorCode::not_supported);
            continue;
        }
        result.text += *row;
        if (result.text.back() != '\n') result.text += '\n';
        result.held.push_back(content);
    }
    result.text += format.foot;
    return result;
}

std::vector<Content> read_back(const std::string& text, const ReadOptions& options) {
    std::vector<Content> result;
    StringSource source(text);
    Reader reader(source, options);
    while (true) {
        const Reader::Event event = reader.next();
        if (event == Reader::Event::end) return result;
        if (event == Reader::Event::error) {
            ADD_FAILURE() << reader.error().message << "\n" << text.substr(0, 2000);
            return result;
        }
        if (event == Reader::Event::puzzle) {
            result.push_back({reader.puzzle().position, reader.puzzle().progress});
        }
    }
}

/// A sukaku comes back as candidates, which stand for their givens.
Position digits_of(const Position& position) {
    const auto* candidates = std::get_if<Candidates>(&position);
    return candidates == nullptr ? position : Position(givens_of(*candidates));
}

using Same = std::function<bool(const Content& before, const Content& after)>;

struct Trip {
    std::vector<Content> contents;
    ReadOptions options;
    Filter carry;
    Same same;
    bool digits_only = false;  ///< what was read is reduced to its digits before it is written
};

/// What is read back of those of `contents` that the format can hold.
std::vector<Content> there_and_back(const FormatInfo& format, const std::vector<Content>& contents,
                                    const Trip& trip) {
    const auto [text, held] = written(format, contents);
    if (held.empty()) return {};
    std::vector<Content> back = read_back(text, trip.options);
    if (trip.digits_only) {
        for (Content& content : back) content = {digits_of(content.position), nullptr};
    }
    EXPECT_EQ(back.size(), held.size()) << format.name << "\n" << text.substr(0, 2000);
    for (std::size_t i = 0; i < std::min(back.size(), held.size()); ++i) {
        if (trip.same(held[i], back[i])) continue;
        ADD_FAILURE() << format.name << " lost something of puzzle " << i << ": "
                      << to_line(held[i].position) << "\n"
                      << *write(format.name, held[i].position, held[i].progress.get());
        break;
    }
    return back;
}

using Names = std::set<std::string_view>;

/// The formats that cannot hold what their row of the table says that they carry.
struct Refusing {
    Names all;   ///< refuse each of the puzzles
    Names some;  ///< and one or more of them
};

/// From each format to each. Those that refuse are named, so that none is left out in silence.
void travel(const Trip& trip, const Refusing& expected = {}) {
    std::size_t pairs = 0;
    Refusing refusing;
    const auto formats = formats_that(trip.carry);
    for (const FormatInfo* first : formats) {
        const auto back = there_and_back(*first, trip.contents, trip);
        if (back.empty()) refusing.all.insert(first->name);
        if (!back.empty() && back.size() < trip.contents.size()) {
            refusing.some.insert(first->name);
            ::testing::Test::RecordProperty("refused_by_" + std::string(first->name),
                                            static_cast<int>(trip.contents.size() - back.size()));
        }
        if (back.empty() || ::testing::Test::HasFailure()) continue;
        for (const FormatInfo* second : formats) {
            if (!there_and_back(*second, back, trip).empty()) ++pairs;
        }
    }
    EXPECT_EQ(refusing.all, expected.all);
    EXPECT_EQ(refusing.some, expected.some);
    const std::size_t holding = formats.size() - expected.all.size();
    EXPECT_GE(holding, 2U);
    EXPECT_EQ(pairs, holding * holding);
    ::testing::Test::RecordProperty("pairs", static_cast<int>(pairs));
}

bool same_position(const Content& before, const Content& after) {
    return before.position == after.position;
}

TEST(RoundTrip, EveryPairCarriesGivens) {
    Random random(2239);
    Trip trip{{}, {}, [](const Carries& carries) { return carries.givens; }, same_position, true};
    for (int i = 0; i < puzzles_per_pair(); ++i) {
        trip.contents.push_back({test::random_puzzle(17 + i % 40, random), nullptr});
    }
    // Of which one is known by its placed digits, and the other is for 10x10 and bigger.
    travel(trip, {{"sdx", "pairs"}, {}});
}

TEST(RoundTrip, EveryPairCarriesCandidates) {
    Random random(2676);
    Trip trip{{}, {}, [](const Carries& carries) { return carries.candidates; }, same_position};
    for (int i = 0; i < puzzles_per_pair(); ++i) {
        const Grid solution = test::random_full_grid(random);
        trip.contents.push_back({test::random_sukaku(solution, 10 + i % 80, random), nullptr});
    }
    travel(trip);
}

/// Some blanks of `puzzle` filled in as a player would, and the marks that are left, some of them
/// crossed out.
Content with_progress(const Grid& puzzle, const Grid& solution, Random& random) {
    Progress progress;
    progress.placed.assign(kCells, 0);
    Grid filled = puzzle;
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] != 0 || random.below(4) != 0) continue;
        progress.placed[cell] = static_cast<std::uint8_t>(solution[cell]);
        filled.set(cell, solution[cell]);
    }
    Candidates marks = Candidates::from_grid(filled);
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (filled[cell] != 0) continue;
        for (const Cell peer : kPeerCells[cell]) {
            if (filled[peer] != 0) marks.remove(cell, filled[peer]);
        }
        for (Digit digit = 1; digit <= kDigits; ++digit) {
            if (digit != solution[cell] && random.below(5) == 0) marks.remove(cell, digit);
        }
    }
    progress.marks = marks;
    return {puzzle, std::make_shared<const Progress>(progress)};
}

/// All digits that neither a given nor a placed digit rules out.
Candidates marks_left(const Content& content) {
    const Grid filled = std::get<Grid>(with_placed(content.position, *content.progress));
    Candidates marks = Candidates::from_grid(filled);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const Cell peer : kPeerCells[cell]) {
            if (filled[cell] == 0 && filled[peer] != 0) marks.remove(cell, filled[peer]);
        }
    }
    return marks;
}

/// Where a format writes only what was crossed out, no marks mean that nothing was.
bool same_progress(const Content& before, const Content& after) {
    if (before.position != after.position || after.progress == nullptr) return false;
    const Candidates marks = after.progress->marks.value_or(marks_left(after));
    return before.progress->placed == after.progress->placed &&
           before.progress->marks.value_or(marks_left(before)) == marks;
}

TEST(RoundTrip, EveryPairCarriesProgress) {
    Random random(3074);
    Trip trip{{},
              {},
              [](const Carries& carries) { return carries.placed && carries.marks; },
              same_progress};
    for (int i = 0; i < puzzles_per_pair(); ++i) {
        const Grid solution = test::random_full_grid(random);
        const Grid puzzle = test::random_part(solution, 20 + i % 30, random);
        trip.contents.push_back(with_progress(puzzle, solution, random));
    }
    travel(trip, {{}, {"sdx"}});  // where a last candidate looks like a given
}

TEST(RoundTrip, EveryPairCarriesPlacedDigits) {
    Random random(1426);
    Trip trip{{},
              {},
              [](const Carries& carries) { return carries.placed; },
              [](const Content& before, const Content& after) {
                  return before.position == after.position && after.progress != nullptr &&
                         before.progress->placed == after.progress->placed;
              }};
    for (int i = 0; i < puzzles_per_pair(); ++i) {
        const Grid solution = test::random_full_grid(random);
        const Content content =
            with_progress(test::random_part(solution, 30, random), solution, random);
        const Progress placed{content.progress->placed, std::nullopt};
        trip.contents.push_back({content.position, std::make_shared<const Progress>(placed)});
    }
    travel(trip);
}

/// About half of the cells of a board that obeys the rules.
Board random_board(BoxShape shape, Random& random) {
    Board board(shape);
    const int side = board.side();
    const int shift = static_cast<int>(random.below(static_cast<std::uint32_t>(side)));
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) {
            if (random.below(2) == 0) continue;
            const int start = shape.columns * (row % shape.rows) + row / shape.rows + shift;
            board.set(row * side + column, (start + column) % side + 1);
        }
    }
    return board;
}

TEST(RoundTrip, EveryPairCarriesBoards) {
    Random random(3076);
    for (const BoxShape shape : {BoxShape{2, 2}, BoxShape{2, 3}, BoxShape{2, 4}, BoxShape{3, 4},
                                 BoxShape{4, 4}, BoxShape{5, 5}}) {
        Trip trip{{}, {}, [](const Carries& carries) { return carries.sizes; }, same_position};
        trip.options.box = shape;
        for (int i = 0; i < std::max(1, puzzles_per_pair() / 10); ++i) {
            trip.contents.push_back({random_board(shape, random), nullptr});
        }
        SCOPED_TRACE(std::to_string(shape.rows) + "x" + std::to_string(shape.columns));
        travel(trip, shape.side() < 10 ? Refusing{{"pairs"}, {}} : Refusing{});
    }
}

TEST(RoundTrip, TheShapeOfBoxesIsReadWhereItIsWritten) {
    Random random(989);
    Trip trip{{}, {}, [](const Carries& carries) { return carries.boxes; }, same_position};
    for (const BoxShape shape : {BoxShape{3, 2}, BoxShape{4, 3}, BoxShape{2, 8}}) {
        trip.contents = {{random_board(shape, random), nullptr}};
        SCOPED_TRACE(std::to_string(shape.rows) + "x" + std::to_string(shape.columns));
        travel(trip);
    }
}

}  // namespace
}  // namespace nonet
