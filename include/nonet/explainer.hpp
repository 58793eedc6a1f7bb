// The ratings and the path of Sudoku Explainer 1.2.1.3.
//
// Sudoku Explainer tries thirty rules in a fixed order, takes the first step found, and starts
// again. Three numbers say how hard its path was: ER, EP and ED. They are tenths, and are kept as
// such here: 72 is 7.2. docs/design/rating.md says how they are kept equal to the original's.
#pragma once

#include <nonet/result.hpp>
#include <nonet/search.hpp>
#include <nonet/state.hpp>
#include <nonet/text.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

/// ER of a puzzle that the rules do not solve.
inline constexpr int kExplainerUnsolved = 200;

/// In tenths.
struct ExplainerRating {
    int er = 0;  ///< the highest rating of all steps; kExplainerUnsolved when no rule goes on
    int ep = 0;  ///< the highest up to the first step that fills a cell; 0 without such a step
    int ed = 0;  ///< that of the first step; 0 without a step
    std::string_view hardest;  ///< the first technique that has the rating er; static text
    bool is_stuck = false;     ///< the rules end before the puzzle is solved
    /// The rating was stopped once an answer that was asked for was known: ER is this or higher.
    bool is_cut = false;
    bool is_pearl = false;    ///< EP = ER; known unless limits came first
    bool is_diamond = false;  ///< ED = EP = ER

    friend bool operator==(const ExplainerRating&, const ExplainerRating&) = default;
};

/// "7.2" for 72.
std::string text_of_tenths(int tenths);

/// "ER/EP/ED"; ">=7.2/7.2/6.6" where is_cut.
std::string text_of(const ExplainerRating& rating);

/// One step of the path.
struct ExplainerStep {
    std::string_view technique;  ///< as the original calls it; static text
    int rating = 0;              ///< in tenths
    int producer = 0;            ///< the place of the rule in the order, 1..30
    int complexity = 0;          ///< of chains: how many assumptions and conclusions they have
    std::optional<logic::Candidate> placed;
    std::vector<logic::Candidate> removed;  ///< ascending; what placing removes is not listed
};

struct ExplainerPath {
    Status status = Status::unknown;  ///< of the puzzle
    bool uses_uniqueness = false;     ///< the rules that need one solution were used
    bool is_solved = false;           ///< the path leads to the end
    bool is_cut_short = false;        ///< a limit came first
    std::vector<ExplainerStep> steps;
    ExplainerRating rating;
};

/// The whole path from the givens (or the candidates of a sukaku), whatever a player has added. No
/// steps for a puzzle without a solution. Error not_supported for boards that are not 9×9. Cost:
/// below a millisecond for most puzzles, seconds or more for the hardest known.
Result<ExplainerPath> explainer_path(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace nonet
