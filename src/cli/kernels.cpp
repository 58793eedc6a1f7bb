// The list of kernels.
#include "cli/kernels.hpp"

namespace nonet::cli {

std::vector<std::string_view> kernel_names() {
    return {"portable"};
}

std::string check_kernel(std::string_view name) {
    std::string usable;
    for (const std::string_view kernel : kernel_names()) {
        if (kernel == name) return {};
        usable += (usable.empty() ? "" : ", ") + std::string(kernel);
    }
    return "no kernel '" + std::string(name) + "' in this program; usable here: " + usable;
}

}  // namespace nonet::cli
