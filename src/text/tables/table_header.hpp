// Where a table has its puzzles: see table_header.cpp.
#pragma once

#include "text/format.hpp"

#include <cstddef>
#include <optional>

namespace nonet::text {

/// How the rows of a table are to be read.
struct TableLayout {
    char separator = ',';
    std::size_t column = 0;            ///< of the puzzles, from 0
    std::size_t columns = 0;           ///< of a row; 0: not known
    std::optional<std::size_t> other;  ///< a second column with a name for puzzles
};

/// Whether the first line of the window is the header of a table with puzzles. Found::puzzle: it
/// is, and `layout` tells how to read the rows; Found::more or Found::no otherwise.
Found find_table_header(const Window& window, TableLayout& layout);

}  // namespace nonet::text
