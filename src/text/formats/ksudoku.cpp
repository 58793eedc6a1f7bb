// Games that KSudoku saves: XML with one letter a cell.
//
// A letter stands for a value, 'b' for 1 up to 'z' for 25, and '_' for a blank. The cells run
// column by column, so the text is the puzzle mirrored at its diagonal. Only plain graphs are read;
// a graph of other groups is a variant and refused by its name, since its letters would look like a
// plain puzzle. A solution may be saved beside the puzzle; it is no news, but one that contradicts
// the givens tells of damage. The player's moves are not replayed, and a note says so. Source:
// KDE/ksudoku, src/gui/serializer.cpp.
#include "text/cells/decode.hpp"
#include "text/formats/formats.hpp"
#include "text/xml/document.hpp"

#include <nonet/text.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::array<std::string_view, 1> kRoots = {"ksudoku"};
constexpr std::array<int, 4> kSides = {4, 9, 16, 25};

int side_of(std::string_view order) {
    for (const int side : kSides) {
        if (order == std::to_string(side)) return side;
    }
    return 0;
}

struct Cells {
    std::string text;
    Place place;
};

class Game final : public XmlContent {
  public:
    explicit Game(ReadOptions options) : options_(std::move(options)) {}

    XmlInside start(const XmlTag& tag, XmlSink& sink) override {
        const std::string_view name = tag.name();
        if (name == "ksudoku" || name == "game") return XmlInside::elements;
        if (name == "puzzle") {
            forget_puzzle(tag.place());
            return XmlInside::elements;
        }
        if (name == "graph") {
            start_graph(tag);
            return XmlInside::elements;
        }
        if (name == "values" || name == "solution") {
            begun_ = tag.place();
            return XmlInside::cells;
        }
        if (name == "history") {
            in_history_ = true;
            return XmlInside::elements;
        }
        if (name == "sudokugroups") {
            ++groups_;
            if (tag.attribute("withblocks") != "1") refuse_graph("groups without boxes", tag);
            return XmlInside::elements;
        }
        if (name == "clique" || name == "cage" || name == "roxdokugroups") {
            refuse_graph("a " + std::string(name), tag);
            return XmlInside::anything;
        }
        if (in_history_) {
            moves_ = true;
            return XmlInside::anything;
        }
        sink.add(unexpected_element(tag, "a KSudoku game"));
        return XmlInside::anything;
    }

    void end(std::string_view name, std::string_view text, Place place, XmlSink& sink) override {
        if (name == "values") keep(values_, text, place, "values");
        if (name == "solution") keep(solution_, text, place, "solution");
        if (name == "history") in_history_ = false;
        if (name == "puzzle") ready_ = true;
        if (name == "game") finish(sink);
    }

  private:
    void forget_puzzle(Place place) {
        if (ready_)
            fail(ErrorCode::ambiguous, place, "", "a second <puzzle> in one game; keep one");
        puzzle_place_ = place;
        if (ready_) return;
        values_.reset();
        solution_.reset();
        side_ = 0;
        graph_seen_ = false;
        custom_ = false;
        groups_ = 0;
    }

    void start_graph(const XmlTag& tag) {
        if (graph_seen_) {
            fail(ErrorCode::ambiguous, tag.place(), "", "a second <graph> in one puzzle; keep one");
            return;
        }
        graph_seen_ = true;
        variant_ = std::string(tag.attribute("specific-type").value_or(""));
        const std::string_view type = tag.attribute("type").value_or("");
        custom_ = type == "custom";
        if (type != "sudoku" && !custom_) refuse_graph(std::string(type), tag);
        if (!variant_.empty() && variant_ != "Plain") refuse_graph(variant_, tag);
        const std::string_view order = tag.attribute("order").value_or("");
        side_ = side_of(order);
        const bool square = tag.attribute("sizeX").value_or(order) == order &&
                            tag.attribute("sizeY").value_or(order) == order &&
                            tag.attribute("sizeZ").value_or("1") == "1";
        if (side_ == 0 || !square) {
            fail(ErrorCode::bad_shape, tag.place(), std::string(order),
                 "a KSudoku graph of order '" + std::string(order) +
                     "' is not read; plain ones have the order 4, 9, 16 or 25 and are square");
        }
    }

    void refuse_graph(const std::string& what, const XmlTag& tag) {
        const std::string name = variant_.empty() || variant_ == "Plain" ? what : variant_;
        fail(ErrorCode::not_supported, tag.place(), name,
             "this KSudoku game is no plain Sudoku (" + name + "); only the type Plain is read");
    }

    void keep(std::optional<Cells>& cells, std::string_view text, Place place, const char* name) {
        if (cells) {
            fail(ErrorCode::ambiguous, begun_, "",
                 std::string("a second <") + name + "> in one puzzle; keep one");
            return;
        }
        cells = Cells{std::string(text), text.empty() ? begun_ : place};
    }

    /// Only the first fault of a game is told.
    void fail(ErrorCode code, Place place, std::string symbol, std::string message) {
        if (!error_) error_ = Error{code, place, std::move(symbol), std::move(message)};
    }

