// Paper is what is printed on, so whoever asks for it, or for PDF, gets pages with margins and
// numbers. A picture for a web page or a letter wants neither: without such a wish an SVG or PNG is
// as large as the puzzle.
#include "cli/paper/book_settings.hpp"

#include "cli/arguments/nearest.hpp"
#include "cli/arguments/option_values.hpp"

#include <nonet/hint.hpp>

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace nonet::cli {

namespace {

constexpr std::string_view kUsualPaper = "A4";

std::vector<std::string_view> kind_names() {
    std::vector<std::string_view> names;
    for (const PaperKind& kind : paper_kinds()) names.push_back(kind.name);
    return names;
}

std::vector<std::string_view> paper_names() {
    std::vector<std::string_view> names;
    for (const draw::Paper& paper : draw::papers()) names.push_back(paper.name);
    names.emplace_back("fit");
    return names;
}

std::string read_kind(Settings& settings, std::string_view value) {
    if (find_paper_kind(value) == nullptr)
        return fmt::format("wants one of {}, not '{}'", fmt::join(kind_names(), ", "), value);
    settings.to = value;
    return {};
}

std::string read_paper(Settings& settings, std::string_view value) {
    if (value != "fit" && draw::find_paper(value) == nullptr)
        return fmt::format("wants one of {}, not '{}'", fmt::join(paper_names(), ", "), value);
    settings.paper = value;
    return {};
}

std::string read_symbols(Settings& settings, std::string_view value) {
    draw::Symbols symbols = draw::symbols_of(value);
    std::sort(symbols.begin(), symbols.end());
    if (std::adjacent_find(symbols.begin(), symbols.end()) != symbols.end() && value != "letters")
        return fmt::format(
            "wants a symbol of its own for each number, but in '{}' one stands twice", value);
    settings.symbols = value;
    return {};
}

draw::Symbols chosen_symbols(const Settings& settings) {
    if (settings.symbols.empty() || settings.symbols == "numbers") return {};
    if (settings.symbols == "letters") return draw::letter_symbols();
    return draw::symbols_of(settings.symbols);
}

/// "정답" where --lang ko asks for Korean.
std::string solutions_head(const Settings& settings) {
    if (settings.language == "ko") return "정답";
    if (settings.language == "zh") return "答案";
    return "Solutions";
}

const Option kPageOptions[] = {
    {.name = "to",
     .value = "KIND",
     .summary = "svg, pdf or png; by default what the name of the file ends in",
     .details =
         "Without a name SVG is written to standard output. SVG and PNG have a file for each "
         "page: of -o NAME.svg, NAME.svg when there is one page, else NAME-1.svg, NAME-2.svg "
         "and so on.",
     .apply = read_kind,
     .choices = kind_names},
    {.name = "per-page",
     .value = "N",
     .summary = "N puzzles on each page, 1 to 50",
     .details = {},
     .apply = [](Settings& s,
                 std::string_view v) { return read_number(v, 1, draw::kMostPerPage, s.per_page); }},
    {.name = "paper",
     .value = "NAME",
     .summary = "A4 (the default), A3, A5, B5, Letter, Legal, or fit",
     .details =
         "fit makes each page as large as its puzzle, without margins and page numbers. That "
         "is what SVG and PNG do unless --paper, --per-page, --landscape or --title-page asks "
         "for pages.",
     .apply = read_paper,
     .choices = paper_names},
    {.name = "landscape",
     .value = {},
     .summary = "turn the paper on its side",
     .details = {},
     .apply = turn_on<&Settings::landscape>},
    {.name = "title",
     .value = "TEXT",
     .summary = "stands at the top of each page",
     .details = "In any language for which a font is installed.",
     .apply = keep_text<&Settings::title>},
    {.name = "title-page",
     .value = {},
     .summary = "begin with a page that holds the title alone",
     .details = {},
     .apply = turn_on<&Settings::title_page>},
    {.name = "solutions",
     .value = {},
     .summary = "add the solutions, small, on pages of their own at the end",
     .details = "A puzzle without exactly one solution is shown as it is, with a note under it.",
     .apply = turn_on<&Settings::solutions>},
    {.name = "solutions-behind",
     .value = {},
     .summary = "behind each page of puzzles a page with their solutions",
     .details = "For printing on both sides: the solutions are on the back.",
     .apply = turn_on<&Settings::solutions_behind>},
    {.name = "symbols",
     .value = "SYMBOLS",
     .summary = "numbers (the default), letters, or the symbols themselves",
     .details =
         "letters are 1 to 9, then A, B, C and so on. Otherwise each character is the symbol "
         "of a number, from 1 on, such as 0123456789ABCDEF; numbers for which there is none "
         "are written as numbers.",
     .apply = read_symbols},
    {.name = "dpi",
     .value = "N",
     .summary = "PNG: so many points to the inch, 10 to 600; 150 by default",
     .details = "300 is fit for printing.",
     .apply = [](Settings& s, std::string_view v) { return read_number(v, 10, 600, s.dpi); }},
};

/// Without its dot, in lower case.
std::string ending_of(const std::string& path) {
    std::string ending = std::filesystem::path(path).extension().string();
    if (!ending.empty()) ending.erase(0, 1);
    for (char& c : ending) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return ending;
}

std::string clashing_wishes(const Settings& settings, bool fits) {
    if (settings.title_page && settings.title.empty())
        return "--title-page wants a title: --title TEXT";
    if (settings.solutions && settings.solutions_behind)
        return "choose one of --solutions and --solutions-behind";
    if (!fits) return {};
    if (settings.per_page > 1)
        return "--paper fit makes a page for each puzzle, so it goes without --per-page";
    if (settings.landscape || settings.title_page)
        return "--paper fit has no paper that --landscape or --title-page could be about";
    return {};
}

}  // namespace

std::span<const Option> page_options() {
    return kPageOptions;
}

const PaperKind* chosen_kind(const Settings& settings, std::string& problem) {
    const std::string& path = settings.output;
    const bool has_name = !path.empty() && path != "-";
    const PaperKind* by_ending = has_name ? find_paper_kind(ending_of(path)) : nullptr;
    if (settings.to.empty()) {
        if (by_ending == nullptr && has_name)
            problem = fmt::format(
                "cannot tell from the name {} what to write; let it end in .svg, .pdf or .png, or "
                "give --to",
                path);
        return has_name ? by_ending : find_paper_kind("svg");
    }
    const PaperKind* kind = find_paper_kind(settings.to);
    if (by_ending == nullptr || by_ending == kind) return kind;
    problem = fmt::format("--to {} does not go with the name {}", settings.to, path);
    return nullptr;
}

bool fits_puzzles(const Settings& settings, const PaperKind& kind) {
    if (!settings.paper.empty()) return settings.paper == "fit";
    return !kind.is_book && settings.per_page == 0 && !settings.landscape && !settings.title_page;
}

std::string choose_book(const Settings& settings, BookSettings& book) {
    std::string problem;
    book.kind = chosen_kind(settings, problem);
    if (book.kind == nullptr) return problem;
    book.fits = fits_puzzles(settings, *book.kind);
    problem = clashing_wishes(settings, book.fits);
    if (!problem.empty()) return problem;
    const std::string_view name =
        settings.paper.empty() || book.fits ? kUsualPaper : std::string_view(settings.paper);
    const draw::Paper& paper = *draw::find_paper(name);
    book.style.width = settings.landscape ? paper.height : paper.width;
    book.style.height = settings.landscape ? paper.width : paper.height;
    book.style.margin = std::min(54.0, 0.1 * paper.width);
    book.style.per_page = static_cast<int>(std::max<std::uint64_t>(settings.per_page, 1));
    book.style.has_head = !settings.title.empty();
    book.style.has_foot = true;
    book.style.symbols = chosen_symbols(settings);
    if (!settings.language.empty()) book.style.language = settings.language;
    book.file = {settings.output, draw::clean(settings.title), static_cast<double>(settings.dpi)};
    book.has_cover = settings.title_page;
    if (settings.solutions) book.solutions = SolutionPlace::end;
    if (settings.solutions_behind) book.solutions = SolutionPlace::behind;
    book.solutions_head = solutions_head(settings);
    return {};
}

}  // namespace nonet::cli
