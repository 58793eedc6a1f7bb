// A position or a step as a picture: plain SVG, without scripts, style sheets or other files.
//
// Everything that means something is told by shape, hatching or dashes as well as by colour, so the
// picture is legible in black and white, and the colours are those of Okabe and Ito, which people
// with any kind of colour blindness tell apart. docs/design/drawing.md shows the marks.
#pragma once

#include <nonet/drawing.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <string>

namespace nonet::draw {

struct DrawOptions {
    int cell_size = 54;      ///< units of the picture; its side is some ten times that
    bool candidates = true;  ///< also the digits that may still go into blank cells
    bool names = true;       ///< r1 … r9 and c1 … c9 along the sides
    /// For people who cannot see the picture, and for tooltips. Empty: the technique's title, and
    /// the rows of the grid with what the step does.
    std::string title;
    std::string description;
    std::string language = "en";  ///< of title and description
    /// What the identifiers begin with; pictures on one page need different ones.
    std::string id = "nonet";
};

/// The position, and on it the step when it is not null: cells, candidates and links that prove it,
/// what it removes crossed out, what it places ringed. `state` is the position before the step.
/// The same drawing for the same arguments. Long chains are drawn up to some 80 links; so many take
/// tens of milliseconds, most steps one or two.
Drawing draw_position(const logic::State& state, const logic::Step* step = nullptr,
                      const DrawOptions& options = {});

/// The same as SVG.
std::string draw_svg(const logic::State& state, const logic::Step* step = nullptr,
                     const DrawOptions& options = {});

}  // namespace nonet::draw
