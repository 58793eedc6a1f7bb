// The links of chains as curves that keep clear of the marks and of each other.
//
// A link that runs over a candidate seems to belong to it, so where a straight line would, the link
// bends. Strong links are drawn through, weak ones dashed, each with a head where it leads; a link
// inside a cell is a short straight line.
#pragma once

#include "draw/layout.hpp"

#include <nonet/drawing.hpp>
#include <nonet/step.hpp>

#include <span>
#include <vector>

namespace nonet::draw {

/// A quadratic curve from the rim of one mark to the rim of another.
struct Route {
    Point from;
    Point bend;
    Point to;
    bool is_strong = false;
    bool is_inside = false;  ///< joins the candidates of one group: no arrow

    [[nodiscard]] Point at(double t) const;
};

/// How many links are drawn at most.
inline constexpr std::size_t kMostLinks = 80;

/// Routes for all chains. Links inside one cell or between neighbours stay short; the others bend
/// to the side where they meet the fewest marks and earlier links.
std::vector<Route> routes_of(std::span<const logic::Chain> chains, const Layout& layout);

}  // namespace nonet::draw
