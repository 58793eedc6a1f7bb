// Lines are filled greedily.
#include "cli/manual/wrap.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

void wrap_paragraph(std::string_view text, std::size_t indent, std::size_t width,
                    std::string& out) {
    std::size_t column = 0;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of(" \n");
        const std::string_view word = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        if (word.empty()) continue;
        if (column > 0 && column + 1 + word.size() > width) {
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
        column += word.size();
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
