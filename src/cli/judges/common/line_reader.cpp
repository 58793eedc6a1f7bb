// Reading lines: see line_reader.hpp.
#include "cli/judges/common/line_reader.hpp"

#include <algorithm>
#include <istream>
#include <ostream>
#include <string_view>
#include <utility>

namespace nonet::cli {

namespace {

constexpr std::string_view kBlanks = " \t\r\v\f";
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool continues_code_point(char c) {
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

}  // namespace

Place Line::place(std::size_t offset) const {
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size()));
    const auto code_points =
        std::count_if(text.begin(), end, [](char c) { return !continues_code_point(c); });
    return {number, indent + static_cast<std::size_t>(code_points) + 1, 0};
}

std::string Line::symbol(std::size_t offset) const {
    std::size_t end = offset + 1;
    while (end < text.size() && continues_code_point(text[end])) ++end;
    const auto first = static_cast<unsigned char>(text[offset]);
    if (first < 0x20 || first == 0x7f || (first >= 0x80 && end == offset + 1)) {
        constexpr std::string_view kHex = "0123456789abcdef";
        return std::string("byte 0x") + kHex[first >> 4] + kHex[first & 15];
    }
    return "'" + text.substr(offset, end - offset) + "'";
}

const Line* LineReader::peek() {
    while (!has_line_) {
        if (!read_line()) return nullptr;
        has_line_ = !line_.text.empty();
    }
    return &line_;
}

Line LineReader::take() {
    has_line_ = false;
    return std::move(line_);
}

bool LineReader::read_line() {
    using Traits = std::istream::traits_type;
    std::streambuf& bytes = *in_.rdbuf();
    if (bytes.in_avail() <= 0) out_.flush();

    line_ = {lines_read_ + 1};
    Traits::int_type c = bytes.sbumpc();
    if (Traits::eq_int_type(c, Traits::eof())) return false;
    for (; !Traits::eq_int_type(c, Traits::eof()); c = bytes.sbumpc()) {
        if (Traits::to_char_type(c) == '\n') break;
        if (line_.text.size() < kLongestLine) {
            line_.text.push_back(Traits::to_char_type(c));
        } else {
            line_.too_long = true;
        }
    }
    ++lines_read_;

    std::string& text = line_.text;
    if (lines_read_ == 1 && text.starts_with(kByteOrderMark)) text.erase(0, kByteOrderMark.size());
    text.erase(text.find_last_not_of(kBlanks) + 1);
    line_.indent = std::min(text.find_first_not_of(kBlanks), text.size());
    text.erase(0, line_.indent);
    return true;
}

}  // namespace nonet::cli
