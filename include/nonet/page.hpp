// Pages of puzzles for paper: where each puzzle stands, and the whole page as shapes.
//
// Lengths are points, 72 to the inch. Pages know nothing of each other, so a book of any length is
// made one page at a time.
#pragma once

#include <nonet/drawing.hpp>
#include <nonet/face.hpp>
#include <nonet/state.hpp>
#include <nonet/step.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::draw {

struct Paper {
    std::string_view name;
    double width = 0;  ///< upright
    double height = 0;
};

/// A3, A4, A5, B5, Letter, Legal.
std::span<const Paper> papers();
/// In any case of its letters; nothing when no paper has that name.
const Paper* find_paper(std::string_view name);

inline constexpr int kMostPerPage = 50;

struct PageStyle {
    double width = 595.276;  ///< A4
    double height = 841.89;
    double margin = 54;  ///< on all sides
    int per_page = 1;    ///< 1 to kMostPerPage
    bool has_head = false;
    bool has_foot = false;
    int caption_lines = 1;    ///< under each puzzle, 0 to 9
    double caption_type = 0;  ///< its size; 0: by the size of the puzzles
    Symbols symbols;
    std::string language = "en";
};

/// A step to be drawn on a 9×9 position.
struct DrawnStep {
    logic::State before;
    logic::Step step;
};

/// One puzzle on a page.
struct Panel {
    Face face;
    std::shared_ptr<const DrawnStep> step;  ///< drawn instead of the face, where it is not null
    std::string caption;                    ///< below it, centred; may have line ends
};

/// Where a puzzle's square stands, and the lines of its caption below.
struct Slot {
    Point corner;
    double side = 0;
    double caption_size = 0;  ///< of the type
    double caption_height = 0;
};

/// The slots of a page row by row: as many columns as make the squares largest. Equal for equal
/// styles, all inside the margins, none touching another.
std::vector<Slot> slots_of(const PageStyle& style);

/// A page as large as one puzzle with its caption, for pictures that stand by themselves. The
/// caption takes as many lines as it needs, up to `most_lines`.
PageStyle fitting_style(const Panel& panel, int most_lines, bool has_head = false);

/// What stands on a page besides the puzzles.
struct PageTexts {
    std::string head;
    std::string foot;
};

/// Requires at most style.per_page panels. Texts that are too long for their place are set smaller,
/// or cut off.
Drawing draw_page(std::span<const Panel> panels, const PageStyle& style,
                  const PageTexts& texts = {});

/// A page with nothing but a title.
Drawing draw_cover(std::string_view title, std::string_view subtitle, const PageStyle& style);

}  // namespace nonet::draw
