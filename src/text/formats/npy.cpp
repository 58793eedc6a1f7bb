// Arrays of NumPy: a header in text, then the numbers as they lie in memory.
//
// The header tells type, shape and so the size of a puzzle in bytes (npy/header.cpp); the first
// kSurvey bytes of the data tell what the numbers mean (npy/convention.cpp). Then puzzle after
// puzzle is read. Since puzzles have a fixed size, one with a bad number does not shift the next;
// bytes that are missing or left over tell of damage. Strings are letters for decode.cpp, as in a
// line. Memory: the survey's bytes.
#include "text/cells/decode.hpp"
#include "text/cells/symbols.hpp"
#include "text/formats/formats.hpp"
#include "text/npy/convention.hpp"
#include "text/npy/header.hpp"

#include <nonet/text.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nonet::text::formats {

namespace {

constexpr std::string_view kMagic = "\x93NUMPY";
constexpr std::size_t kSurvey = 256U << 10U;
constexpr std::size_t kLongestHeader = 65536;

std::uint64_t unsigned_at(std::string_view bytes, std::size_t size, bool big_endian) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i) {
        const std::size_t at = big_endian ? i : size - 1 - i;
        value = (value << 8U) | static_cast<unsigned char>(bytes[at]);
    }
    return value;
}

/// What is left of an array that could not be read to its end: bytes that are no text.
bool looks_binary(const Line& line) {
    if (line.too_long) return true;
    return std::any_of(line.raw.begin(), line.raw.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return (byte < 0x20 && byte != '\t') || byte == 0x7F || c == kForeign;
    });
}

class Array final : public Document {
  public:
    explicit Array(ReadOptions options) : options_(std::move(options)) {}

    Found next(LineSupplier& input, Record& record) override {
        while (true) {
            switch (state_) {
                case State::header:
                    if (const Found found = read_header(input, record); found != Found::puzzle)
                        return found;
                    break;
                case State::survey:
                    if (!survey(input)) return Found::more;
                    break;
                case State::puzzles:
                    if (next_ == layout_.puzzles) return Found::no;
                    return read_puzzle(input, record);
                case State::skip:
                    if (!skip_data(input)) return Found::more;
                    break;
                case State::damaged:
                    return drop_rest(input);
                case State::ended:
                    return Found::no;
            }
        }
    }

  private:
    enum class State : std::uint8_t { header, survey, puzzles, skip, damaged, ended };

    Found read_header(LineSupplier& input, Record& record);
    Found take_header(LineSupplier& input, std::size_t start, std::size_t size, Record& record);
    bool survey(LineSupplier& input);
    Found read_puzzle(LineSupplier& input, Record& record);
    bool read_numbers(std::string_view bytes, Record& record);
    bool read_text(std::string_view bytes, Record& record);
    bool skip_data(LineSupplier& input);
    Found drop_rest(LineSupplier& input);

    [[nodiscard]] std::size_t puzzle_size() const { return layout_.items * header_.item_size(); }

    [[nodiscard]] std::string row_name() const {
        return "puzzle " + std::to_string(next_ + 1) + " of the array: ";
    }

    Found fail(LineSupplier& input, Record& record, Error error, State state) {
        if (error.place.line == 0) error.place = input.place();
        record.error = std::move(error);
        state_ = state;
        return Found::error;
    }

    [[nodiscard]] std::vector<std::int64_t> numbers_of(std::string_view bytes) const;

    ReadOptions options_;
    State state_ = State::header;
    NpyHeader header_;
    NpyLayout layout_;
    NpyConvention convention_ = NpyConvention::plain;
    std::string note_;
    std::uint64_t next_ = 0;  ///< which puzzle
    std::uint64_t skip_ = 0;  ///< bytes of data that cannot be read
    bool dropping_ = false;   ///< the first line of what is dropped is gone
};

