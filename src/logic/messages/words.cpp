// Looking up words. The tables are short and are read once for a hint: a walk is fast enough.
#include "logic/messages/words.hpp"

#include <algorithm>

namespace nonet::logic {

namespace {

/// How well an entry's list of names fits: 0 not at all, else the longer the closer.
std::size_t fit(std::string_view names, std::string_view name) {
    std::size_t best = 0;
    while (!names.empty()) {
        const std::string_view word = names.substr(0, names.find(' '));
        names.remove_prefix(std::min(word.size() + 1, names.size()));
        if (word == name) return name.size() + 1;
        if (word.ends_with('*') && name.starts_with(word.substr(0, word.size() - 1))) {
            best = std::max(best, word.size() - 1);
        }
    }
    return best;
}

}  // namespace

std::string_view Words::title(std::string_view technique_name) const {
    for (const TitleWords& one : titles) {
        if (one.name == technique_name) return one.title;
    }
    return {};
}

std::string_view Words::idea(std::string_view technique_name) const {
    for (const TitleWords& one : titles) {
        if (one.name == technique_name) return one.idea;
    }
    return {};
}

std::string_view Words::phrase(std::string_view key) const {
    for (const Phrase& one : phrases) {
        if (one.key == key) return one.text;
    }
    return key;
}

const TechniqueWords* Words::technique(std::string_view technique_name) const {
    const TechniqueWords* best = nullptr;
    std::size_t best_fit = 0;
    for (const TechniqueWords& words : techniques) {
        const std::size_t one = fit(words.names, technique_name);
        if (one > best_fit) {
            best = &words;
            best_fit = one;
        }
    }
    return best;
}

}  // namespace nonet::logic
