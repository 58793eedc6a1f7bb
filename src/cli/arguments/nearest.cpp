// The nearest word.
//
// The distance is the one of Damerau in its restricted form: insertions, deletions, replacements
// and swaps of neighbours each cost 1, capitals nothing. Two thirds of the letters must survive, or
// the guess would be noise. Lists are short and words too, so the plain table of n*m numbers will
// do.
#include "cli/arguments/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace nonet::cli {

namespace {

std::string without_capitals(std::string_view word) {
    std::string text(word);
    for (char& letter : text) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return text;
}

std::size_t distance(std::string_view a, std::string_view b) {
    const std::size_t width = b.size() + 1;
    std::vector<std::size_t> table((a.size() + 1) * width);
    const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& {
        return table[i * width + j];
    };
    for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = i;
    for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1);
            std::size_t best = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, replaced});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                best = std::min(best, at(i - 2, j - 2) + 1);
            at(i, j) = best;
        }
    }
    return at(a.size(), b.size());
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> words) {
    std::string_view best;
    std::size_t best_distance = std::numeric_limits<std::size_t>::max();
    for (const std::string_view candidate : words) {
        const std::size_t d = distance(without_capitals(word), without_capitals(candidate));
        if (d < best_distance && 3 * d <= std::max(word.size(), candidate.size())) {
            best = candidate;
            best_distance = d;
        }
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> words,
                         std::string_view otherwise) {
    const std::string_view near = nearest_word(word, words);
    if (near.empty()) return "; " + std::string(otherwise);
    return "; did you mean '" + std::string(near) + "'?";
}

}  // namespace nonet::cli
