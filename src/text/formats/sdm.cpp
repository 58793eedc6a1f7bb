// A collection for SudoCue and its kin (.sdm): a puzzle a line, 81 digits, 0 for blank.
//
// Such lines are the format line to the reader; what sets this one apart is only what those
// programs accept: nothing but 9x9, nothing behind the cells.
#include "text/cells/pencil_marks.hpp"
#include "text/formats/formats.hpp"

#include <nonet/text.hpp>

#include <string>

namespace nonet::text::formats {

namespace {

Result<std::string> write(const Position& position, const Progress& /*progress*/) {
    const auto givens = digits_to_write(position, "sdm");
    if (!givens) return givens.error();
    return givens->to_line('0');
}

}  // namespace

constinit const Format kSdm = make_format(
    {.name = "sdm",
     .summary = "A collection of 9x9 puzzles, one on a line, 0 for blank",
     .details =
         "Written only: 81 digits a line, as SudoCue, HoDoKu and OpenSudoku import them. Read as "
         "the format line, which also takes . for blank and skips lines that begin with #. Other "
         "sizes and candidates are refused; see the format zeros for those.",
     .sample = "003020600900305001001806400008102900700000008006708200002609500800203009005010300"
               "\n"},
    {.write = write});

}  // namespace nonet::text::formats
