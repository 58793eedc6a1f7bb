// Korean particles that change with the sound before them: 을/를, 이/가, 은/는, 과/와, 으로/로,
// 이나/나, 이라/라, 이어야/여야.
//
// A particle has one form behind a consonant and another behind a vowel; 으로 also takes the short
// form behind ㄹ. Which sound a text ends with is known for Hangul syllables by their code (the
// final consonant is the remainder by 28), and for digits and Latin letters by how they are read:
// 3 is 삼, L is 엘. A closing bracket says nothing: what stands before the bracket counts, since
// players read "1(r2c3)을" as "1을".
#pragma once

#include <string_view>

namespace nonet::logic {

/// `ending` is the form behind a consonant: "을", "이", "은", "과", "으로", "이나", "이라",
/// "이어야". Empty when it is none of these. Behind a text whose sound is not known: the form
/// behind a vowel.
std::string_view korean_ending(std::string_view ending, std::string_view before);

}  // namespace nonet::logic
