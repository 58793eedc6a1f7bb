// A drawing painted with Cairo, on a page of a PDF or into a picture.
#pragma once

#include "cli/paper/cairo/fonts.hpp"
#include "cli/paper/cairo/handles.hpp"

#include <nonet/drawing.hpp>

#include <string>

namespace nonet::cli {

/// Keeps its fonts from one page to the next.
class CairoPainter {
  public:
    /// Paints and ends the page. Returns what is wrong, or an empty text; a character that no font
    /// has is drawn as a box, and a message says so once.
    std::string paint(const draw::Drawing& drawing, double scale, cairo_surface_t* surface);

  private:
    Fonts fonts_;
    bool warned_ = false;
};

}  // namespace nonet::cli
