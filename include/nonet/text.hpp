// Text in, puzzles out; puzzles in, text out.
//
// The Reader turns a stream of bytes into puzzles, one at a time, with a bounded look-ahead. It
// recognises the format from the content, never from a file's name. What it cannot read comes back
// as an Error with a place, and it goes on with the next row: a bad row never shifts its
// neighbours.
#pragma once

#include <nonet/board.hpp>
#include <nonet/candidates.hpp>
#include <nonet/grid.hpp>
#include <nonet/result.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet {

/// What a text can hold: a 9×9 grid, 9×9 candidates, or a board of another size.
using Position = std::variant<Grid, Candidates, Board>;

/// The number of cells filled in (of cells with one candidate, for Candidates).
int clue_count(const Position& position);

/// What a player has added to a puzzle. It changes nothing about the puzzle and may be wrong;
/// hints start from it.
struct Progress {
    /// The digit that was placed in each cell, 0 for none: as many as the puzzle has cells, and 0
    /// where it has a given. Empty when nothing was placed.
    std::vector<std::uint8_t> placed;
    /// 9×9 only: the player's pencil marks. A cell that is given or placed has its digit alone, a
    /// cell without marks all nine.
    std::optional<Candidates> marks;

    friend bool operator==(const Progress&, const Progress&) = default;
};

// ---------------------------------------------------------------------------------------------
// Formats

/// What a format can hold; all hold a 9×9 grid of digits.
struct Carries {
    bool givens = true;  ///< which digits are givens, and not deduced
    bool sizes = false;  ///< boards of other sizes
    bool boxes = false;  ///< the shape of their boxes, so that --box is not needed to read them
    bool candidates = false;  ///< a position of candidates, read back as one
    bool placed = false;      ///< Progress::placed
    bool marks = false;       ///< Progress::marks
};

/// One row of the table of formats. The documentation is generated from it.
struct FormatInfo {
    std::string_view name;          ///< what --from and --to take, lower case
    std::string_view summary;       ///< one line
    std::string_view details;       ///< how it looks, how it is recognised, its traps
    std::string_view sample;        ///< a small text in this format
    Carries carries = {};           ///< by its writer
    std::string_view head = {};     ///< written once before all puzzles, with its line end
    std::string_view foot = {};     ///< written once behind them
    std::string_view bad_row = {};  ///< written for a row that is no puzzle, with its line end;
                                    ///< empty: as usual
    bool readable = false;
    bool writable = false;
};

/// Every format, in the order in which the reader tries those that it can read.
std::span<const FormatInfo> formats();

/// Nothing when no format has that name.
const FormatInfo* find_format(std::string_view name);

// ---------------------------------------------------------------------------------------------
// Reading

/// Where bytes come from. Implement it over a file, a pipe, a socket or memory.
class ByteSource {
  public:
    enum class Status : std::uint8_t {
        data,    ///< 1 or more bytes were delivered
        pause,   ///< none right now; the reader hands this on, so that output can be flushed
        end,     ///< no more bytes will come
        failed,  ///< the system refused; the reader reports an Error of code io
    };
    struct Delivery {
        Status status = Status::end;
        std::size_t size = 0;
    };

    virtual ~ByteSource() = default;
    /// Puts up to space.size() bytes into `space`.
    virtual Delivery read(std::span<char> space) = 0;
    /// A sentence for the last `failed`.
    [[nodiscard]] virtual std::string failure() const { return "cannot read"; }
};

/// Bytes in memory, as a source. The text must outlive it.
class StringSource final : public ByteSource {
  public:
    explicit StringSource(std::string_view text) : rest_(text) {}
    Delivery read(std::span<char> space) override;

  private:
    std::string_view rest_;
};

/// How to read, where the text itself cannot tell.
struct ReadOptions {
    std::string from;             ///< a format's name; empty: recognise it
    std::optional<BoxShape> box;  ///< the shape of the boxes
    std::string alphabet;         ///< the symbols of 1, 2, 3, …; empty: recognise them
    bool zero_based = false;      ///< numbers run from 0 to N-1
    bool answers_behind = false;  ///< a grid behind a puzzle is an answer: no note of it
    bool keep_line = false;       ///< fill Puzzle::line
};

