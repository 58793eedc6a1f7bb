// How a codec says where its input is damaged.
//
// A codec sees a packed text that stands somewhere in a line: behind "?load=", inside quotes. It
// cannot know the line, so its errors give the place within the packed text: the column counts its
// characters from 1, the line stays 0. Whoever cut the text out of the line adds where it starts.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace nonet::text {

/// The most bytes that a text may unpack to. The largest real links, 25×25 with all pencil marks
/// and a page of rules, stay below a twentieth of it; a decompression bomb does not.
inline constexpr std::size_t kMaxUnpacked = std::size_t{4} << 20;

/// An error at byte `index` of `text`, which becomes its symbol where there is one and it can be
/// printed. `problem` says what is wrong and what to do; "character N " is put before it.
inline Error codec_error(ErrorCode code, std::string_view text, std::size_t index,
                         const std::string& problem) {
    Error error;
    error.code = code;
    error.place = {0, index + 1, index};
    if (index < text.size() && text[index] > ' ' && text[index] <= '~') error.symbol = text[index];
    error.message = "character " + std::to_string(index + 1) + " " + problem;
    return error;
}

/// An error that concerns a packed text as a whole.
inline Error codec_error(ErrorCode code, std::string message) {
    return {code, {}, {}, std::move(message)};
}

}  // namespace nonet::text
