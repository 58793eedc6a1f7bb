// A drawing as shapes: what painters put on paper one after the other, later over earlier.
//
// Whoever draws knows nothing of file formats, and whoever writes files knows nothing of Sudoku.
// to_svg() is the writer of the library; the program paints the same shapes as PDF and PNG.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet::draw {

struct Point {
    double x = 0;
    double y = 0;
};

struct Color {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    friend constexpr bool operator==(const Color&, const Color&) = default;
};

/// The steps of a path, named by SVG's letters for them.
enum class PathCommand : char {
    move = 'M',
    line = 'L',
    across = 'H',     ///< a level line to to.x
    down = 'V',       ///< an upright line to to.y
    across_by = 'h',  ///< a level line, to.x long
    curve = 'Q',      ///< quadratic, by way of `bend`
    close = 'Z',
};

struct PathStep {
    PathCommand command = PathCommand::move;
    Point to = {};
    Point bend = {};
};
using Path = std::vector<PathStep>;

struct Rectangle {
    Point corner;  ///< upper left
    double width = 0;
    double height = 0;
    double rounding = 0;  ///< radius of its corners
};

struct Circle {
    Point middle;
    double radius = 0;
};

/// Where `Text::at` lies along the line.
enum class Anchor : std::uint8_t { start, middle, end };

/// One line of text, UTF-8.
struct Text {
    Point at;         ///< on the baseline
    double size = 0;  ///< of the type
    std::string content;
    bool is_bold = false;
    bool is_italic = false;
    Anchor anchor = Anchor::middle;
};

struct Fill {
    std::optional<Color> color = {};
    double opacity = 1;
    std::optional<std::size_t> hatch = {};  ///< instead of a colour: index in hatches()
};

struct Stroke {
    Color color;
    double width = 0;  ///< 0: no line
    double dash = 0;   ///< 0: drawn through
    double gap = 0;
    bool is_square = false;  ///< its ends stand out by half its width
};

using Form = std::variant<Rectangle, Circle, Path, Text>;

struct Figure {
    std::string_view role;  ///< what it means, static text such as "removed"; may be empty
    Form form;
    Fill fill;
    Stroke stroke;
};

/// A hatching: lines in a square that repeats, over a pale ground of the same colour.
struct Hatch {
    std::string_view name;
    Path lines;
    Color color;
};
inline constexpr double kHatchSide = 8;
inline constexpr double kHatchLine = 1.2;     ///< width
inline constexpr double kHatchGround = 0.25;  ///< opacity
std::span<const Hatch> hatches();
/// The hatching of a fill; null where it has none, or one that hatches() does not have.
const Hatch* hatch_of(const Fill& fill);

struct Drawing {
    double width = 0;
    double height = 0;
    std::string_view unit = {};  ///< of width and height as a file says it: "pt", or nothing
    double hatch_scale = 1;      ///< hatchings are so many times as coarse
    std::string title;           ///< for those who cannot see it, and for tooltips
    std::string description;
    std::string language = "en";  ///< of title and description
    std::string id = "nonet";     ///< what identifiers in a file begin with
    std::vector<Figure> figures;
};

/// What the texts of a drawing must be: valid UTF-8 in one line. What is none, and characters that
/// XML does not know, become U+FFFD; line ends and other controls become blanks.
std::string clean(std::string_view text);

/// Plain SVG, without scripts, style sheets or other files. Well-formed whatever the texts hold;
/// the same bytes for the same drawing. Linear in the number of figures.
std::string to_svg(const Drawing& drawing);

/// Puts `picture` onto `sheet`, its upper left corner at `corner`, `scale` times as large. All
/// pictures with hatchings on one sheet want the same scale.
void place(const Drawing& picture, Point corner, double scale, Drawing& sheet);

}  // namespace nonet::draw
