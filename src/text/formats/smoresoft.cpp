// Puzzle packs of Smoresoft Sudoku: XML with a puzzle in the text of an element.
//
// The form is what the program's author posted in 2006: <puzzlePack>, in it <puzzles rating>, in it
// <puzzle> with 81 characters, '.' for a blank. 0 is accepted for a blank too, but not both. The
// rating of a group is kept as the rest of each of its puzzles.
#include "text/formats/formats.hpp"
#include "text/xml/document.hpp"

#include <nonet/text.hpp>

#include <array>
#include <string>
#include <utility>

namespace nonet::text::formats {

namespace {

constexpr std::array<std::string_view, 1> kRoots = {"puzzlePack"};

class Pack final : public XmlContent {
  public:
    XmlInside start(const XmlTag& tag, XmlSink& sink) override {
        if (tag.name() == "puzzlePack" || tag.name() == "puzzles") {
            rating_ = std::string(tag.attribute("rating").value_or(""));
            return XmlInside::elements;
        }
        if (tag.name() == "puzzle") {
            place_ = tag.place();
            return XmlInside::cells;
        }
        sink.add(unexpected_element(tag, "a puzzle pack"));
        return XmlInside::anything;
    }

    void end(std::string_view name, std::string_view text, Place place, XmlSink& sink) override {
        if (name != "puzzle") return;
        Puzzle puzzle;
        puzzle.place = text.empty() ? place_ : place;
        Error error;
        if (!read_cells(text, puzzle, error)) {
            sink.add(std::move(error));
            return;
        }
        puzzle.rest = rating_;
        sink.add(std::move(puzzle));
    }

  private:
    /// False after an error.
    static bool read_cells(std::string_view text, Puzzle& puzzle, Error& error) {
        char blank = 0;
        Grid grid;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i];
            const bool digit = c >= '1' && c <= '9';
            if (!digit && (c == '.' || c == '0') && blank == 0) blank = c;
            if (!digit && c != blank) {
                error = {ErrorCode::bad_symbol, puzzle.place, std::string(1, c),
                         "character " + std::to_string(i + 1) +
                             " of this puzzle is neither a digit nor the blank mark; write 1 to 9, "
                             "and . for every blank"};
                return false;
            }
            if (digit && i < kCells) grid.set(static_cast<Cell>(i), c - '0');
        }
        if (text.size() != kCells) {
            error = {ErrorCode::wrong_length, puzzle.place, "",
                     "this puzzle has " + std::to_string(text.size()) +
                         " cells, not 81; add or remove some"};
            return false;
        }
        puzzle.position = grid;
        return true;
    }

    std::string rating_;
    Place place_;
};

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    return open_xml(window, options, kRoots, [](const ReadOptions&) -> std::unique_ptr<XmlContent> {
        return std::make_unique<Pack>();
    });
}

}  // namespace

constinit const Format kSmoresoft = make_format(
    {.name = "smoresoft",
     .summary = "Puzzle packs (XML) of Smoresoft Sudoku",
     .details = "XML whose root is <puzzlePack>: groups <puzzles rating=\"...\"> of <puzzle> with "
                "81 characters, . (or 0) for a blank. The rating of the group is kept with each of "
                "its puzzles.",
     .sample = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
               "<puzzlePack>\n"
               "  <puzzles rating=\"1\">\n"
               "    <puzzle>..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3.."
               "9..5.1.3..</puzzle>\n"
               "  </puzzles>\n"
               "</puzzlePack>\n"},
    {.open = open});

}  // namespace nonet::text::formats
