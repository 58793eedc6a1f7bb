// Whatever bytes come in, the reader neither crashes nor hangs, and every one-line form that it
// gives back can be read again as the same puzzle.
//
// The first byte chooses how the source cuts the rest into deliveries (bytes of a pipe come in any
// pieces, and with pauses) and the way that the text is read; the answer may not hang on the cuts.
#include <nonet/text.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

// Delivers at most `step` bytes at a time; when `pauses` is set, nothing every second time.
class PiecemealSource final : public nonet::ByteSource {
  public:
    PiecemealSource(std::string_view text, std::size_t step, bool pauses)
        : rest_(text), step_(step), pauses_(pauses) {}

    Delivery read(std::span<char> space) override {
        if (pauses_ && !paused_) {
            paused_ = true;
            return {Status::pause, 0};
        }
        paused_ = false;
        const std::size_t size = std::min({rest_.size(), space.size(), step_});
        if (size == 0) return {Status::end, 0};
        std::memcpy(space.data(), rest_.data(), size);
        rest_.remove_prefix(size);
        return {Status::data, size};
    }

  private:
    std::string_view rest_;
    std::size_t step_;
    bool pauses_;
    bool paused_ = false;
};

std::string in_words(const nonet::Place& place) {
    return std::to_string(place.line) + ':' + std::to_string(place.column) + '@' +
           std::to_string(place.offset) + ' ';
}

std::string in_words(const nonet::Puzzle& puzzle) {
    std::string text = in_words(puzzle.place) + std::string(puzzle.format) + ' ' +
                       nonet::to_line(puzzle.position) + " rest " + puzzle.rest + " note " +
                       puzzle.note;
    if (puzzle.progress == nullptr) return text;
    text += " placed ";
    for (const std::uint8_t digit : puzzle.progress->placed) text += std::to_string(digit) + ' ';
    if (puzzle.progress->marks) text += " marks " + puzzle.progress->marks->to_line();
    return text;
}

// All that reading gives: a line per event.
std::vector<std::string> read_all(nonet::ByteSource& source, const nonet::ReadOptions& options) {
    nonet::Reader reader(source, options);
    std::vector<std::string> events;
    while (true) {
        switch (reader.next()) {
            case nonet::Reader::Event::puzzle:
                events.push_back(in_words(reader.puzzle()));
                break;
            case nonet::Reader::Event::error: {
                const nonet::Error& error = reader.error();
                require(!error.message.empty());
                events.push_back(in_words(error.place) + std::string(nonet::name_of(error.code)) +
                                 " '" + error.symbol + "' " + error.message);
                break;
            }
            case nonet::Reader::Event::pause:
                break;
            case nonet::Reader::Event::end:
                return events;
        }
    }
}

void check_round_trip(std::string_view text, const nonet::ReadOptions& options) {
    nonet::StringSource source(text);
    nonet::Reader reader(source, options);
    for (auto event = reader.next(); event != nonet::Reader::Event::end; event = reader.next()) {
        // A board in numbers says nothing of its boxes, and a 9×9 one comes back as a Grid.
        if (event != nonet::Reader::Event::puzzle ||
            std::holds_alternative<nonet::Board>(reader.puzzle().position)) {
            continue;
        }
        const std::string line = nonet::to_line(reader.puzzle().position);
        const auto again = nonet::read_puzzle(line);
        require(again.ok());
        require(again->position == reader.puzzle().position);
    }
}

}  // namespace

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t capacity);

// Now and then starts anew from the sample of a format, which chance would hardly find.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t capacity, unsigned seed) {
    const auto formats = nonet::formats();
    if (seed % 64 == 0 && !formats.empty()) {
        const std::string_view sample = formats[seed / 64 % formats.size()].sample;
        if (!sample.empty() && sample.size() < capacity) {
            data[0] = static_cast<std::uint8_t>(seed >> 16);
            std::memcpy(data + 1, sample.data(), sample.size());
            size = sample.size() + 1;
        }
    }
    return LLVMFuzzerMutate(data, size, capacity);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::uint8_t choice = data[0];
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    nonet::ReadOptions options;
    if ((choice & 1) != 0) {
        const auto formats = nonet::formats();
        if (!formats.empty()) options.from = formats[(choice >> 3) % formats.size()].name;
    }

    nonet::StringSource whole(text);
    PiecemealSource pieces(text, 1 + (choice >> 4), (choice & 2) != 0);
    require(read_all(whole, options) == read_all(pieces, options));
    check_round_trip(text, options);
    return 0;
}
