// The exit codes of the program. Where several apply, the highest holds.
#pragma once

namespace nonet::cli {

inline constexpr int kExitDone = 0;             ///< the work was done
inline constexpr int kExitConditionFailed = 1;  ///< a condition that was asked for does not hold
inline constexpr int kExitBadInput = 2;         ///< wrong usage, or input that cannot be read
inline constexpr int kExitTimeLimit = 3;        ///< stopped by a time limit
inline constexpr int kExitSatisfiable = 10;     ///< --sat-exit: the puzzle has a solution
inline constexpr int kExitUnsatisfiable = 20;   ///< --sat-exit: it has none
inline constexpr int kExitFault = 70;           ///< a fault in the program itself
inline constexpr int kExitInterrupted = 130;    ///< stopped by Ctrl-C

}  // namespace nonet::cli