/// Found::puzzle when it was read and more is to come.
Found Array::read_header(LineSupplier& input, Record& record) {
    const auto complete = [&input](std::string_view bytes, std::size_t wanted) {
        return bytes.size() >= wanted || input.state() != LineSupplier::State::pause;
    };
    constexpr std::size_t kShort = 10;
    constexpr std::size_t kLong = 12;
    std::string_view bytes = input.bytes(kLong);
    if (!complete(bytes, kLong)) return Found::more;
    const int version = bytes.size() < kShort ? 0 : static_cast<unsigned char>(bytes[6]);
    if (version < 1 || version > 3 || bytes[7] != 0 || bytes.size() < kLong) {
        return fail(
            input, record,
            {ErrorCode::not_supported,
             {},
             "",
             "a NumPy file of a version other than 1.0, 2.0 and 3.0, or a damaged one; save "
             "the array anew"},
            State::damaged);
    }
    const std::size_t start = version == 1 ? kShort : kLong;
    const auto size = static_cast<std::size_t>(unsigned_at(bytes.substr(8), start - 8, false));
    if (size > kLongestHeader) {
        return fail(input, record,
                    {ErrorCode::not_supported,
                     {},
                     "",
                     "the header of this NumPy file has " + std::to_string(size) +
                         " bytes; it is damaged: save the array anew"},
                    State::damaged);
    }
    bytes = input.bytes(start + size);
    if (!complete(bytes, start + size)) return Found::more;
    return take_header(input, start, size, record);
}

Found Array::take_header(LineSupplier& input, std::size_t start, std::size_t size, Record& record) {
    const std::string_view bytes = input.bytes(start + size);
    // The first line end of a sound header is its last byte.
    auto header =
        bytes.size() < start + size
            ? Result<NpyHeader>(Error{ErrorCode::truncated,
                                      {},
                                      "",
                                      "this NumPy file ends in its header; get all of it"})
            : parse_npy_header(bytes.substr(start, size));
    if (!header) return fail(input, record, header.error(), State::damaged);
    header_ = std::move(header.value());
    const auto layout = layout_of(header_);
    const Place place = input.place();
    input.consume_bytes(start + size);
    if (!layout) {
        Error error = layout.error();
        error.place = place;
        skip_ = header_.item_size();
        for (const std::uint64_t length : header_.shape)
            skip_ = length == 0 ? 0 : std::min(skip_, UINT64_MAX / length) * length;
        return fail(input, record, std::move(error),
                    header_.is_text() ? State::damaged : State::skip);
    }
    layout_ = layout.value();
    if (options_.box && options_.box->side() != layout_.side) {
        skip_ = layout_.puzzles * puzzle_size();
        return fail(input, record,
                    {ErrorCode::bad_shape, place, "",
                     "these are puzzles of " + std::to_string(layout_.side) + "x" +
                         std::to_string(layout_.side) + ", which --box does not fit"},
                    State::skip);
    }
    state_ = header_.is_text() ? State::puzzles : State::survey;
    return Found::puzzle;
}

std::vector<std::int64_t> Array::numbers_of(std::string_view bytes) const {
    std::vector<std::int64_t> numbers(layout_.items);
    const std::size_t width = header_.width;
    const auto side = static_cast<std::size_t>(layout_.side);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::uint64_t value = unsigned_at(bytes.substr(i * width), width, header_.big_endian);
        const std::uint64_t sign = std::uint64_t{1} << (8 * width - 1);
        const bool wraps = header_.kind == NpyKind::signed_integer;
        // With --zero-based, the highest unsigned number is the -1 of a blank.
        const bool blank = options_.zero_based && value == (sign | (sign - 1));
        if (wraps || blank) value = (value ^ sign) - sign;
        const bool transposed = header_.fortran_order && layout_.two_dimensional;
        const std::size_t cell = transposed ? i % side * side + i / side : i;
        numbers[cell] =
            !wraps && !blank && value > INT64_MAX ? INT64_MAX : static_cast<std::int64_t>(value);
    }
    return numbers;
}

