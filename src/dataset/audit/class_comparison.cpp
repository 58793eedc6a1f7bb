// Finding equal and equivalent rows among any number of them.
//
// Two sorts, both in bounded memory. The first, by form and digits, brings equal puzzles together:
// within such a run, what stands in a file behind another row of that file is a duplicate, and what
// stands in a file behind another file is shared. The second, by class and place, brings each class
// into the order of its rows: what is none of the two, and not the first of its class in its file,
// is an isomorph of that first one; and where the class began in an earlier file, it is a leak. So
// no list of a class is ever held in memory: a data set may be a million looks of one puzzle.
// Digits are compared by a hash of 64 bits, and only within a class; a wrong "equal" would take two
// looks of one puzzle whose hashes agree.
#include "dataset/audit/class_comparison.hpp"

#include <vector>

namespace nonet::dataset {

std::optional<Error> ClassComparison::add(const RowPlace& place, const Grid& form,
                                          std::uint64_t digits) {
    return by_digits_.add({canon::key_of(form), digits, place});
}

std::optional<Error> ClassComparison::compare_digits(const Tell& tell) {
    if (auto error = by_digits_.finish()) return error;
    RowOfDigits row{};
    RowOfDigits before{};
    RowPlace first;          // of the run
    RowPlace first_in_file;  // the same
    std::uint64_t classes = 0;
    for (bool begun = false;; begun = true) {
        bool found = false;
        if (auto error = by_digits_.next(row, found)) return error;
        if (!found) return by_class_.finish();
        const bool new_class = !begun || row.form != before.form;
        if (new_class) ++classes;
        const bool new_run = new_class || row.digits != before.digits;
        if (new_run) first = row.place;
        const bool new_file = new_run || row.place.file != before.place.file;
        if (new_file) first_in_file = row.place;
        before = row;
        const bool is_shared = first.file != row.place.file;
        if (!new_file) {
            if (auto error = tell({FindingKind::duplicate, row.place, first_in_file})) return error;
        }
        if (is_shared) {
            if (auto error = tell({FindingKind::shared, row.place, first})) return error;
        }
        if (auto error =
                by_class_.add({classes, row.place, new_file ? 0U : 1U, is_shared ? 1U : 0U}))
            return error;
    }
}

/// What is known of a class up to some row.
struct ClassComparison::ClassSoFar {
    std::uint64_t number = 0;
    RowPlace first;
    RowPlace first_in_file;
    std::vector<std::uint32_t> files;  ///< that hold it, in order
};

std::optional<Error> ClassComparison::look_at(const RowOfClass& row, ClassSoFar& so_far,
                                              AuditReport& report, const Tell& tell) {
    const bool new_class = row.number != so_far.number;
    if (new_class) {
        so_far.number = row.number;
        so_far.first = row.place;
        so_far.files.clear();
        ++report.classes;
    }
    const bool new_file = new_class || so_far.files.back() != row.place.file;
    if (new_file) {
        so_far.first_in_file = row.place;
        so_far.files.push_back(row.place.file);
        ++report.files[row.place.file].classes;
    }
    for (const std::uint32_t file : so_far.files) {
        if (file != row.place.file) ++report.shared[{file, row.place.file}];
    }
    if (!new_file && row.is_duplicate == 0) {
        if (auto error = tell({FindingKind::isomorph, row.place, so_far.first_in_file}))
            return error;
    }
    if (so_far.first.file != row.place.file && row.is_shared == 0)
        return tell({FindingKind::leak, row.place, so_far.first});
    return std::nullopt;
}

std::optional<Error> ClassComparison::compare(AuditReport& report, const Tell& tell) {
    if (auto error = compare_digits(tell)) return error;
    ClassSoFar so_far;
    while (true) {
        RowOfClass row{};
        bool found = false;
        if (auto error = by_class_.next(row, found)) return error;
        if (!found) return std::nullopt;
        if (auto error = look_at(row, so_far, report, tell)) return error;
    }
}

}  // namespace nonet::dataset
