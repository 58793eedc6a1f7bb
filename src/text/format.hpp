// What a format is: its row of documentation, how it is recognised, how it is written.
//
// The formats are an open family: format_table.cpp lists them, formats/ holds one file for each,
// and CONTRIBUTING.md shows how to add one. Two kinds of format read in different ways:
//
//   * A RECORD format (all of today's) knows a puzzle from a few lines. The reader asks each format
//     in the order of the table, with the pending lines before it; the first that does not answer
//     `no` decides. It answers anew for each record, so formats may change within a file. It keeps
//     no state: when it needs lines that have not arrived it says `more`, and is asked again with
//     the same lines and further ones. What it says must depend on the text alone, never on how
//     the bytes arrived.
//   * A DOCUMENT format (JSON, XML, npy: none yet) owns everything up to the end of its document.
//     Its place is a third function here, which makes a stateful object from the first lines; the
//     reader would ask those at the start of the input only, and hand every line to the object
//     while it wants more. Binary ones would read LineSupplier's bytes before it splits lines.
#pragma once

#include "text/line_supplier.hpp"
#include "text/source_line.hpp"

#include <nonet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace nonet::text {

/// The pending lines, for looking only.
class Window {
  public:
    explicit Window(LineSupplier& lines) : lines_(&lines) {}

    /// The line `ahead` lines behind the first pending one. nullptr when there is none, or none
    /// that may be looked at: waiting() tells whether it may still come. Stays valid while the
    /// format answers.
    [[nodiscard]] const Line* line(std::size_t ahead) const { return lines_->peek(ahead); }

    /// After line() gave nullptr: true when the source paused, so that the answer is `more`.
    [[nodiscard]] bool waiting() const { return lines_->state() == LineSupplier::State::pause; }

    /// After line() gave nullptr: true when the input ended there.
    [[nodiscard]] bool ended() const {
        return lines_->state() == LineSupplier::State::end ||
               lines_->state() == LineSupplier::State::failed;
    }

  private:
    LineSupplier* lines_;
};

/// What a format found at the front of the window.
enum class Found : std::uint8_t {
    no,      ///< this is not mine
    more,    ///< I cannot say before more lines arrive (only when Window::waiting())
    puzzle,  ///< a puzzle, in Record::puzzle
    error,   ///< mine, but it cannot be read: Record::error says why
};

struct Recognition {
    Found found = Found::no;
    std::size_t lines = 0;  ///< how many lines the puzzle or the error takes
};

/// Where a format puts what it found. `puzzle` arrives with an empty rest and note.
struct Record {
    Puzzle puzzle;
    Error error;
};

using Recognise = Recognition (*)(const Window& window, const ReadOptions& options, Record& record);
using Write = Result<std::string> (*)(const Position& position);

struct Format {
    FormatInfo info;      ///< readable and writable are filled in from the functions
    Recognise recognise;  ///< nullptr: cannot be read
    Write write;          ///< nullptr: cannot be written
};

/// A row of the table; the name of a format and of its file are the same.
constexpr Format make_format(FormatInfo info, Recognise recognise, Write write) {
    info.readable = recognise != nullptr;
    info.writable = write != nullptr;
    return {info, recognise, write};
}

/// The answer of a format that found an error taking `lines` lines.
inline Recognition refuse(Record& record, std::size_t lines, Error error) {
    record.error = std::move(error);
    return {Found::error, lines};
}

/// The answer of a writer that cannot hold a position; `why` ends with another format to choose.
inline Error cannot_write(std::string why) {
    return {ErrorCode::not_supported, {}, "", std::move(why)};
}

}  // namespace nonet::text
