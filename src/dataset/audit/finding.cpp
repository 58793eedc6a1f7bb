// The names of what can be wrong, and counting it.
#include <nonet/dataset.hpp>

#include <algorithm>

namespace nonet::dataset {

namespace {

struct Words {
    std::string_view name;
    std::string_view meaning;
};

/// In the order of FindingKind.
constexpr std::array<Words, kFindingKinds> kWords = {{
    {"invalid", "hold no puzzle that can be read"},
    {"no-solution", "have no solution"},
    {"several-solutions", "have several solutions"},
    {"wrong-answer", "have an answer that is none of their solutions"},
    {"incomplete-answer", "have an answer with blanks"},
    {"unreadable-answer", "have an answer that is no grid"},
    {"duplicate", "repeat an earlier row of their file, digit by digit"},
    {"isomorph", "are of the same class as an earlier row of their file"},
    {"shared", "repeat a row of an earlier file, digit by digit"},
    {"leak", "are of the same class as a row of an earlier file"},
}};

}  // namespace

std::string_view name_of(FindingKind kind) {
    return kWords[static_cast<std::size_t>(kind)].name;
}

std::string_view meaning_of(FindingKind kind) {
    return kWords[static_cast<std::size_t>(kind)].meaning;
}

std::uint64_t AuditReport::count(FindingKind kind) const {
    std::uint64_t sum = 0;
    for (const File& file : files) sum += file.findings[static_cast<std::size_t>(kind)];
    return sum;
}

std::uint64_t AuditReport::rows() const {
    std::uint64_t sum = 0;
    for (const File& file : files) sum += file.rows;
    return sum;
}

bool AuditReport::is_all_clear() const {
    return is_clean() && rows() > 0 && unexamined == 0 && unknown == 0;
}

bool AuditReport::is_clean() const {
    return std::all_of(files.begin(), files.end(), [](const File& file) {
        return std::all_of(file.findings.begin(), file.findings.end(),
                           [](std::uint64_t count) { return count == 0; });
    });
}

}  // namespace nonet::dataset
