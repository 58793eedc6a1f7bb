// The final sound of a text, from its last letter that is read aloud.
#include "logic/messages/korean_endings.hpp"

#include <array>
#include <cstdint>

namespace nonet::logic {

namespace {

enum class Sound : std::uint8_t { vowel, rieul, consonant };

/// Drops a last pair of brackets with what is in it, and spaces.
std::string_view without_brackets(std::string_view text) {
    while (text.ends_with(' ')) text.remove_suffix(1);
    while (text.ends_with(')')) {
        const std::size_t open = text.rfind('(');
        if (open == std::string_view::npos || open == 0) break;
        text = text.substr(0, open);
        while (text.ends_with(' ')) text.remove_suffix(1);
    }
    return text;
}

/// 영 일 이 삼 사 오 육 칠 팔 구.
Sound sound_of_digit(char digit) {
    using enum Sound;
    static constexpr std::array<Sound, 10> kSounds = {
        consonant, rieul, vowel, consonant, vowel, vowel, consonant, rieul, rieul, vowel};
    return kSounds.at(digit - '0');
}

/// 엘 ends in ㄹ, 엠 and 엔 in a consonant; the names of all other letters end in a vowel.
Sound sound_of_letter(char letter) {
    if (letter == 'L' || letter == 'l') return Sound::rieul;
    const bool is_nasal = letter == 'M' || letter == 'm' || letter == 'N' || letter == 'n';
    return is_nasal ? Sound::consonant : Sound::vowel;
}

/// A Hangul syllable, as the last three bytes of a UTF-8 text.
Sound sound_of_syllable(std::string_view text) {
    if (text.size() < 3) return Sound::vowel;
    const auto byte = [text](std::size_t from_end) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(text[text.size() - from_end]));
    };
    const std::uint32_t code = (byte(3) & 0xf) << 12 | (byte(2) & 0x3f) << 6 | (byte(1) & 0x3f);
    if (code < 0xac00 || code > 0xd7a3) return Sound::vowel;
    constexpr std::uint32_t kRieul = 8;
    const std::uint32_t final = (code - 0xac00) % 28;
    if (final == 0) return Sound::vowel;
    return final == kRieul ? Sound::rieul : Sound::consonant;
}

Sound sound_of(std::string_view text) {
    text = without_brackets(text);
    if (text.empty()) return Sound::vowel;
    const char last = text.back();
    if (last >= '0' && last <= '9') return sound_of_digit(last);
    if ((last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z')) return sound_of_letter(last);
    return sound_of_syllable(text);
}

struct Ending {
    std::string_view after_consonant;
    std::string_view after_vowel;
};
constexpr std::array<Ending, 8> kEndings = {{
    {"을", "를"},
    {"이", "가"},
    {"은", "는"},
    {"과", "와"},
    {"으로", "로"},
    {"이나", "나"},
    {"이라", "라"},
    {"이어야", "여야"},
}};

}  // namespace

std::string_view korean_ending(std::string_view ending, std::string_view before) {
    for (const Ending& one : kEndings) {
        if (one.after_consonant != ending) continue;
        const Sound sound = sound_of(before);
        const bool is_short = sound == Sound::vowel || (ending == "으로" && sound == Sound::rieul);
        return is_short ? one.after_vowel : one.after_consonant;
    }
    return {};
}

}  // namespace nonet::logic
