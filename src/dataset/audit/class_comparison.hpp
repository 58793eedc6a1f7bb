// Which rows are the same puzzle: see class_comparison.cpp.
#pragma once

#include "canon/external_sort.hpp"
#include "canon/form_key.hpp"

#include <nonet/dataset.hpp>

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>

namespace nonet::dataset {

class ClassComparison {
  public:
    /// May use about so many bytes.
    explicit ClassComparison(std::uint64_t memory)
        : by_digits_(memory / 2 / sizeof(RowOfDigits)),
          by_class_(memory / 2 / sizeof(RowOfClass)) {}

    /// A row; in the order of their places.
    std::optional<Error> add(const RowPlace& place, const Grid& form, std::uint64_t digits);

    /// Compares all rows: adds classes and shared rows to the report and tells findings, in the
    /// order of classes.
    using Tell = std::function<std::optional<Error>(const Finding&)>;
    std::optional<Error> compare(AuditReport& report, const Tell& tell);

  private:
    /// Sorted, equal puzzles stand together, and equivalent ones around them.
    struct RowOfDigits {
        canon::FormKey form;
        std::uint64_t digits;
        RowPlace place;
        friend auto operator<=>(const RowOfDigits&, const RowOfDigits&) = default;
    };
    /// Sorted, each class stands in the order of the rows.
    struct RowOfClass {
        std::uint64_t number;  ///< of the class
        RowPlace place;
        std::uint32_t is_duplicate;  ///< a finding of its own, stronger than that of the class
        std::uint32_t is_shared;
        friend auto operator<=>(const RowOfClass&, const RowOfClass&) = default;
    };
    struct ClassSoFar;

    std::optional<Error> compare_digits(const Tell& tell);
    static std::optional<Error> look_at(const RowOfClass& row, ClassSoFar& so_far,
                                        AuditReport& report, const Tell& tell);

    canon::ExternalSort<RowOfDigits> by_digits_;
    canon::ExternalSort<RowOfClass> by_class_;
};

}  // namespace nonet::dataset
