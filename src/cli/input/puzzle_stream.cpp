// From operands to puzzles.
//
// Operands are opened one after the other, when their turn comes. One that cannot be opened is
// reported and the others are still read, as `cat` does. A finished file gives back its
// descriptor and buffers but keeps its name, which rows still under way refer to.
#include "cli/input/puzzle_stream.hpp"

#include "cli/input/operand.hpp"

#include <thread>

#include <sys/stat.h>

namespace nonet::cli {

namespace {

bool names_a_file(const std::string& operand) {
    struct stat status = {};
    return stat(operand.c_str(), &status) == 0;
}

bool uses_threads(const Settings& settings) {
    if (settings.threads > 0) return settings.threads > 1;
    return std::thread::hardware_concurrency() > 1;
}

}  // namespace

ReadOptions read_options(const Settings& settings) {
    return {.from = settings.from,
            .box = settings.box,
            .alphabet = settings.alphabet,
            .zero_based = settings.zero_based,
            .answers_behind = settings.answer,
            .keep_line = settings.keep_line || settings.serate.has_value()};
}

PuzzleStream::PuzzleStream(const Settings& settings)
    : settings_(settings), options_(read_options(settings)), operands_(settings.operands) {
    if (operands_.empty()) operands_.emplace_back("-");
}

std::unique_ptr<InputFile> PuzzleStream::open(const std::string& operand,
                                              std::string& problem) const {
    if (operand.empty()) {
        problem =
            "an operand is empty; name a file, type a puzzle, or leave it out to read "
            "standard input";
        return nullptr;
    }
    if (operand == "-") return InputFile::of_standard_input(settings_.quiet);
    if (names_a_file(operand)) return InputFile::of_path(operand, problem);
    if (is_text_operand(operand, options_)) return InputFile::of_text(operand);
    auto file = InputFile::of_path(operand, problem);
    if (!file) problem += ", and it is no text of a puzzle either";
    return file;
}

bool PuzzleStream::open_next(Item& item) {
    std::string problem;
    std::unique_ptr<InputFile> file = open(operands_[next_operand_++], problem);
    if (!file) {
        item.content = Error{ErrorCode::io, {}, {}, problem};
        item.number = 0;
        item.puzzle_number = 0;
        item.file = nullptr;
        return false;
    }
    if (uses_threads(settings_)) file->decompress_beside();
    shard_.emplace(settings_.shard, *file, options_);
    reader_.emplace(file->bytes(), options_, file->first_place());
    files_.push_back(std::move(file));
    return true;
}

PuzzleStream::Event PuzzleStream::next(Item& item) {
    while (true) {
        if (reader_) {
            const Event event = next_of_file(item);
            if (event != Event::end) return event;
            reader_.reset();
            files_.back()->close();
        }
        if (next_operand_ == operands_.size()) return Event::end;
        if (!open_next(item)) return Event::item;
    }
}

PuzzleStream::Event PuzzleStream::next_of_file(Item& item) {
    while (true) {
        const Reader::Event event = reader_->next();
        if (event == Reader::Event::end) return Event::end;
        if (event == Reader::Event::pause) return Event::pause;
        if (event == Reader::Event::puzzle)
            item.content = std::move(reader_->puzzle());
        else
            item.content = reader_->error();
        item.file = files_.back().get();
        item.operand = static_cast<std::uint32_t>(next_operand_ - 1);
        if (event == Reader::Event::error && reader_->error().code == ErrorCode::io) {
            item.number = 0;
            item.puzzle_number = 0;
            return Event::item;
        }
        if (!shard_->takes(item.place(), dealt_++)) continue;
        item.number = ++rows_;
        item.puzzle_number = event == Reader::Event::puzzle ? ++puzzles_ : 0;
        if (is_skipped(item)) continue;
        return Event::item;
    }
}

void PuzzleStream::skip(std::uint64_t count, bool puzzles_only) {
    (puzzles_only ? skipped_puzzles_ : skipped_rows_) = count;
}

/// Bad input that stands before a skipped puzzle was told by the earlier run.
bool PuzzleStream::is_skipped(const Item& item) const {
    if (item.number <= skipped_rows_) return true;
    return item.puzzle_number > 0 ? item.puzzle_number <= skipped_puzzles_
                                  : puzzles_ < skipped_puzzles_;
}

bool PuzzleStream::take_lines(LineBlock& block, std::size_t most, ItemRun& run) {
    if (has_more_to_skip()) return false;
    if (!reader_ || !shard_->takes_all()) return false;
    run.begin = block.size;
    run.lines = reader_->take_lines(block, most);
    if (run.lines.size == 0) return false;
    run.number = rows_ + 1;
    run.puzzle_number = puzzles_ + 1;
    run.operand = static_cast<std::uint32_t>(next_operand_ - 1);
    run.file = files_.back().get();
    dealt_ += run.lines.size;
    rows_ += run.lines.size;
    puzzles_ += run.lines.size;
    return true;
}

void PuzzleStream::wait(InputFile::Clock::time_point deadline) const {
    if (!files_.empty()) files_.back()->wait(deadline);
}

}  // namespace nonet::cli
