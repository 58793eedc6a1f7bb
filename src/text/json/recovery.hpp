// Where reading goes on behind damaged JSON: see recovery.cpp.
#pragma once

#include "text/format.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nonet::text::json {

/// The most bytes of one value, the LineSupplier's bound for pending bytes.
inline constexpr std::size_t kLongestValue = LineSupplier::kWindow;

/// The first two characters of a value, by kind; tells lines and elements of one sort.
struct Beginning {
    char first = 0;
    char second = 0;

    friend bool operator==(const Beginning&, const Beginning&) = default;
};

Beginning beginning_of(std::string_view text);

class Recovery {
  public:
    enum class Step : std::uint8_t {
        found,  ///< a value or element begins at the front
        more,   ///< the input has a pause
        left,   ///< a blank line ends the array
        ended,  ///< the input has ended
    };

    [[nodiscard]] bool active() const { return active_; }

    /// How the values, or the elements of the array, begin.
    void expect(const Beginning& sort) { sort_ = sort; }

    /// Behind damage at the front. `indented`: the damaged value was.
    void begin(bool indented);

    Step in_array(LineSupplier& input);
    Step by_lines(LineSupplier& input);

  private:
    bool begins_element(LineSupplier& input, std::string_view& bytes, std::size_t at) const;

    bool active_ = false;
    bool skip_line_ = false;   ///< by lines: the line at the front belongs to the damage
    bool separated_ = false;   ///< in an array: behind a comma or line end
    bool blank_line_ = false;  ///< in an array: nothing on this line so far
    bool indented_ = false;    ///< the damaged value
    Beginning sort_;
};

}  // namespace nonet::text::json
