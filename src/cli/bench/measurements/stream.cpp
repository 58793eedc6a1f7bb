// From end to end in memory: the reader, which recognises the format, the batches, and rows of
// text as `nonet solve --any` writes them.
#include "cli/bench/measurement.hpp"

#include <nonet/batch.hpp>
#include <nonet/text.hpp>

#include <algorithm>

namespace nonet::cli {

namespace {

class Stream final : public Trial {
  public:
    Stream(const Workload& workload, const TrialOptions& options)
        : Trial(workload), block_(options.batch == 0 ? kUsualBlock : options.batch) {}

    void run() override {
        rows_.clear();
        done_ = 0;
        StringSource source(workload().text);
        Reader reader(source);
        for (auto event = reader.next(); event != Reader::Event::end; event = reader.next()) {
            if (event != Reader::Event::puzzle) continue;
            if (const Grid* grid = std::get_if<Grid>(&reader.puzzle().position))
                waiting_.push_back(*grid);
            if (waiting_.size() == block_) solve_block();
        }
        solve_block();
    }

  private:
    static constexpr std::size_t kUsualBlock = 4096;

    void solve_block() {
        for (const Outcome<Grid>& outcome : solver_.solve(waiting_)) {
            const std::string line = outcome.solution ? outcome.solution->to_line() : "-";
            rows_ += line;
            rows_ += '\t';
            rows_ += name_of(outcome.status);
            rows_ += '\n';
            keep(outcome.status, line);
        }
        waiting_.clear();
    }

    /// For the check of the answers.
    void keep(Status status, const std::string& line) {
        counts_[done_] = status == Status::none ? 0 : status == Status::unique ? 1 : 2;
        if (status != Status::none)
            std::copy(line.begin(), line.end(), solutions_.data() + done_ * kLineBytes);
        ++done_;
    }

    std::size_t block_;
    BatchSolver solver_;
    std::vector<Grid> waiting_;
    std::string rows_;
    std::size_t done_ = 0;
};

std::unique_ptr<Trial> make(const Workload& workload, const TrialOptions& options) {
    return std::make_unique<Stream>(workload, options);
}

}  // namespace

constinit const Measurement kStreamMeasurement = {
    .name = "stream",
    .summary = "reading, solving and writing rows of text, in memory",
    .every_isa = false,
    .limits = LimitUse::proof,
    .threaded = false,
    .make = make};

}  // namespace nonet::cli