/// Decides what the numbers mean; false when the input paused.
bool Array::survey(LineSupplier& input) {
    const std::uint64_t in_survey = std::max<std::uint64_t>(1, kSurvey / puzzle_size());
    const auto puzzles = static_cast<std::size_t>(std::min(in_survey, layout_.puzzles));
    const std::string_view bytes = input.bytes(puzzles * puzzle_size());
    if (bytes.size() < puzzles * puzzle_size() && input.state() == LineSupplier::State::pause)
        return false;
    NpySurvey survey(layout_.side);
    for (std::size_t i = 0; (i + 1) * puzzle_size() <= bytes.size() && i < puzzles; ++i)
        survey.add(numbers_of(bytes.substr(i * puzzle_size())));
    convention_ = options_.zero_based ? NpyConvention::zero_based : survey.convention();
    if (!options_.zero_based) note_ = survey.note();
    const int small = side_of_square(static_cast<std::size_t>(layout_.side));
    if (layout_.perhaps_many && survey.highest() <= small) {
        note_ = "the array is read as one puzzle; if it is a list of puzzles of " +
                std::to_string(small) + "x" + std::to_string(small) +
                ", save it with the shape (n, " + std::to_string(small) + ", " +
                std::to_string(small) + ")";
    }
    state_ = State::puzzles;
    return true;
}

Found Array::read_puzzle(LineSupplier& input, Record& record) {
    const std::size_t size = puzzle_size();
    const bool last = next_ + 1 == layout_.puzzles;
    const std::size_t wanted = size + (last ? 1 : 0);
    const std::string_view bytes = input.bytes(wanted);
    if (bytes.size() < wanted && input.state() == LineSupplier::State::pause) return Found::more;
    if (input.state() == LineSupplier::State::failed) {
        state_ = State::ended;
        return Found::no;
    }
    const std::size_t line_end = header_.is_text() && header_.kind == NpyKind::bytes
                                     ? bytes.substr(0, size).find_first_of("\r\n")
                                     : std::string_view::npos;
    if (bytes.size() < size || line_end != std::string_view::npos) {
        Error error{ErrorCode::truncated, input.place(), "",
                    row_name() + "the data end in it, but the header promises " +
                        std::to_string(layout_.puzzles) + "; get the whole file"};
        input.consume_bytes(std::min(line_end, bytes.size()));
        return fail(input, record, std::move(error), State::damaged);
    }
    if (bytes.size() > size && last && bytes[size] != '\n' && bytes[size] != '\r' &&
        bytes[size] != kMagic[0]) {
        Error error{ErrorCode::wrong_length, input.place(), "",
                    row_name() +
                        "more bytes follow than the header promises, so the file is "
                        "damaged; save the array anew"};
        input.consume_bytes(size);
        return fail(input, record, std::move(error), State::damaged);
    }
    record.puzzle.place = input.place();
    const bool read = header_.is_text() ? read_text(bytes.substr(0, size), record)
                                        : read_numbers(bytes.substr(0, size), record);
    input.consume_bytes(size);
    ++next_;
    return read ? Found::puzzle : Found::error;
}

bool Array::read_numbers(std::string_view bytes, Record& record) {
    const std::vector<std::int64_t> numbers = numbers_of(bytes);
    std::vector<std::uint8_t> values;
    values.reserve(numbers.size());
    for (const std::int64_t number : numbers) {
        const auto value = cell_value(convention_, number, layout_.side);
        if (!value) {
            const std::size_t at = values.size();
            const auto side = static_cast<std::size_t>(layout_.side);
            record.error = {ErrorCode::value_too_big, record.puzzle.place, std::to_string(number),
                            row_name() + "r" + std::to_string(at / side + 1) + "c" +
                                std::to_string(at % side + 1) + " is " + std::to_string(number) +
                                ", which is no digit of a " + std::to_string(side) + "x" +
                                std::to_string(side) + " puzzle; correct it"};
            return false;
        }
        values.push_back(static_cast<std::uint8_t>(*value));
    }
    if (next_ == 0) record.puzzle.note = note_;
    const BoxShape box = box_for(layout_.side, options_);
    if (layout_.side != 9 || box != BoxShape{}) {
        record.puzzle.position = *Board::from_values(box, std::move(values));
        return true;
    }
    Grid grid;
    for (Cell cell = 0; cell < kCells; ++cell)
        grid.set(cell, values[static_cast<std::size_t>(cell)]);
    record.puzzle.position = grid;
    return true;
}

