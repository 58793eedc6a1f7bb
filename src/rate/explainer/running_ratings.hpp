// ER, EP and ED while a path goes on, and whether what was asked for is known.
//
// The original counts zero as "not known yet". Stopping early follows its options: what to stop at
// is in PathOptions.
#pragma once

#include "rate/explainer/path.hpp"

namespace nonet::explainer {

class RunningRatings {
  public:
    /// The options must outlive it.
    explicit RunningRatings(const PathOptions& options) : options_(options) {}

    /// Takes one step. True when the answer that was asked for is known.
    bool take(double rating, std::string_view name, bool places) {
        ++ratings_.steps;
        if (rating > ratings_.er) {
            ratings_.er = rating;
            ratings_.hardest = name;
        }
        if (ratings_.steps == 1) ratings_.ed = ratings_.er;
        if (ratings_.ep == 0 && places) ratings_.ep = ratings_.er;
        return is_known();
    }

    [[nodiscard]] Ratings end(PathEnd how) const {
        Ratings ratings = ratings_;
        ratings.end = how;
        return ratings;
    }

  private:
    [[nodiscard]] bool is_known() const {
        if (options_.max_er) {
            if (tenths_of(ratings_.er) > *options_.max_er) return true;
        } else if (options_.min_er && tenths_of(ratings_.er) >= *options_.min_er) {
            return true;
        }
        if (ratings_.ep == 0) return false;
        if (options_.diamond && ratings_.ep > ratings_.ed) return true;
        return (options_.pearl || options_.diamond) && ratings_.er > ratings_.ep;
    }

    const PathOptions& options_;
    Ratings ratings_;
};

/// Whether all candidates of a position are among these.
inline bool has_only(const Position& position, const Candidates& possible) {
    for (const Cell cell : position.blanks()) {
        if ((position.candidates(cell) & ~unsigned{possible[cell]}) != 0) return false;
    }
    return true;
}

}  // namespace nonet::explainer
