// The line form with 0 for blank, for programs that want digits only. Read as the format line.
#include "text/formats/formats.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet::text::formats {

namespace {

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    if (const auto* grid = std::get_if<Grid>(&position)) return grid->to_line('0');
    if (const auto* candidates = std::get_if<Candidates>(&position)) {
        return candidates->to_line('0');
    }
    return to_line(position);
}

}  // namespace

constinit const Format kZeros = make_format(
    {.name = "zeros",
     .summary = "A puzzle on a line with 0 for blank",
     .details =
         "Written only: 81 digits for 9x9, 729 for candidates; every other size as in the format "
         "line, whose blanks are 0 anyway. Such lines are read as the format line.",
     .sample = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
               "\n",
     .carries = {.sizes = true, .candidates = true}},
    {.write = write});

}  // namespace nonet::text::formats
