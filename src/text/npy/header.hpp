// The header of a NumPy file: see header.cpp.
#pragma once

#include <nonet/result.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace nonet::text {

/// What the elements of an array are.
enum class NpyKind : std::uint8_t { signed_integer, unsigned_integer, bytes, unicode };

struct NpyHeader {
    NpyKind kind = NpyKind::unsigned_integer;
    std::size_t width = 1;  ///< bytes of an integer; characters of a string
    bool big_endian = false;
    bool fortran_order = false;
    std::vector<std::uint64_t> shape;

    [[nodiscard]] bool is_text() const {
        return kind == NpyKind::bytes || kind == NpyKind::unicode;
    }
    /// Bytes of one element.
    [[nodiscard]] std::size_t item_size() const {
        return kind == NpyKind::unicode ? 4 * width : width;
    }
};

/// What the elements of an array mean as puzzles.
struct NpyLayout {
    int side = 0;
    std::uint64_t puzzles = 0;
    std::size_t items = 0;         ///< elements of a puzzle
    bool two_dimensional = false;  ///< a puzzle is rows and columns, not one row of cells
    bool perhaps_many = false;     ///< a square that could also be a list of smaller puzzles
};

/// From the dictionary as it stands in the file, up to its line end. Error without a place.
Result<NpyHeader> parse_npy_header(std::string_view dictionary);

/// Error without a place when the shape is none of puzzles of 4x4 to 36x36.
Result<NpyLayout> layout_of(const NpyHeader& header);

}  // namespace nonet::text
