// The table of judge profiles, and the look-up by name.
#include "cli/judges/judge.hpp"

#include <algorithm>
#include <string>

namespace nonet::cli {

std::span<const Judge> judges() {
    return {};
}

const Judge* find_judge(std::string_view name) {
    std::string wanted(name);
    for (char& c : wanted) {
        if (c == '_') c = '-';
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    for (const Judge& judge : judges()) {
        if (judge.name == wanted) return &judge;
        if (std::ranges::find(judge.aliases, wanted) != judge.aliases.end()) return &judge;
    }
    return nullptr;
}

}  // namespace nonet::cli
