// Terminals. NO_COLOR counts when it is set to anything but nothing, as no-color.org asks.
#include "cli/output/terminal.hpp"

#include <cstdlib>
#include <string_view>

#include <unistd.h>

namespace nonet::cli {

bool standard_output_is_terminal() {
    return isatty(STDOUT_FILENO) != 0;
}

bool standard_error_is_terminal() {
    return isatty(STDERR_FILENO) != 0;
}

bool use_color(When when) {
    if (when != When::automatic) return when == When::always;
    const char* no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && *no_color != '\0') return false;
    const char* kind = std::getenv("TERM");
    if (kind != nullptr && std::string_view(kind) == "dumb") return false;
    return standard_output_is_terminal();
}

}  // namespace nonet::cli
