// Data sets: tables of puzzles, with solutions and whatever else stands beside them.
//
// The Reader of nonet/text.hpp takes puzzles out of texts; here the rows around them are kept as
// they stand, so that a row can be handed on, changed in two of its fields or made longer. A data
// set is a table (CSV and its relatives, with or without a header, down to one puzzle a line), JSON
// Lines (or an array of objects), or anything else that the Reader reads, .npy among them.
//
// On top of rows stand the four questions of people who train and test on puzzles: to which part of
// a split a puzzle belongs (so that no two parts share a puzzle in different looks), what it looks
// like in other looks, what is known about it, and what is wrong with a data set.
#pragma once

#include <nonet/batch.hpp>
#include <nonet/canon.hpp>
#include <nonet/grid.hpp>
#include <nonet/rate.hpp>
#include <nonet/result.hpp>
#include <nonet/search.hpp>
#include <nonet/symmetry.hpp>
#include <nonet/text.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::dataset {

// ---------------------------------------------------------------------------------------------
// Reading

/// What kind of text a data set is.
enum class Kind : std::uint8_t {
    table,    ///< records of fields between separators
    json,     ///< objects, one a line or in an array
    puzzles,  ///< what else the Reader reads: .npy, grids, saved games
};

/// One row of the table of kinds.
struct KindInfo {
    Kind kind = Kind::table;
    std::string_view name;
    std::string_view summary;
};

/// Every kind, in the order in which they are tried.
std::span<const KindInfo> kinds();

struct Options {
    ReadOptions read;      ///< how puzzles are written, where the text cannot tell
    std::string puzzle;    ///< name or number (from 1) of the puzzle's column; empty: find it
    std::string solution;  ///< the same of the solution's column; "-": there is none
};

/// Where a data set has what. Settled before the first record is delivered.
struct Layout {
    Kind kind = Kind::puzzles;
    char separator = 0;              ///< of a table; 0 where a record is one field
    std::string header;              ///< of a table: the line as it stands; empty without one
    std::vector<std::string> names;  ///< columns, or the keys of the first object
    std::size_t columns = 0;         ///< of a table with a header: fields that a record must have
    std::size_t puzzle = 0;          ///< among the names
    std::optional<std::size_t> solution;
};

/// A row as it was cut out of the text.
struct Record {
    std::string text;              ///< without its line end
    Place place;                   ///< where it begins
    std::uint64_t row = 0;         ///< from 1, in its file
    std::optional<Puzzle> puzzle;  ///< kind puzzles: what the Reader found
    std::optional<Puzzle> answer;  ///< the same of the second source, if there is one
    std::optional<Error> error;    ///< it could not even be cut
};

/// Cuts a source into records. One at a time, with a bounded look-ahead.
class RecordReader {
  public:
    enum class Event : std::uint8_t {
        record,  ///< the next row, perhaps with an error of its own
        pause,   ///< the source has nothing right now; call again
        end,     ///< nothing more
        failed,  ///< the source failed, or a column that was asked for is not there: error()
    };

    /// `source` must outlive the reader; so must `answers`, which may be null: it holds the
    /// solution of each row, read in step, for data sets that keep them apart.
    RecordReader(ByteSource& source, Options options, ByteSource* answers = nullptr);
    ~RecordReader();
    RecordReader(RecordReader&&) noexcept;
    RecordReader& operator=(RecordReader&&) noexcept;

    Event next(Record& record);

    /// Settled by the first event other than `pause`.
    [[nodiscard]] const Layout& layout() const;
    [[nodiscard]] const Error& error() const;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

/// A part of a record's text.
struct Span {
    std::size_t begin = 0;
    std::size_t size = 0;

    [[nodiscard]] std::string_view of(std::string_view text) const {
        return text.substr(begin, size);
    }
};

/// What a record says. May be used again for the next one.
struct Entry {
    Position puzzle;
    std::optional<Position> answer;           ///< nothing where the row has none
    std::optional<Error> error;               ///< the row is no puzzle
    std::string answer_problem;               ///< what stands in the answer's field is no grid
    std::string note;                         ///< which reading was taken where there were two
    std::vector<Span> values;                 ///< fields as they stand, with their quotes
    std::vector<Span> names;                  ///< of JSON: their keys, without quotes
    std::optional<std::size_t> puzzle_value;  ///< which field is what
    std::optional<std::size_t> answer_value;

    [[nodiscard]] const Grid* grid() const { return std::get_if<Grid>(&puzzle); }
    [[nodiscard]] const Grid* answer_grid() const {
        return answer ? std::get_if<Grid>(&*answer) : nullptr;
    }
};

/// Understands a record. Threads may share `layout` and `options`. Some 200 nanoseconds for a plain
/// line.
void understand(const Layout& layout, const Options& options, const Record& record, Entry& entry);

// ---------------------------------------------------------------------------------------------
// Writing

/// What a data set can be written as.
enum class Target : std::uint8_t {
    table,  ///< with the separator and header of the input if it is a table, else CSV
    json,   ///< JSON Lines
    npy,    ///< 81 bytes a puzzle, 0 for a blank: the data of a uint8 array of the shape (n, 81)
};

/// A field that is put behind the others.
struct Extra {
    std::string text;
    bool is_number = false;
};

/// How rows are written; the same for a whole run.
class RowLayout {
  public:
    /// `extras` are the names of further fields; one that a field of the input has already gets
    /// "nonet_" in front.
    RowLayout(const Layout& layout, Target target, std::span<const std::string_view> extras);

