// Loading the golden files: see golden_files.hpp.
#include "judges/golden_files.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace nonet::cli {

namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (file.peek() != std::ifstream::traits_type::eof()) text << file.rdbuf();
    return text.str();
}

const Judge* judge_of(std::string stem) {
    std::ranges::replace(stem, '_', '-');
    const Judge* longest = nullptr;
    for (const Judge& judge : judges()) {
        if (stem.starts_with(judge.name) &&
            (longest == nullptr || judge.name.size() > longest->name.size()))
            longest = &judge;
    }
    return longest;
}

GoldenFile load(fs::path input) {
    GoldenFile golden;
    golden.stem = input.stem().string();
    golden.judge = judge_of(golden.stem);
    golden.in = contents(input);
    golden.out = contents(input.replace_extension(".out"));
    golden.err = contents(input.replace_extension(".err"));
    const std::string code = contents(input.replace_extension(".exit"));
    golden.code = code.empty() ? 0 : std::stoi(code);
    return golden;
}

std::vector<GoldenFile> load_all() {
    std::vector<GoldenFile> all;
    for (const auto& entry : fs::directory_iterator(NONET_JUDGE_GOLDENS)) {
        if (entry.path().extension() == ".in") all.push_back(load(entry.path()));
    }
    std::ranges::sort(all, {}, &GoldenFile::stem);
    return all;
}

}  // namespace

const std::vector<GoldenFile>& golden_files() {
    static const std::vector<GoldenFile> kAll = load_all();
    return kAll;
}

}  // namespace nonet::cli
