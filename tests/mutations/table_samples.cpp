// The samples of the table of formats, and puzzles with and without progress as each format writes
// them: a new format is mutated as soon as it is there.
#include "mutations/samples.hpp"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace nonet::mutations {

namespace {

using text_test::kOther;
using text_test::kPuzzle;

using Contents = std::vector<Content>;

/// The samples of the table that hold something else than kPuzzle without progress.
struct Special {
    std::string_view format;
    Contents contents;
};

constexpr Cell kFirst = 0;
constexpr Cell kR9C8 = 79;

std::vector<Special> special_samples() {
    using Crossed = std::vector<Entry>;
    return {
        {"hodoku", {with_moves(kPuzzle, {{kR9C8, 8}}, Crossed{{kFirst, 5}, {3, 4}})}},
        {"instance", {content_of(text_test::kSix, {2, 3})}},
        {"pencil", {drawn(kPuzzle)}},
        {"sdk", {with_moves(kPuzzle, {{kFirst, 4}}, std::nullopt)}},
        {"sdx", {with_moves(kPuzzle, {{kFirst, 4}, {kR9C8, 8}}, Crossed{})}},
        {"ss", {with_moves(kPuzzle, {{kFirst, 4}}, Crossed{{1, 5}, {1, 7}, {10, 2}, {10, 7}})}},
        {"sukaku", {undrawn(kPuzzle)}},
        {"triple", {with_moves(kPuzzle, {{kFirst, 4}}, Crossed{})}},
    };
}

Contents contents_of_sample(const FormatInfo& format) {
    if (format.name == "pairs") return {content_of_pairs(format.sample)};
    for (const Special& special : special_samples()) {
        if (special.format == format.name) return special.contents;
    }
    return {content_of(kPuzzle)};
}

/// As the format writes them; without those that it cannot hold, and empty when it holds none.
std::string written(const FormatInfo& format, Contents& contents) {
    std::string text;
    Contents held;
    for (const Content& content : contents) {
        const auto row = write(format.name, content.position, &content.progress);
        if (!row) continue;
        if (!held.empty()) text += '\n';
        held.push_back(content);
        text += *row;
        if (text.back() != '\n') text += '\n';
    }
    contents = held;
    if (held.empty()) return {};
    return std::string(format.head) + text + std::string(format.foot);
}

Contents with_moves_made(bool marks) {
    return {with_progress(kPuzzle, marks), with_progress(kOther, marks),
            with_progress(kThird, marks)};
}

/// What is read back of puzzles without progress.
Contents read_back(const FormatInfo& format) {
    if (format.name == "pencil") return {drawn(kPuzzle), drawn(kOther), drawn(kThird)};
    if (format.name == "sukaku") return {undrawn(kPuzzle), undrawn(kOther), undrawn(kThird)};
    return contents_of(kNine);
}

}  // namespace

void add_table(std::vector<Sample>& all) {
    const auto add = [&](std::string name, std::string text, Contents contents) {
        if (!text.empty()) all.push_back({std::move(name), std::move(text), std::move(contents)});
    };
    for (const FormatInfo& format : formats()) {
        std::string name = "table_" + std::string(format.name);
        for (char& c : name) {
            if (c == '-') c = '_';
        }
        if (format.readable) {
            add(name, std::string(format.sample), contents_of_sample(format));
        }
        if (!format.writable) continue;
        Contents plain = contents_of(kNine);
        std::string text = written(format, plain);
        add(name + "_written", std::move(text), read_back(format));
        for (const bool marks : {false, true}) {
            if (!(marks ? format.carries.marks : format.carries.placed)) continue;
            if (format.name == "sdx" && !marks) continue;  // which never goes without marks
            Contents contents = with_moves_made(marks);
            text = written(format, contents);
            add(name + (marks ? "_marks" : "_placed"), std::move(text), std::move(contents));
        }
    }
}

}  // namespace nonet::mutations
