// The Reader: lines in, puzzles and errors out.
//
// First of all it is asked whether the input is text at all. For each record: ask whether a
// document begins, skip what gives no row, ask the formats in the order of the table, and report
// what none of them wants. Between two records it keeps nothing but the pending lines and the open
// document, so memory is bounded by their bounds and a bad row cannot shift the next.
#include "text/cells/invisible.hpp"
#include "text/cells/plain_cells.hpp"
#include "text/foreign.hpp"
#include "text/format_table.hpp"
#include "text/lines/line_supplier.hpp"
#include "text/lines/utf16_source.hpp"
#include "text/skip.hpp"
#include "text/tables/field_count.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace nonet {

namespace {

using text::Format;
using text::Found;
using text::Line;
using text::LineSupplier;
using text::Skip;

/// What no format wanted. The first character is named, since it is usually the reason.
Error unknown_line(const Line& line, const ReadOptions& options) {
    std::size_t at = 0;
    while (at + 1 < line.text.size() && text::is_space(line.text[at])) ++at;
    if (line.text.find('\0') != std::string_view::npos) {
        return error_at(ErrorCode::unknown_format, line, line.text.find('\0'),
                        "the text holds NUL bytes: this is no text; convert it to UTF-8 first");
    }
    if (const auto miscounted = text::miscounted_fields(line)) return *miscounted;
    if (!options.from.empty()) {
        return error_at(ErrorCode::unknown_format, line, at,
                        "this is not in the format " + options.from +
                            "; leave out --from to let the format be recognised");
    }
    return error_at(ErrorCode::unknown_format, line, at,
                    "this is no puzzle in a known format; put # before a comment, or see the "
                    "list of formats");
}

}  // namespace

class Reader::Impl {
  public:
    Impl(ByteSource& source, ReadOptions options, Place first)
        : source_(source, first.offset == 0),
          options_(std::move(options)),
          lines_(source_, first),
          window_(lines_),
          begun_(first.offset > 0) {
        choose_formats();
    }

    Event next();
    LineRun take_lines(LineBlock& block, std::size_t most);
    Puzzle& puzzle() { return record_.puzzle; }
    [[nodiscard]] const Error& error() const { return record_.error; }

  private:
    void choose_formats();
    Event no_line();
    Event wait();
    bool still_waiting();
    Event next_of_document();
    Event begin();
    Event open_document();
    Event enter(text::Opening opening, const Format* format);
    Event ask_formats();
    Event found_puzzle(const Format& format);
    Event fail(std::size_t lines, Error error);
    void blame_invisible(std::size_t lines);
    void note_cut_line();

    text::Utf16Source source_;
    ReadOptions options_;
    LineSupplier lines_;
    text::Window window_;
    std::vector<const Format*> formats_;  ///< those that have records
    std::vector<const Format*> openers_;  ///< those that have documents
    std::unique_ptr<text::Document> document_;
    const Format* document_format_ = nullptr;
    text::Record record_;
    std::size_t waiting_for_ = 0;  ///< the pending line that decides; 0: none
    bool begun_;                   ///< the first bytes have been looked at
    bool below_drawing_ = false;   ///< the last row was a puzzle of several lines
    bool behind_nine_ = false;     ///< the last puzzle was 9x9, or cut off behind such a one
    bool options_wrong_ = false;
    bool ended_ = false;
};

void Reader::Impl::choose_formats() {
    if (options_.box) {
        const BoxShape box = *options_.box;
        if (box.rows < 1 || box.columns < 1 || box.rows > kMaxSide || box.columns > kMaxSide ||
            box.side() > kMaxSide) {
            record_.error = {ErrorCode::bad_shape,
                             {},
                             "",
                             "boxes of " + std::to_string(box.rows) + "x" +
                                 std::to_string(box.columns) +
                                 " are outside 1 to 36 cells; give another --box"};
            options_wrong_ = true;
        }
    }
    const auto use = [this](const Format* format) {
        if (format->recognise != nullptr) formats_.push_back(format);
        if (format->open != nullptr) openers_.push_back(format);
    };
    if (options_.from.empty()) {
        for (const Format* format : text::format_table()) use(format);
        return;
    }
    const Format* row = text::find_row(options_.from);
    if (row == nullptr || !row->info.readable) {
        const bool unknown = row == nullptr;
        record_.error = {unknown ? ErrorCode::unknown_format : ErrorCode::not_supported,
                         {},
                         options_.from,
                         "the format " + options_.from +
                             (unknown ? " does not exist" : " can only be written") +
                             "; choose one from the list of formats"};
        options_wrong_ = true;
        return;
    }
    use(row);
}

