// rate: how hard each puzzle is, on a named scale.
//
// A number without its scale means nothing, so every row names the scale and its version. Only
// puzzles with exactly one solution are rated; for all others the row says what they are. With
// --serate the rows are those of the rater that belongs to Sudoku Explainer, byte by byte.
#include "cli/arguments/option_values.hpp"
#include "cli/command_table.hpp"
#include "cli/exit_code.hpp"
#include "cli/human/serate_text.hpp"
#include "cli/work/pool.hpp"
#include "cli/work/puzzle_job.hpp"

#include <nonet/rate.hpp>

#include <array>
#include <chrono>
#include <cstdio>
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
    kEr,
    kEp,
    kEd,
    kScore,
    kNodes,
    kHardest,
    kSteps,
    kOptionsUsed,
    kSerate
};

constexpr std::array<Field, 13> kFields = {{
    {"value", "the rating; with several scales NAME=VALUE for each, - where there is none"},
    {"level",
     "easy, medium, hard, unfair or extreme, where the scale has levels; solved for a "
     "full grid; none, multiple or unknown where the puzzle has not one known solution"},
    {"scale", "the name and the version of the scale"},
    {"status", "unique, solved, none, multiple, unknown or invalid"},
    {"er",
     "scales se121 and se121-inv: the rating of the hardest step; empty where it was not settled",
     FieldType::number},
    {"ep", "the same: the hardest up to the first cell filled", FieldType::number},
    {"ed", "the same: the first step", FieldType::number},
    {"score", "scale hodoku: the score", FieldType::number},
    {"nodes", "scale nodes: the mean number of branching steps", FieldType::number},
    {"hardest", "scales se121, se121-inv and hodoku: the hardest technique of the path"},
    {"steps", "scale hodoku: how often each technique is used, as JSON", FieldType::json},
    {"options", "what the value depends on besides the scale"},
    {"serate", "with --serate: the row"},
}};

std::vector<const ScaleInfo*> chosen_scales(const Settings& settings) {
    if (settings.scale == "all") return {scales().begin(), scales().end()};
    return {find_scale(settings.scale.empty() ? std::string_view("se121") : settings.scale)};
}

/// [{"technique": "full-house", "count": 5}, …], in the order of the profile.
std::string steps_json(const Rating& rating) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& [technique, count] : rating.steps) {
        list.push_back({{"technique", technique->name}, {"count", count}});
    }
    return list.dump();
}

RateOptions rate_options(const Settings& settings) {
    RateOptions options;
    options.isomorphs = static_cast<int>(settings.isomorphs);
    options.seed = settings.seed.value_or(0);
    options.pearl = settings.pearl;
    options.diamond = settings.diamond;
    options.min_er = settings.min_er;
    options.max_er = settings.max_er;
    return options;
}

/// True when the rating is as --pearl, --diamond, --min-er and --max-er want it.
bool is_as_wanted(const ExplainerRating& rating, const Settings& settings) {
    return (!settings.pearl || rating.is_pearl) && (!settings.diamond || rating.is_diamond) &&
           (!settings.min_er || rating.er >= *settings.min_er) &&
           (!settings.max_er || rating.er <= *settings.max_er);
}

bool stops_early(const Settings& settings) {
    return settings.pearl || settings.diamond || settings.min_er || settings.max_er;
}

/// What the raters of one thread need.
using Raters = std::vector<Rater>;

class RateJob final : public PuzzleJob {
  public:
    explicit RateJob(const Settings& settings)
        : settings_(settings), scales_(chosen_scales(settings)), pool_([this, &settings] {
              auto raters = std::make_unique<Raters>();
              for (const ScaleInfo* scale : scales_) {
                  raters->emplace_back(*scale, rate_options(settings));
              }
              return raters;
          }) {}

    [[nodiscard]] std::vector<std::string_view> columns() const override {
        if (settings_.serate) return {"serate"};
        return {"value", "level", "scale"};
    }

