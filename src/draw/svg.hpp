// Writing SVG: elements with attributes as text, with numbers of one decimal so that equal pictures
// are equal bytes on every platform.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace nonet::draw {

/// A number as it stands in an attribute: at most one decimal.
std::string number(double value);

/// Text with &, <, > and quotes made harmless, and without characters that XML does not allow.
std::string escaped(std::string_view text);

class Attribute {
  public:
    Attribute(std::string_view name, std::string_view value) : name_(name), value_(value) {}
    Attribute(std::string_view name, const char* value) : name_(name), value_(value) {}
    Attribute(std::string_view name, const std::string& value) : name_(name), value_(value) {}
    Attribute(std::string_view name, double value) : name_(name), value_(number(value)) {}

    [[nodiscard]] std::string_view name() const { return name_; }
    [[nodiscard]] const std::string& value() const { return value_; }

  private:
    std::string_view name_;
    std::string value_;
};

class Svg {
  public:
    using Attributes = std::initializer_list<Attribute>;

    /// An element without content. Attributes with an empty value are left out.
    void element(std::string_view name, Attributes attributes);
    void open(std::string_view name, Attributes attributes);
    void close(std::string_view name);
    /// An element that holds a text.
    void text(std::string_view name, Attributes attributes, std::string_view content);

    [[nodiscard]] std::string take() { return std::move(out_); }

  private:
    void begin(std::string_view name, Attributes attributes);

    std::string out_;
};

}  // namespace nonet::draw
