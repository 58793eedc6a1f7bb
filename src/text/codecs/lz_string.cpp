// Two alphabets around lz_codes, with places in the text that the user sees: see lz_string.hpp.
#include "text/codecs/lz_string.hpp"

#include "text/codecs/lz_codes.hpp"
#include "text/codecs/percent.hpp"
#include "text/codecs/utf16.hpp"

#include <cstdint>
#include <utility>

namespace nonet::text {

namespace {

struct Alphabet {
    std::string_view symbols;
    char padding;
    bool fill_up;  ///< to a multiple of four
};

constexpr Alphabet kBase64 = {"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
                              '=', true};
constexpr Alphabet kUri = {"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-", '$',
                           false};

/// Undoes percent-encoding while remembering the text that the user sees, for places.
class Packed {
  public:
    explicit Packed(std::string_view seen) : seen_(seen) {}

    Result<Sextets> sextets(const Alphabet& alphabet);

    /// An error at the character that holds sextet `index`.
    [[nodiscard]] Error error(ErrorCode code, std::size_t index, const std::string& problem) const {
        const bool encoded = seen_.find('%') != std::string_view::npos;
        return codec_error(code, seen_, encoded ? percent_position(seen_, index) : index, problem);
    }

  private:
    std::string_view seen_;
};

Result<Sextets> Packed::sextets(const Alphabet& alphabet) {
    auto decoded = percent_decode(seen_);
    if (!decoded) return decoded.error();
    std::string_view text = *decoded;
    const std::size_t whole = text.size();
    while (!text.empty() && text.back() == alphabet.padding) text.remove_suffix(1);
    if (text.empty()) {
        return codec_error(ErrorCode::truncated, "there is no packed text; copy the whole link");
    }
    const std::size_t filling = whole - text.size();
    if (filling > 0 && (filling > 3 || (alphabet.fill_up && whole % 4 != 0))) {
        return error(ErrorCode::wrong_length, text.size(),
                     "ends a text whose length does not fit: a character is missing or doubled; "
                     "copy the link again");
    }
    Sextets sextets;
    sextets.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t value = alphabet.symbols.find(text[i] == ' ' ? '+' : text[i]);
        if (value == std::string_view::npos) {
            return error(ErrorCode::bad_symbol, i,
                         "does not belong into a packed text; copy the link again");
        }
        sextets.push_back(static_cast<std::uint8_t>(value));
    }
    return sextets;
}

Error error_of(const LzUnpacked& unpacked, const Packed& packed, std::size_t max_output) {
    switch (unpacked.fault) {
        case LzFault::ends_early:
            return packed.error(ErrorCode::truncated, unpacked.sextet,
                                "begins a piece that is cut off: the end of the packed text is "
                                "missing; copy the whole link");
        case LzFault::too_long:
            return packed.error(ErrorCode::not_supported, unpacked.sextet,
                                "makes the packed text unpack to more than " +
                                    std::to_string(max_output) +
                                    " characters, which no puzzle needs; use another link");
        default:
            return packed.error(ErrorCode::bad_symbol, unpacked.sextet,
                                "does not continue the packed text: here or before it a character "
                                "is missing, doubled or wrong; copy the link again");
    }
}

Result<std::string> decompress(std::string_view text, const Alphabet& alphabet,
                               std::size_t max_output) {
    Packed packed(text);
    const auto sextets = packed.sextets(alphabet);
    if (!sextets) return sextets.error();
    const LzUnpacked unpacked = lz_unpack(*sextets, max_output);
    if (unpacked.fault != LzFault::none) return error_of(unpacked, packed, max_output);
    auto result = utf8_from_utf16(unpacked.units);
    if (!result) {
        return codec_error(ErrorCode::bad_symbol,
                           "the packed text holds half of a character; copy the link again");
    }
    return std::move(*result);
}

Result<std::string> compress(std::string_view text, const Alphabet& alphabet) {
    const auto units = utf16_from_utf8(text);
    if (!units) {
        return codec_error(ErrorCode::bad_argument, "the text to pack is not valid UTF-8");
    }
    std::string packed;
    for (const std::uint8_t sextet : lz_pack(*units)) packed += alphabet.symbols[sextet];
    while (alphabet.fill_up && packed.size() % 4 != 0) packed += alphabet.padding;
    return packed;
}

}  // namespace

Result<std::string> lz_decompress_base64(std::string_view text, std::size_t max_output) {
    return decompress(text, kBase64, max_output);
}

Result<std::string> lz_decompress_uri(std::string_view text, std::size_t max_output) {
    return decompress(text, kUri, max_output);
}

Result<std::string> lz_compress_base64(std::string_view text) {
    return compress(text, kBase64);
}

Result<std::string> lz_compress_uri(std::string_view text) {
    return compress(text, kUri);
}

}  // namespace nonet::text
