// From files to records, as puzzle_stream.cpp goes from operands to puzzles: files are opened when
// their turn comes, one that cannot be read is reported and the others go on, and a finished file
// keeps nothing but its name. The lists have their full length from the
// beginning, since threads look at what belongs to their records while further files are opened.
#include "cli/dataset/record_stream.hpp"

#include "cli/input/puzzle_stream.hpp"

#include <thread>
#include <utility>

namespace nonet::cli {

using Reading = dataset::RecordReader::Event;

RecordStream::RecordStream(const Settings& settings, std::vector<std::string> files,
                           std::vector<std::string> answers)
    : settings_(settings),
      options_{read_options(settings), settings.dataset.puzzle, settings.dataset.solution},
      names_(std::move(files)),
      answer_names_(std::move(answers)),
      inputs_(names_.size()),
      layouts_(names_.size()) {}

std::unique_ptr<InputFile> RecordStream::open(const std::string& name, std::string& problem) const {
    if (name.empty()) {
        problem = "a file's name is empty; leave it out to read standard input";
        return nullptr;
    }
    if (name == "-") return InputFile::of_standard_input(settings_.quiet);
    return InputFile::of_path(name, problem);
}

bool RecordStream::open_next(RecordItem& item) {
    const std::size_t file = next_++;
    item.file = static_cast<std::uint32_t>(file);
    item.problem.clear();
    inputs_[file] = open(names_[file], item.problem);
    if (!inputs_[file]) return false;
    if (file < answer_names_.size()) {
        answers_ = open(answer_names_[file], item.problem);
        if (!answers_) return false;
    }
    const bool threads =
        settings_.threads > 0 ? settings_.threads > 1 : std::thread::hardware_concurrency() > 1;
    if (threads) inputs_[file]->decompress_beside();
    reader_.emplace(inputs_[file]->bytes(), options_, answers_ ? &answers_->bytes() : nullptr);
    has_layout_ = false;
    return true;
}

void RecordStream::close() {
    reader_.reset();
    inputs_[next_ - 1]->close();
    answers_.reset();
}

RecordStream::Event RecordStream::next(RecordItem& item) {
    while (true) {
        if (!reader_) {
            if (next_ == names_.size()) return Event::end;
            if (!open_next(item)) return Event::item;
        }
        const Reading event = reader_->next(item.record);
        if (event == Reading::pause) return Event::pause;
        if (event != Reading::failed && !has_layout_) {
            layouts_[next_ - 1] = reader_->layout();
            has_layout_ = true;
        }
        item.file = static_cast<std::uint32_t>(next_ - 1);
        item.problem.clear();
        if (event == Reading::record) return Event::item;
        if (event == Reading::failed) item.problem = reader_->error().message;
        close();
        if (event == Reading::failed) return Event::item;
    }
}

void RecordStream::wait(InputFile::Clock::time_point deadline) const {
    if (next_ > 0 && inputs_[next_ - 1]) inputs_[next_ - 1]->wait(deadline);
}

std::string RecordStream::where(std::uint32_t file, const Place& place) const {
    const auto& input = inputs_[file];
    return input ? input->name().describe(place) : names_[file];
}

}  // namespace nonet::cli
