// Compares the scale se121 with a table of ratings that the original gave.
//
// A table has a puzzle and its ER a line, separated by tabs (or commas, where it has no tab),
// perhaps EP and ED. A first line with a name among its fields (puzzle, ER or SER or SE1.2.1.3, EP,
// ED), with or without a # before it, says which column is which; without one they are the first
// four, EP and ED only where both are numbers. A column may hold ER/EP/ED together. Rows without a
// rating from 1.0 to 20.0 are left out and counted. Puzzles are dealt to threads one by one, and
// each is timed by its thread's own clock, so that the figures hardly depend on what else the
// machine does.
#include <nonet/rate.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

constexpr int kNone = -1;
constexpr std::size_t kShown = 20;  ///< differing puzzles that are listed

/// A puzzle of the table and what became of it. Ratings in tenths; kNone: not in the table.
struct Entry {
    std::string puzzle;
    std::array<int, 3> expected{kNone, kNone, kNone};
    std::string found;
    bool is_equal = false;
    double milliseconds = 0;
};

struct Bucket {
    std::string_view name;
    int below;  ///< tenths
};

constexpr std::array<Bucket, 8> kBuckets = {{
    {"< 2.6", 26},
    {"2.6-6.4", 65},
    {"6.5-7.4", 75},
    {"7.5-8.2", 83},
    {"8.3-8.9", 90},
    {"9.0-9.3", 94},
    {"9.4-10.5", 106},
    {"10.6-", 1000},
}};

struct Options {
    std::string file;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    std::size_t sample = 0;  ///< 0: all
    std::uint32_t seed = 1;
    double limit = 0;  ///< seconds for a puzzle; 0: none
};

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

/// The whole text as a number from `least` to `most`.
template <typename Number>
std::optional<Number> read_number(std::string_view text, Number least, Number most) {
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool is_number = error == std::errc() && end == text.data() + text.size();
    if (!is_number || !(value >= least && value <= most)) return std::nullopt;
    return value;
}

/// "7.2" as 72; kNone for what is no rating. EP and ED may be 0.0.
int read_tenths(const std::string& text) {
    const std::optional<double> value = read_number(text, 0.0, 20.0);
    return value ? static_cast<int>(*value * 10 + 0.5) : kNone;
}

std::vector<std::string> fields_of(std::string line) {
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    return split(line, line.find('\t') == std::string::npos ? ',' : '\t');
}

/// Which columns hold the puzzle, ER, EP and ED.
struct Columns {
    std::size_t puzzle = 0;
    std::array<std::size_t, 3> ratings{1, 2, 3};

    /// False when none of the fields is a name: then nothing is changed.
    bool read_header(std::vector<std::string> names) {
        constexpr std::size_t kMissing = 1000;
        Columns named{.puzzle = 0, .ratings = {kMissing, kMissing, kMissing}};
        bool has_name = false;
        if (!names.empty() && names[0].starts_with('#')) names[0].erase(0, 1);
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::string name = names[i];
            std::transform(name.begin(), name.end(), name.begin(), [](unsigned char letter) {
                return static_cast<char>(std::tolower(letter));
            });
            const int place = name == "er" || name == "ser" || name == "se1.2.1.3" ? 0
                              : name == "ep"                                       ? 1
                              : name == "ed"                                       ? 2
                                                                                   : -1;
            if (name == "puzzle") named.puzzle = i;
            if (place >= 0) named.ratings[static_cast<std::size_t>(place)] = i;
            has_name = has_name || name == "puzzle" || place >= 0;
        }
        if (has_name) *this = named;
        return has_name;
    }
};

std::optional<Entry> read_row(const std::vector<std::string>& fields, const Columns& columns) {
    Entry entry;
    if (columns.puzzle >= fields.size() || columns.ratings[0] >= fields.size()) return std::nullopt;
    entry.puzzle = fields[columns.puzzle];
    std::vector<std::string> texts = split(fields[columns.ratings[0]], '/');
    for (std::size_t i = 1; i < 3 && texts.size() == i; ++i) {
        if (columns.ratings[i] < fields.size()) texts.push_back(fields[columns.ratings[i]]);
    }
    for (std::size_t i = 0; i < std::min<std::size_t>(3, texts.size()); ++i) {
        entry.expected[i] = read_tenths(texts[i]);
    }
    if (entry.expected[1] == kNone || entry.expected[2] == kNone) {
        entry.expected[1] = entry.expected[2] = kNone;
    }
    if (entry.expected[0] < 10) return std::nullopt;
    return entry;
}

struct Table {
    std::vector<Entry> entries;
    std::size_t left_out = 0;  ///< lines that are neither a header nor a rated puzzle
};

Table read_table(std::istream& file) {
    Table table;
    Columns columns;
    bool may_be_header = true;
    for (std::string line; std::getline(file, line);) {
        const std::vector<std::string> fields = fields_of(line);
        if (fields.empty()) continue;
        if (may_be_header && columns.read_header(fields)) {
            may_be_header = false;
        } else if (std::optional<Entry> entry = read_row(fields, columns)) {
            table.entries.push_back(std::move(*entry));
            may_be_header = false;
        } else if (!line.starts_with('#')) {
            ++table.left_out;
        }
    }
    return table;
}

double thread_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

