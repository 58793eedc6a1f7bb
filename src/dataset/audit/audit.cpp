// What is wrong with a data set: the sums, and every finding in the order of the rows.
//
// Rows come one by one; what is wrong with a row by itself is a finding at once, what it shares
// with others shows at the end (class_comparison.cpp). All findings go through one more external
// sort, so that they come out in the order of the rows however many there are.
#include "canon/external_sort.hpp"
#include "dataset/audit/class_comparison.hpp"

#include <nonet/dataset.hpp>

#include <algorithm>
#include <tuple>

namespace nonet::dataset {

namespace {

struct FindingRecord {
    RowPlace place;
    RowPlace earlier;  ///< row 0: none
    FindingKind kind;

    friend bool operator<(const FindingRecord& a, const FindingRecord& b) {
        return std::tie(a.place, a.kind) < std::tie(b.place, b.kind);
    }
};

std::optional<FindingKind> finding_of(Status status) {
    if (status == Status::none) return FindingKind::none;
    if (status == Status::multiple) return FindingKind::multiple;
    return std::nullopt;
}

std::optional<FindingKind> finding_of(AnswerState answer) {
    switch (answer) {
        case AnswerState::wrong:
            return FindingKind::wrong_answer;
        case AnswerState::incomplete:
            return FindingKind::incomplete_answer;
        case AnswerState::unreadable:
            return FindingKind::unreadable_answer;
        default:
            return std::nullopt;
    }
}

}  // namespace

class Audit::Impl {
  public:
    explicit Impl(std::uint64_t memory)
        : classes_(memory / 4 * 3), findings_(memory / 4 / sizeof(FindingRecord)) {}

    std::optional<Error> add(const RowPlace& place, const RowFacts& facts) {
        if (report_.files.size() <= place.file) report_.files.resize(place.file + 1);
        AuditReport::File& file = report_.files[place.file];
        ++file.rows;
        if (facts.kind == RowFacts::Kind::invalid) return tell({FindingKind::invalid, place, {}});
        if (facts.kind == RowFacts::Kind::other) {
            ++report_.unexamined;
            return std::nullopt;
        }
        ++report_.clues[static_cast<std::size_t>(facts.clues)];
        if (facts.was_cut) ++report_.unknown;
        if (facts.answer != AnswerState::absent) ++file.answers;
        if (facts.minimal) {
            ++report_.minimality_known;
            if (*facts.minimal) ++report_.minimal;
        }
        for (const auto kind : {finding_of(facts.status), finding_of(facts.answer)}) {
            if (!kind) continue;
            if (auto error = tell({*kind, place, {}})) return error;
        }
        return facts.has_class ? classes_.add(place, facts.form, facts.digits) : std::nullopt;
    }

    std::optional<Error> finish(const std::function<void(const Finding&)>& visit) {
        const auto tell_finding = [this](const Finding& finding) { return tell(finding); };
        if (auto error = classes_.compare(report_, tell_finding)) return error;
        if (auto error = findings_.finish()) return error;
        while (true) {
            FindingRecord record{};
            bool found = false;
            if (auto error = findings_.next(record, found)) return error;
            if (!found) return std::nullopt;
            Finding finding{record.kind, record.place, {}};
            if (record.earlier.row > 0) finding.earlier = record.earlier;
            visit(finding);
        }
    }

    [[nodiscard]] const AuditReport& report() const { return report_; }

  private:
    std::optional<Error> tell(const Finding& finding) {
        ++report_.files[finding.place.file].findings[static_cast<std::size_t>(finding.kind)];
        return findings_.add({finding.place, finding.earlier.value_or(RowPlace()), finding.kind});
    }

    AuditReport report_;
    ClassComparison classes_;
    canon::ExternalSort<FindingRecord> findings_;
};

Audit::Audit(std::uint64_t memory) : impl_(std::make_unique<Impl>(memory)) {}
Audit::~Audit() = default;
Audit::Audit(Audit&&) noexcept = default;
Audit& Audit::operator=(Audit&&) noexcept = default;

std::optional<Error> Audit::add(const RowPlace& place, const RowFacts& facts) {
    return impl_->add(place, facts);
}

std::optional<Error> Audit::finish(const std::function<void(const Finding&)>& visit) {
    return impl_->finish(visit);
}

const AuditReport& Audit::report() const {
    return impl_->report();
}

}  // namespace nonet::dataset
