// A damaged text gives a right reading or an error, never a wrong puzzle in silence.
//
// The idea: take samples of every form that the reader knows, mostly with three puzzles, so that a
// puzzle that shifts into the next shows; damage them in every way at every place (mutations.cpp);
// and hold what the reader makes of it against the puzzles that the text was made from
// (verdict.cpp). The formats' own samples in the table are taken too, so a new format is tested as
// soon as it is there. Each test prints its counts. Where the checks of a sanitizer or a debug
// build cost time, a seeded part of the mutations must do.
#include "mutations/mutations.hpp"
#include "mutations/samples.hpp"
#include "mutations/verdict.hpp"
#include "support/sanitized.hpp"

#include <nonet/random.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <span>
#include <string>

#include <gtest/gtest.h>

namespace nonet::mutations {
namespace {

#if defined(NDEBUG)
constexpr std::size_t kMost = test::kSanitized ? 250 : 5000;
#else
constexpr std::size_t kMost = 250;
#endif
constexpr std::size_t kMostBytes = 2'500'000;  ///< read for one sample

constexpr std::size_t kFewest = 200;   ///< mutations of a sample
constexpr std::size_t kMostShown = 5;  ///< failures described in full

/// An element of XML with 81 digits or dots, or a saved game: a puzzle that a document may have or
/// not, or twice.
bool is_element_with_puzzle(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos || line[first] != '<') return false;
    if (line.find(" data=\"version: ") != std::string_view::npos) return true;
    const std::size_t cells = std::min(line.find_first_of(".0123456789", first), line.size());
    const std::size_t end = line.find_first_not_of(".0123456789", cells);
    return end != std::string_view::npos && end - cells == kCells;
}

bool is_record(std::string_view line) {
    if (is_element_with_puzzle(line)) return true;
    const Reading reading = read_events(line);
    return reading.errors == 0 && !reading.events.empty();
}

class MutatedSample : public testing::TestWithParam<Sample> {};

TEST_P(MutatedSample, GivesARightReadingOrAnError) {
    const Sample& sample = GetParam();
    const Reading original = read_events(sample.text);
    ASSERT_EQ(original.errors, 0U) << sample.text;
    ASSERT_EQ(original.events.size(), sample.puzzles.size()) << sample.text;
    for (std::size_t i = 0; i < sample.puzzles.size(); ++i) {
        ASSERT_EQ(describe(*original.events[i].puzzle), describe(sample.puzzles[i])) << sample.text;
        ASSERT_EQ(original.events[i].puzzle, sample.puzzles[i]) << "perhaps the boxes differ";
    }
    std::vector<Mutation> all = mutations_of(sample.text, is_record);
    const std::size_t most = std::min(kMost, kMostBytes / sample.text.size());
    if (all.size() > most) {
        Random random(2239);
        random.shuffle(std::span<Mutation>(all));
        all.resize(most);
    }
    EXPECT_GE(all.size(), kFewest);
    std::array<std::size_t, 4> counts{};
    for (const Mutation& mutation : all) {
        const std::string text = mutated_text(sample.text, mutation);
        const Verdict verdict = judge(original, sample.text, mutation, read_events(text), text);
        const std::size_t count = ++counts[static_cast<std::size_t>(verdict)];
        if (verdict != Verdict::wrong) continue;
        if (count > kMostShown) {
            ADD_FAILURE() << describe(sample.text, mutation);
            continue;
        }
        std::string rows;
        for (const Event& event : read_events(text).events) {
            rows += event.puzzle ? describe(*event.puzzle) : "an error";
            rows += (event.note.empty() ? "" : " note: " + event.note) + "\n";
        }
        ADD_FAILURE() << describe(sample.text, mutation) << " is read as\n"
                      << rows << "from\n"
                      << text;
    }
    std::cout << sample.name << ": " << all.size() << " mutations, " << counts[0] << " right, "
              << counts[1] << " refused, " << counts[2] << " excepted, " << counts[3] << " wrong\n";
}

INSTANTIATE_TEST_SUITE_P(Samples, MutatedSample, testing::ValuesIn(samples()),
                         [](const testing::TestParamInfo<Sample>& sample) {
                             return sample.param.name;
                         });

}  // namespace
}  // namespace nonet::mutations
