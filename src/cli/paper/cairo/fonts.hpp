// Which installed font has a character.
#pragma once

#include "cli/paper/cairo/handles.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

struct FontStyle {
    bool is_bold = false;
    bool is_italic = false;

    friend auto operator<=>(const FontStyle&, const FontStyle&) = default;
};

/// A part of a text that one font can set.
struct FontRun {
    cairo_font_face_t* face = nullptr;  ///< owned by Fonts
    std::string text;
};

class Fonts {
  public:
    /// The text in runs; each character in the usual font where that has it, else in one that
    /// does. The language decides between fonts of East Asia, which draw the same character
    /// differently. Returns what is wrong in `problem`: no font at all.
    std::vector<FontRun> runs_of(std::string_view text, FontStyle style, std::string_view language,
                                 std::string& problem);

    /// The first character that no font has, as a sentence; empty when there is none.
    [[nodiscard]] const std::string& missing() const { return missing_; }

  private:
    struct Font {
        FontPattern pattern;
        FontFace face;
    };

    std::size_t font_for(char32_t point, FontStyle style, std::string_view language);
    std::size_t match(char32_t point, FontStyle style, std::string_view language);
    std::size_t keep(FontPattern pattern);
    [[nodiscard]] bool has(std::size_t font, char32_t point) const;

    std::vector<Font> fonts_;
    std::map<std::string, std::size_t> by_file_;
    std::map<FontStyle, std::vector<std::size_t>> of_style_;  ///< the usual one first
    std::string missing_;
};

}  // namespace nonet::cli
