// What each file in kinds/ hands out, and what a kind of data set can do.
#pragma once

#include "dataset/look_ahead.hpp"

#include <nonet/dataset.hpp>

#include <cstddef>
#include <memory>
#include <string_view>

namespace nonet::dataset {

/// Cuts records out of a source, in order.
class Cutter {
  public:
    using Event = RecordReader::Event;

    virtual ~Cutter() = default;
    /// Fills text, place and, where it could not be cut, error of the record, whose fields are
    /// empty. Of `failed` the caller knows why.
    virtual Event next(Record& record) = 0;
};

struct KindRow {
    /// How sure a kind is that a text is of it.
    enum class Look : std::uint8_t {
        no,
        yes,     ///< then the layout is filled in
        more,    ///< with further bytes it could say
        failed,  ///< it is, but a column that was asked for is not there: `error`
    };

    KindInfo info;
    /// Looks at the first bytes of a source; `complete`: it has no others.
    Look (*look)(std::string_view bytes, bool complete, const Options& options, Layout& layout,
                 Error& error);
    std::unique_ptr<Cutter> (*open)(const Layout& layout, const Options& options, LookAhead& input,
                                    ByteSource* answers);
    void (*understand)(const Layout& layout, const Options& options, const Record& record,
                       Entry& entry);
};

extern const KindRow kTableKind;
extern const KindRow kJsonKind;
extern const KindRow kPuzzlesKind;

/// Never null: every kind has a row.
const KindRow& row_of(Kind kind);
std::span<const KindRow* const> kind_rows();

}  // namespace nonet::dataset
