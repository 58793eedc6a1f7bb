// The table of measurements. To add one: write measurements/NAME.cpp, declare its row in
// measurement.hpp, list it here.
#include "cli/bench/measurement.hpp"

#include <array>

namespace nonet::cli {

std::span<const Measurement> measurements() {
    static const std::array kRows = {kSingleMeasurement, kBatchMeasurement, kThreadsMeasurement,
                                     kStreamMeasurement, kRateMeasurement,  kHintsMeasurement};
    return kRows;
}

}  // namespace nonet::cli
