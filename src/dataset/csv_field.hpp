// Fields of a table: where they end, what quotes mean.
#pragma once

#include <nonet/dataset.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::dataset {

/// Where the record that begins `bytes` ends, without its line end; `size` is with it. Line ends in
/// quotes belong to the record.
struct RecordEnd {
    enum class State : std::uint8_t {
        found,
        more,       ///< a quote or the line goes on behind these bytes
        bad_quote,  ///< a quote has no partner: the record ends with its line
    };
    State state = State::found;
    std::size_t length = 0;
    std::size_t size = 0;
};
RecordEnd record_end(std::string_view bytes, char separator, bool complete);

/// Splits a record; without separator it is one field. Fields keep their quotes.
void split_fields(std::string_view record, char separator, std::vector<Span>& fields);

/// What stands in a field, without quotes and the white space around it; a text with doubled quotes
/// is put into `room`.
std::string_view field_text(std::string_view field, std::string& room);

/// Puts a text into a field, in quotes where it needs them.
void append_field(std::string_view text, char separator, std::string& out);

}  // namespace nonet::dataset
