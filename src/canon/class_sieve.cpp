// Finding the first of each class: a set while it fits, then an external sort.
//
// While the forms fit in memory the answer comes at once. When they do not any more, they become
// the first sorted run, marked as settled, and from then on every text goes to a file with its form
// and number to an external sort. At the end equal forms meet in the merge: a class is new when
// none of it is settled, and then its smallest number is kept. A second sort puts the kept numbers
// back in order, and one pass over the texts lets them out. Time O(n log n), two times the input in
// temporary files, memory as given.
#include "canon/external_sort.hpp"
#include "canon/form_key.hpp"
#include "canon/form_set.hpp"

#include <nonet/canon.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace nonet {

namespace {

using canon::ExternalSort;
using canon::FormKey;
using canon::FormSet;
using canon::TemporaryFile;

/// Number 0: settled before.
struct Numbered {
    FormKey key;
    std::uint64_t number;

    friend bool operator<(const Numbered& a, const Numbered& b) {
        return std::tie(a.key, a.number) < std::tie(b.key, b.number);
    }
};

/// The set and the sort are there one after the other, the sort of kept numbers and the texts'
/// buffers beside them.
std::size_t forms_in(std::uint64_t memory) {
    constexpr std::uint64_t kLeast = 1024;
    // The list grows by doubling and is copied for sorting once.
    const std::uint64_t forms = memory / (2 * FormSet::kBytesEach);
    const std::uint64_t most = std::numeric_limits<std::uint32_t>::max() / 2;
    return static_cast<std::size_t>(std::clamp(forms, kLeast, most));
}

}  // namespace

class ClassSieve::Content {
  public:
    explicit Content(std::uint64_t memory) : most_(forms_in(memory)), sort_(most_), kept_(most_) {}

    Result<Verdict> add(const Grid& form, std::string_view text) {
        const FormKey key = canon::key_of(form);
        if (numbers_ == 0) {
            if (set_.size() < most_) return set_.insert(key) ? Verdict::first : Verdict::repeated;
            if (auto error = spill()) return *error;
        }
        if (auto error = keep(text)) return *error;
        if (auto error = sort_.add({key, ++numbers_})) return *error;
        return Verdict::undecided;
    }

    std::optional<Error> finish(const std::function<bool(std::string_view text)>& visit) {
        if (numbers_ == 0) return std::nullopt;
        if (auto error = find_kept()) return error;
        return let_out(visit);
    }

  private:
    std::optional<Error> spill() {
        std::vector<Numbered> settled;
        {
            const std::vector<FormKey> keys = set_.take();
            settled.reserve(keys.size());
            for (const FormKey& key : keys) settled.push_back({key, 0});
        }
        if (auto error = texts_.mark(texts_begin_)) return error;
        return sort_.add_run(std::move(settled));
    }

    std::optional<Error> keep(std::string_view text) {
        const std::uint64_t size = text.size();
        if (auto error = texts_.write(&size, sizeof size)) return error;
        return texts_.write(text.data(), text.size());
    }

    /// The numbers of the first of each new class.
    std::optional<Error> find_kept() {
        if (auto error = sort_.finish()) return error;
        Numbered last{};
        bool has_last = false;
        for (;;) {
            Numbered record{};
            bool found = false;
            if (auto error = sort_.next(record, found)) return error;
            if (!found) return kept_.finish();
            const bool is_first = !has_last || record.key != last.key;
            last = record;
            has_last = true;
            if (!is_first || record.number == 0) continue;
            if (auto error = kept_.add(record.number)) return error;
        }
    }

    std::optional<Error> let_out(const std::function<bool(std::string_view text)>& visit) {
        TemporaryFile::Mark at = texts_begin_;
        std::uint64_t size = 0;
        if (auto error = texts_.read_at(at, &size, sizeof size)) return error;
        std::uint64_t at_number = 1;
        std::string text;
        for (;;) {
            std::uint64_t number = 0;
            bool found = false;
            if (auto error = kept_.next(number, found)) return error;
            if (!found) return std::nullopt;
            for (;; ++at_number) {
                text.resize(static_cast<std::size_t>(size));
                if (auto error = texts_.read(text.data(), text.size())) return error;
                if (at_number < numbers_) {
                    if (auto error = texts_.read(&size, sizeof size)) return error;
                }
                if (at_number == number) break;
            }
            ++at_number;
            if (!visit(text)) return std::nullopt;
        }
    }

    std::size_t most_;
    FormSet set_;
    ExternalSort<Numbered> sort_;
    ExternalSort<std::uint64_t> kept_;
    TemporaryFile texts_;
    TemporaryFile::Mark texts_begin_{};
    std::uint64_t numbers_ = 0;  ///< of texts in the file
};

ClassSieve::ClassSieve(std::uint64_t memory) : content_(std::make_unique<Content>(memory)) {}
ClassSieve::~ClassSieve() = default;
ClassSieve::ClassSieve(ClassSieve&&) noexcept = default;
ClassSieve& ClassSieve::operator=(ClassSieve&&) noexcept = default;

Result<ClassSieve::Verdict> ClassSieve::add(const Grid& form, std::string_view text) {
    return content_->add(form, text);
}

std::optional<Error> ClassSieve::finish(const std::function<bool(std::string_view text)>& visit) {
    return content_->finish(visit);
}

}  // namespace nonet
