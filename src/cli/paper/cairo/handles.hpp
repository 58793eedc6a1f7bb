// Cairo's and fontconfig's objects, each given back when its owner goes.
#pragma once

#include <memory>

#include <cairo.h>
#include <fontconfig/fontconfig.h>

namespace nonet::cli {

template <auto destroy>
struct DestroyWith {
    template <class Object>
    void operator()(Object* object) const {
        destroy(object);
    }
};

using Surface = std::unique_ptr<cairo_surface_t, DestroyWith<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, DestroyWith<cairo_destroy>>;
using FontFace = std::unique_ptr<cairo_font_face_t, DestroyWith<cairo_font_face_destroy>>;
using FontOptions = std::unique_ptr<cairo_font_options_t, DestroyWith<cairo_font_options_destroy>>;
using CairoPattern = std::unique_ptr<cairo_pattern_t, DestroyWith<cairo_pattern_destroy>>;
using FontPattern = std::unique_ptr<FcPattern, DestroyWith<FcPatternDestroy>>;
using CharSet = std::unique_ptr<FcCharSet, DestroyWith<FcCharSetDestroy>>;

}  // namespace nonet::cli
