// The files of OpenSudoku and its relatives: XML with a game in an attribute.
//
// Three apps share the form. OpenSudoku: root <opensudoku>, version 1 (no attribute), 2 or 3,
// games in folders since 2, `data` or since 3 `cells_data`. OpenSudoku2: the same with its own
// root. One Gravity ("Sudoku 10'000"): <sudoku data> at any depth under <onegravitysudoku>. An
// element with another name is an error, since it may be a game that would be lost; other
// attributes (times, states, the list of moves) say nothing about the puzzle. The data itself:
// saved_game.cpp.
#include "text/formats/formats.hpp"
#include "text/xml/document.hpp"
#include "text/xml/saved_game.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace nonet::text::formats {

namespace {

constexpr std::array<std::string_view, 3> kRoots = {"opensudoku", "opensudoku2",
                                                    "onegravitysudoku"};

/// What describes a collection in version 1.
constexpr std::array<std::string_view, 8> kDescriptions = {
    "name", "author", "description", "comment", "created", "source", "level", "sourceURL"};

class Games final : public XmlContent {
  public:
    XmlInside start(const XmlTag& tag, XmlSink& sink) override {
        const std::string_view name = tag.name();
        if (one_gravity_) return start_one_gravity(tag, sink);
        if (!begun_) return start_root(tag, sink);
        if (name == "game") {
            read_game(tag, sink);
            return XmlInside::elements;
        }
        if (name == "folder") return XmlInside::elements;
        if (std::find(kDescriptions.begin(), kDescriptions.end(), name) != kDescriptions.end())
            return XmlInside::text;
        sink.add(unexpected_element(tag, "an OpenSudoku file"));
        return XmlInside::anything;
    }

  private:
    XmlInside start_root(const XmlTag& tag, XmlSink& sink) {
        begun_ = true;
        one_gravity_ = tag.name() == "onegravitysudoku";
        if (one_gravity_) return XmlInside::elements;
        const auto version = tag.attribute("version");
        if (version && *version != "1" && *version != "2" && *version != "3") {
            sink.refuse({ErrorCode::not_supported, tag.place(), std::string(*version),
                         "OpenSudoku files of version '" + std::string(*version) +
                             "' are unknown (1 to 3 are known); export from the app as .sdm"});
        }
        return XmlInside::elements;
    }

    static XmlInside start_one_gravity(const XmlTag& tag, XmlSink& sink) {
        if (tag.name() == "sudoku") {
            read_game(tag, sink);
        } else if (tag.attribute("data")) {
            sink.add(unexpected_element(tag, "a One Gravity file, with data"));
        }
        return XmlInside::elements;
    }

    static void read_game(const XmlTag& tag, XmlSink& sink) {
        const auto data = tag.attribute("data");
        const auto cells = tag.attribute("cells_data");
        if (data.has_value() == cells.has_value()) {
            const std::string why =
                data ? "has both data and cells_data; leave one" : "has no data; give it 81 digits";
            sink.add(Error{ErrorCode::wrong_length, tag.place(), std::string(tag.name()),
                           "this <" + std::string(tag.name()) + "> " + why});
            return;
        }
        Result<SavedGame> game = read_saved_game(data ? *data : *cells);
        if (!game) {
            Error error = game.error();
            error.place = tag.place();
            sink.add(std::move(error));
            return;
        }
        Puzzle puzzle;
        puzzle.position = game->givens;
        if (!game->progress.placed.empty() || game->progress.marks)
            puzzle.progress = std::make_shared<const Progress>(std::move(game->progress));
        puzzle.place = tag.place();
        puzzle.note = std::move(game->note);
        sink.add(std::move(puzzle));
    }

    bool begun_ = false;
    bool one_gravity_ = false;
};

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    return open_xml(window, options, kRoots, [](const ReadOptions&) -> std::unique_ptr<XmlContent> {
        return std::make_unique<Games>();
    });
}

Result<std::string> write(const Position& position, const Progress& progress) {
    const auto* grid = std::get_if<Grid>(&position);
    if (grid == nullptr) {
        return cannot_write(std::holds_alternative<Board>(position)
                                ? "opensudoku is for 9x9 only; choose grid or numbers"
                                : "opensudoku holds no candidates without givens; choose pencil");
    }
    return "    <game data=\"" + write_saved_game(*grid, progress) + "\"/>";
}

}  // namespace

constinit const Format kOpensudoku = make_format(
    {.name = "opensudoku",
     .summary = "XML of the apps OpenSudoku, OpenSudoku2 and One Gravity",
     .details =
         "XML whose root is <opensudoku> (version 1, 2 or 3), <opensudoku2> or <onegravitysudoku>. "
         "A game is an attribute of 81 digits, 0 for a blank; of games that were begun the placed "
         "digits and notes are read, too. Where a game has both corner and centre marks, the "
         "centre marks are taken. Written as version 2 with one folder. Like every XML it is read "
         "as a stream; entities are refused, and behind a fault in the XML the rest of the "
         "document is skipped.",
     .sample = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<opensudoku version=\"2\">\n"
               "  <folder name=\"Nonet\">\n"
               "    <game data=\""
               "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
               "\"/>\n"
               "  </folder>\n"
               "</opensudoku>\n",
     .carries = {.placed = true, .marks = true},
     .head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<opensudoku version=\"2\">\n"
             "  <folder name=\"Nonet\">\n",
     .foot = "  </folder>\n"
             "</opensudoku>\n",
     .bad_row = "    <!-- a row that was no puzzle -->\n"},
    {.open = open, .write = write});

}  // namespace nonet::text::formats
