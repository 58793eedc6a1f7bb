// Steps and hints in words, in several languages, as much as the player wants to be told.
//
// The words stand in one table for each language (src/logic/messages/); a step is data and knows
// none of them. A hint looks first at what the player has done: a wrong digit or a candidate
// crossed out that the solution needs is said before any step.
#pragma once

#include <nonet/solver.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::logic {

/// How much a hint gives away.
enum class HintLevel : std::uint8_t {
    vague,      ///< where to look
    technique,  ///< the name of the technique and its cells
    full,       ///< the reason, cell by cell, and what follows
};

/// "vague", "technique" or "full".
std::string_view name_of(HintLevel level);

struct Words;  // the table of a language, private

struct Language {
    std::string_view code;  ///< "en", "ko", "zh"
    std::string_view name;  ///< in the language itself
    const Words* words = nullptr;
};

/// Every language, English first.
std::span<const Language> languages();

/// Nothing when no language has that code.
const Language* find_language(std::string_view code);

/// A step in words. `state` is the position in which it was found.
std::string tell(const Step& step, const State& state, const Language& language, HintLevel level);

/// The name of a technique in that language.
std::string title_of(const TechniqueInfo& technique, const Language& language);

/// What stands on the page of a technique, in that language. Only the page's own text
/// (TechniqueInfo::page) is English in all of them.
struct TechniquePage {
    std::string title;
    std::string family;        ///< "singles"
    std::string level;         ///< in the profile; "-" where it does not rank the technique
    std::string score;         ///< the same
    std::string idea;          ///< what it sees and what follows
    std::string rank;          ///< "singles, easy, score 4 in the profile hodoku"
    std::string also_called;   ///< "also called: last digit"; empty without other names
    std::string assumes;       ///< what it takes for granted; mostly empty
    std::string english_only;  ///< that the page is in English; empty in English
    std::string example;       ///< "For example:"
};

TechniquePage page_of(const TechniqueInfo& technique, const Profile& profile,
                      const Language& language);

/// Something in the player's position that no solution has.
struct Mistake {
    Cell cell = 0;
    Digit placed = 0;  ///< the digit that is wrong there; 0: a candidate is missing
    Digit digit = 0;   ///< the digit that belongs there; 0: several solutions, none of which has it
};

/// What is wrong in a position, in reading order, placed digits before missing candidates. A
/// puzzle with several solutions is checked against all of them, a digit at a time. Empty for a
/// puzzle without solution, or when a limit came first.
std::vector<Mistake> find_mistakes(const State& state, const PuzzleFacts& facts,
                                   const Limits& limits = {});

/// What there is to say about a position, the most urgent first.
enum class HintKind : std::uint8_t {
    no_solution,  ///< the puzzle itself has none
    mistakes,     ///< the player has made some
    dead_end,     ///< no single entry is wrong, but together they leave no solution
    solved,       ///< nothing is left to do
    step,         ///< the next step
    stuck,        ///< no technique of the profile finds anything
    unknown,      ///< a limit came before a step was found
};

/// "no_solution", "mistakes", …
std::string_view name_of(HintKind kind);

struct Hint {
    HintKind kind = HintKind::stuck;
    std::vector<Mistake> mistakes;            ///< kind mistakes
    std::optional<RatedStep> step;            ///< kind step
    PuzzleFacts facts;                        ///< of the puzzle
    std::vector<const TechniqueInfo*> tried;  ///< kind stuck: in the order of the profile
};

/// The hint for a position of a puzzle; it uses the solver for the step and leaves the position
/// `state` in it, with no step applied. One thread at a time for each solver; the other functions
/// here may be called from any number of threads at once.
Hint hint_for(const State& state, const PuzzleFacts& facts, const Profile& profile, Solver& solver,
              const Limits& limits = {});

/// The techniques that a solver tries with this profile and puzzle, in order.
std::vector<const TechniqueInfo*> tried_techniques(const Profile& profile,
                                                   const PuzzleFacts& facts);

/// A hint in words. Mistakes are always told with their cells; only `full` names the right digit.
std::string tell(const Hint& hint, const State& state, const Language& language, HintLevel level);

/// Why techniques that assume one solution are off, or empty when they are not: several solutions,
/// an unknown number, or one that was proved from candidates.
std::string tell_uniqueness(const PuzzleFacts& facts, const Language& language);

}  // namespace nonet::logic
