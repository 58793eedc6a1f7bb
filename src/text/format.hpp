// What a format is: its row of documentation, how it is recognised, how it is written.
//
// The formats are an open family: format_table.cpp lists them, formats/ holds one file for each,
// and CONTRIBUTING.md shows how to add one. Two kinds of format read in different ways:
//
//   * A RECORD format knows a puzzle from a few lines. The reader asks each in the order of the
//     table, with the pending lines before it; the first that does not answer `no` decides. It
//     answers anew for each record, so formats may change within a file. It keeps no state: when
//     it needs lines that have not arrived it says `more`, and is asked again with the same lines
//     and further ones. What it says must depend on the text alone, never on how the bytes arrived.
//   * A DOCUMENT format (JSON, XML, npy; a table whose header names the columns) has to remember
//     something from one puzzle to the next, or its puzzles do not end with a line. Its `open`
//     looks at the pending lines, before comments and headers are skipped, and makes a Document,
//     which then reads from the supplier by itself, lines or bytes, until it says `no`: it has
//     ended, and the reader asks all formats again. A document keeps what it needs and no more,
//     so that memory stays bounded however long it is.
#pragma once

#include "text/found.hpp"
#include "text/lines/line_supplier.hpp"
#include "text/lines/source_line.hpp"
#include "text/rows/run_memo.hpp"
#include "text/xml/root_memo.hpp"

#include <nonet/text.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace nonet::text {

/// The lines before number `next` hold no row of groups of candidates in a frame, as far as they
/// are pending.
struct GroupsMemo {
    std::uint64_t next = 0;
    bool after_text = false;  ///< the last of them that is not blank is in no frame
};

/// The pending lines, for looking only.
class Window {
  public:
    explicit Window(LineSupplier& lines) : lines_(&lines) {}

    /// The window without its first `lines` lines. It shares what is known of the lines.
    [[nodiscard]] Window behind(std::size_t lines) const {
        memo();
        Window rest = *this;
        rest.first_ = first_ + lines;
        return rest;
    }

    /// The line `ahead` lines behind the first pending one. nullptr when there is none, or none
    /// that may be looked at: waiting() tells whether it may still come. Stays valid while the
    /// format answers.
    [[nodiscard]] const Line* line(std::size_t ahead) const { return lines_->peek(first_ + ahead); }

    /// After line() gave nullptr: true when the source paused, so that the answer is `more`.
    [[nodiscard]] bool waiting() const { return lines_->state() == LineSupplier::State::pause; }

    /// After line() gave nullptr: true when the input ended there.
    [[nodiscard]] bool ended() const {
        return lines_->state() == LineSupplier::State::end ||
               lines_->state() == LineSupplier::State::failed;
    }

    /// What run.cpp knows about the lines ahead, so that it looks at each of them once.
    [[nodiscard]] RunMemo& run_memo() const { return memo().run; }

    /// What xml/root.cpp found at the first pending line, for all formats that ask.
    [[nodiscard]] XmlRootMemo& xml_root_memo() const { return memo().xml_root; }

    /// Up to which line formats/triple.cpp has looked in vain.
    [[nodiscard]] GroupsMemo& groups_memo() const { return memo().groups; }

    /// The number of the first pending line: what is known of lines before it can be forgotten.
    [[nodiscard]] std::uint64_t front() const { return lines_->place().line; }

  private:
    struct Memo {
        RunMemo run;
        XmlRootMemo xml_root;
        GroupsMemo groups;
    };

    Memo& memo() const {
        if (memo_ == nullptr) memo_ = std::make_shared<Memo>();
        return *memo_;
    }

    LineSupplier* lines_;
    std::size_t first_ = 0;
    mutable std::shared_ptr<Memo> memo_;  ///< made when it is asked for
};

struct Recognition {
    Found found = Found::no;
    std::size_t lines = 0;  ///< how many lines the puzzle or the error takes
};

/// Where a format puts what it found. `puzzle` arrives with an empty rest and note, and without
/// progress. A document that holds puzzles of several formats names each one's in puzzle.format.
struct Record {
    Puzzle puzzle;
    Error error;
};

/// A stretch of the input that one format reads from its beginning to its end.
class Document {
  public:
    virtual ~Document() = default;

    /// The next puzzle or error, of which the bytes are consumed; `more` when the input paused
    /// (called again, it goes on); `no` when the document has ended.
    virtual Found next(LineSupplier& input, Record& record) = 0;
};

/// What Format::open says: `found` is no, more, error (in Record::error), or puzzle with a
/// document.
struct Opening {
    Found found = Found::no;
    std::size_t lines = 0;  ///< how many lines the reader shall drop first
    std::unique_ptr<Document> document = nullptr;
};

using Recognise = Recognition (*)(const Window& window, const ReadOptions& options, Record& record);
using Open = Opening (*)(const Window& window, const ReadOptions& options, Record& record);
using Write = Result<std::string> (*)(const Position& position, const Progress& progress);

struct Format {
    FormatInfo info;                ///< readable and writable are filled in from the functions
    Recognise recognise = nullptr;  ///< nullptr: has no records
    Open open = nullptr;            ///< nullptr: has no documents
    Write write = nullptr;          ///< nullptr: cannot be written
};

/// The functions of a format, for make_format.
struct Abilities {
    Recognise recognise = nullptr;
    Open open = nullptr;
    Write write = nullptr;
};

/// A row of the table; the name of a format and of its file are the same.
constexpr Format make_format(FormatInfo info, Abilities abilities) {
    info.readable = abilities.recognise != nullptr || abilities.open != nullptr;
    info.writable = abilities.write != nullptr;
    return {info, abilities.recognise, abilities.open, abilities.write};
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
