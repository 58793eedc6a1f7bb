// Techniques that rely on one solution say nothing where the digits alone do not prove it.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/library_line.hpp>
#include <nonet/solve.hpp>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

std::size_t count_steps(const char* technique, const State& state) {
    const TechniqueRow* row = find_technique_row(technique);
    Search search(state);
    Steps steps(Steps::Want::all);
    row->find(search, *row, steps);
    return steps.found().size();
}

const char* const kUniqueRectangle =
    ":0600:x:+4+7.3..1.8+85.4...9.39.+86.+4.7+1342+8.+5.+9+2+8+5+1...+3+496+7+53+4..1+6+2871+3+9+45"
    "+5+1+3+9+42..+6+74+96+58.+1.::::";

const char* const kAvoidable =
    ":0607:x:..+8+9+3+1476+9+3+786+41+254+6+1+25+7.+8.3+1+2+4+7+9+5+6+87+4+5+38+6.1.+6+8912+5...+8."
    "6"
    "+5+43.9+1.+9+371+86..+1.4+6+9+28..::::";

TEST(Uniqueness, SaysNothingOfASukaku) {
    const State position = parse_library_line(kUniqueRectangle)->state;
    EXPECT_GT(count_steps("unique-rectangle-1", position), 0U);

    // The same candidates, but no digit stands: only the candidates leave one solution.
    const State sukaku(position.all_candidates());
    ASSERT_TRUE(is_unique(position.all_candidates()));
    EXPECT_EQ(count_steps("unique-rectangle-1", sukaku), 0U);
}

TEST(Uniqueness, NeedsGivensForAvoidableRectangles) {
    const State position = parse_library_line(kAvoidable)->state;
    EXPECT_GT(count_steps("avoidable-rectangle-1", position), 0U);

    // All digits placed, none given: the givens, none at all, have many solutions.
    EXPECT_EQ(count_steps("avoidable-rectangle-1", State(Grid(), position.values())), 0U);
}

TEST(Uniqueness, SearchesAnewWhenMissingCandidatesBecomeAllowed) {
    const char* const missing =
        ":0601:x:.32+71.......6+2+37.4...+8.9+3.+2.+2.53.+1..7.+1+2.+68.+3+3..+1..+42.2.+34.+1...."
        "1.+9"
        "..+23....+3.+25+4+1:511 811 911 518 821 921 522 523 828 928 431 532 433 538 562 972:::";
    const TechniqueRow* row = find_technique_row("unique-rectangle-2");
    Search search(parse_library_line(missing)->state);
    for (const bool allowed : {false, true, false}) {
        SearchOptions options;
        options.unique_missing_candidates = allowed;
        search.set_options(options);
        Steps steps(Steps::Want::all);
        row->find(search, *row, steps);
        EXPECT_EQ(!steps.empty(), allowed);
    }
}

}  // namespace
}  // namespace nonet::logic
