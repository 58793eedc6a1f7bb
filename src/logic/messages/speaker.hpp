// Names of things in one language: digits, cells, houses, candidates, and lists of them.
#pragma once

#include "logic/messages/pattern.hpp"
#include "logic/messages/words.hpp"

#include <nonet/cell_mask.hpp>
#include <nonet/geometry.hpp>
#include <nonet/state.hpp>
#include <nonet/technique.hpp>

#include <span>
#include <string>
#include <vector>

namespace nonet::logic {

class Speaker {
  public:
    explicit Speaker(const Words& words) : words_(words) {}

    [[nodiscard]] const Words& words() const { return words_; }

    /// A phrase of the table, filled.
    [[nodiscard]] std::string say(std::string_view key, const Values& values = {}) const {
        return fill(words_, words_.phrase(key), values);
    }

    /// "a, b and c", "a, b or c", and without any word: "a, b, c".
    [[nodiscard]] std::string all_of(std::span<const std::string> items) const;
    [[nodiscard]] std::string one_of(std::span<const std::string> items) const;
    [[nodiscard]] std::string plain_list(std::span<const std::string> items) const;
    /// "a, b; c; d, e": of things that hold lists themselves.
    [[nodiscard]] std::string group_list(std::span<const std::string> items) const;

    [[nodiscard]] std::string title(const TechniqueInfo& technique) const;
    /// What it sees and what follows, in a sentence.
    [[nodiscard]] std::string idea(const TechniqueInfo& technique) const;
    [[nodiscard]] std::string house(House house) const;
    /// "row", "column", "box".
    [[nodiscard]] std::string house_kind(House house) const;
    /// "rows 2 and 5", "row 2 and box 7".
    [[nodiscard]] std::string houses(std::span<const House> houses) const;

    [[nodiscard]] std::string cells(const CellMask& cells) const;
    [[nodiscard]] std::string cells_or(const CellMask& cells) const;
    [[nodiscard]] std::string digits(DigitMask digits) const;
    [[nodiscard]] std::string digits_or(DigitMask digits) const;

    /// Each way to say some candidates, digits of the same cells together. `key` is the phrase for
    /// {digits} and {cells}: "digits in cells", "digits from cells".
    [[nodiscard]] std::string candidates(std::span<const Candidate> candidates,
                                         std::string_view key) const;

  private:
    [[nodiscard]] std::string join(std::span<const std::string> items, std::string_view last) const;

    const Words& words_;
};

/// What the sets of a step are called, by their place in Step::sets: "A", "B", …
std::string name_of_set(std::size_t index);

/// The cells of some candidates, and their digits.
CellMask cells_of(std::span<const Candidate> candidates);
DigitMask digits_of(std::span<const Candidate> candidates);
CellMask cells_of(std::span<const Cell> cells);
DigitMask digits_of(std::span<const Digit> digits);

}  // namespace nonet::logic