/// One puzzle as it was read.
struct Puzzle {
    Position position;
    /// What a player has added to it; null for a mere puzzle.
    std::shared_ptr<const Progress> progress;
    Place place;              ///< of its first cell
    std::string_view format;  ///< the name in the table of formats
    std::string rest;         ///< what stood behind the cells on the same line, without the
                              ///< separator: a comment, a rating, further columns
    std::string note;         ///< which reading was taken where the text allowed two; or empty
    std::string line;         ///< with keep_line: its whole line; empty where it has several
};

/// Room for many plain lines, one behind the other at equal distances. The memory is used again;
/// the reader also exchanges it for its own, so that lines need not be copied.
struct LineBlock {
    static constexpr std::size_t kMost = 4096;  ///< lines

    std::unique_ptr<char[]> memory;
    std::size_t capacity = 0;
    std::size_t begin = 0;   ///< where the first line stands in it
    std::size_t stride = 0;  ///< from one line to the next, >= 82
    std::size_t size = 0;    ///< lines

    void clear() { size = 0; }
    [[nodiscard]] const char* line(std::size_t index) const {
        return memory.get() + begin + index * stride;
    }
};

/// Some lines that a reader put into a block. Each line end is `stride` bytes behind the last.
struct LineRun {
    std::size_t size = 0;    ///< 0: the next line is not plain, or not there
    std::size_t stride = 0;  ///< in the input
    Place place;             ///< of the first line
};

class Reader {
  public:
    /// What next() found.
    enum class Event : std::uint8_t {
        puzzle,  ///< puzzle() holds it
        error,   ///< error() says what is wrong with this row; reading goes on behind it
        pause,   ///< the source has nothing right now; call again
        end,     ///< nothing more
    };

    /// `source` must outlive the reader. `first` is the place of the source's first byte: give
    /// it when the source starts in the middle of a file (a shard).
    explicit Reader(ByteSource& source, ReadOptions options = {}, Place first = {1, 1, 0});
    ~Reader();
    Reader(Reader&&) noexcept;
    Reader& operator=(Reader&&) noexcept;
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    Event next();

    /// Takes up to `most` plain puzzles at once, as text, and puts them behind those in `block`. A
    /// plain puzzle is all that its line holds: 81 characters, 1 to 9 and '.', or 1 to 9 and '0';
    /// next() would give it with the format `line` at the first column, without rest and note. Only
    /// lines that are here, or that the source delivers without a pause, are taken; where the
    /// answer is a run of size 0, next() knows better. At most LineBlock::kMost lines fit a block.
    /// Nothing is allocated once the block has been through this a few times.
    LineRun take_lines(LineBlock& block, std::size_t most);

    /// Requires that the last event was `puzzle`. May be moved from.
    [[nodiscard]] Puzzle& puzzle();
    /// Requires that the last event was `error`.
    [[nodiscard]] const Error& error() const;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

/// Reads a text that holds exactly one puzzle.
Result<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options = {});

// ---------------------------------------------------------------------------------------------
// Writing

/// `position` in a format of the table, with a final newline for formats of several lines and
/// none for one-line formats; head and foot of the format are not written. `progress` may be null;
/// what of it the format does not carry (FormatInfo::carries) is left out. Error unknown_format
/// when no format has that name, not_supported when the format cannot be written or cannot hold
/// this position.
Result<std::string> write(std::string_view format, const Position& position,
                          const Progress* progress = nullptr);

/// The puzzle in which the placed digits are givens, too.
Position with_placed(const Position& position, const Progress& progress);

/// The grid that a drawing of pencil marks means. A cell with one candidate is a given, unless a
/// peer still lists that digit: then it is a naked single that nobody has placed. When every such
/// cell has a peer that lists it, nothing was ever crossed out, and all of them are givens.
Grid givens_of(const Candidates& candidates);

/// The form in which results are printed: for a 9×9 grid 81 characters with '.' for blank, for
/// candidates 729, for every other size numbers separated by one space with 0 for blank.
std::string to_line(const Position& position);

}  // namespace nonet
