// From bytes to records: which kind of data set it is, then one record after the other.
//
// The first bytes decide, a megabyte of them at most: a header needs the row behind it. While the
// source pauses before that, so does the reader; nobody has to guess from half a line.
#include "dataset/kind_table.hpp"
#include "text/lines/utf16_source.hpp"

#include <utility>

namespace nonet::dataset {

namespace {

constexpr std::size_t kMostToLookAt = std::size_t{1} << 20;

}  // namespace

class RecordReader::Impl {
  public:
    Impl(ByteSource& source, Options options, ByteSource* answers)
        : options_(std::move(options)), utf8_(source, true), input_(utf8_), answers_(answers) {}

    Event next(Record& record) {
        if (cutter_ == nullptr) {
            const Event event = recognise();
            if (event != Event::record) return event;
        }
        record.text.clear();
        record.error.reset();
        record.puzzle.reset();
        record.answer.reset();
        const Event event = cutter_->next(record);
        if (event == Event::record) record.row = ++rows_;
        if (event == Event::failed && error_.message.empty())
            error_ = {ErrorCode::io, {}, {}, input_.failure()};
        return event;
    }

    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] const Error& error() const { return error_; }

  private:
    /// `record` once the kind is settled.
    Event recognise() {
        if (!error_.message.empty()) return Event::failed;
        while (true) {
            const bool enough = input_.ended() || input_.bytes().size() >= kMostToLookAt;
            if (input_.bytes().empty() && !enough) {
                if (input_.more() == LookAhead::State::paused) return Event::pause;
                continue;
            }
            const KindRow::Look found = ask_kinds(enough);
            if (found == KindRow::Look::yes) return Event::record;
            if (found == KindRow::Look::failed) return Event::failed;
            if (input_.more() == LookAhead::State::paused) return Event::pause;
        }
    }

    KindRow::Look ask_kinds(bool enough) {
        for (const KindRow* row : kind_rows()) {
            // Solutions in a file of their own stand beside a mere list of puzzles.
            if (answers_ != nullptr && row->info.kind != Kind::puzzles) continue;
            Layout layout;
            const KindRow::Look look = row->look(input_.bytes(), enough, options_, layout, error_);
            if (look == KindRow::Look::no) continue;
            if (look != KindRow::Look::yes) return look;
            layout.kind = row->info.kind;
            if (layout.kind == Kind::puzzles && answers_ == nullptr) {
                layout.names.erase(layout.names.begin() + 1);
                layout.solution.reset();
            }
            layout_ = std::move(layout);
            cutter_ = row->open(layout_, options_, input_, answers_);
            return look;
        }
        return KindRow::Look::failed;
    }

    Options options_;
    text::Utf16Source utf8_;
    LookAhead input_;
    ByteSource* answers_;
    Layout layout_;
    Error error_;
    std::unique_ptr<Cutter> cutter_;
    std::uint64_t rows_ = 0;
};

RecordReader::RecordReader(ByteSource& source, Options options, ByteSource* answers)
    : impl_(std::make_unique<Impl>(source, std::move(options), answers)) {}
RecordReader::~RecordReader() = default;
RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;

RecordReader::Event RecordReader::next(Record& record) {
    return impl_->next(record);
}

const Layout& RecordReader::layout() const {
    return impl_->layout();
}

const Error& RecordReader::error() const {
    return impl_->error();
}

void understand(const Layout& layout, const Options& options, const Record& record, Entry& entry) {
    entry.puzzle = Grid();
    entry.answer.reset();
    entry.error = record.error;
    entry.answer_problem.clear();
    entry.note.clear();
    entry.values.clear();
    entry.names.clear();
    entry.puzzle_value.reset();
    entry.answer_value.reset();
    row_of(layout.kind).understand(layout, options, record, entry);
}

}  // namespace nonet::dataset
