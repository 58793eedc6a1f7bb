// Case after case of a judge's input.
//
// Statements differ in how cases follow each other: one case, a count in front, or all up to the
// end of the file. Inputs differ from statements: no count, a wrong count, text behind the last
// case. The reader answers as an accepted program would (a count is obeyed as far as the input
// reaches), and remarks on what departs. A malformed case ends the reading, since nobody can tell
// where the next one starts.
#pragma once

#include "cli/judges/common/answer.hpp"
#include "cli/judges/common/grid_text.hpp"
#include "cli/judges/common/line_reader.hpp"
#include "cli/judges/common/report.hpp"

#include <nonet/board.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace nonet::cli {

enum class Cases : std::uint8_t {
    one,      ///< a single case
    counted,  ///< the number of cases, then the cases
    to_end,   ///< cases up to the end of the input
};

/// The layout of an input.
struct InputForm {
    Cases cases = Cases::to_end;
    Symbols symbols = Symbols::digits;
    BoxShape box = {3, 3};
    bool headings = false;  ///< a line such as "Grid 01" stands before each case
};

struct Case {
    CaseName name;
    std::string heading;  ///< empty when there was none
    Board board;
};

class CaseReader {
  public:
    /// All must outlive the reader.
    CaseReader(const InputForm& form, LineReader& lines, Report& report)
        : form_(form), lines_(lines), report_(report) {}

    /// Nothing at the end, or behind a malformed case, which is reported.
    std::optional<Case> next();

  private:
    bool start();
    bool read_count(const Line& line);
    bool has_next();
    void remark_on_end();
    void remark_on_rest();

    const InputForm form_;
    LineReader& lines_;
    Report& report_;
    std::optional<std::size_t> count_;  ///< how many cases there should be
    std::size_t read_ = 0;              ///< how many were read
    bool started_ = false;
    bool done_ = false;
};

/// The number that stands alone on a line; nothing when anything else does, or a number above
/// 10^15.
std::optional<std::size_t> lone_number(const Line& line);

}  // namespace nonet::cli
