// What render works out for each puzzle, on all threads: its picture, its solution, its rating, and
// steps. Pages are made of that in the order of the input (book.hpp).
#pragma once

#include "cli/human/solving.hpp"
#include "cli/paper/book.hpp"
#include "cli/work/pool.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/rate.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

/// The fields of captions, in the order of the table in commands/render.cpp.
enum RenderField : std::size_t { kEr, kEp, kEd, kLevel, kScore, kStep, kTechnique, kHint };

inline constexpr std::uint64_t kMostSteps = 10'000;

class RenderJob final : public PuzzleJob {
  public:
    /// `settings` and `profile` must outlive it.
    RenderJob(const Settings& settings, const logic::Profile& profile, BookSettings book);

    [[nodiscard]] std::vector<std::string_view> columns() const override { return {"number"}; }
    [[nodiscard]] bool skips_bad_rows() const override { return true; }
    [[nodiscard]] ProductTaker* product_taker() const override { return book_.get(); }
    [[nodiscard]] const Book& book() const { return *book_; }

    void answer(const Puzzle& puzzle, Reply& reply) const override;

  private:
    [[nodiscard]] std::string caption(const Reply& reply) const;
    [[nodiscard]] draw::Panel panel_of(const Puzzle& puzzle, const Reply& reply) const;
    void rate(const Puzzle& puzzle, Reply& reply) const;
    std::vector<draw::Panel> steps_of(const Puzzle& puzzle, Reply& reply) const;
    std::vector<draw::Panel> walk(const HumanPuzzle& human, logic::Solver& solver,
                                  Reply& reply) const;
    [[nodiscard]] draw::Panel step_panel(const logic::Hint& hint, const logic::State& state,
                                         std::uint64_t number, Reply& reply) const;
    [[nodiscard]] SmallSolution solution_of(const Puzzle& puzzle, Reply& reply) const;

    const Settings& settings_;
    bool has_caption_;
    bool has_solutions_;
    HumanSolving solving_;
    mutable Pool<Rater> explainer_;
    mutable Pool<Rater> hodoku_;
    std::unique_ptr<Book> book_;
};

}  // namespace nonet::cli
