// The path of Sudoku Explainer, as rows or as JSON.
#pragma once

#include "cli/work/puzzle_job.hpp"

#include <nonet/explainer.hpp>

namespace nonet::cli {

class ExplainerJob final : public PuzzleJob {
  public:
    /// `settings` must outlive it.
    explicit ExplainerJob(const Settings& settings) : settings_(settings) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override;
    void answer(const Puzzle& puzzle, Reply& reply) const override;

  private:
    const Settings& settings_;
};

}  // namespace nonet::cli
