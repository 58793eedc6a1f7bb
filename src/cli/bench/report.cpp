// The columns, and three ways to print them: see the header.
//
// The table shows means for one puzzle; JSON has the steps as whole numbers of all puzzles, so that
// two programs can be held to the same work exactly.
#include "cli/bench/report.hpp"

#include "cli/bench/clock.hpp"
#include "cli/output/json_line.hpp"

#include <cmath>
#include <span>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

struct Figures {
    const Workload& workload;
    const Entry& entry;

    [[nodiscard]] double puzzles() const { return static_cast<double>(workload.size()); }
    [[nodiscard]] bool has_passes() const { return entry.effort && entry.effort->passes > 0; }
};

constexpr std::string_view kUnknown = "-";

std::string with_three_digits(double value) {
    if (value >= 99.95) return fmt::format("{:.0f}", value);
    return fmt::format("{:.{}f}", value, value >= 9.995 ? 1 : 2);
}

std::string or_unknown(const std::optional<double>& value) {
    return value ? with_three_digits(*value) : std::string(kUnknown);
}

double per_second(const Entry& entry) {
    const double each = entry.measurement->threaded ? entry.wall : entry.processor;
    return each > 0 ? 1e9 / each : 0;
}

std::optional<double> cycles(const Entry& entry) {
    if (!kTicksAreCycles) return std::nullopt;
    return entry.processor * ticks_per_nanosecond();
}

struct Column {
    std::string_view name;
    std::string_view meaning;
    std::size_t width;
    std::string (*text)(const Figures& figures);
};

constexpr Column kColumns[] = {
    {"set", "the set of puzzles", 10, [](const Figures& f) { return f.workload.name; }},
    {"measure", "what was measured; --list tells", 8,
     [](const Figures& f) { return std::string(f.entry.measurement->name); }},
    {"isa", "the kernel", 8, [](const Figures& f) { return std::string(f.entry.isa); }},
    {"lanes", "puzzles that the kernel works on at once", 5,
     [](const Figures& f) {
         return f.entry.effort ? std::to_string(f.entry.effort->lanes) : std::string(kUnknown);
     }},
    {"threads", "threads that worked", 7,
     [](const Figures& f) { return std::to_string(f.entry.options.threads); }},
    {"limit", "solutions looked for: 1, or 2 to prove that there is one only", 5,
     [](const Figures& f) { return std::to_string(f.entry.options.limit); }},
    {"per_s", "puzzles a second: of processor time, for 'threads' by the clock", 9,
     [](const Figures& f) { return fmt::format("{:.0f}", per_second(f.entry)); }},
    {"cpu_ns", "nanoseconds of processor time for a puzzle, all threads together", 7,
     [](const Figures& f) { return with_three_digits(f.entry.processor); }},
    {"cycles", "the same in ticks of the processor's counter", 7,
     [](const Figures& f) { return or_unknown(cycles(f.entry)); }},
    {"p50_ns", "nanoseconds within which half of the single calls were done, warm", 7,
     [](const Figures& f) { return or_unknown(f.entry.latency_50); }},
    {"p99_ns", "and 99 of 100 of them", 7,
     [](const Figures& f) { return or_unknown(f.entry.latency_99); }},
    {"guesses", "branching steps for a puzzle", 7,
     [](const Figures& f) {
         if (!f.entry.effort) return std::string(kUnknown);
         return fmt::format("{:.2f}", static_cast<double>(f.entry.effort->nodes) / f.puzzles());
     }},
    {"passes", "passes of propagation for a puzzle", 7,
     [](const Figures& f) {
         if (!f.has_passes()) return std::string(kUnknown);
         return fmt::format("{:.2f}", static_cast<double>(f.entry.effort->busy) / f.puzzles());
     }},
    {"use", "the part of the lanes that held a puzzle", 5,
     [](const Figures& f) {
         if (!f.has_passes()) return std::string(kUnknown);
         return fmt::format("{:.0f}%", 100 * f.entry.effort->lane_use());
     }},
    {"spread", "of cpu_ns over the rounds: the middle half, relative to the median", 6,
     [](const Figures& f) { return fmt::format("{:.1f}%", 100 * f.entry.spread); }},
};

std::string joined_cells(ReportStyle style, std::span<const std::string> cells) {
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool is_name = i < 3;  // words to the left, numbers to the right
        if (style == ReportStyle::tabs)
            out += (i == 0 ? "" : "\t") + cells[i];
        else if (is_name)
            out += fmt::format("{:<{}} ", cells[i], kColumns[i].width);
        else
            out += fmt::format("{:>{}} ", cells[i], kColumns[i].width);
    }
    while (out.ends_with(' ')) out.pop_back();
    return out + '\n';
}

void set_number(nlohmann::ordered_json& row, const char* name, const std::optional<double>& value) {
    if (value && std::isfinite(*value)) row[name] = *value;
}

std::string json_row(const Workload& workload, const Entry& entry) {
    nlohmann::ordered_json row = {{"schema", 1},
                                  {"command", "bench"},
                                  {"set", workload.name},
                                  {"measure", entry.measurement->name},
                                  {"isa", entry.isa},
                                  {"threads", entry.options.threads},
                                  {"limit", entry.options.limit},
                                  {"batch", entry.options.batch},
                                  {"puzzles", workload.size()}};
    set_number(row, "per_second", per_second(entry));
    set_number(row, "cpu_ns", entry.processor);
    set_number(row, "wall_ns", entry.wall);
    set_number(row, "spread", entry.spread);
    set_number(row, "cycles", cycles(entry));
    set_number(row, "latency_50_ns", entry.latency_50);
    set_number(row, "latency_99_ns", entry.latency_99);
    if (const auto& effort = entry.effort) {
        row["lanes"] = effort->lanes;
        row["guesses"] = effort->nodes;
        row["passes"] = effort->passes;
        row["busy"] = effort->busy;
        row["steals"] = effort->steals;
        if (effort->passes > 0) set_number(row, "lane_use", effort->lane_use());
    }
    return json_line(row);
}

}  // namespace

std::string report_head(ReportStyle style) {
    if (style == ReportStyle::json) return {};
    std::vector<std::string> names;
    for (const Column& column : kColumns) names.emplace_back(column.name);
    return joined_cells(style, names);
}

std::string report_row(const Workload& workload, const Entry& entry, ReportStyle style) {
    if (style == ReportStyle::json) return json_row(workload, entry);
    std::vector<std::string> cells;
    for (const Column& column : kColumns) cells.push_back(column.text({workload, entry}));
    return joined_cells(style, cells);
}

std::string report_legend() {
    std::string out;
    for (const Column& column : kColumns)
        out += fmt::format("column\t{}\t{}\n", column.name, column.meaning);
    return out;
}

}  // namespace nonet::cli
