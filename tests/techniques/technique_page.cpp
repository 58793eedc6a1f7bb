// Reading the pages: a small parser of fenced blocks, which knows the place of every case so that a
// failure names file and line.
#include "technique_page.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace nonet::logic {

namespace {

namespace fs = std::filesystem;

/// "r1c2<>4" or "r1c2=4"; digit 0 when it is neither.
Candidate read_result(const std::string& word, const std::string& sign) {
    const std::size_t at = word.find(sign);
    if (at != 4 || word.size() != 5 + sign.size() || word[0] != 'r' || word[2] != 'c') return {};
    const int row = word[1] - '1';
    const int column = word[3] - '1';
    const int digit = word.back() - '0';
    if (row < 0 || row > 8 || column < 0 || column > 8 || digit < 1 || digit > 9) return {};
    return Candidate::at(cell_at(row, column), digit);
}

void read_results(const std::string& value, const std::string& sign,
                  std::vector<Candidate>& results, std::string& problem) {
    std::istringstream words(value);
    std::string word;
    while (words >> word) {
        const Candidate candidate = read_result(word, sign);
        if (candidate.digit == 0) problem = "'" + word + "' is not of the form r1c2" + sign + "4";
        results.push_back(candidate);
    }
    std::sort(results.begin(), results.end());
}

void read_line(const std::string& line, TechniqueCase& one) {
    const std::size_t colon = line.find(": ");
    const std::string key = line.substr(0, colon);
    const std::string value = colon == std::string::npos ? "" : line.substr(colon + 2);
    if (key == "technique") {
        one.technique = value;
    } else if (key == "position") {
        one.position = value;
    } else if (key == "removes") {
        read_results(value, "<>", one.removes, one.problem);
    } else if (key == "places") {
        read_results(value, "=", one.places, one.problem);
    } else if (key == "set") {
        one.settings.push_back(value);
    } else if (key == "finds" && value == "nothing") {
        one.finds_nothing = true;
    } else {
        one.problem = "no case has a line '" + line + "'";
    }
}

void check_form(TechniqueCase& one) {
    if (!one.problem.empty()) return;
    const int wants =
        (one.removes.empty() ? 0 : 1) + (one.places.empty() ? 0 : 1) + (one.finds_nothing ? 1 : 0);
    if (one.technique.empty() || one.position.empty()) {
        one.problem = "a case needs a technique and a position";
    } else if (wants != 1) {
        one.problem = "a case needs one of removes, places, finds";
    }
}

void read_page(const fs::path& path, std::vector<TechniqueCase>& cases) {
    std::ifstream file(path);
    std::string line;
    bool inside = false;
    for (int number = 1; std::getline(file, line); ++number) {
        if (line == "```nonet") {
            inside = true;
            cases.emplace_back();
            cases.back().page = path.stem().string();
            cases.back().line = number;
        } else if (inside && line == "```") {
            inside = false;
            check_form(cases.back());
        } else if (inside && !line.empty()) {
            read_line(line, cases.back());
        }
    }
}

}  // namespace

std::vector<std::string> stems_in(const std::string& folder, const std::string& extension) {
    std::vector<std::string> stems;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == extension) stems.push_back(entry.path().stem().string());
    }
    std::sort(stems.begin(), stems.end());
    return stems;
}

std::vector<TechniqueCase> read_technique_pages(const std::string& folder) {
    std::vector<TechniqueCase> cases;
    for (const std::string& stem : stems_in(folder, ".md")) {
        read_page(fs::path(folder) / (stem + ".md"), cases);
    }
    return cases;
}

}  // namespace nonet::logic
