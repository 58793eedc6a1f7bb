// The names under which profiles and tests set the options of the searches.
//
// An option is a member of SearchOptions; this table gives each a name as text, its kind and, for a
// number, its range. Parsing, writing and error messages walk the table, so a new option is one
// row. Invariant: every member of SearchOptions has just one row.
#pragma once

#include <nonet/technique.hpp>

#include <span>
#include <string>
#include <string_view>

namespace nonet::logic {

/// One option: a switch or a number.
struct SearchOptionInfo {
    std::string_view name;
    bool SearchOptions::*flag = nullptr;
    int SearchOptions::*number = nullptr;
    int least = 0;  ///< of a number
    int most = 0;
};

std::span<const SearchOptionInfo> search_options();

/// Sets one from text ("yes", "no" or a number). The empty text when all is well, else a sentence
/// that says what is wrong and what to write.
std::string set_search_option(SearchOptions& options, std::string_view name,
                              std::string_view value);

/// The value as text.
std::string value_of(const SearchOptions& options, const SearchOptionInfo& info);

}  // namespace nonet::logic
