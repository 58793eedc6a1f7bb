// Lines from a ByteSource, with a bounded look-ahead.
//
// The problem: a format must look at several lines before it knows, the input may be endless, may
// pause in the middle of a line, and may be binary garbage; and five million short lines must cost
// nothing to split. The idea: one buffer that is filled in large reads. Lines are views into it.
// The next line feed, carriage return and non-ASCII byte are each searched for once, ahead of the
// lines, so that a whole buffer of plain lines costs three memchr-like passes.
//
//     buffer   [ done | pending lines | not yet split | free ]
//                     begin_          split_          filled_
//
// Views stay valid until consume(): when bytes must move while lines are pending, the old buffer
// is kept (retired_) until then. A line longer than kLongestLine is cut off and marked too_long;
// its rest is dropped without being stored, once the line itself has been consumed: nobody can look
// behind it before that. Memory: two buffers of at most kWindow bytes.
//
// Line ends are LF, CRLF and lone CR. A CR at the very end of what has arrived ends its line at
// once (a reader at a terminal must not wait), and an LF that follows later is swallowed.
#pragma once

#include "text/lines/source_line.hpp"

#include <nonet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

namespace nonet::text {

/// Finds the next byte of a kind, and remembers how far it has looked.
class NextByte {
  public:
    using Search = std::size_t (*)(const char* data, std::size_t from, std::size_t to);

    explicit NextByte(Search search) : search_(search) {}

    /// The first position in [from, to) that holds the byte, or `to`.
    std::size_t find(const char* data, std::size_t from, std::size_t to) {
        if (found_ >= from && found_ < searched_) return found_;
        const std::size_t start = searched_ > from ? searched_ : from;
        found_ = search_(data, start, to);
        searched_ = found_ < to ? found_ + 1 : to;
        return found_;
    }

    /// Looks anew from the next call on.
    void forget() {
        found_ = 0;
        searched_ = 0;
    }

    /// The bytes moved down by `distance`.
    void move_down(std::size_t distance) {
        found_ = found_ > distance ? found_ - distance : 0;
        searched_ = searched_ > distance ? searched_ - distance : 0;
    }

  private:
    Search search_;
    std::size_t found_ = 0;
    std::size_t searched_ = 0;
};

class LineSupplier {
  public:
    static constexpr std::size_t kBuffer = 128U << 10U;       ///< normal size of the buffer
    static constexpr std::size_t kLongestLine = 1U << 20U;    ///< bytes; longer ones are cut
    static constexpr std::size_t kWindow = 4 * kLongestLine;  ///< bytes of pending lines
    static constexpr std::size_t kMostPending = 512;          ///< lines

    /// Why there is no further line.
    enum class State : std::uint8_t {
        ready,   ///< there is one
        pause,   ///< the source has nothing right now
        end,     ///< the source has ended
        failed,  ///< the source failed
        far,     ///< looking further ahead is not allowed
    };

    LineSupplier(ByteSource& source, Place first);

    /// The line that stands `ahead` lines behind the next one, or nullptr: state() tells why. Valid
    /// until consume(). Reads from the source only when it must.
    const Line* peek(std::size_t ahead) {
        if (ahead < count_) return &pending(ahead);
        return split_until(ahead);
    }

    [[nodiscard]] State state() const { return state_; }

    /// How many lines have been split off and not consumed.
    [[nodiscard]] std::size_t pending_lines() const { return count_; }

    /// Drops `count` lines; they must have been peeked at.
    void consume(std::size_t count);

    /// Moves up to `most` plain lines (plain_lines.hpp) to the end of `block`: see
    /// Reader::take_lines. None while lines are pending.
    LineRun take_plain_lines(LineBlock& block, std::size_t most);

    /// The bytes that nothing has consumed: at least `wanted` of them, or as many as there are when
    /// state() is not ready. Pending lines become bytes again. Valid until the next call of
    /// anything. At most kWindow bytes can be wanted.
    std::string_view bytes(std::size_t wanted);

    /// Drops `count` bytes of those that bytes() gave. Lines begin behind them.
    void consume_bytes(std::size_t count);

    /// The place of the first byte that nothing has consumed.
    [[nodiscard]] Place place() const { return count_ > 0 ? ring_[head_].place : next_place_; }

  private:
    Line& pending(std::size_t index) { return ring_[(head_ + index) % kMostPending]; }
    const Line* split_until(std::size_t ahead);
    bool split_line();
    void push(std::size_t size, std::size_t end_size);
    void cut_line();
    bool skip_cut_line();
    void unsplit();
    bool fill_up_to(std::size_t size);
    bool fill();
    void fill_for_lines(std::size_t most);
    void cut_off_fragment();
    void exchange_buffer(LineBlock& block, std::size_t run_end);
    void make_room();
    void move_down();
    void drop_byte_order_mark();

    ByteSource* source_;
    std::unique_ptr<char[]> buffer_;
    std::size_t capacity_ = kBuffer;
    std::size_t begin_ = 0;   ///< first byte of the pending lines
    std::size_t split_ = 0;   ///< first byte that belongs to no line yet
    std::size_t filled_ = 0;  ///< end of the bytes that have arrived
    NextByte next_feed_;
    NextByte next_return_;
    NextByte next_foreign_;
    std::vector<Line> ring_;  ///< the pending lines: count_ of them from head_ on, wrapping round
    std::size_t head_ = 0;
    std::size_t count_ = 0;
    std::deque<std::string> folded_;  ///< the text of those pending lines that are not ASCII
    std::vector<std::unique_ptr<char[]>> retired_;
    Place next_place_;  ///< of the byte at split_
    State state_ = State::ready;
    bool at_start_ = true;       ///< a byte order mark may still come
    bool swallow_feed_ = false;  ///< the last line ended with a CR at the end of the data
    bool cutting_ = false;       ///< inside the rest of a line that was cut off
    bool source_done_ = false;
    bool source_failed_ = false;
};

}  // namespace nonet::text