    [[nodiscard]] bool skips_bad_rows() const override { return settings_.serate.has_value(); }

    void answer(const Puzzle& puzzle, Reply& reply) const override {
        const auto begin = std::chrono::steady_clock::now();
        const std::vector<Rating> ratings = rate(puzzle, reply);
        if (ratings.empty()) return;
        if (settings_.serate) {
            const auto taken = std::chrono::steady_clock::now() - begin;
            set_serate(puzzle, ratings.front(), taken, reply);
        }
        const Status status = ratings.front().status;
        bool has_er = false;  // with --scale all those of se121, which comes first
        for (const Rating& rating : ratings) {
            set_fields(rating, reply);
            if (rating.explainer && !has_er) set_explainer_fields(*rating.explainer, reply);
            has_er = has_er || rating.explainer.has_value();
        }
        set_common(ratings, reply);
        for (const Rating& rating : ratings) check_wanted(rating, reply);
        reply.count_status(status);
        for (const Rating& rating : ratings) {
            if (rating.status == Status::unknown) reply.cut_short();
        }
        reply.print_row();
        if (status == Status::none) reply.remark_clash();
    }

  private:
    /// One for each scale, so that rows look alike; without value where a scale does not know such
    /// puzzles. Nothing when none of them does; then the row is printed.
    std::vector<Rating> rate(const Puzzle& puzzle, Reply& reply) const {
        std::vector<Rating> ratings(scales_.size());
        std::optional<Error> error;
        std::optional<Status> status;
        pool_.lend([&](Raters& raters) {
            for (std::size_t i = 0; i < raters.size(); ++i) {
                Result<Rating> rating = raters[i].rate(puzzle, reply.limits());
                if (rating.ok()) {
                    if (!status) status = rating->status;
                    ratings[i] = std::move(*rating);
                } else {
                    error = rating.error();
                }
            }
        });
        if (!status) {
            reply.reject(error->code, error->message);
            return {};
        }
        for (std::size_t i = 0; i < ratings.size(); ++i) {
            if (ratings[i].scale != nullptr) continue;
            ratings[i].scale = scales_[i];
            ratings[i].status = *status;
        }
        return ratings;
    }

    void check_wanted(const Rating& rating, Reply& reply) const {
        if (!rating.explainer) {
            const bool has_none = rating.is_complete || rating.status == Status::none;
            if (has_none && stops_early(settings_)) reply.fail_condition();
            return;
        }
        if (!is_as_wanted(*rating.explainer, settings_)) reply.fail_condition();
        if (rating.status == Status::unique && !rating.options.empty()) {
            reply.remark_once(fmt::format("rated on {} with {}, since candidates are given",
                                          rating.scale->name, rating.options));
        }
        if (rating.explainer->is_stuck && rating.status == Status::unique) {
            reply.remark(fmt::format("no rule of {} goes on to the solution, which counts 20.0",
                                     rating.scale->name));
        }
    }

    void set_serate(const Puzzle& puzzle, const Rating& rating,
                    std::chrono::steady_clock::duration taken, Reply& reply) const {
        SerateRow row;
        const std::string line = puzzle.line.empty() ? to_line(puzzle.position) : puzzle.line;
        row.line = line;
        row.ordinal = reply.item().puzzle_number;
        row.rating = rating.explainer;
        row.elapsed = std::chrono::duration_cast<std::chrono::milliseconds>(taken);
        reply.set(kSerate, serate_text(*settings_.serate, row));
    }

    static void set_explainer_fields(const ExplainerRating& rating, Reply& reply) {
        if (!rating.is_cut) reply.set(kEr, text_of_tenths(rating.er));
        if (rating.ep > 0) reply.set(kEp, text_of_tenths(rating.ep));
        if (rating.ed > 0) reply.set(kEd, text_of_tenths(rating.ed));
        if (!rating.hardest.empty()) reply.set(kHardest, rating.hardest);
    }

