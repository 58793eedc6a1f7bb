// What is no text of puzzles at all, and is known by its first bytes: see foreign.cpp.
#pragma once

#include "text/format.hpp"

#include <span>
#include <string_view>

namespace nonet::text {

/// A kind of file that is refused by name.
struct Foreign {
    std::string_view start;   ///< its first bytes
    std::string_view inside;  ///< bytes that stand soon behind them; empty: none are asked for
    std::string_view what;    ///< what it is, as the subject of a sentence
    std::string_view cure;    ///< what to do instead
};

/// In the order in which they are tried.
std::span<const Foreign> foreign_files();

/// Looks at the first bytes of the whole input. Found::error: it is no text, and record.error says
/// what it is; nothing in it can be read. Otherwise no or more.
Found refuse_foreign_file(LineSupplier& input, Record& record);

/// A document in XML that no format wants: one error for all of it, if its first line says that it
/// is XML; for a lone tag, one for its line.
Opening open_foreign_xml(const Window& window, Record& record);

}  // namespace nonet::text
