// JSON objects as lines, the way all commands print them.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

namespace nonet::cli {

/// The object on one line, with its line end. What is not UTF-8, such as the name of a file, is
/// replaced, so that the line is valid whatever it holds.
std::string json_line(const nlohmann::ordered_json& object);

}  // namespace nonet::cli
