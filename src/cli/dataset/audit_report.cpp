// The report of an audit.
//
// The text is for a person who looks at a data set for the first time: each file with what is wrong
// in it and some rows to look up, then what files share, then what the puzzles are like. JSON holds
// the same for programs.
#include "cli/dataset/audit_report.hpp"

#include "cli/output/json_line.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

using dataset::AuditReport;
using dataset::Finding;
using dataset::FindingKind;

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

double percent(std::uint64_t part, std::uint64_t all) {
    return all > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(all) : 0;
}

std::string example_text(const AuditText& audit, const Finding& finding) {
    std::string text = "    " + place_text(audit.files, finding.place);
    if (finding.earlier) text += " and " + place_text(audit.files, *finding.earlier);
    return text + '\n';
}

void append_file(const AuditText& audit, std::uint32_t number, std::string& out) {
    const AuditReport::File& file = audit.report.files[number];
    out += fmt::format("{}: {}, {}, {}\n", audit.files[number], counted(file.rows, "row", "rows"),
                       counted(file.classes, "class", "classes"),
                       counted(file.answers, "answer", "answers"));
    for (std::size_t kind = 0; kind < dataset::kFindingKinds; ++kind) {
        const std::uint64_t count = file.findings[kind];
        if (count == 0) continue;
        const auto name = static_cast<FindingKind>(kind);
        out += fmt::format("  {:<18} {:>8}  {}\n", dataset::name_of(name), count,
                           dataset::meaning_of(name));
        for (const Finding& example : audit.examples[kind]) {
            if (example.place.file == number) out += example_text(audit, example);
        }
    }
}

void append_clues(const AuditReport& report, std::string& out) {
    constexpr std::size_t kWidth = 40;
    const std::uint64_t most = *std::max_element(report.clues.begin(), report.clues.end());
    if (most == 0) return;
    std::uint64_t rows = 0;
    std::uint64_t sum = 0;
    for (std::size_t clues = 0; clues < report.clues.size(); ++clues) {
        rows += report.clues[clues];
        sum += report.clues[clues] * clues;
    }
    out += fmt::format("clues: {:.2f} on average\n",
                       static_cast<double>(sum) / static_cast<double>(rows));
    for (std::size_t clues = 0; clues < report.clues.size(); ++clues) {
        const std::uint64_t count = report.clues[clues];
        if (count == 0) continue;
        const std::size_t bar = std::max<std::size_t>(1, count * kWidth / most);
        out += fmt::format("  {:>2} {:>10} {:>6.2f} %  {}\n", clues, count, percent(count, rows),
                           std::string(bar, '#'));
    }
}

void append_sums(const AuditText& audit, std::string& out) {
    const AuditReport& report = audit.report;
    for (const auto& [pair, rows] : report.shared)
        out += fmt::format(
            "{} of {} of {}\n", counted(rows, "row", "rows"), audit.files[pair.second],
            (rows == 1 ? "is of a class of " : "are of classes of ") + audit.files[pair.first]);
    if (report.unexamined > 0)
        out += fmt::format("{} not looked at: no 9x9 puzzles of digits\n",
                           counted(report.unexamined, "row", "rows"));
    if (report.unknown > 0)
        out += fmt::format("{} not settled: a limit came first\n",
                           counted(report.unknown, "row", "rows"));
    append_clues(report, out);
    if (report.minimality_known > 0)
        out += fmt::format("minimal: {} of {} looked at ({:.2f} %)\n", report.minimal,
                           counted(report.minimality_known, "unique puzzle", "unique puzzles"),
                           percent(report.minimal, report.minimality_known));
}

nlohmann::ordered_json findings_json(const std::array<std::uint64_t, dataset::kFindingKinds>& all) {
    nlohmann::ordered_json object;
    for (std::size_t kind = 0; kind < all.size(); ++kind)
        object[std::string(dataset::name_of(static_cast<FindingKind>(kind)))] = all[kind];
    return object;
}

nlohmann::ordered_json place_json(const AuditText& audit, const dataset::RowPlace& place) {
    nlohmann::ordered_json object = {{"file", audit.files[place.file]}, {"row", place.row}};
    if (place.line > 0) object["line"] = place.line;
    return object;
}

}  // namespace

std::string place_text(const std::vector<std::string>& files, const dataset::RowPlace& place) {
    return place.line > 0 ? fmt::format("{}:{}", files[place.file], place.line)
                          : fmt::format("{}#{}", files[place.file], place.row);
}

std::string report_text(const AuditText& audit) {
    const AuditReport& report = audit.report;
    std::string out;
    for (std::uint32_t file = 0; file < report.files.size(); ++file) append_file(audit, file, out);
    if (report.files.size() > 1)
        out += fmt::format("all files: {}, {}\n", counted(report.rows(), "row", "rows"),
                           counted(report.classes, "class", "classes"));
    append_sums(audit, out);
    if (!audit.is_complete) out += "not everything was read\n";
    if (report.rows() == 0) out += "there are no rows\n";
    if (audit.is_complete && report.is_all_clear()) out += "nothing wrong was found\n";
    return out;
}

std::string report_json(const AuditText& audit) {
    const AuditReport& report = audit.report;
    nlohmann::ordered_json object = {{"schema", 1}, {"command", "dataset audit"}};
    object["by"] = audit.by_solution ? "solution" : "puzzle";
    object["rows"] = report.rows();
    object["classes"] = report.classes;
    object["clean"] = audit.is_complete && report.is_all_clear();
    object["complete"] = audit.is_complete;
    object["unexamined"] = report.unexamined;
    object["unknown"] = report.unknown;
    object["files"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < report.files.size(); ++i) {
        const AuditReport::File& file = report.files[i];
        object["files"].push_back({{"file", audit.files[i]},
                                   {"rows", file.rows},
                                   {"classes", file.classes},
                                   {"answers", file.answers},
                                   {"findings", findings_json(file.findings)}});
    }
    object["shared"] = nlohmann::ordered_json::array();
    for (const auto& [pair, rows] : report.shared)
        object["shared"].push_back({{"earlier", audit.files[pair.first]},
                                    {"file", audit.files[pair.second]},
                                    {"rows", rows}});
    object["clues"] = nlohmann::ordered_json::object();
    for (std::size_t clues = 0; clues < report.clues.size(); ++clues) {
        if (report.clues[clues] > 0) object["clues"][std::to_string(clues)] = report.clues[clues];
    }
    object["minimality"] = {{"known", report.minimality_known}, {"minimal", report.minimal}};
    object["examples"] = nlohmann::ordered_json::array();
    for (const std::vector<Finding>& examples : audit.examples) {
        for (const Finding& finding : examples) {
            nlohmann::ordered_json example = {{"finding", dataset::name_of(finding.kind)}};
            example["place"] = place_json(audit, finding.place);
            if (finding.earlier) example["earlier"] = place_json(audit, *finding.earlier);
            object["examples"].push_back(std::move(example));
        }
    }
    return json_line(object);
}

}  // namespace nonet::cli
