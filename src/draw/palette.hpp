// The colours of Okabe and Ito ("Color Universal Design", 2008), which people with any kind of
// colour blindness tell apart. No drawing uses another.
#pragma once

#include <nonet/drawing.hpp>

namespace nonet::draw::palette {

inline constexpr Color kBlack = {0x00, 0x00, 0x00};
inline constexpr Color kWhite = {0xff, 0xff, 0xff};
inline constexpr Color kOrange = {0xe6, 0x9f, 0x00};
inline constexpr Color kSkyBlue = {0x56, 0xb4, 0xe9};
inline constexpr Color kGreen = {0x00, 0x9e, 0x73};
inline constexpr Color kYellow = {0xf0, 0xe4, 0x42};
inline constexpr Color kBlue = {0x00, 0x72, 0xb2};
inline constexpr Color kVermilion = {0xd5, 0x5e, 0x00};
inline constexpr Color kPurple = {0xcc, 0x79, 0xa7};

}  // namespace nonet::draw::palette
