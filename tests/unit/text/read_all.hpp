// Reads a whole text and keeps what the reader said, in a form that is easy to compare and print.
#pragma once

#include <nonet/text.hpp>

#include <algorithm>
#include <cstring>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text_test {

/// One event: a puzzle or an error, as text.
struct Row {
    bool ok = false;
    std::string position;  ///< as to_line writes it
    std::string format;
    std::string rest;
    std::string note;
    ErrorCode code = ErrorCode::bad_argument;
    std::string symbol;
    std::string message;
    Place place;

    friend bool operator==(const Row&, const Row&) = default;
};

inline std::ostream& operator<<(std::ostream& out, const Row& row) {
    out << row.place.line << ':' << row.place.column << '@' << row.place.offset << ' ';
    if (row.ok) return out << row.format << ' ' << row.position << " [" << row.rest << "]";
    return out << name_of(row.code) << " '" << row.symbol << "' " << row.message;
}

/// Delivers a text in pieces of a given size, with a pause before each.
class PiecewiseSource final : public ByteSource {
  public:
    PiecewiseSource(std::string_view text, std::size_t piece) : rest_(text), piece_(piece) {}

    Delivery read(std::span<char> space) override {
        paused_ = !paused_;
        if (paused_) return {Status::pause, 0};
        if (rest_.empty()) return {Status::end, 0};
        const std::size_t size = std::min({piece_, rest_.size(), space.size()});
        std::memcpy(space.data(), rest_.data(), size);
        rest_.remove_prefix(size);
        return {Status::data, size};
    }

  private:
    std::string_view rest_;
    std::size_t piece_;
    bool paused_ = false;
};

inline std::vector<Row> read_all(ByteSource& source, const ReadOptions& options = {}) {
    std::vector<Row> rows;
    Reader reader(source, options);
    while (true) {
        switch (reader.next()) {
            case Reader::Event::end:
                return rows;
            case Reader::Event::pause:
                break;
            case Reader::Event::puzzle: {
                const Puzzle& puzzle = reader.puzzle();
                Row row;
                row.ok = true;
                row.position = to_line(puzzle.position);
                row.format = std::string(puzzle.format);
                row.rest = puzzle.rest;
                row.note = puzzle.note;
                row.place = puzzle.place;
                rows.push_back(row);
                break;
            }
            case Reader::Event::error: {
                const Error& error = reader.error();
                Row row;
                row.code = error.code;
                row.symbol = error.symbol;
                row.message = error.message;
                row.place = error.place;
                rows.push_back(row);
                break;
            }
        }
    }
}

inline std::vector<Row> read_all(std::string_view text, const ReadOptions& options = {}) {
    StringSource source(text);
    return read_all(source, options);
}

}  // namespace nonet::text_test
