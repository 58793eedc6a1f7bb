// What a command says about one puzzle: rows, remarks, and what they mean for the exit code.
#pragma once

#include "cli/output/messages.hpp"
#include "cli/output/row.hpp"
#include "cli/work/product.hpp"
#include "cli/work/row_sieve.hpp"

#include <nonet/search.hpp>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet::cli {

/// Sums over many puzzles.
struct Tally {
    static constexpr std::size_t kStatuses = 5;

    std::uint64_t rows = 0;     ///< puzzles, and texts that should have been one
    std::uint64_t invalid = 0;  ///< those that were none
    std::array<std::uint64_t, kStatuses> statuses{};  ///< by Status, where a command has one
    bool condition_failed = false;
    bool cut_short = false;  ///< a limit or an interrupt left something unknown
    bool unreadable = false;

    void add(const Tally& other);
};

/// How often messages of a kind are said.
enum class Frequency : std::uint8_t {
    counted,  ///< twenty times; then they are counted
    once,     ///< the same text need not be said again
    always,   ///< about a whole file: it must not drown among those about rows
};

struct Message {
    Severity severity = Severity::remark;
    Frequency frequency = Frequency::counted;
    std::string where;
    std::string text;
};

/// How rows are printed, the same for a whole run.
struct ReplyStyle {
    const RowWriter* rows = nullptr;
    bool draw = false;   ///< as grids for a terminal
    bool color = false;  ///< in drawn grids
};

/// A block of answers on its way to the output.
struct Answers {
    explicit Answers(std::size_t fields) : row(fields) {}

    void clear();

    std::string text;
    std::string_view ready;         ///< the whole text, where it was complete already elsewhere
    std::vector<SiftedRow> sifted;  ///< for a sieve: the rows in `text`
    std::vector<std::unique_ptr<Product>> products;  ///< instead of rows
    std::vector<Message> messages;
    Tally tally;
    bool ends_here = false;  ///< with --resume: what is missing is left to the next run
    Row row;                 ///< where a command puts its values together
};

/// What a job has worked out for many puzzles (PuzzleJob::work_ahead).
struct AheadWork {
    virtual ~AheadWork() = default;
};

class Reply {
  public:
    /// Requires an item that holds a puzzle or a plain line.
    Reply(const ReplyStyle& style, const Item& item, const Limits& limits, Answers& answers)
        : style_(style), item_(item), limits_(limits), answers_(answers) {
        answers.row.clear();
    }

    /// How far the search for this puzzle may go.
    [[nodiscard]] const Limits& limits() const { return limits_; }
    /// How many threads the search may use; 0: as many as there are. More than one only where the
    /// input has no other puzzle.
    [[nodiscard]] unsigned threads() const { return threads_; }
    void set_threads(unsigned threads) { threads_ = threads; }
    /// What was worked out for this puzzle and others, and its number among them; or nullptr.
    [[nodiscard]] const AheadWork* ahead() const { return ahead_; }
    [[nodiscard]] std::size_t ahead_index() const { return ahead_index_; }
    void set_ahead(const AheadWork* ahead, std::size_t index) {
        ahead_ = ahead;
        ahead_index_ = index;
    }
    [[nodiscard]] const Item& item() const { return item_; }
    /// True when grids are to be drawn instead of rows.
    [[nodiscard]] bool draws() const { return style_.draw; }
    [[nodiscard]] bool wants(std::string_view field) const { return style_.rows->wants(field); }

    /// Gives one of the command's own fields a value.
    void set(std::size_t field, std::string_view text) { answers_.row.set(field, text); }
    /// Prints the row of the fields set so far.
    void print_row();
    /// The same for the job's sieve, which sees `grid` with the row.
    void print_row_for(const Grid& grid);
    /// The row of the fields set so far, without a line end, for the job itself.
    [[nodiscard]] std::string row_text() const;
    /// Gives a product to the job's taker.
    void hand_on(std::unique_ptr<Product> product) {
        answers_.products.push_back(std::move(product));
    }
    /// Gives one of the command's own fields a text in some format. A text of several lines, which
    /// would break the default row, is printed instead of it; then the answer is true. In JSON and
    /// in a layout of the user's own it stays a field.
    bool set_or_print(std::size_t field, std::string_view text);
    /// Prints the grid of `full`, with the givens of the puzzle told apart, under `caption`.
    void draw(const Position& full, std::string_view caption);

    /// Says which two clues clash, where that is why there is no solution.
    void remark_clash();
    /// Says something about this puzzle on standard error.
    void remark(std::string text);
    void remark_once(std::string text);
    /// Says that something about this puzzle could not be done as asked, which makes exit code 2.
    void complain(std::string text);

    /// The puzzle has this status; `unknown` also counts as cut short.
    void count_status(Status status);
    /// A condition that was asked for does not hold.
    void fail_condition() { answers_.tally.condition_failed = true; }
    /// A limit came before the answer.
    void cut_short() { answers_.tally.cut_short = true; }
    /// This puzzle's row says `invalid` after all.
    void reject(ErrorCode code, std::string message);

    /// Lets long answers out while they are made; see PuzzleJob::may_flood.
    void set_overflow(const std::function<void(std::string&)>* overflow) { overflow_ = overflow; }

  private:
    void let_out();

    const ReplyStyle& style_;
    const Item& item_;
    Limits limits_;
    Answers& answers_;
    unsigned threads_ = 1;
    const AheadWork* ahead_ = nullptr;
    std::size_t ahead_index_ = 0;
    const std::function<void(std::string&)>* overflow_ = nullptr;
};

}  // namespace nonet::cli
