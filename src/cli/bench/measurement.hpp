// What is measured: one row, one file in measurements/.
//
// A measurement makes a Trial of a workload: some way to answer all its puzzles, which is then
// timed again and again. Trials write their answers where they can be checked.
#pragma once

#include "cli/bench/workload.hpp"

#include <nonet/effort.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// How the puzzles are to be answered.
struct TrialOptions {
    int limit = 2;          ///< of solutions for each puzzle
    std::size_t batch = 0;  ///< puzzles for each call; 0: all
    unsigned threads = 1;
};

/// One way to answer all puzzles of a workload. Made, and run, with the kernel that is measured
/// chosen.
class Trial {
  public:
    explicit Trial(const Workload& workload)
        : solutions_(workload.text), counts_(workload.size(), -1), workload_(&workload) {}
    virtual ~Trial() = default;
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

    /// Answers the first sample() puzzles.
    virtual void run() = 0;
    [[nodiscard]] virtual std::size_t sample() const { return workload_->size(); }

    /// After run(), not timed: puts the answers where counts() and solution() tell them.
    virtual void collect() {}

    /// For single calls: the ticks of each of some, in `ticks`.
    virtual void time_calls(std::vector<std::uint64_t>& /*ticks*/) {}

    /// The steps that run() takes; nothing where they are not known.
    virtual std::optional<BatchEffort> effort() { return std::nullopt; }

    /// After collect(): for each puzzle the number of solutions up to the limit.
    [[nodiscard]] const std::vector<std::int32_t>& counts() const { return counts_; }
    [[nodiscard]] std::string_view solution(std::size_t i) const {
        return std::string_view(solutions_).substr(i * kLineBytes, kCells);
    }

  protected:
    [[nodiscard]] const Workload& workload() const { return *workload_; }

    std::string solutions_;  ///< laid out like the text of the workload
    std::vector<std::int32_t> counts_;

  private:
    const Workload* workload_;
};

/// With which limits of solutions a measurement is made.
enum class LimitUse : std::uint8_t {
    both,   ///< the first solution, and the proof that there is no other; or the one asked for
    asked,  ///< the proof, or the one asked for
    proof,  ///< the proof, whatever is asked for
};

struct Measurement {
    std::string_view name;  ///< the stem of its file
    std::string_view summary;
    bool every_isa;  ///< worth measuring with every kernel; else with the chosen one
    LimitUse limits;
    bool threaded;  ///< on several threads: then throughput is by the clock on the wall
    bool only_when_named = false;  ///< left out unless --measure names it
    std::unique_ptr<Trial> (*make)(const Workload& workload, const TrialOptions& options);
};

/// In the order of the table.
std::span<const Measurement> measurements();

extern const Measurement kSingleMeasurement;
extern const Measurement kBatchMeasurement;
extern const Measurement kThreadsMeasurement;
extern const Measurement kStreamMeasurement;
extern const Measurement kRateMeasurement;
extern const Measurement kHintsMeasurement;

}  // namespace nonet::cli
