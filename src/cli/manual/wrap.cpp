// Lines are filled greedily. Chinese has no blanks between words, so its lines break between
// letters.
#include "cli/manual/wrap.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// Marks that do not begin a line.
constexpr std::array<std::string_view, 7> kMarks = {"，", "。", "；", "、", "：", "）", "？"};

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

/// The first byte of a letter of Korean, Chinese or Japanese, or of their punctuation.
bool is_wide(char byte) {
    return static_cast<unsigned char>(byte) >= 0xe3;
}

/// Columns on a terminal: such letters take two.
std::size_t width_of(std::string_view text) {
    std::size_t columns = 0;
    for (const char byte : text) {
        if (!is_continuation(byte)) columns += is_wide(byte) ? 2 : 1;
    }
    return columns;
}

/// Korean has blanks between words.
bool is_korean(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return code >= 0xea && code <= 0xed;
}

bool begins_with_mark(std::string_view text) {
    return std::any_of(kMarks.begin(), kMarks.end(),
                       [text](std::string_view mark) { return text.starts_with(mark); });
}

/// How much of a word without blanks fits into `room` columns, broken behind a wide letter and not
/// before a mark; 0: nothing does.
std::size_t break_in(std::string_view word, std::size_t room) {
    std::size_t best = 0;
    std::size_t letter = 0;  // where the last one begins
    for (std::size_t end = 1; end <= word.size(); ++end) {
        if (end < word.size() && is_continuation(word[end])) continue;
        if (width_of(word.substr(0, end)) > room) break;
        const bool opens = word.substr(letter, end - letter) == "（";
        const bool is_end = is_wide(word[letter]) && !is_korean(word[letter]) && !opens;
        if (is_end && !begins_with_mark(word.substr(end))) best = end;
        letter = end;
    }
    return best;
}

void wrap_paragraph(std::string_view text, std::size_t indent, std::size_t width,
                    std::string& out) {
    std::size_t column = 0;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of(" \n");
        std::string_view word = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (word.empty()) continue;
        while (column + 1 + width_of(word) > width) {
            const std::size_t used = column > 0 ? column + 1 : indent;
            const std::size_t part = break_in(word, width > used ? width - used : 0);
            if (part > 0 && part < word.size()) {
                out.append(column > 0 ? 1 : indent, ' ');
                out += word.substr(0, part);
                word = word.substr(part);
            } else if (column == 0) {
                break;
            }
            out += '\n';
            column = 0;
        }
        if (column == 0) {
            out.append(indent, ' ');
            column = indent;
        } else {
            out += ' ';
            ++column;
        }
        out += word;
        column += width_of(word);
    }
    out += '\n';
}

}  // namespace

std::vector<std::string_view> paragraphs(std::string_view text) {
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::size_t end = text.find("\n\n");
        result.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 2);
    }
    return result;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> result;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        result.push_back(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return result;
}

std::string printable(std::string_view line) {
    const auto is_control = [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == '\x7F';
    };
    if (std::none_of(line.begin(), line.end(), is_control)) return std::string(line);
    std::string out;
    for (const char c : line) {
        if (c >= ' ' && c < '\x7F')
            out += c;
        else
            out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
    return out;
}

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
    std::string out;
    for (const std::string_view paragraph : paragraphs(text)) {
        if (!out.empty()) out += '\n';
        wrap_paragraph(paragraph, indent, width, out);
    }
    return out;
}

std::string joined(std::span<const std::string_view> words) {
    std::string out;
    for (const std::string_view word : words) out += (out.empty() ? "" : " ") + std::string(word);
    return out;
}

}  // namespace nonet::cli
