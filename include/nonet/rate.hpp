// How hard a puzzle is, on a named scale.
//
// There is no one difficulty: each scale is a definition with a version, and a rating without them
// says nothing. Every rating carries both. Scales rate the puzzle, not what a player has added.
#pragma once

#include <nonet/explainer.hpp>
#include <nonet/profile.hpp>
#include <nonet/search.hpp>
#include <nonet/text.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nonet {

/// One row of the table of scales.
struct ScaleInfo {
    std::string_view name;     ///< what users type
    std::string_view version;  ///< of the definition
    std::string_view value;    ///< what the value is, in a few words
    std::string_view summary;  ///< one line
    std::string_view details;  ///< paragraphs
};

/// Every scale.
std::span<const ScaleInfo* const> scales();

/// Nothing when no scale has that name.
const ScaleInfo* find_scale(std::string_view name);

struct RateOptions {
    int isomorphs = 100;     ///< scale nodes: over how many ways to write the puzzle it averages,
                             ///< at least 1
    std::uint64_t seed = 0;  ///< of these

    // scales se121 and se121-inv: when they may stop before the rating is complete
    bool pearl = false;         ///< once the puzzle is known to be no pearl (EP = ER)
    bool diamond = false;       ///< once it is known to be no diamond (ED = EP = ER)
    std::optional<int> min_er;  ///< once ER is at least this, in tenths
    std::optional<int> max_er;  ///< once ER is above this; with min_er too, only then
};

struct Rating {
    const ScaleInfo* scale = nullptr;
    /// Of the puzzle. Only unique ones are rated; se121 and se121-inv also say what they make of
    /// puzzles with several solutions.
    Status status = Status::unknown;
    bool is_complete = false;  ///< every cell was given: there is nothing to rate
    std::string value;         ///< the number as text; empty where nothing was rated
    std::optional<logic::Level> level;
    std::optional<std::int64_t> score;
    std::optional<double> nodes;
    std::optional<ExplainerRating> explainer;  ///< scales se121 and se121-inv
    /// Scale hodoku: the technique of the highest level and score.
    const logic::TechniqueInfo* hardest = nullptr;
    /// How often each technique was used, in the order of the scale's profile.
    std::vector<std::pair<const logic::TechniqueInfo*, int>> steps;
    std::string options;  ///< what the value depends on besides scale and version, or empty
};

/// Rates one puzzle after the other and keeps its memory between them. One thread at a time.
class Rater {
  public:
    /// `scale` must come from the table.
    explicit Rater(const ScaleInfo& scale, const RateOptions& options = {});
    ~Rater();
    Rater(Rater&&) noexcept;
    Rater& operator=(Rater&&) noexcept;

    /// Status unknown when `limits` came first. Error not_supported for what the scale does not
    /// know: boards that are not 9×9, and for some scales sukaku. Cost: some 20 microseconds for an
    /// easy puzzle.
    Result<Rating> rate(const Puzzle& puzzle, const Limits& limits = {});

    class Impl;

  private:
    std::unique_ptr<Impl> impl_;
};

}  // namespace nonet