void rate(Entry& entry, nonet::Rater& rater, double limit) {
    const nonet::Result<nonet::Puzzle> puzzle = nonet::read_puzzle(entry.puzzle);
    if (!puzzle) {
        entry.found = "no puzzle";
        return;
    }
    nonet::Limits limits;
    if (limit > 0) {
        limits.deadline = nonet::Limits::Clock::now() +
                          std::chrono::milliseconds(static_cast<std::int64_t>(limit * 1000));
    }
    const double begin = thread_milliseconds();
    const nonet::Result<nonet::Rating> rating = rater.rate(*puzzle, limits);
    entry.milliseconds = thread_milliseconds() - begin;
    if (!rating || !rating->explainer) {
        entry.found = rating ? nonet::name_of(rating->status) : rating.error().message;
        return;
    }
    entry.found = rating->value;
    const nonet::ExplainerRating& se = *rating->explainer;
    const std::array<int, 3> found{se.er, se.ep, se.ed};
    entry.is_equal = true;
    for (std::size_t i = 0; i < 3; ++i) {
        if (entry.expected[i] != kNone && entry.expected[i] != found[i]) entry.is_equal = false;
    }
}

void rate_all(std::vector<Entry>& entries, const Options& options) {
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        nonet::Rater rater(*nonet::find_scale("se121"));
        for (std::size_t i = next++; i < entries.size(); i = next++) {
            rate(entries[i], rater, options.limit);
        }
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < options.threads; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
}

std::string expected_text(const Entry& entry) {
    std::string text;
    for (const int tenths : entry.expected) {
        if (tenths != kNone) text += (text.empty() ? "" : "/") + nonet::text_of_tenths(tenths);
    }
    return text;
}

void report_buckets(const std::vector<Entry>& entries) {
    std::printf("%-9s %7s %7s %12s %12s %12s\n", "ER", "equal", "of", "mean ms", "median ms",
                "max ms");
    int above = 0;
    for (const Bucket& bucket : kBuckets) {
        std::vector<double> times;
        std::size_t equal = 0;
        double sum = 0;
        for (const Entry& entry : entries) {
            if (entry.expected[0] < above || entry.expected[0] >= bucket.below) continue;
            times.push_back(entry.milliseconds);
            sum += entry.milliseconds;
            if (entry.is_equal) ++equal;
        }
        above = bucket.below;
        if (times.empty()) continue;
        std::sort(times.begin(), times.end());
        std::printf("%-9s %7zu %7zu %12.3f %12.3f %12.3f\n", bucket.name.data(), equal,
                    times.size(), sum / static_cast<double>(times.size()), times[times.size() / 2],
                    times.back());
    }
}

/// True when all are equal.
bool report(const std::vector<Entry>& entries) {
    report_buckets(entries);
    std::size_t equal = 0;
    std::size_t shown = 0;
    for (const Entry& entry : entries) {
        if (entry.is_equal) {
            ++equal;
        } else if (shown++ < kShown) {
            std::printf("%s\texpected %s\tfound %s\n", entry.puzzle.c_str(),
                        expected_text(entry).c_str(), entry.found.c_str());
        }
    }
    std::printf("%zu of %zu\n", equal, entries.size());
    return equal == entries.size();
}

/// Sets the option; false for an unknown name or a value that does not fit.
bool set_option(Options& options, const std::string& name, const std::string& value) {
    if (name == "--limit") {
        const auto limit = read_number(value, 0.0, 1e6);
        options.limit = limit.value_or(0);
        return limit.has_value();
    }
    const auto number = read_number<std::uint32_t>(value, 0, 4'000'000'000U);
    if (!number) return false;
    if (name == "--threads") {
        options.threads = *number;
        return *number >= 1 && *number <= 1000;
    }
    if (name == "--sample") {
        options.sample = *number;
        return true;
    }
    options.seed = *number;
    return name == "--seed";
}

/// Nothing where the command line is not understood.
std::optional<Options> read_options(const std::vector<std::string>& arguments) {
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!arguments[i].starts_with("--")) {
            if (!options.file.empty()) return std::nullopt;
            options.file = arguments[i];
        } else if (i + 1 == arguments.size() ||
                   !set_option(options, arguments[i], arguments[i + 1])) {
            return std::nullopt;
        } else {
            ++i;
        }
    }
    if (options.file.empty()) return std::nullopt;
    return options;
}

}  // namespace

int main(int argc, char** argv) {
    const std::optional<Options> options = read_options({argv + 1, argv + argc});
    if (!options) {
        std::fprintf(stderr,
                     "usage: compare_ratings [--threads 1..1000] [--sample N [--seed S]] "
                     "[--limit SECONDS] FILE\n");
        return 2;
    }
    std::ifstream file(options->file);
    if (!file) {
        std::fprintf(stderr, "compare_ratings: cannot read %s\n", options->file.c_str());
        return 2;
    }
    Table table = read_table(file);
    if (table.left_out > 0) {
        std::fprintf(stderr, "compare_ratings: %zu lines have no puzzle with a rating\n",
                     table.left_out);
    }
    std::vector<Entry>& entries = table.entries;
    if (entries.empty()) {
        std::fprintf(
            stderr,
            "compare_ratings: %s has no row with a puzzle and an ER; columns are separated "
            "by tabs and named by the first line (puzzle, ER, EP, ED)\n",
            options->file.c_str());
        return 2;
    }
    if (options->sample > 0 && options->sample < entries.size()) {
        std::mt19937 random(options->seed);
        std::shuffle(entries.begin(), entries.end(), random);
        entries.resize(options->sample);
    }
    rate_all(entries, *options);
    return report(entries) ? 0 : 1;
}