bool Array::read_text(std::string_view bytes, Record& record) {
    const Place place = record.puzzle.place;
    const std::size_t step = header_.kind == NpyKind::unicode ? 4 : 1;
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += step) {
        const std::uint64_t code = unsigned_at(bytes.substr(i), step, header_.big_endian);
        text += code < 0x80 ? static_cast<char>(code) : kForeign;
    }
    // Short strings are filled up with NULs. In an array of single characters that is a blank.
    const auto side = static_cast<std::size_t>(layout_.side);
    if (layout_.items == 1) text.resize(std::min(text.size(), text.find_last_not_of('\0') + 1));
    if (text.size() != side * side) {
        record.error = {ErrorCode::wrong_length, place, "",
                        row_name() + "it has " + std::to_string(text.size()) + " characters, not " +
                            std::to_string(side * side) + "; add or remove some"};
        return false;
    }
    const Line line{text, text, place};
    std::vector<CellText> cells(text.size());
    const bool transposed = header_.fortran_order && layout_.two_dimensional;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t size = text[i] == '\0' || text[i] == ' ' ? 0 : 1;
        cells[transposed ? i % side * side + i / side : i] = {
            std::string_view(text).substr(i, size), &line};
    }
    const bool read = decode(layout_.side, cells, options_, record);
    record.puzzle.place = place;
    if (!read) {
        record.error.place = place;
        record.error.message = row_name() + record.error.message;
    }
    return read;
}

/// Steps over data that cannot be read; false when the input paused.
bool Array::skip_data(LineSupplier& input) {
    constexpr std::size_t kChunk = 65536;
    while (skip_ > 0) {
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(skip_, kChunk));
        const std::size_t size = std::min(wanted, input.bytes(wanted).size());
        const LineSupplier::State state = input.state();
        input.consume_bytes(size);
        skip_ -= size;
        if (size == wanted) continue;
        if (state == LineSupplier::State::pause) return false;
        break;
    }
    state_ = State::ended;
    return true;
}

/// Drops the rest of a line, and lines that are no text.
Found Array::drop_rest(LineSupplier& input) {
    while (const Line* line = input.peek(0)) {
        if (std::exchange(dropping_, true) && !looks_binary(*line)) break;
        input.consume(1);
    }
    return input.state() == LineSupplier::State::pause ? Found::more : Found::no;
}

Opening open(const Window& window, const ReadOptions& options, Record& /*record*/) {
    const Line* line = window.line(0);
    if (line == nullptr || !line->raw.starts_with(kMagic)) return {};
    return {.found = Found::puzzle, .document = std::make_unique<Array>(options)};
}

}  // namespace

constinit const Format kNpy = make_format(
    {.name = "npy",
     .summary = "Arrays that NumPy saves",
     .details =
         "A .npy file (version 1.0 to 3.0) of integers of any width and byte order in the shape "
         "(n, 81), (n, 9, 9), (81) or (9, 9), or the same for 4x4 to 36x36; or of strings, one for "
         "each puzzle or one for each cell. 0 is a blank. Where a -1 occurs and N does not, -1 is "
         "the blank and the digits count from 0, as with --zero-based; where N+1 occurs and 0 does "
         "not (training "
         "sets of the HRM kind), 1 is the blank and the digits count from 2. In the sample, bytes "
         "that cannot be shown are written as \\x and two hexadecimal digits.",
     .sample = std::string_view(
         "\x93NUMPY\x01\x00v\x00{'descr': '|S81', 'fortran_order': False, 'shape': (1,), }"
         "                                                           \n"
         "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..\n",
         128 + 81 + 1)},
    {.open = open});

}  // namespace nonet::text::formats
