// How an option is named in texts.
#include "cli/arguments/option.hpp"

namespace nonet::cli {

std::string option_heading(const Option& option) {
    std::string heading;
    if (option.letter != 0) heading = std::string{'-', option.letter} + ", ";
    heading += "--" + std::string(option.name);
    if (option.takes_value()) heading += " " + std::string(option.value);
    return heading;
}

}  // namespace nonet::cli
