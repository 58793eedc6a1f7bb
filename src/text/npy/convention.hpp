// What the numbers of an array mean: see convention.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nonet::text {

enum class NpyConvention : std::uint8_t {
    plain,       ///< 0 is a blank, 1..N
    zero_based,  ///< -1 is a blank, 0..N-1
    shifted,     ///< 1 is a blank, 2..N+1; 0 fills up other arrays and does not occur here
};

/// Looks at many puzzles of an array before its first one is handed out.
class NpySurvey {
  public:
    explicit NpySurvey(int side) : side_(side) {}

    void add(const std::vector<std::int64_t>& puzzle);

    [[nodiscard]] NpyConvention convention() const;

    /// Where the numbers allow another reading: which one was taken. Else empty.
    [[nodiscard]] std::string note() const;

    [[nodiscard]] std::int64_t highest() const { return highest_; }

  private:
    int side_;
    std::int64_t lowest_ = INT64_MAX;
    std::int64_t highest_ = INT64_MIN;
    bool balanced_ = true;  ///< every puzzle has each number from lowest_ on as often as a solution
};

/// 0 for a blank, 1..side; nothing for a number that the convention does not have.
std::optional<int> cell_value(NpyConvention convention, std::int64_t number, int side);

}  // namespace nonet::text
