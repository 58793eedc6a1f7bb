// Runs a file of HoDoKu's regression library: reglib FILE.
//
// A case passes when some step that the technique finds in the position has the case's digits, and
// every such step does exactly what the case says; a case with the variant 'x' passes when there is
// no such step. Where the case counts inferences, one of the steps must have that length. The
// variants of a code stand for options of the search.
#include "logic/search.hpp"
#include "logic/steps.hpp"
#include "logic/technique_table.hpp"

#include <nonet/library_line.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace nonet::logic {
namespace {

bool is_one_of(const std::string& text, std::initializer_list<const char*> choices) {
    return std::any_of(choices.begin(), choices.end(),
                       [&text](const char* choice) { return text == choice; });
}

/// The options under which the library's own tester searches.
SearchOptions options_of(const LibraryLine& line) {
    SearchOptions options;
    const std::string& code = line.code;
    const std::string full = code + "-" + line.variant;
    options.two_candidate_rectangles = full == "0402-1" || code == "0405";
    options.unique_missing_candidates = !(code.starts_with("06") && line.variant == "1");
    options.sets_in_loops = is_one_of(full, {"0709-2", "0710-3", "0710-4", "0711-3", "0711-4"});
    options.set_overlap = is_one_of(full, {"0902-2", "0903-2", "0904-2"});
    const bool is_fish = code.starts_with("03");
    const char size = code.size() > 3 ? code[3] : '0';
    options.siamese_fish = is_fish && (size == '1' || size == '2');
    return options;
}

const TechniqueRow* row_of_code(const std::string& code) {
    for (const TechniqueRow* row : technique_rows()) {
        if (!row->info.code.empty() && code.starts_with(row->info.code)) return row;
    }
    return nullptr;
}

std::vector<Candidate> sorted(std::vector<Candidate> candidates) {
    std::sort(candidates.begin(), candidates.end());
    return candidates;
}

/// The empty text when the case passes, else what was wrong.
std::string check(const LibraryLine& line) {
    const TechniqueRow* row = row_of_code(line.code);
    if (row == nullptr) return "no technique has this code";
    Search search(line.state, options_of(line));
    Steps steps(Steps::Want::all);
    row->find(search, *row, steps);

    bool is_found = false;
    bool has_length = line.extra.empty();
    for (const Step& step : steps.found()) {
        if (library_code(step) != line.code || library_digits(step) != line.digits) continue;
        if (line.variant == "x") return "found " + to_library_line(line.state, step);
        if (sorted(step.removals) != line.removals || sorted(step.placements) != line.placements) {
            return "also found " + to_library_line(line.state, step);
        }
        is_found = true;
        has_length = has_length || std::to_string(chain_length(step)) == line.extra;
    }
    if (line.variant == "x") return "";
    if (!is_found) return "not found";
    return has_length ? "" : "found, but with other lengths";
}

struct Count {
    int passed = 0;
    int cases = 0;
};

int run(const char* path) {
    std::ifstream file(path);
    if (!file) {
        std::fprintf(stderr, "%s: cannot be read\n", path);
        return 2;
    }
    std::map<std::string, Count> counts;
    std::vector<std::string> failures;
    std::string text;
    for (int number = 1; std::getline(file, text); ++number) {
        if (text.empty() || text[0] == '#') continue;
        const Result<LibraryLine> line = parse_library_line(text);
        const std::string code = line.ok() ? line->code : "????";
        const std::string problem = line.ok() ? check(*line) : line.error().message;
        Count& count = counts[code];
        ++count.cases;
        if (problem.empty()) {
            ++count.passed;
        } else {
            failures.push_back(std::to_string(number) + ": " + problem + "\n    " + text);
        }
    }
    Count all;
    for (const auto& [code, count] : counts) {
        std::printf("%s\t%d of %d\n", code.c_str(), count.passed, count.cases);
        all.passed += count.passed;
        all.cases += count.cases;
    }
    for (const std::string& failure : failures) std::printf("%s\n", failure.c_str());
    std::printf("%d of %d\n", all.passed, all.cases);
    return all.passed == all.cases ? 0 : 1;
}

}  // namespace
}  // namespace nonet::logic

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: reglib FILE\n");
        return 2;
    }
    return nonet::logic::run(argv[1]);
}