Reader::Event Reader::Impl::fail(std::size_t lines, Error error) {
    below_drawing_ = false;
    record_.error = std::move(error);
    blame_invisible(lines);
    lines_.consume(lines);
    return Event::error;
}

/// The error about the first `lines` lines may be due to a character that nobody sees.
void Reader::Impl::blame_invisible(std::size_t lines) {
    for (std::size_t ahead = 0; ahead < lines; ++ahead) {
        const Line* line = window_.line(ahead);
        if (line == nullptr || text::blame_invisible(*line, record_.error)) return;
    }
}

/// The next line is not there: why?
Reader::Event Reader::Impl::no_line() {
    switch (lines_.state()) {
        case LineSupplier::State::pause:
            return Event::pause;
        case LineSupplier::State::failed:
            ended_ = true;
            record_.error = {ErrorCode::io, {}, "", source_.failure()};
            return Event::error;
        default:
            ended_ = true;
            return Event::end;
    }
}

/// The input paused before what was asked knew: it asked for the line behind all that are there.
Reader::Event Reader::Impl::wait() {
    waiting_for_ = lines_.pending_lines();
    return Event::pause;
}

/// True while that line is not there. Answers depend on whole lines, so that asking anew for every
/// piece of a line would give the same again; where pieces are small, the price would be too high.
bool Reader::Impl::still_waiting() {
    if (waiting_for_ == 0) return false;
    if (lines_.peek(waiting_for_) == nullptr && lines_.state() == LineSupplier::State::pause) {
        return true;
    }
    waiting_for_ = 0;
    return false;
}

Reader::Event Reader::Impl::found_puzzle(const Format& format) {
    if (record_.puzzle.format.empty()) record_.puzzle.format = format.info.name;
    note_cut_line();
    return Event::puzzle;
}

/// A line that was cut behind 64 cells without a 9 reads as well as a whole one. Among 9x9 puzzles
/// one on a line of 7x7 or 8x8, which are rare, is told.
void Reader::Impl::note_cut_line() {
    const auto* board = std::get_if<Board>(&record_.puzzle.position);
    const bool cut = board != nullptr && (board->side() == 7 || board->side() == 8);
    const bool line = record_.puzzle.format == "line" || record_.puzzle.format == "csv" ||
                      record_.puzzle.format == "json";
    if (cut && line && behind_nine_ && !options_.box) {
        const std::string size =
            std::to_string(board->side()) + "x" + std::to_string(board->side());
        std::string& note = record_.puzzle.note;
        if (!note.empty()) note += "; ";
        note += "a puzzle of " + size + " behind one of 9x9: is its text cut off?";
    }
    behind_nine_ = board == nullptr || (cut && line && behind_nine_);
}

/// What the open document has next; Event::end when it has ended, not the input.
Reader::Event Reader::Impl::next_of_document() {
    switch (document_->next(lines_, record_)) {
        case Found::puzzle:
            return found_puzzle(*document_format_);
        case Found::error:
            return Event::error;
        case Found::more:
            return Event::pause;
        case Found::no:
            break;
    }
    document_.reset();
    return Event::end;
}

/// Event::end when no document begins here; Event::puzzle when one was opened.
Reader::Event Reader::Impl::open_document() {
    for (const Format* format : openers_) {
        text::Opening opening = format->open(window_, options_, record_);
        if (opening.found != Found::no) return enter(std::move(opening), format);
    }
    return enter(text::open_foreign_xml(window_, record_), nullptr);
}

Reader::Event Reader::Impl::enter(text::Opening opening, const Format* format) {
    if (opening.found == Found::no) return Event::end;
    if (opening.found == Found::more) return wait();
    lines_.consume(opening.lines);
    if (opening.found == Found::error) return Event::error;
    document_ = std::move(opening.document);
    document_format_ = format;
    below_drawing_ = false;
    return Event::puzzle;
}

/// Event::end when the input may be text.
Reader::Event Reader::Impl::begin() {
    const Found found = text::refuse_foreign_file(lines_, record_);
    if (found == Found::more) return Event::pause;
    begun_ = true;
    if (found == Found::no) return Event::end;
    ended_ = true;
    return Event::error;
}

