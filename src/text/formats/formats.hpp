// One declaration for each file of this folder; format_table.cpp puts them in order.
#pragma once

#include "text/format.hpp"

namespace nonet::text::formats {

extern const Format kBlock;
extern const Format kClues;
extern const Format kCsv;
extern const Format kFields;
extern const Format kFpuzzles;
extern const Format kGrid;
extern const Format kHodoku;
extern const Format kInstance;
extern const Format kJson;
extern const Format kKsudoku;
extern const Format kLabelled;
extern const Format kLine;
extern const Format kNpy;
extern const Format kNumbers;
extern const Format kNumpy;
extern const Format kOpensudoku;
extern const Format kPairs;
extern const Format kPencil;
extern const Format kSdk;
extern const Format kSdm;
extern const Format kSdx;
extern const Format kSmoresoft;
extern const Format kSs;
extern const Format kSudokucoach;
extern const Format kSudokuexchange;
extern const Format kSudokupad;
extern const Format kSudokuwiki;
extern const Format kSukaku;
extern const Format kTriple;
extern const Format kTriples;
extern const Format kZeros;

}  // namespace nonet::text::formats