    /// The line before all rows, with its line end; may be empty.
    [[nodiscard]] std::string head() const;

    /// The row of a record, with its line end. `puzzle` and `answer` may be null; where they are
    /// not, they stand in the place of the record's own, written as these were. `solutions` gets
    /// the solution for Target::npy, and may be null for the others.
    void append(const Record& record, const Entry& entry, const Grid* puzzle, const Grid* answer,
                std::span<const Extra> extras, std::string& out, std::string* solutions) const;

    /// The row of a record that is no puzzle: its fields where they could be told apart, those that
    /// are missing being empty; else none, and false.
    bool append_bad(const Record& record, const Entry& entry, std::span<const Extra> extras,
                    std::string& out) const;

  private:
    struct Value;
    [[nodiscard]] std::vector<Value> values_of(const Record& record, const Entry& entry,
                                               const Grid* puzzle, const Grid* answer) const;
    [[nodiscard]] std::string changed_text(const Record& record, const Entry& entry,
                                           const Grid* puzzle, const Grid* answer) const;
    void append_extras(std::span<const Extra> extras, std::string& out) const;
    void append_as_it_stands(std::string_view text, std::span<const Extra> extras,
                             std::string& out) const;
    void append_values_of(const std::vector<Value>& values, std::span<const Extra> extras,
                          std::string& out) const;

    const Layout* layout_;
    Target target_;
    char separator_;
    bool same_kind_;
    std::vector<std::string> extras_;
};

/// The first bytes of a .npy file of so many rows of 81 numbers. Always equally long, so that the
/// number can be put in at the end.
std::string npy_header(std::uint64_t rows);

// ---------------------------------------------------------------------------------------------
// Splitting

/// What must not stand on both sides of a split.
enum class ClassOf : std::uint8_t {
    puzzle,    ///< equivalent puzzles
    solution,  ///< puzzles whose solutions are equivalent grids
};

/// Deals classes out to parts. The part depends on the class, the weights and the seed, and on
/// nothing else: not on the order of rows, nor on which other rows there are. So a part of a
/// growing data set only grows, memory is not needed, and the shares are those asked for only on
/// average: with n classes, a share p is met to within some sqrt(p (1-p) / n).
class SplitRule {
  public:
    /// Weights above 0, in any unit.
    SplitRule(std::vector<double> weights, std::uint64_t seed);

    /// The number of the part. `form` must be the canonical form (row-minimal) of the class.
    [[nodiscard]] std::size_t part_of(const Grid& form) const;

  private:
    std::vector<double> ends_;
    std::uint64_t seed_;
};

// ---------------------------------------------------------------------------------------------
// Isomorphs

/// Number `number` of the random symmetries of row `row`. Depends on nothing else.
Symmetry isomorph(std::uint64_t seed, std::uint64_t row, std::uint64_t number);

/// `count` symmetries that give `count` different puzzles, none of them `puzzle` itself: the first
/// of isomorph(seed, row, 0), isomorph(seed, row, 1), … that do. Fewer where the class of the
/// puzzle has no more members, or hardly more. Memory grows with `count`.
std::vector<Symmetry> distinct_isomorphs(const Grid& puzzle, std::uint64_t seed, std::uint64_t row,
                                         std::uint64_t count);

// ---------------------------------------------------------------------------------------------
// Labels

class Facts;

/// One row of the table of labels.
struct Label {
    std::string_view name;
    std::string_view summary;
    bool is_number = false;
    bool any_size = false;  ///< for boards of every size
    /// Empty where there is nothing to say.
    std::string (*text)(Facts& facts) = nullptr;
};

/// Every label, in the order of the documentation.
std::span<const Label* const> labels();
const Label* find_label(std::string_view name);

/// Raters for one thread, made when they are first asked for.
class RaterPool {
  public:
    Rater& of(std::string_view scale);

  private:
    std::map<std::string_view, Rater> raters_;
};

/// What labels want to know about a puzzle; each thing is found out at most once.
class Facts {
  public:
    Facts(const Position& position, RaterPool& raters, const Limits& limits)
        : position_(position), raters_(raters), limits_(limits) {}

    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const Grid* grid() const { return std::get_if<Grid>(&position_); }
    [[nodiscard]] const Limits& limits() const { return limits_; }
    const Outcome<Position>& outcome();
    /// Requires grid().
    const Canonical& canonical();
    /// Null where the scale does not rate such puzzles.
    const Rating* rating(std::string_view scale);
    /// A limit came before something was known.
    [[nodiscard]] bool was_cut() const { return cut_; }
    void set_cut() { cut_ = true; }

