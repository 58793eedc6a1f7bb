// Filling a pattern of a message with values, by name.
//
// A pattern holds parameters "{cells}", parts "[ ...]" that vanish when one of their parameters is
// empty, and endings "{을}" of the language (words.hpp). What has no value stays as it is, so that
// tests see it. Parts do not nest.
#pragma once

#include "logic/messages/words.hpp"

#include <map>
#include <string>
#include <string_view>

namespace nonet::logic {

using Values = std::map<std::string, std::string, std::less<>>;

std::string fill(const Words& words, std::string_view pattern, const Values& values);

}  // namespace nonet::logic
