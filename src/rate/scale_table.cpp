// The table of scales. To add one: write scales/NAME.cpp, declare it in scale.hpp, list it here.
//
// The order is that in which the program lists them; lookups by name walk it.
#include "rate/scale.hpp"

#include <array>
#include <vector>

namespace nonet {

std::span<const Scale* const> scale_table() {
    static const std::array kScales = {&se121_scale(), &se121_inv_scale(), &hodoku_scale(),
                                       &nodes_scale()};
    return kScales;
}

std::span<const ScaleInfo* const> scales() {
    static const std::vector<const ScaleInfo*> kInfos = [] {
        std::vector<const ScaleInfo*> infos;
        for (const Scale* scale : scale_table()) infos.push_back(&scale->info);
        return infos;
    }();
    return kInfos;
}

const ScaleInfo* find_scale(std::string_view name) {
    for (const ScaleInfo* info : scales()) {
        if (info->name == name) return info;
    }
    return nullptr;
}

namespace {

std::unique_ptr<Rater::Impl> make(const ScaleInfo& info, const RateOptions& options) {
    for (const Scale* scale : scale_table()) {
        if (&scale->info == &info) return scale->make(*scale, options);
    }
    return nullptr;
}

}  // namespace

Rater::Rater(const ScaleInfo& scale, const RateOptions& options) : impl_(make(scale, options)) {}
Rater::~Rater() = default;
Rater::Rater(Rater&&) noexcept = default;
Rater& Rater::operator=(Rater&&) noexcept = default;

Result<Rating> Rater::rate(const Puzzle& puzzle, const Limits& limits) {
    return impl_->rate(puzzle, limits);
}

}  // namespace nonet
