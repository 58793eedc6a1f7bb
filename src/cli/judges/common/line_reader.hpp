// The lines of a judge's input, cleaned of what no judge means by them.
//
// A byte-order mark, carriage returns, blanks at the ends and blank lines vanish here, and a
// missing final newline does not matter; so the readers above see the same lines whatever editor,
// system or copy-and-paste the input went through. Blank lines separate cases in many statements,
// but no statement needs them: rows are counted instead.
//
// One line is held at a time, and never more than kLongestLine bytes of it.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <iosfwd>
#include <string>

namespace nonet::cli {

/// A line that is not blank.
struct Line {
    std::size_t number = 0;  ///< from 1, blank lines included
    std::size_t indent = 0;  ///< how many characters were cut off in front
    std::string text = {};   ///< without blanks at its ends
    bool too_long = false;   ///< the text holds only its beginning

    /// The place of the byte text[offset]; columns count code points.
    [[nodiscard]] Place place(std::size_t offset = 0) const;
    /// The code point that starts at text[offset], fit to be shown in a message.
    [[nodiscard]] std::string symbol(std::size_t offset) const;
};

inline constexpr std::size_t kLongestLine = 1 << 16;

class LineReader {
  public:
    /// Both streams must outlive the reader. `out` is flushed when `in` has nothing ready, so that
    /// a person or a program at the other end of a pipe sees the answers so far.
    LineReader(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

    /// The next line that is not blank, without taking it; null at the end of the input.
    const Line* peek();
    /// Takes the line that peek() shows. Requires that there is one.
    Line take();
    /// The place behind all that was read.
    [[nodiscard]] Place end() const { return {lines_read_ + 1, 1, 0}; }

  private:
    bool read_line();

    std::istream& in_;
    std::ostream& out_;
    Line line_;
    bool has_line_ = false;
    std::size_t lines_read_ = 0;
};

}  // namespace nonet::cli
