// Everything else: what the Reader reads, .npy arrays among them. A row is a puzzle and what stood
// behind it.
//
// Training sets often keep solutions in a file of their own, so a second source may be read in
// step: its n-th grid is the answer of the n-th puzzle. A source that ends before the other is an
// error of the row, for then nobody knows where the gap is.
#include "dataset/kind_table.hpp"

#include <string>
#include <utility>

namespace nonet::dataset {

namespace {

class PuzzleCutter final : public Cutter {
  public:
    PuzzleCutter(const Options& options, LookAhead& input, ByteSource* answers)
        : reader_(input, options.read), input_(input) {
        if (answers != nullptr) answers_.emplace(*answers, options.read);
    }

    Event next(Record& record) override {
        if (!puzzle_ && !error_) {
            const Reader::Event event = reader_.next();
            if (event == Reader::Event::pause) return Event::pause;
            if (event == Reader::Event::end) return end(record);
            if (event == Reader::Event::puzzle)
                puzzle_ = std::move(reader_.puzzle());
            else if (reader_.error().code == ErrorCode::io)
                return Event::failed;
            else
                error_ = reader_.error();
        }
        std::optional<Error> answer_error;
        if (answers_ && !take_answer(record, answer_error)) return Event::pause;
        record.place = error_ ? error_->place : puzzle_->place;
        record.error = error_ ? std::move(error_) : std::move(answer_error);
        if (record.error) record.error->place = record.place;
        record.puzzle = std::move(puzzle_);
        error_.reset();
        puzzle_.reset();
        return Event::record;
    }

  private:
    Event end(Record& record) {
        if (input_.state() == LookAhead::State::failed) return Event::failed;
        if (!answers_ || answers_ended_) return Event::end;
        const Reader::Event event = answers_->next();
        if (event == Reader::Event::pause) return Event::pause;
        if (event == Reader::Event::end) return Event::end;
        answers_ended_ = true;
        record.error = Error{ErrorCode::truncated,
                             {},
                             {},
                             "there are more solutions than puzzles; the two files do not belong "
                             "together"};
        return Event::record;
    }

    /// False when the answers pause.
    bool take_answer(Record& record, std::optional<Error>& error) {
        if (answers_ended_) return true;
        switch (answers_->next()) {
            case Reader::Event::pause:
                return false;
            case Reader::Event::puzzle:
                record.answer = std::move(answers_->puzzle());
                return true;
            case Reader::Event::error:
                error = answers_->error();
                error->message = "its solution, on line " + std::to_string(error->place.line) +
                                 " of its file: " + error->message;
                return true;
            case Reader::Event::end:
                break;
        }
        answers_ended_ = true;
        error = Error{ErrorCode::truncated,
                      {},
                      {},
                      "the solutions end before the puzzles; the two files do not belong "
                      "together"};
        return true;
    }

    Reader reader_;
    LookAhead& input_;
    std::optional<Reader> answers_;
    bool answers_ended_ = false;
    std::optional<Puzzle> puzzle_;  ///< waits for its answer
    std::optional<Error> error_;    ///< the same
};

/// Whether there is a column of solutions depends on the second source, which the caller knows.
KindRow::Look look(std::string_view bytes, bool complete, const Options& options, Layout& layout,
                   Error& error) {
    constexpr std::string_view kArray = "\x93NUMPY";
    if (bytes.size() < kArray.size() && !complete) return KindRow::Look::more;
    layout.names = {"puzzle", "solution"};
    if (!bytes.starts_with(kArray)) layout.names.emplace_back("rest");
    layout.puzzle = 0;
    layout.solution = 1;
    const bool chosen = !options.puzzle.empty() || options.solution.size() > 1;
    if (!chosen) return KindRow::Look::yes;
    error = {ErrorCode::bad_argument,
             {},
             {},
             "--puzzle and --solution name columns, but this is no table and no JSON Lines"};
    return KindRow::Look::failed;
}

std::unique_ptr<Cutter> open(const Layout& /*layout*/, const Options& options, LookAhead& input,
                             ByteSource* answers) {
    return std::make_unique<PuzzleCutter>(options, input, answers);
}

void understand_puzzle(const Layout& /*layout*/, const Options& /*options*/, const Record& record,
                       Entry& entry) {
    if (!record.puzzle) return;
    entry.puzzle = record.puzzle->position;
    entry.note = record.puzzle->note;
    // Arrays have a row of zeros where there is no solution.
    if (record.answer && clue_count(record.answer->position) > 0)
        entry.answer = record.answer->position;
}

}  // namespace

const KindRow kPuzzlesKind = {
    .info = {Kind::puzzles, "puzzles",
             "any other text of puzzles, and .npy arrays; solutions may be in a second file"},
    .look = look,
    .open = open,
    .understand = understand_puzzle,
};

}  // namespace nonet::dataset
