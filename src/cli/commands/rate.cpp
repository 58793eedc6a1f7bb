// rate: how hard each puzzle is, on a named scale.
//
// A number without its scale means nothing, so every row names the scale and its version. Only
// puzzles with exactly one solution are rated; for all others the row says what they are.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/work/pool.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/rate.hpp>

#include <array>
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

enum RateField : std::size_t {
    kValue,
    kLevel,
    kScale,
    kStatus,
    kScore,
    kNodes,
    kHardest,
    kSteps,
    kOptionsUsed
};

constexpr std::array<Field, 9> kFields = {{
    {"value", "the rating; with several scales NAME=VALUE for each, - where there is none"},
    {"level",
     "easy, medium, hard, unfair or extreme, where the scale has levels; solved for a "
     "full grid; none, multiple or unknown where the puzzle has not one known solution"},
    {"scale", "the name and the version of the scale"},
    {"status", "unique, solved, none, multiple, unknown or invalid"},
    {"score", "scale hodoku: the score", FieldType::number},
    {"nodes", "scale nodes: the mean number of branching steps", FieldType::number},
    {"hardest", "scale hodoku: the hardest technique of the path"},
    {"steps", "scale hodoku: how often each technique is used, as JSON", FieldType::json},
    {"options", "what the value depends on besides the scale"},
}};

std::vector<const ScaleInfo*> chosen_scales(const Settings& settings) {
    if (settings.scale == "all") return {scales().begin(), scales().end()};
    return {find_scale(settings.scale.empty() ? std::string_view("hodoku") : settings.scale)};
}

/// [{"technique": "full-house", "count": 5}, …], in the order of the path.
std::string steps_json(const Rating& rating) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& [technique, count] : rating.steps)
        list.push_back({{"technique", technique->name}, {"count", count}});
    return list.dump();
}

/// What the raters of one thread need.
using Raters = std::vector<Rater>;

class RateJob final : public PuzzleJob {
  public:
    explicit RateJob(const Settings& settings)
        : scales_(chosen_scales(settings)), pool_([this, &settings] {
              RateOptions options;
              options.isomorphs = static_cast<int>(settings.isomorphs);
              options.seed = settings.seed.value_or(0);
              auto raters = std::make_unique<Raters>();
              for (const ScaleInfo* scale : scales_) raters->emplace_back(*scale, options);
              return raters;
          }) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        return {"value", "level", "scale"};
    }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const std::vector<Rating> ratings = rate(puzzle, reply);
        if (ratings.empty()) return;
        const Status status = ratings.front().status;
        for (const Rating& rating : ratings) set_fields(rating, reply);
        set_common(ratings, reply);
        reply.count_status(status);
        reply.print_row();
        if (status == Status::none) reply.remark_clash();
    }

  private:
    /// Nothing when no scale knows such puzzles; then the row is printed.
    std::vector<Rating> rate(const Puzzle& puzzle, Reply& reply) const {
        std::vector<Rating> ratings;
        std::optional<Error> error;
        pool_.lend([&](Raters& raters) {
            for (Rater& rater : raters) {
                Result<Rating> rating = rater.rate(puzzle, reply.limits());
                if (rating.ok()) {
                    ratings.push_back(std::move(*rating));
                } else {
                    error = rating.error();
                }
            }
        });
        if (ratings.empty() && error) reply.reject(error->code, error->message);
        return ratings;
    }

    static void set_fields(const Rating& rating, Reply& reply) {
        if (rating.score) reply.set(kScore, fmt::format("{}", *rating.score));
        if (rating.nodes) reply.set(kNodes, rating.value);
        if (rating.hardest != nullptr) reply.set(kHardest, rating.hardest->name);
        if (!rating.steps.empty()) reply.set(kSteps, steps_json(rating));
        if (rating.level) reply.set(kLevel, name_of(*rating.level));
    }

    static void set_common(const std::vector<Rating>& ratings, Reply& reply) {
        std::string values;
        std::string names;
        std::string options;
        for (const Rating& rating : ratings) {
            const char* gap = &rating == &ratings.front() ? "" : " ";
            const std::string_view value =
                rating.value.empty() ? "-" : std::string_view(rating.value);
            names += fmt::format("{}{} {}", *gap != 0 ? ", " : "", rating.scale->name,
                                 rating.scale->version);
            values += ratings.size() == 1 ? std::string(value)
                                          : fmt::format("{}{}={}", gap, rating.scale->name, value);
            options += rating.options;
        }
        const Rating& first = ratings.front();
        const std::string status = first.is_complete ? "solved" : name_of(first.status);
        if (!first.value.empty() || ratings.size() > 1) reply.set(kValue, values);
        if (first.value.empty()) reply.set(kLevel, status);
        reply.set(kScale, names);
        reply.set(kStatus, status);
        if (!options.empty()) reply.set(kOptionsUsed, options);
    }

    std::vector<const ScaleInfo*> scales_;
    mutable Pool<Raters> pool_;
};

std::vector<std::string_view> scale_names() {
    std::vector<std::string_view> names;
    for (const ScaleInfo* scale : scales()) names.push_back(scale->name);
    names.emplace_back("all");
    return names;
}

std::string read_scale(Settings& settings, std::string_view value) {
    for (const std::string_view name : scale_names()) {
        if (name == value) {
            settings.scale = value;
            return {};
        }
    }
    return fmt::format("knows no '{}'; there are {}", value, fmt::join(scale_names(), ", "));
}

const Option kOptions[] = {
    {.name = "scale",
     .value = "NAME",
     .summary = "hodoku (the default), nodes, or all of them in one row",
     .details = "hodoku: the score and level of HoDoKu 2.3. nodes: how many guesses Nonet's solver "
                "makes, averaged over isomorphs.",
     .apply = read_scale,
     .choices = scale_names},
    {.name = "isomorphs",
     .value = "K",
     .summary = "scale nodes: average over K ways to write the puzzle; 100 by default",
     .details = "More of them depend less on how the puzzle is written. --seed chooses others.",
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, 1'000'000, s.isomorphs); }},
};

constexpr Example kExamples[] = {
    {"nonet rate puzzles.txt", "score and level of each puzzle"},
    {"nonet rate --format '{puzzle},{score},{level},{hardest}' puzzles.txt",
     "puzzles with their score, level and hardest technique"},
    {"nonet rate --scale nodes puzzles.txt", "how much a program has to guess"},
};

int run(const Invocation& invocation) {
    return run_job(invocation, RateJob(invocation.settings));
}

}  // namespace

const Command& rate_command() {
    static const Command kCommand = {
        .name = "rate",
        .operands = "[FILE|PUZZLE...]",
        .summary = "say how hard puzzles are, on a named scale",
        .row = "VALUE  LEVEL  SCALE",
        .details =
            "VALUE is the number that the scale gives, LEVEL its level if the scale has levels, "
            "SCALE the scale's name and version: a rating without them says nothing. Only puzzles "
            "with exactly one solution are rated; for all others VALUE is '-' and LEVEL says "
            "'solved' (a full grid), 'none', 'multiple', or 'unknown' (stopped before it was "
            "known). What a player has placed or noted does not count.\n\n"
            "The score of HoDoKu depends on the path, and so may differ between a puzzle and its "
            "mirror image; 'nonet explain --profile hodoku' shows the path.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
