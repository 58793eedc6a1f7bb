// isa: which kernels this program has.
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/output/output.hpp"

#include <nonet/isa.hpp>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

int run(const Invocation& invocation) {
    if (!invocation.settings.operands.empty()) {
        fmt::print(stderr, "nonet isa: takes no operands\n");
        return kExitBadInput;
    }
    std::string out;
    for (const IsaInfo& info : isas()) {
        out += fmt::format("{}\t{}\t{}\t{}\n", info.name, info.usable ? "usable" : "-",
                           info.isa == chosen_isa() ? "chosen" : "-", info.summary);
    }
    return print(out);
}

}  // namespace

const Command& isa_command() {
    static const Command kCommand = {
        .name = "isa",
        .operands = "",
        .summary = "list the kernels: which are built in, usable here, and chosen",
        .row = "NAME  usable|-  chosen|-  SUMMARY",
        .details =
            "A kernel is a version of the inner loops for one kind of processor. The best usable "
            "one is chosen; --isa NAME or the environment variable NONET_ISA=NAME forces another. "
            "Answers never depend on it.",
        .options = {},
        .fields = {},
        .examples = {},
        .groups = plain_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