    static void set_fields(const Rating& rating, Reply& reply) {
        if (rating.score) reply.set(kScore, fmt::format("{}", *rating.score));
        if (rating.nodes) reply.set(kNodes, rating.value);
        if (rating.hardest != nullptr) reply.set(kHardest, rating.hardest->name);
        if (!rating.steps.empty()) reply.set(kSteps, steps_json(rating));
        if (rating.level) reply.set(kLevel, name_of(*rating.level));
    }

    /// With several scales each of them by name: "nodes: isomorphs 100 seed 0".
    static std::string options_text(const std::vector<Rating>& ratings) {
        if (ratings.size() == 1) return ratings.front().options;
        std::string text;
        for (const Rating& rating : ratings) {
            if (rating.options.empty()) continue;
            text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", rating.scale->name,
                                rating.options);
        }
        return text;
    }

    static void set_common(const std::vector<Rating>& ratings, Reply& reply) {
        std::string values;
        std::string names;
        const std::string options = options_text(ratings);
        for (const Rating& rating : ratings) {
            const char* gap = &rating == &ratings.front() ? "" : " ";
            const std::string_view value =
                rating.value.empty() ? "-" : std::string_view(rating.value);
            names += fmt::format("{}{} {}", *gap != 0 ? ", " : "", rating.scale->name,
                                 rating.scale->version);
            values += ratings.size() == 1 ? std::string(value)
                                          : fmt::format("{}{}={}", gap, rating.scale->name, value);
        }
        const Rating& first = ratings.front();
        const std::string status = first.is_complete ? "solved" : name_of(first.status);
        if (!first.value.empty() || ratings.size() > 1) reply.set(kValue, values);
        if (first.value.empty() || first.status != Status::unique) reply.set(kLevel, status);
        reply.set(kScale, names);
        reply.set(kStatus, status);
        if (!options.empty()) reply.set(kOptionsUsed, options);
    }

    const Settings& settings_;
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

constexpr std::string_view kStopDetails =
    "The row then says '>=' and how far ER had come; it has no {er}. The exit code is 1 when a "
    "puzzle is not what was asked for, has no rating, or ER is below --min-er.";

const Option kOptions[] = {
    {.name = "scale",
     .value = "NAME",
     .summary = "se121 (the default), se121-inv, hodoku, nodes, or all of them in one row",
     .details =
         "se121: the ratings ER/EP/ED of Sudoku Explainer 1.2.1.3. se121-inv: ratings in its "
         "manner that are the same for a puzzle and its mirror images. hodoku: the score "
         "and level of HoDoKu 2.3. nodes: how many guesses Nonet's solver makes, averaged "
         "over isomorphs.",
     .apply = read_scale,
     .choices = scale_names},
    {.name = "isomorphs",
     .value = "K",
     .summary = "scale nodes: average over K ways to write the puzzle; 100 by default",
     .details = "More of them depend less on how the puzzle is written. --seed chooses others.",
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, 1'000'000, s.isomorphs); }},
    {.name = "serate",
     .value = "STRING",
     .summary = "scales se121 and se121-inv: rows as Sudoku Explainer's own rater writes them",
     .details = "%r %p %d stand for ER, EP and ED, %g for the input line, %n for the number of the "
                "puzzle, %e for the time it took, %% for a percent sign; '' means the usual "
                "'%g ED=%r/%p/%d'. Bad input gets no row; full grids, puzzles without a solution "
                "and those that a limit stopped get 0.0, and 20.0 is what serate says of a puzzle "
                "that was stopped by --pearl or --diamond.",
     .apply =
         [](Settings& s, std::string_view v) {
             s.serate = v;
             return std::string();
         },
     .for_empty = "%g ED=%r/%p/%d"},
    {.name = "pearl",
     .value = {},
     .summary = "scales se121 and se121-inv: stop when a puzzle is no pearl (EP = ER)",
     .details = kStopDetails,
     .apply = turn_on<&Settings::pearl>},
    {.name = "diamond",
     .value = {},
     .summary = "scales se121 and se121-inv: stop when a puzzle is no diamond (ED = EP = ER)",
     .details = kStopDetails,
     .apply = turn_on<&Settings::diamond>},
    {.name = "min-er",
     .value = "X",
     .summary = "scales se121 and se121-inv: stop once ER is X or more",
     .details = "Together with --max-er the rating stops only above that.",
     .apply = [](Settings& s, std::string_view v) { return read_tenths(v, s.min_er); }},
    {.name = "max-er",
     .value = "X",
     .summary = "scales se121 and se121-inv: stop once ER is above X",
     .details = kStopDetails,
     .apply = [](Settings& s, std::string_view v) { return read_tenths(v, s.max_er); }},
    {.name = "resume",
     .value = {},
     .summary = "go on behind the rows that an earlier run has written to -o FILE",
     .details = "As many puzzles are skipped as FILE has lines; the beginning of a line that a "
                "stopped run left is written anew. Use the same input and options. Puzzles that "
                "Ctrl-C or --time-limit stop get no row, so that the next run takes them. The exit "
                "code is that of the puzzles rated in this run.",
     .apply = turn_on<&Settings::resume>},
};

