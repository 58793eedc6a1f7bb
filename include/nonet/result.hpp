// Errors are values with a place.
//
// No function of the library prints, exits or aborts on input. What can go wrong comes back as an
// Error that says what (code), where (place), which symbol, and in one sentence what to do.
// Result<T> holds either a T or an Error; it is our own because C++20 has no std::expected.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace nonet {

/// What kind of thing went wrong. The names are part of the JSON output and stay as they are.
enum class ErrorCode : std::uint8_t {
    bad_symbol,      ///< a character that is neither a digit of this puzzle nor a blank mark
    wrong_length,    ///< too few or too many cells
    bad_shape,       ///< the box shape does not fit the number of cells
    value_too_big,   ///< a number above the side of the grid
    ambiguous,       ///< the text can be read in two ways; the message tells how to choose
    unknown_format,  ///< no format reads this text, or no format has that name
    not_supported,   ///< a known text that this version cannot read or write
    truncated,       ///< the input ends inside a puzzle
    io,              ///< the operating system refused to read or write
    bad_argument,    ///< a function was called with an argument outside its documented range
};

/// The name of a code as it stands in JSON output, such as "bad_symbol".
const char* name_of(ErrorCode code);

/// A place in an input text. Lines and columns count from 1, columns in characters (code points).
/// Line 0 means "the input as a whole". `offset` counts bytes from 0.
struct Place {
    std::size_t line = 0;
    std::size_t column = 0;
    std::uint64_t offset = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

struct Error {
    ErrorCode code = ErrorCode::bad_argument;
    Place place;
    std::string symbol;   ///< the offending symbol, or empty
    std::string message;  ///< what is wrong and what to do, one sentence, no final period
};

/// A T, or the Error that kept us from making one.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
    Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(content_); }
    explicit operator bool() const { return ok(); }

    /// Requires ok().
    [[nodiscard]] const T& value() const {
        assert(ok());
        return *std::get_if<T>(&content_);
    }
    [[nodiscard]] T& value() {
        assert(ok());
        return *std::get_if<T>(&content_);
    }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// Requires !ok().
    [[nodiscard]] const Error& error() const {
        assert(!ok());
        return *std::get_if<Error>(&content_);
    }

  private:
    std::variant<T, Error> content_;
};

}  // namespace nonet
