// Cairo sets a whole text in one font and draws boxes for what that lacks: a Korean title would
// come out as boxes. So fontconfig is asked, for each character that the fonts in use lack, for one
// that has it. Pango would do that too, and shape scripts besides; it is left out because it brings
// twenty more libraries for titles and captions, which the languages of this program do not need.
#include "cli/paper/cairo/fonts.hpp"

#include <algorithm>

#include <cairo-ft.h>
#include <fmt/format.h>

namespace nonet::cli {

namespace {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

/// As in SVG. fontconfig knows what stands in for these where they are not installed.
constexpr const char* kFamilies[] = {"Helvetica", "Arial", "sans-serif"};

const FcChar8* fc(const char* text) {
    return reinterpret_cast<const FcChar8*>(text);
}

FontPattern wanted(char32_t point, FontStyle style, std::string_view language) {
    FontPattern pattern(FcPatternCreate());
    for (const char* family : kFamilies) FcPatternAddString(pattern.get(), FC_FAMILY, fc(family));
    FcPatternAddInteger(pattern.get(), FC_WEIGHT,
                        style.is_bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(pattern.get(), FC_SLANT,
                        style.is_italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
    FcPatternAddBool(pattern.get(), FC_SCALABLE, FcTrue);
    if (!language.empty())
        FcPatternAddString(pattern.get(), FC_LANG, fc(std::string(language).c_str()));
    if (point != 0) {
        const CharSet characters(FcCharSetCreate());
        FcCharSetAddChar(characters.get(), point);
        FcPatternAddCharSet(pattern.get(), FC_CHARSET, characters.get());
    }
    return pattern;
}

std::string file_of(const FcPattern* pattern) {
    FcChar8* file = nullptr;
    if (FcPatternGetString(pattern, FC_FILE, 0, &file) != FcResultMatch) return {};
    int index = 0;
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
    int weight = 0;
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight);
    FcBool emboldened = FcFalse;
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &emboldened);
    FcMatrix* matrix = nullptr;
    const bool is_slanted = FcPatternGetMatrix(pattern, FC_MATRIX, 0, &matrix) == FcResultMatch;
    return fmt::format("{}#{} {} {} {}", reinterpret_cast<const char*>(file), index, weight,
                       emboldened, is_slanted);
}

/// Our texts are valid UTF-8 (draw::Text).
char32_t take_point(std::string_view& text, std::string& bytes) {
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = std::min<std::size_t>(lead < 0x80   ? 1
                                                   : lead < 0xE0 ? 2
                                                   : lead < 0xF0 ? 3
                                                                 : 4,
                                                   text.size());
    char32_t point = size == 1 ? lead : lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        point = (point << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    bytes = text.substr(0, size);
    text.remove_prefix(size);
    return point;
}

}  // namespace

bool Fonts::has(std::size_t font, char32_t point) const {
    FcCharSet* characters = nullptr;
    const FcPattern* pattern = fonts_[font].pattern.get();
    return FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch &&
           FcCharSetHasChar(characters, point) == FcTrue;
}

std::size_t Fonts::keep(FontPattern pattern) {
    const auto [place, is_new] = by_file_.emplace(file_of(pattern.get()), fonts_.size());
    if (is_new) {
        FontFace face(cairo_ft_font_face_create_for_pattern(pattern.get()));
        fonts_.push_back({std::move(pattern), std::move(face)});
    }
    return place->second;
}

std::size_t Fonts::match(char32_t point, FontStyle style, std::string_view language) {
    const FontPattern pattern = wanted(point, style, language);
    FcConfigSubstitute(nullptr, pattern.get(), FcMatchPattern);
    FcDefaultSubstitute(pattern.get());
    FcResult result = FcResultNoMatch;
    FontPattern found(FcFontMatch(nullptr, pattern.get(), &result));
    if (found == nullptr || file_of(found.get()).empty()) return kNone;
    return keep(std::move(found));
}

std::size_t Fonts::font_for(char32_t point, FontStyle style, std::string_view language) {
    std::vector<std::size_t>& known = of_style_[style];
    if (known.empty()) {
        const std::size_t usual = match(0, style, {});
        if (usual == kNone) return kNone;
        known.push_back(usual);
    }
    for (const std::size_t font : known) {
        if (has(font, point)) return font;
    }
    const std::size_t other = match(point, style, language);
    if (other != kNone && has(other, point)) {
        known.push_back(other);
        return other;
    }
    if (missing_.empty())
        missing_ = fmt::format(
            "no installed font has the character U+{:04X}, which comes out as a box; install one "
            "that does, such as fonts-noto-cjk for Chinese, Japanese and Korean",
            static_cast<std::uint32_t>(point));
    return known.front();
}

std::vector<FontRun> Fonts::runs_of(std::string_view text, FontStyle style,
                                    std::string_view language, std::string& problem) {
    std::vector<FontRun> runs;
    std::string bytes;
    while (!text.empty()) {
        const char32_t point = take_point(text, bytes);
        const std::size_t font = font_for(point, style, language);
        if (font == kNone) {
            problem = "no font is installed; install one, such as the package fonts-dejavu-core";
            return {};
        }
        cairo_font_face_t* face = fonts_[font].face.get();
        if (runs.empty() || runs.back().face != face) runs.push_back({face, {}});
        runs.back().text += bytes;
    }
    return runs;
}

}  // namespace nonet::cli