  private:
    const Position& position_;
    RaterPool& raters_;
    const Limits& limits_;
    std::optional<Outcome<Position>> outcome_;
    std::optional<Canonical> canonical_;
    std::map<std::string_view, std::optional<Rating>> ratings_;
    bool cut_ = false;
};

// ---------------------------------------------------------------------------------------------
// Auditing

/// What is wrong with an answer.
enum class AnswerState : std::uint8_t {
    absent,
    right,
    wrong,       ///< no solution of the puzzle
    incomplete,  ///< it has blanks
    unreadable,  ///< no grid of the puzzle's size
};

/// What an audit must know of a row.
struct RowFacts {
    enum class Kind : std::uint8_t { puzzle, invalid, other } kind = Kind::invalid;
    Status status = Status::unknown;
    int clues = 0;
    AnswerState answer = AnswerState::absent;
    std::optional<bool> minimal;  ///< nothing: nobody looked
    bool was_cut = false;         ///< a limit came before something that was to be found out
    bool has_class = false;
    Grid form;                 ///< of its class
    std::uint64_t digits = 0;  ///< a hash of the grid as it stands
};

/// Finds out what an audit must know, of many rows at once. One for each thread.
class Examiner {
  public:
    Examiner(ClassOf class_of, bool all_minimality)
        : class_of_(class_of), all_minimality_(all_minimality) {}

    /// `first` is the number of the first row in the whole audit, from 1: of the first 10,000 rows
    /// and of every hundredth one behind them it is found out whether they are minimal, or of all.
    void examine(std::span<const Entry> entries, std::uint64_t first, std::span<RowFacts> facts,
                 const Limits& limits);

  private:
    ClassOf class_of_;
    bool all_minimality_;
    BatchSolver solver_;
    std::vector<Grid> grids_;
};

/// Where a row stands.
struct RowPlace {
    std::uint32_t file = 0;
    std::uint64_t row = 0;   ///< from 1, in its file
    std::uint64_t line = 0;  ///< 0 where the file has no lines

    friend auto operator<=>(const RowPlace&, const RowPlace&) = default;
};

/// One thing that is wrong.
enum class FindingKind : std::uint8_t {
    invalid,            ///< no puzzle can be read
    none,               ///< no solution
    multiple,           ///< several solutions
    wrong_answer,       ///< the answer beside it is none of its solutions
    incomplete_answer,  ///< the answer has blanks
    unreadable_answer,  ///< the answer is no grid
    duplicate,          ///< the same digits as an earlier row of its file
    isomorph,           ///< of the class of an earlier row of its file, in other looks
    shared,             ///< the same digits as a row of an earlier file
    leak,               ///< of the class of a row of an earlier file, in other looks
};
inline constexpr std::size_t kFindingKinds = 10;

/// "wrong-answer" and the like.
std::string_view name_of(FindingKind kind);
/// What it means, as the end of a sentence about rows.
std::string_view meaning_of(FindingKind kind);

struct Finding {
    FindingKind kind = FindingKind::invalid;
    RowPlace place;
    std::optional<RowPlace> earlier;  ///< the row that it repeats
};

struct AuditReport {
    struct File {
        std::uint64_t rows = 0;
        std::uint64_t classes = 0;  ///< different ones among its rows
        std::uint64_t answers = 0;
        std::array<std::uint64_t, kFindingKinds> findings{};
        friend bool operator==(const File&, const File&) = default;
    };
    std::vector<File> files;
    /// Rows of the second file whose class stands in the first one, too; the first comes earlier.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint64_t> shared;
    std::uint64_t classes = 0;     ///< in all files
    std::uint64_t unexamined = 0;  ///< rows of other sizes and of candidates
    std::uint64_t unknown = 0;     ///< a limit came first
    std::uint64_t minimality_known = 0;
    std::uint64_t minimal = 0;
    std::array<std::uint64_t, kCells + 1> clues{};  ///< rows by their number of clues

    [[nodiscard]] std::uint64_t count(FindingKind kind) const;
    [[nodiscard]] std::uint64_t rows() const;
    /// Nothing wrong was found: which says little where rows were not looked at.
    [[nodiscard]] bool is_clean() const;
    /// Clean, with at least one row, and every row was looked at to the end.
    [[nodiscard]] bool is_all_clear() const;
};

/// Collects rows and finds what they share. Memory stays bounded: what does not fit is sorted in
/// temporary files.
class Audit {
  public:
    static constexpr std::uint64_t kUsualMemory = std::uint64_t{512} << 20;

    explicit Audit(std::uint64_t memory = kUsualMemory);
    ~Audit();
    Audit(Audit&&) noexcept;
    Audit& operator=(Audit&&) noexcept;

    /// The next row; rows come in order. Error io when a temporary file cannot be written.
    std::optional<Error> add(const RowPlace& place, const RowFacts& facts);

    /// Compares all rows. To be called once. `visit` gets every finding, in the order of the rows.
    std::optional<Error> finish(const std::function<void(const Finding&)>& visit);

    [[nodiscard]] const AuditReport& report() const;

  private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet::dataset
