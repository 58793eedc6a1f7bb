// SudokuPad's short form: any text may come, errors lie within it, and what was undone once stays
// as it is when undone again. And the bytes draw a JSON value, of which this file itself leaves out
// what SudokuPad leaves out: undone, that is the value again, to the letter, and valid JSON.
#include "require.hpp"
#include "text/codecs/puzzle_zip.hpp"
#include "text/json/unpacked.hpp"

#include <array>
#include <string>
#include <utility>

using nonet::fuzz::require;

namespace {

constexpr int kMostLevels = 8;
constexpr std::size_t kLongest = 4000;

/// A value in full and with all left out that could be spared.
struct Forms {
    std::string json, zipped;
};

/// Draws a value from bytes, one choice a byte; without bytes always the shortest one.
class Drawing {
  public:
    explicit Drawing(std::string_view bytes) : bytes_(bytes) {}

    Forms value(int level, bool behind_colon) {
        switch (level < kMostLevels ? byte() % 8 : byte() % 4) {
            case 0:
                return number();
            case 1:
                return string();
            case 2:
                return behind_colon ? colour() : string();
            case 3:
                return truth(behind_colon);
            case 4:
            case 5:
                return array(level);
            default:
                return object(level);
        }
    }

  private:
    unsigned byte() {
        if (bytes_.empty()) return 0;
        const auto first = static_cast<unsigned char>(bytes_[0]);
        bytes_.remove_prefix(1);
        return first;
    }

    Forms number() {
        const std::string text = std::to_string(byte());
        return {text, text};
    }

    /// Of characters that mean something elsewhere, so that a text is not taken for structure.
    Forms string() {
        static constexpr std::string_view kSymbols = "a1 ,:[]{}#'tf.-";
        Forms forms{"\"", "'"};
        for (unsigned left = byte() % 9; left > 0; --left) {
            const char c = kSymbols[byte() % kSymbols.size()];
            forms.json += c;
            if (c == '\'') forms.zipped += '\\';
            forms.zipped += c;
        }
        return {forms.json + '"', forms.zipped + '\''};
    }

    Forms colour() {
        static constexpr std::string_view kDigits = "0123456789ABCDEFabcdef";
        const unsigned choice = byte();
        if (choice % 4 == 0) return {"\"#000000\"", "#0"};
        if (choice % 4 == 1) return {"\"#FFFFFF\"", "#F"};
        std::string text;
        for (int i = 0; i < 6; ++i) text += kDigits[byte() % kDigits.size()];
        return {"\"#" + text + '"', text};
    }

    Forms truth(bool behind_colon) {
        static constexpr std::array<std::string_view, 3> kWords = {"null", "true", "false"};
        const std::string word(kWords[byte() % kWords.size()]);
        return {word, behind_colon && word != "null" ? word.substr(0, 1) : word};
    }

    /// Never empty: that is what an array with one empty object looks like.
    Forms array(int level) {
        Forms forms{"[", "["};
        for (unsigned left = 1 + byte() % 4; left > 0; --left) {
            const Forms element = value(level + 1, false);
            forms.json += element.json;
            if (element.json != "{}") forms.zipped += element.zipped;
            if (left == 1) break;
            forms.json += ',';
            forms.zipped += ',';
        }
        return {forms.json + ']', forms.zipped + ']'};
    }

    Forms object(int level) {
        static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kKeys = {
            {{"value", "v"},
             {"cells", "ce"},
             {"borderColor", "c1"},
             {"rounded", "r"},
             {"given", "given"},
             {"pencilMarks", "pencilMarks"}}};
        Forms forms{"{", "{"};
        for (unsigned left = byte() % 4; left > 0; --left) {
            const auto& [name, short_name] = kKeys[byte() % kKeys.size()];
            const Forms member = value(level + 1, true);
            forms.json += '"' + std::string(name) + "\":" + member.json;
            forms.zipped += std::string(short_name) + ':' + member.zipped;
            if (left == 1) break;
            forms.json += ',';
            forms.zipped += ',';
        }
        return {forms.json + '}', forms.zipped + '}'};
    }

    std::string_view bytes_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = nonet::fuzz::text_of(data, size);
    const auto json = nonet::text::puzzle_unzip(text);
    if (json.ok()) {
        require(*nonet::text::puzzle_unzip(*json) == *json);
    } else {
        require(json.error().place.offset <= size);
    }

    const Forms forms = Drawing(text.substr(0, kLongest)).value(0, false);
    require(*nonet::text::puzzle_unzip(forms.zipped) == forms.json);
    require(nonet::text::json::is_json(forms.json));
    return 0;
}
