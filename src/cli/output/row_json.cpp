// Rows as JSON: one object per puzzle, one per line.
//
// The members are the fields of --format. "schema" is the version of this layout; a reader can
// rely on the members of one version, and new ones may be added to it. Numbers above 2^53 are
// written as strings because most readers of JSON would round them.
#include "cli/output/json_line.hpp"
#include "cli/output/row.hpp"

#include <charconv>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

constexpr int kSchema = 1;
constexpr std::uint64_t kLargestExact = std::uint64_t{1} << 53;

/// A number with a point, such as "2.50".
std::optional<double> decimal_of(const std::string& text) {
    const bool is_plain = text.find_first_not_of("0123456789.") == std::string::npos;
    constexpr std::size_t kMostDigits = 15;  // a double keeps them all
    if (!is_plain || text.size() > kMostDigits + 1 || text.find('.') == std::string::npos)
        return std::nullopt;
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

nlohmann::ordered_json as_json(const Field& field, const std::string& text) {
    std::uint64_t number = 0;
    if (field.type == FieldType::number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc() && end == text.data() + text.size() && number <= kLargestExact)
            return number;
        if (const std::optional<double> decimal = decimal_of(text)) return *decimal;
    }
    if (field.type == FieldType::json) {
        return nlohmann::ordered_json::parse(text, nullptr, /*allow_exceptions=*/false);
    }
    return text;
}

}  // namespace

void RowWriter::write_json(const Item& item, const Row* row, const Error* error,
                           std::string& out) const {
    nlohmann::ordered_json object;
    object["schema"] = kSchema;
    object["command"] = command_.name;
    for (std::size_t i = 0; i < kCommonFields + command_.fields.size(); ++i) {
        std::string text;
        if (append_value(i, item, row, text))
            object[std::string(field(i).name)] = as_json(field(i), text);
    }
    if (error != nullptr) {
        object["status"] = "invalid";
        object["error"] = {{"code", name_of(error->code)},
                           {"line", item.file->name().line_of(error->place)},
                           {"column", error->place.column},
                           {"message", error->message}};
    }
    out += json_line(object);
}

}  // namespace nonet::cli