    void finish(XmlSink& sink) {
        Puzzle puzzle;
        if (!error_) build(puzzle);
        if (error_)
            sink.add(std::move(*error_));
        else
            sink.add(std::move(puzzle));
        error_.reset();
        ready_ = false;
        moves_ = false;
    }

    void build(Puzzle& puzzle) {
        if (!graph_seen_ || !values_)
            return fail(ErrorCode::truncated, puzzle_place_, "",
                        "a KSudoku game without <graph> and <values>; save it anew");
        if (custom_ && groups_ != 1)
            return fail(ErrorCode::not_supported, puzzle_place_, "custom",
                        "this KSudoku game has a graph of its own; only plain ones are read");
        std::vector<std::uint8_t> givens;
        std::vector<std::uint8_t> solution;
        if (!read_letters(*values_, givens)) return;
        if (solution_ && !read_letters(*solution_, solution)) return;
        for (std::size_t i = 0; i < solution.size(); ++i) {
            if (givens[i] != 0 && solution[i] != 0 && givens[i] != solution[i])
                return fail(ErrorCode::ambiguous, solution_->place, "",
                            "the solution contradicts a given of this game; one of them is wrong");
        }
        if (!place_on_board(givens, puzzle)) return;
        puzzle.place = values_->place;
        if (moves_) puzzle.note = "the givens are read, the player's moves are left out";
    }

    /// Letters to values in reading order.
    bool read_letters(const Cells& cells, std::vector<std::uint8_t>& values) {
        const auto side = static_cast<std::size_t>(side_);
        const std::string_view text = cells.text;
        values.assign(side * side, 0);
        for (std::size_t i = 0; i < text.size(); ++i) {
            const int value = text[i] == '_' ? 0 : text[i] - 'a';
            if (text[i] != '_' && (value < 1 || value > side_)) {
                fail(ErrorCode::bad_symbol, cells.place, std::string(1, text[i]),
                     "character " + std::to_string(i + 1) + " of this game is not _ and not b to " +
                         static_cast<char>('a' + side_) + "; a letter stands for a value, b for 1");
                return false;
            }
            if (i < values.size())
                values[i % side * side + i / side] = static_cast<std::uint8_t>(value);
        }
        if (text.size() == values.size()) return true;
        fail(ErrorCode::wrong_length, cells.place, "",
             "this game has " + std::to_string(text.size()) + " cells, not " +
                 std::to_string(values.size()) + "; add or remove some");
        return false;
    }

    bool place_on_board(std::vector<std::uint8_t>& values, Puzzle& puzzle) {
        if (options_.box && *options_.box != usual_box(side_)) {
            fail(ErrorCode::bad_shape, values_->place, "",
                 "KSudoku's plain puzzles have square boxes; leave out --box");
            return false;
        }
        if (side_ != 9) {
            puzzle.position = *Board::from_values(usual_box(side_), std::move(values));
            return true;
        }
        Grid grid;
        for (Cell cell = 0; cell < kCells; ++cell) grid.set(cell, values[cell]);
        puzzle.position = grid;
        return true;
    }

    ReadOptions options_;
    std::optional<Cells> values_;
    std::optional<Cells> solution_;
    std::optional<Error> error_;
    std::string variant_;  ///< specific-type
    Place puzzle_place_;
    Place begun_;  ///< of the start tag of <values> or <solution>
    int side_ = 0;
    int groups_ = 0;  ///< <sudokugroups> of a custom graph
    bool graph_seen_ = false;
    bool custom_ = false;
    bool in_history_ = false;
    bool moves_ = false;
    bool ready_ = false;  ///< a <puzzle> has ended
};

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    return open_xml(window, options, kRoots,
                    [](const ReadOptions& given) -> std::unique_ptr<XmlContent> {
                        return std::make_unique<Game>(given);
                    });
}

}  // namespace

constinit const Format kKsudoku = make_format(
    {.name = "ksudoku",
     .summary = "Games (XML) saved by KSudoku",
     .details =
         "XML whose root is <ksudoku>: a plain graph of the order 4, 9, 16 or 25 and the values, "
         "one letter a cell, b for 1, c for 2 and so on, _ for a blank, column by column. Other "
         "graphs (Jigsaw, Killer, Mathdoku, Samurai, Roxdoku and so on) are refused by name. "
         "A saved solution is compared with the givens; the player's moves are left out.",
     .sample = "<!DOCTYPE ksudoku>\n"
               "<ksudoku>\n"
               " <game had-help=\"0\" msecs-elapsed=\"0\">\n"
               "  <puzzle>\n"
               "   <graph order=\"9\" specific-type=\"Plain\" type=\"sudoku\"/>\n"
               "   <values>_j__h__i__________d_bi_gc_f_dib_hgc_c___"
               "____b_fgc_ijd_g_ej_cf_d__________b__i__j_</values>\n"
               "  </puzzle>\n"
               " </game>\n"
               "</ksudoku>\n"},
    {.open = open});

}  // namespace nonet::text::formats
