// bench: how fast this build is on this machine, and whether it answers as all others do.
#include "cli/bench/signature/signature.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/output/output.hpp"

#include <nonet/isa.hpp>

#include <thread>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

const Option kOptions[] = {
    {.name = "signature",
     .value = {},
     .summary = "print one hash over the answers to a fixed set of questions",
     .details = "It is the same with every kernel, number of threads, compiler and machine; two "
                "programs that print the same give the same answers. It takes about a second.",
     .apply = turn_on<&Settings::signature>},
    {.name = "verbose",
     .value = {},
     .summary = "with --signature: a row for each part, NAME and HASH",
     .details = "To find what differs. The signature is the FNV-1a hash of these rows.",
     .apply = turn_on<&Settings::verbose>},
    {.name = "json",
     .value = {},
     .summary = "print JSON, one object a line",
     .details = {},
     .apply = turn_on<&Settings::json>},
};

constexpr std::string_view kSharedOptionNames[] = {"threads", "isa"};

constexpr Example kExamples[] = {
    {"nonet bench --signature", "one word that tells whether two programs answer alike"},
};

std::string name_of_chosen_isa() {
    for (const IsaInfo& info : isas()) {
        if (info.isa == chosen_isa()) return info.name;
    }
    return {};
}

std::string json_text(const Signature& signature, unsigned threads) {
    std::string parts;
    for (std::size_t i = 0; i < signature.parts.size(); ++i) {
        parts += fmt::format("{}\"{}\":\"{:016x}\"", i == 0 ? "" : ",", signature_parts()[i].name,
                             signature.parts[i]);
    }
    return fmt::format(
        "{{\"schema\":1,\"command\":\"bench\",\"signature\":\"{}\",\"isa\":\"{}\","
        "\"threads\":{},\"parts\":{{{}}}}}\n",
        signature.hash(), name_of_chosen_isa(), threads, parts);
}

int print_signature(const Settings& settings) {
    const unsigned threads =
        settings.threads != 0 ? settings.threads : std::thread::hardware_concurrency();
    const Signature signature = make_signature(threads);
    if (settings.json) return print(json_text(signature, threads));
    return print(settings.verbose ? signature.table() : signature.hash() + '\n');
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (settings.signature && settings.operands.empty()) return print_signature(settings);
    fmt::print(stderr, "nonet bench: {}\n",
               settings.signature ? "--signature takes no operands" : "say --signature");
    return kExitBadInput;
}

}  // namespace

const Command& bench_command() {
    static const Command kCommand = {
        .name = "bench",
        .operands = "",
        .summary = "print a hash over the answers to a fixed set of questions",
        .row = "HASH",
        .details = "Use it to see whether two builds give the same answers.",
        .options = kOptions,
        .fields = {},
        .examples = kExamples,
        .groups = plain_command_groups(),
        .single_options = kSharedOptionNames,
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
