// The table of techniques: what a person can see in a position, each with its page.
//
// A technique is a row of this table. The rows carry their documentation: `nonet techniques`,
// docs/techniques/ and the explanations come from it. How hard a technique counts is not said here
// but in a profile (profile.hpp): scales differ, the logic does not.
#pragma once

#include <nonet/geometry.hpp>

#include <cstdint>
#include <span>
#include <string_view>

namespace nonet::logic {

/// Rooms of the table, in its order.
enum class Family : std::uint8_t {
    singles,
    intersections,
    subsets,
    fish,
    single_digit,  ///< skyscraper, kites and the like
    wings,
    coloring,
    uniqueness,
    chains,
    sets,        ///< almost locked sets
    exclusion,   ///< aligned pairs and triples
    patterns,    ///< exocets, loops and other large patterns
    forcing,     ///< forcing chains and nets, whips, braids
    last_resort  ///< templates, guessing
};

/// "singles", "single digit patterns", …
std::string_view name_of(Family family);

struct TechniqueInfo {
    std::string_view name;   ///< what users type: lower case with hyphens, "x-wing"
    std::string_view title;  ///< as in English text, "X-Wing"
    Family family = Family::singles;
    std::string_view code;     ///< the four digits by which HoDoKu's library knows it, or empty
    std::string_view aliases;  ///< other names that players use, separated by commas
    std::string_view summary;  ///< one line: what it sees and what follows
    /// How it works, for a player: paragraphs of Markdown without headings.
    std::string_view page;
    /// A position in which it fires, as a text that read_puzzle reads, such as a line of HoDoKu's
    /// library (":code:x:grid:removed candidates:::"); its page draws the first step found there.
    std::string_view example;
    bool assumes_unique = false;  ///< holds only where the puzzle has exactly one solution
};

/// Every technique, by family.
std::span<const TechniqueInfo* const> techniques();

/// By name; nothing when there is no such technique.
const TechniqueInfo* find_technique(std::string_view name);

/// What the searches may use. The defaults are those of everyday hints; a profile sets its own.
struct SearchOptions {
    /// Use techniques that assume one solution. Whoever searches sets it to false unless the
    /// puzzle is proved to have exactly one.
    bool uniqueness = true;

    bool unique_missing_candidates = true;  ///< a rectangle's cells may lack one of its digits
    bool two_candidate_rectangles = false;  ///< empty rectangles of two candidates only
    bool siamese_fish = false;              ///< two fish with one base, told as one
    bool fish_templates = true;             ///< skip digits whose solutions allow no elimination
    int fish_fins = 5;                      ///< at most
    int fish_endo_fins = 2;                 ///< at most
    bool set_overlap = false;               ///< almost locked sets may share cells
    bool sets_in_loops = false;             ///< nice loops through almost locked sets
    int set_chain_length = 6;               ///< almost locked sets in a chain
    int chain_length = 20;                  ///< X-chains and XY-chains, nodes
    int whip_length = 12;                   ///< whips and braids, variables
    int look_ahead = 4;                     ///< rounds of consequences that forcing nets read
};

}  // namespace nonet::logic
