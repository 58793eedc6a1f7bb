// What happens to a link while it is copied: a character lost, doubled, wrong or swapped.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::text_test {

/// Every text that differs from `text` by one character that is missing or there twice.
inline std::vector<std::string> dropped_or_doubled(std::string_view text) {
    std::vector<std::string> results;
    for (std::size_t i = 0; i < text.size(); ++i) {
        results.emplace_back(text);
        results.back().erase(i, 1);
        results.emplace_back(text);
        results.back().insert(i, 1, text[i]);
    }
    return results;
}

/// Every text with two neighbours swapped, or with one character replaced by one of `symbols`.
inline std::vector<std::string> swapped_or_replaced(std::string_view text,
                                                    std::string_view symbols) {
    std::vector<std::string> results;
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const char symbol : symbols) {
            if (symbol == text[i]) continue;
            results.emplace_back(text);
            results.back()[i] = symbol;
        }
        if (i + 1 == text.size() || text[i] == text[i + 1]) continue;
        results.emplace_back(text);
        std::swap(results.back()[i], results.back()[i + 1]);
    }
    return results;
}

}  // namespace nonet::text_test
