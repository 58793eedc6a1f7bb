// Puzzles written and read back: the canonical line, and the oldest formats for people.
#include "cli/bench/signature/parts.hpp"
#include "cli/bench/signature/questions.hpp"

#include <nonet/text.hpp>

namespace nonet::cli {

namespace {

constexpr std::string_view kFormats[] = {"line", "zeros", "block", "grid", "numbers", "pencil"};

/// What a text is read as, in canonical form.
void add_reading(Digest& digest, std::string_view text, const ReadOptions& options) {
    const auto puzzle = read_puzzle(text, options);
    digest.add(puzzle ? to_line(puzzle->position) : puzzle.error().message);
}

void add_position(Digest& digest, const Position& position, const ReadOptions& options = {}) {
    const std::string line = to_line(position);
    digest.add(line);
    add_reading(digest, line, options);
    for (const std::string_view format : kFormats) {
        const auto text = write(format, position);
        if (!text) continue;
        digest.add(*text);
        add_reading(digest, *text, options);
    }
}

void add(Digest& digest) {
    for (const Grid& grid : proper_questions()) add_position(digest, grid);
    for (const Candidates& candidates : candidate_questions()) add_position(digest, candidates);
    for (const Board& board : board_questions()) {
        ReadOptions options;
        options.box = board.box();
        add_position(digest, board, options);
    }
}

}  // namespace

constinit const SignaturePart kTextPart = {"text", "puzzles written and read back", add};

}  // namespace nonet::cli
