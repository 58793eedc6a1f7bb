// isa: which kernels this program has.
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/kernels.hpp"
#include "cli/output/output.hpp"

#include <fmt/format.h>

namespace nonet::cli {

namespace {

int run(const Invocation& invocation) {
    if (!invocation.settings.operands.empty()) {
        fmt::print(stderr, "nonet isa: takes no operands\n");
        return kExitBadInput;
    }
    std::string out;
    const std::vector<std::string_view> names = kernel_names();
    for (const std::string_view name : names)
        out += fmt::format("{}\tusable\t{}\n", name, name == names.front() ? "chosen" : "-");
    return print(out);
}

}  // namespace

const Command& isa_command() {
    static const Command kCommand = {
        .name = "isa",
        .operands = "",
        .summary = "list the kernels: which are built in, usable here, and chosen",
        .row = "NAME  usable|-  chosen|-",
        .details =
            "A kernel is a version of the inner loops for one kind of processor. --isa NAME "
            "forces one.",
        .options = {},
        .fields = {},
        .examples = {},
        .groups = plain_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