constexpr Example kExamples[] = {
    {"nonet rate puzzles.txt", "ER/EP/ED of each puzzle"},
    {"nonet rate --serate '%g %r/%p/%d' --resume -o rated.txt puzzles.txt",
     "in the notation of serate; the same command goes on after an interruption"},
    {"nonet rate --scale hodoku --format '{puzzle},{score},{level},{hardest}' puzzles.txt",
     "puzzles with their HoDoKu score, level and hardest technique"},
    {"nonet rate --scale nodes puzzles.txt", "how much a program has to guess"},
};

/// What is wrong with the options together, or an empty string.
std::string check_together(const Settings& settings) {
    const bool has_se121 =
        settings.scale.empty() || settings.scale == "se121" || settings.scale == "se121-inv";
    if (settings.serate && !has_se121) return "--serate is for the scales se121 and se121-inv";
    if (settings.serate && settings.resume && settings.serate->find('\n') != std::string::npos) {
        return "--resume counts lines, so the rows must not have several";
    }
    if (settings.serate && (settings.json || settings.format)) {
        return "choose one of --serate, --json and --format";
    }
    if (stops_early(settings) && !has_se121 && settings.scale != "all") {
        return "--pearl, --diamond, --min-er and --max-er are for the scales se121 and se121-inv";
    }
    return {};
}

int run(const Invocation& invocation) {
    if (const std::string problem = check_together(invocation.settings); !problem.empty()) {
        fmt::print(stderr, "nonet rate: {}\n", problem);
        return kExitBadInput;
    }
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
            "SCALE the scale's name and version: a rating without them says nothing. Where there "
            "is nothing to rate VALUE is '-' and LEVEL says 'solved' (a full grid), 'none', "
            "'multiple', or 'unknown' (stopped before it was known). What a player has placed or "
            "noted does not count.\n\n"
            "The usual scale, se121, gives the ratings of Sudoku Explainer 1.2.1.3: ER is that of "
            "the hardest step, EP that of the hardest up to the first cell filled, ED that of the "
            "first step. A puzzle with several solutions gets 20.0, as every puzzle that the rules "
            "do not solve.\n\n"
            "The numbers of Sudoku Explainer and HoDoKu depend on the path, and so may differ "
            "between a puzzle and its mirror image (those of se121-inv do not); 'nonet explain "
            "--scale se121' and 'nonet explain --profile hodoku' show the path.",
        .options = kOptions,
        .fields = kFields,
        .examples = kExamples,
        .groups = puzzle_command_groups(),
        .run = run,
    };
    return kCommand;
}

}  // namespace nonet::cli
