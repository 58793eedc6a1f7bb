// What the columns of a table are: see table_layout.cpp.
#pragma once

#include "dataset/kind_table.hpp"

#include <string_view>

namespace nonet::dataset {

/// Bytes before the first record: a byte order mark, Excel's line sep=;.
std::size_t size_of_preface(std::string_view bytes);

/// True for lines between the records that are none: blank ones, and those that count the puzzles.
bool is_no_record(std::string_view line);

KindRow::Look look_at_table(std::string_view bytes, bool complete, const Options& options,
                            Layout& layout, Error& error);

/// Puts the columns that the options name or number into the layout. False, with `error`, when one
/// is not there.
bool apply_choices(const Options& options, Layout& layout, Error& error);

}  // namespace nonet::dataset
