// The table of languages.
#include "logic/messages/language_table.hpp"

#include <array>

namespace nonet::logic {

std::span<const Words* const> language_words() {
    static const std::array kLanguages = {&english(), &korean(), &chinese()};
    return kLanguages;
}

const Words* find_language_words(std::string_view code) {
    for (const Words* words : language_words()) {
        if (words->code == code) return words;
    }
    return nullptr;
}

}  // namespace nonet::logic
