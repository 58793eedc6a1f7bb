// The kinds of bands: 416 that no symmetry turns into each other, 44 by what their columns hold.
#pragma once

#include <nonet/grid.hpp>

#include <array>
#include <optional>
#include <string>

namespace nonet {

inline constexpr int kBandClasses = 416;
inline constexpr int kColumnClasses = 44;

struct BandClass {
    /// 1..416: the place of its smallest form among those of all bands. Forms are read row by row;
    /// rows, boxes, columns in a box and digits may change places. 1 is 123456789 456789123
    /// 789123456.
    int band = 0;
    /// 1..44, the "gangster": the same for the digits of the columns, which may change places
    /// within each column. Bands of one such class have equally many completions.
    int columns = 0;

    friend bool operator==(const BandClass&, const BandClass&) = default;
};

/// The classes of the three bands from the top, then of the three stacks from the left. Nothing
/// when `grid` is not a full grid that obeys the rules. A millisecond; the first call lists all
/// classes in a tenth of a second.
std::optional<std::array<BandClass, 6>> band_classes(const Grid& grid);

/// The smallest form of band 1..416: 27 digits. Empty outside that range.
std::string band_form(int band);

}  // namespace nonet
