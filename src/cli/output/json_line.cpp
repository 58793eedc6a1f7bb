// JSON objects as lines: see the header.
#include "cli/output/json_line.hpp"

#include <nlohmann/json.hpp>

namespace nonet::cli {

std::string json_line(const nlohmann::ordered_json& object) {
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

}  // namespace nonet::cli
