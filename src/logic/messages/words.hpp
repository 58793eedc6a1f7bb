// The shape of a language: all its words as one table.
//
// A message is a pattern with parameters in braces, filled by name, so that a translator may put
// them in any order: "{result} {cells}". A part in square brackets is left out when one of its
// parameters is empty. A language whose words change with what stands before them (Korean
// particles) writes the ending in braces, too, and gives a function that chooses its form.
//
// To add a language: write messages/CODE.cpp (and CODE_titles.cpp, where one file would be too
// long), declare its table in language_table.hpp and list it in language_table.cpp;
// tests/unit/logic/messages_test.cpp says what is missing.
#pragma once

#include <span>
#include <string_view>

namespace nonet::logic {

/// What a technique is called, and its idea in a sentence. Fish are put together: "fish.finned-" is
/// the pattern for the size named "size.x-wing", whose title fills {size} and whose idea, a number,
/// {lines}.
struct TitleWords {
    std::string_view name;  ///< of the technique
    std::string_view title;
    std::string_view idea;
};

/// What is said about the steps of some techniques.
struct TechniqueWords {
    /// Of the techniques, separated by blanks; "finned-*": all that begin so, unless another entry
    /// names them or their beginning more closely.
    std::string_view names;
    std::string_view vague;           ///< where to look, without giving it away
    std::string_view technique = {};  ///< name and cells; empty: the phrase "technique"
    std::string_view full;            ///< the reason, cell by cell
};

/// Any other text, by key.
struct Phrase {
    std::string_view key;
    std::string_view text;
};

/// The form of an ending behind `before`; empty when the language knows no ending of that name.
using ChooseEnding = std::string_view (*)(std::string_view ending, std::string_view before);

struct Words {
    std::string_view code;               ///< what users type: "en"
    std::string_view name;               ///< in the language itself
    std::span<const TitleWords> titles;  ///< empty: titles and summaries of the techniques' table
    std::span<const TechniqueWords> techniques;
    std::span<const Phrase> phrases;
    ChooseEnding choose_ending = nullptr;

    /// Empty when there is none.
    [[nodiscard]] std::string_view title(std::string_view name) const;
    [[nodiscard]] std::string_view idea(std::string_view name) const;
    /// The pattern of a phrase; the key itself when there is none.
    [[nodiscard]] std::string_view phrase(std::string_view key) const;
    /// Null when the language has no words for that technique.
    [[nodiscard]] const TechniqueWords* technique(std::string_view name) const;
};

}  // namespace nonet::logic
