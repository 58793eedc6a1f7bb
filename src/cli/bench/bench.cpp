// Sets, trials, rows: see the header.
//
// All trials of a set run interleaved (contest.hpp), then their rows are printed, set by set.
#include "cli/bench/bench.hpp"

#include "cli/bench/contest.hpp"
#include "cli/bench/report.hpp"
#include "cli/bench/sets.hpp"
#include "cli/exit_code.hpp"
#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"
#include "cli/stop.hpp"

#include <nonet/isa.hpp>

#include <algorithm>
#include <cstdlib>
#include <thread>

#include <fmt/format.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

constexpr std::uint64_t kUsualSeed = 1;

/// Is `name` in a list "a,b,c"? An empty list holds everything.
bool is_listed(std::string_view list, std::string_view name) {
    if (list.empty()) return true;
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = std::min(list.find(',', start), list.size());
        if (list.substr(start, end - start) == name) return true;
        start = end + 1;
    }
    return false;
}

int fail(std::string_view problem, int code = kExitBadInput) {
    fmt::print(stderr, "nonet bench: {}\n", problem);
    return code;
}

std::vector<Grid> make_set(const SetRow& row, const Settings& settings) {
    Random random(settings.seed.value_or(kUsualSeed));
    return row.make(random);
}

/// The kernels to measure with: the one asked for, or all that this machine can run.
std::vector<const char*> chosen_isas(const Settings& settings) {
    const char* variable = std::getenv("NONET_ISA");
    const bool is_forced = !settings.isa.empty() || (variable != nullptr && *variable != '\0');
    std::vector<const char*> names;
    for (const IsaInfo& info : isas()) {
        if (is_forced ? info.isa == chosen_isa() : info.usable) names.push_back(info.name);
    }
    return names;
}

std::vector<int> chosen_limits(const Measurement& measurement, const Settings& settings) {
    const int asked = settings.limit ? static_cast<int>(settings.limit->low) : 0;
    if (measurement.limits == LimitUse::proof) return {2};
    if (asked != 0) return {asked};
    return measurement.limits == LimitUse::both ? std::vector{1, 2} : std::vector{2};
}

std::vector<Entry> make_entries(const Settings& settings) {
    const std::vector<const char*> isas = chosen_isas(settings);
    const unsigned all = std::max(1U, std::thread::hardware_concurrency());
    std::vector<Entry> entries;
    for (const Measurement& measurement : measurements()) {
        if (!is_listed(settings.measures, measurement.name)) continue;
        if (measurement.only_when_named && settings.measures.empty()) continue;
        for (const char* isa : isas) {
            if (!measurement.every_isa && isa != isas.back()) continue;
            for (const int limit : chosen_limits(measurement, settings)) {
                Entry& entry = entries.emplace_back();
                entry.measurement = &measurement;
                entry.isa = isa;
                entry.options.limit = limit;
                entry.options.batch = settings.batch;
                if (measurement.threaded)
                    entry.options.threads = settings.threads != 0 ? settings.threads : all;
            }
        }
    }
    return entries;
}

/// Rows come while it goes on.
class Report {
  public:
    explicit Report(const Settings& settings)
        : style_(settings.json                   ? ReportStyle::json
                 : standard_output_is_terminal() ? ReportStyle::aligned
                                                 : ReportStyle::tabs) {}

    /// False when the output cannot be written, or nobody reads it.
    bool add(const Workload& workload, const std::vector<Entry>& entries) {
        std::string out = head_is_written_ ? std::string() : report_head(style_);
        head_is_written_ = true;
        for (const Entry& entry : entries) out += report_row(workload, entry, style_);
        return output_.write(out);
    }

  private:
    ReportStyle style_;
    DescriptorOutput output_{STDOUT_FILENO};
    bool head_is_written_ = false;
};

int exit_code_of_stop() {
    switch (stop_reason()) {
        case StopReason::interrupted:
            return kExitInterrupted;
        case StopReason::output_failed:
            return kExitBadInput;
        case StopReason::output_closed:
        case StopReason::none:
            break;
    }
    return kExitDone;
}

/// Measures one set. An exit code other than 0 ends the program.
int measure(std::string name, std::vector<Grid> grids, const Settings& settings, Report& report) {
    const Workload workload(std::move(name), std::move(grids));
    std::vector<Entry> entries = make_entries(settings);
    const ContestRules rules = {.rounds = static_cast<int>(settings.rounds),
                                .seconds = settings.round_time.value_or(ContestRules().seconds)};
    const Isa chosen = chosen_isa();
    const std::string wrong = hold_contest(workload, entries, rules);
    for (const IsaInfo& info : isas()) {
        if (info.isa == chosen) static_cast<void>(force_isa(info.name));
    }
    if (!wrong.empty()) return fail(wrong, kExitFault);
    if (stop_reason() == StopReason::none) report.add(workload, entries);
    return exit_code_of_stop();
}

int measure_files(const Settings& settings, Report& report) {
    for (const std::string& path : settings.operands) {
        std::string problem;
        std::vector<Grid> grids = read_workload(path, problem);
        if (!problem.empty()) return fail(problem);
        const std::string name = path.substr(path.find_last_of('/') + 1);
        const int code = measure(name, std::move(grids), settings, report);
        if (code != kExitDone || stop_reason() != StopReason::none) return code;
    }
    return kExitDone;
}

int measure_sets(const Settings& settings, Report& report) {
    for (const SetRow& row : set_rows()) {
        if (!is_listed(settings.sets, row.name)) continue;
        const int code = measure(std::string(row.name), make_set(row, settings), settings, report);
        if (code != kExitDone || stop_reason() != StopReason::none) return code;
    }
    return kExitDone;
}

int print_sets(const Settings& settings) {
    std::string out;
    for (const SetRow& row : set_rows()) {
        if (!is_listed(settings.sets, row.name)) continue;
        for (const Grid& grid : make_set(row, settings)) out += grid.to_line() + '\n';
    }
    return print(out);
}

}  // namespace

std::vector<std::string_view> names_of_sets() {
    std::vector<std::string_view> names;
    for (const SetRow& row : set_rows()) names.push_back(row.name);
    return names;
}

std::vector<std::string_view> names_of_measurements() {
    std::vector<std::string_view> names;
    for (const Measurement& measurement : measurements()) names.push_back(measurement.name);
    return names;
}

std::string bench_list() {
    std::string out;
    for (const SetRow& row : set_rows()) out += fmt::format("set\t{}\t{}\n", row.name, row.summary);
    for (const Measurement& measurement : measurements())
        out += fmt::format("measure\t{}\t{}\n", measurement.name, measurement.summary);
    return out + report_legend();
}

int run_bench(const Settings& settings) {
    if (settings.print && settings.operands.empty()) return print_sets(settings);
    if (settings.print) return fail("--print takes no operands: it prints the sets built in");
    if (!settings.sets.empty() && !settings.operands.empty())
        return fail("--set and files exclude each other");
    Report report(settings);
    return settings.operands.empty() ? measure_sets(settings, report)
                                     : measure_files(settings, report);
}

}  // namespace nonet::cli
