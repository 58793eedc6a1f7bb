// bench: how fast this build is on this machine, and whether it answers as all others do.
#include "cli/bench/bench.hpp"

#include "cli/arguments/option_values.hpp"
#include "cli/bench/signature/signature.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/output/json_line.hpp"
#include "cli/output/output.hpp"

#include <nonet/isa.hpp>

#include <limits>
#include <thread>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

std::string apply_limit(Settings& settings, std::string_view value) {
    constexpr std::uint64_t kMost = 1'000'000'000;
    std::uint64_t limit = 0;
    std::string problem = read_number(value, 1, kMost, limit);
    if (problem.empty()) settings.limit = limit;
    return problem;
}

std::string apply_seed(Settings& settings, std::string_view value) {
    std::uint64_t seed = 0;
    std::string problem = read_number(value, 0, std::numeric_limits<std::uint64_t>::max(), seed);
    if (problem.empty()) settings.seed = seed;
    return problem;
}

constexpr std::uint64_t kMostRounds = 1000;
constexpr std::uint64_t kLargestBatch = 1'000'000'000;

const Option kOptions[] = {
    {.name = "set",
     .value = "NAME,...",
     .summary = "only these of the sets built in; --list tells them",
     .details = {},
     .apply = [](Settings& s,
                 std::string_view v) { return read_names(v, names_of_sets(), s.sets); },
     .choices = names_of_sets},
    {.name = "measure",
     .value = "NAME,...",
     .summary = "only these measurements; --list tells them",
     .details = {},
     .apply = [](Settings& s,
                 std::string_view v) { return read_names(v, names_of_measurements(), s.measures); },
     .choices = names_of_measurements},
    {.name = "limit",
     .value = "N",
     .summary = "look for up to N solutions; by default 1, and 2 to prove that there is one only",
     .details = {},
     .apply = apply_limit},
    {.name = "batch",
     .value = "N",
     .summary = "N puzzles in each call of a batch; 0, the default, means all of the set",
     .details = {},
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 0, kLargestBatch, s.batch); }},
    {.name = "repeat",
     .value = "N",
     .summary = "rounds of which the median is taken; 5 by default",
     .details = "Every round measures each thing once, so that what disturbs the machine for a "
                "while disturbs all of them.",
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, kMostRounds, s.rounds); }},
    {.name = "time",
     .value = "S",
     .summary = "measure each thing for at least S seconds in each round; 0.015 by default",
     .details = {},
     .apply = [](Settings& s, std::string_view v) { return read_seconds(v, s.round_time); }},
    {.name = "seed",
     .value = "N",
     .summary = "make the sets from this seed instead of 1",
     .details = {},
     .apply = apply_seed},
    {.name = "json",
     .value = {},
     .summary = "print one JSON object for each row",
     .details =
         "Each has the members \"schema\" (the version of this layout: 1), \"command\", "
         "\"set\", \"measure\", \"isa\", \"threads\", \"limit\", \"batch\", \"puzzles\", "
         "\"per_second\", \"cpu_ns\", \"wall_ns\" and \"spread\" (a part of cpu_ns), and where "
         "they are known \"cycles\", \"latency_50_ns\", \"latency_99_ns\", \"lanes\", "
         "\"lane_use\" (from 0 to 1), and \"guesses\", \"passes\", \"busy\" and \"steals\" "
         "of all puzzles together.",
     .apply = turn_on<&Settings::json>},
    {.name = "print",
     .value = {},
     .summary = "print the puzzles of the sets instead, a line for each",
     .details = {},
     .apply = turn_on<&Settings::print>},
    {.name = "list",
     .value = {},
     .summary = "list the sets, the measurements and the columns",
     .details = {},
     .apply = turn_on<&Settings::list>},
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
};

constexpr std::string_view kSharedOptionNames[] = {"threads", "isa"};

constexpr Example kExamples[] = {
    {"nonet bench", "measure all solvers, in some twenty seconds"},
    {"nonet bench --measure single --isa avx2 puzzles.txt", "single calls on puzzles of your own"},
    {"nonet bench --set minimal --measure rate,hints", "ratings, and how long a hint takes"},
    {"nonet bench --set hard --batch 64", "small batches of hard puzzles"},
    {"nonet bench --signature", "one word that tells whether two programs answer alike"},
};

std::string name_of_chosen_isa() {
    for (const IsaInfo& info : isas()) {
        if (info.isa == chosen_isa()) return info.name;
    }
    return {};
}

std::string json_text(const Signature& signature, unsigned threads) {
    nlohmann::ordered_json object = {{"schema", 1},
                                     {"command", "bench"},
                                     {"signature", signature.hash()},
                                     {"isa", name_of_chosen_isa()},
                                     {"threads", threads}};
    for (std::size_t i = 0; i < signature.parts.size(); ++i) {
        const std::string name(signature_parts()[i].name);
        object["parts"][name] = fmt::format("{:016x}", signature.parts[i]);
    }
    return json_line(object);
}

int print_signature(const Settings& settings) {
    const unsigned threads =
        settings.threads != 0 ? settings.threads : std::thread::hardware_concurrency();
    const Signature signature = make_signature(threads);
    if (settings.json) return print(json_text(signature, threads));
    return print(settings.verbose ? signature.table() : signature.hash() + '\n');
}

/// What is wrong with the options together, or nothing.
std::string_view conflict(const Settings& s) {
    if (s.signature + s.print + s.list > 1) return "choose one of --signature, --print and --list";
    if (s.verbose && !s.signature) return "--verbose belongs to --signature";
    if (s.list && !s.operands.empty()) return "--list takes no operands";
    if (!s.signature) return {};
    if (!s.operands.empty()) return "--signature takes no operands";
    const bool measures =
        !s.sets.empty() || !s.measures.empty() || s.limit || s.seed || s.batch != 0 || s.round_time;
    return measures ? "--signature asks fixed questions: of the other options it takes --threads, "
                      "--isa, --verbose and --json"
                    : std::string_view();
}

int run(const Invocation& invocation) {
    const Settings& settings = invocation.settings;
    if (const std::string_view problem = conflict(settings); !problem.empty()) {
        fmt::print(stderr, "nonet bench: {}\n", problem);
        return kExitBadInput;
    }
    if (settings.list) return print(bench_list());
    return settings.signature ? print_signature(settings) : run_bench(settings);
}

}  // namespace

const Command& bench_command() {
    static const Command kCommand = {
        .name = "bench",
        .operands = "[FILE...]",
        .summary = "measure throughput, latency and work, or print a hash over fixed answers",
        .row = "a table; --list tells its columns",
        .details =
            "Measures this program on this machine: single calls and batches with each kernel, all "
            "threads, and the way from text to text; ratings and hints where --measure names them. "
            "The puzzles are sets that it makes from a "
            "seed, "
            "or those of files in any format.\n\n"
            "Times are processor time, medians of rounds in which everything is measured once; "
            "beside them stand steps, which do not depend on the machine's load: guesses "
            "(branching), passes of propagation, and how much of a batch's lanes was used. Every "
            "answer is checked in the first, uncounted run; a wrong one ends the program with exit "
            "code 70.",
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