/// The line before us is no blank line and no remark.
Reader::Event Reader::Impl::ask_formats() {
    for (const Format* format : formats_) {
        const auto [found, count] = format->recognise(window_, options_, record_);
        switch (found) {
            case Found::no:
                record_.puzzle.note.clear();
                continue;
            case Found::more:
                record_.puzzle.note.clear();
                return wait();
            case Found::puzzle:
                if (options_.keep_line && count == 1) record_.puzzle.line = window_.line(0)->raw;
                lines_.consume(count);
                below_drawing_ = count > 1;
                return found_puzzle(*format);
            case Found::error:
                below_drawing_ = false;
                blame_invisible(count);
                lines_.consume(count);
                return Event::error;
        }
    }
    return Event::end;
}

Reader::Event Reader::Impl::next() {
    if (options_wrong_) {
        options_wrong_ = false;
        ended_ = true;
        return Event::error;
    }
    record_.puzzle.rest.clear();
    record_.puzzle.note.clear();
    record_.puzzle.line.clear();
    record_.puzzle.progress.reset();
    record_.puzzle.format = {};
    if (!begun_) {
        const Event event = begin();
        if (event != Event::end) return event;
    }
    while (!ended_) {
        if (document_ != nullptr) {
            const Event event = next_of_document();
            if (event != Event::end) return event;
        }
        if (still_waiting()) return Event::pause;
        const Line* line = window_.line(0);
        if (line == nullptr) return no_line();
        if (!text::is_plain_row(line->text)) {
            if (text::is_wrapper(line->text)) {
                lines_.consume(1);
                continue;
            }
            const Event event = open_document();
            if (event == Event::puzzle) continue;
            if (event != Event::end) return event;
        }
        if (line->too_long) {
            return fail(
                1, error_at(ErrorCode::wrong_length, *line, 0,
                            "a line of more than " + std::to_string(LineSupplier::kLongestLine) +
                                " bytes; break it into lines"));
        }
        const Skip skip = text::skip_first(window_);
        if (skip == Skip::more) return wait();
        if (skip == Skip::yes) {
            lines_.consume(1);
            continue;
        }
        const Event event = ask_formats();
        if (event != Event::end) return event;
        const Skip unwanted = text::skip_unwanted(window_, options_, below_drawing_);
        if (unwanted == Skip::more) return wait();
        if (unwanted == Skip::yes) {
            lines_.consume(1);
            continue;
        }
        return fail(1, unknown_line(*line, options_));
    }
    return Event::end;
}

/// A plain line is decided by itself, whatever stands around it; so all that must be sure is that
/// the next line would be asked of the formats, and that these include `line`.
LineRun Reader::Impl::take_lines(LineBlock& block, std::size_t most) {
    if (!begun_ || ended_ || options_wrong_ || document_ != nullptr || waiting_for_ > 0) return {};
    if (!text::is_usual(options_) || !(options_.from.empty() || options_.from == "line")) return {};
    const LineRun run = lines_.take_plain_lines(block, most);
    if (run.size > 0) {
        below_drawing_ = false;
        behind_nine_ = true;
    }
    return run;
}

Reader::Reader(ByteSource& source, ReadOptions options, Place first)
    : impl_(std::make_unique<Impl>(source, std::move(options), first)) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

Reader::Event Reader::next() {
    return impl_->next();
}

LineRun Reader::take_lines(LineBlock& block, std::size_t most) {
    return impl_->take_lines(block, most);
}

Puzzle& Reader::puzzle() {
    return impl_->puzzle();
}

const Error& Reader::error() const {
    return impl_->error();
}

ByteSource::Delivery StringSource::read(std::span<char> space) {
    if (rest_.empty()) return {Status::end, 0};
    const std::size_t size = std::min(space.size(), rest_.size());
    std::memcpy(space.data(), rest_.data(), size);
    rest_.remove_prefix(size);
    return {Status::data, size};
}

Result<Puzzle> read_puzzle(std::string_view text, const ReadOptions& options) {
    StringSource source(text);
    Reader reader(source, options);
    const Reader::Event first = reader.next();
    if (first == Reader::Event::error) return reader.error();
    if (first != Reader::Event::puzzle) {
        return Error{ErrorCode::unknown_format, {}, "", "the text holds no puzzle; give one"};
    }
    Puzzle puzzle = std::move(reader.puzzle());
    switch (reader.next()) {
        case Reader::Event::error:
            return reader.error();
        case Reader::Event::puzzle:
            return Error{ErrorCode::ambiguous, reader.puzzle().place, "",
                         "a second puzzle begins here, but one is wanted; give only one"};
        default:
            return puzzle;
    }
}

}  // namespace nonet
