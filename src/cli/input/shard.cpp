// Cutting the input into parts.
//
// Three ways, the cheapest that is right. A regular file with one puzzle a line is cut by bytes: a
// part begins at the first line from its share on that is a puzzle by itself, so it reads only its
// own bytes. Such a line is a safe place even where blocks follow lines of puzzles. Other regular
// files are read by every part, which keeps the puzzles that start in its range of bytes. Where the
// size is not known, records are dealt out in turn. Each record is taken by exactly one part
// because every way is a function of something that all runs see alike: the offset of a line, the
// offset of a puzzle, or its number.
//
// "One puzzle a line" is tested, not believed: the first puzzles must read the same when their
// line is read alone, without the lines around it, and in the same format. A header that tells the
// columns therefore makes the second way.
#include "cli/input/shard.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace nonet::cli {

namespace {

constexpr std::size_t kSampleBytes = 65536;
constexpr int kSamplePuzzles = 32;

std::string_view line_at(std::string_view text, std::size_t offset) {
    const std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// What tells a puzzle on a line from the row of a bigger one.
struct Shape {
    bool candidates = false;
    int side = 0;

    bool operator==(const Shape&) const = default;
};

Shape shape_of(const Position& position) {
    const auto* board = std::get_if<Board>(&position);
    return {std::holds_alternative<Candidates>(position),
            board == nullptr ? kDigits : board->side()};
}

/// The shape of the first puzzle when the file seems to have one puzzle a line.
std::optional<Shape> one_per_line(const InputFile& file, const ReadOptions& options) {
    std::string text = file.peek(0, kSampleBytes);
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return {};  // UTF-16
    if (text.size() == kSampleBytes) {
        const std::size_t last_end = text.rfind('\n');
        if (last_end == std::string::npos) return {};
        text.resize(last_end + 1);
    }
    std::optional<Shape> shape;
    StringSource source(text);
    Reader reader(source, options);
    for (int puzzles = 0; puzzles < kSamplePuzzles;) {
        const Reader::Event event = reader.next();
        if (event == Reader::Event::end) return shape;
        if (event != Reader::Event::puzzle) continue;
        const Puzzle& puzzle = reader.puzzle();
        const std::string_view line = line_at(text, puzzle.place.offset);
        const Result<Puzzle> alone = read_puzzle(line, options);
        if (!alone || alone->position != puzzle.position || alone->rest != puzzle.rest) return {};
        // Under a header a bad row may be an error that is none without it.
        if (alone->format != puzzle.format) return {};
        if (!shape) shape = shape_of(puzzle.position);
        ++puzzles;
    }
    return shape;
}

/// The first offset from `offset` on at which a line begins.
std::uint64_t next_line_begin(const InputFile& file, std::uint64_t offset, std::uint64_t size) {
    if (offset == 0) return 0;
    for (std::uint64_t place = offset - 1; place < size;) {
        const std::string block = file.peek(place, kSampleBytes);
        if (block.empty()) break;
        const std::size_t line_end = block.find('\n');
        if (line_end != std::string::npos) return place + line_end + 1;
        place += block.size();
    }
    return size;
}

/// The first line from `offset` on that is a puzzle of this shape by itself; the end without one.
std::uint64_t safe_cut(const InputFile& file, std::uint64_t offset, std::uint64_t size,
                       const ReadOptions& options, const Shape& shape) {
    std::uint64_t begin = next_line_begin(file, offset, size);
    while (begin > 0 && begin < size) {
        const std::string block = file.peek(begin, kSampleBytes);
        std::size_t at = 0;
        do {
            const std::string_view line = line_at(block, at);
            const Result<Puzzle> puzzle = read_puzzle(line, options);
            if (puzzle && shape_of(puzzle->position) == shape) return begin + at;
            at += line.size() + 1;
        } while (block.find('\n', at) != std::string::npos);
        // What is left of the block may go on in the next one.
        begin = at < block.size() ? begin + at : next_line_begin(file, begin + at, size);
    }
    return begin;
}

}  // namespace

std::uint64_t shard_begin(std::uint64_t size, const Shard& shard) {
    // size * (index-1) / count without overflow: count is at most a billion.
    const std::uint64_t parts = shard.index - 1;
    return size / shard.count * parts + size % shard.count * parts / shard.count;
}

ShardRule::ShardRule(const Shard& shard, InputFile& file, const ReadOptions& options)
    : shard_(shard) {
    if (shard.is_everything()) return;
    if (!file.size()) {
        method_ = Method::turn;
        return;
    }
    const std::uint64_t size = *file.size();
    begin_ = shard_begin(size, shard);
    end_ = shard_begin(size, {shard.index + 1, shard.count});
    method_ = Method::start;
    if (const auto shape = one_per_line(file, options)) {
        method_ = Method::bytes;
        const std::uint64_t first = safe_cut(file, begin_, size, options, *shape);
        file.narrow(first, std::max(first, safe_cut(file, end_, size, options, *shape)));
    }
}

bool ShardRule::takes(const Place& start, std::uint64_t dealt) const {
    switch (method_) {
        case Method::everything:
        case Method::bytes:
            return true;
        case Method::start:
            // No upper end for the last part: a text in UTF-16 may be longer when it is UTF-8.
            return start.offset >= begin_ && (start.offset < end_ || shard_.index == shard_.count);
        case Method::turn:
            break;
    }
    return dealt % shard_.count == shard_.index - 1;
}

}  // namespace nonet::cli
