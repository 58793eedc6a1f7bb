// One function for each profile; each stands in the file of the same name and gives its row.
#pragma once

#include "cli/judges/judge.hpp"

namespace nonet::cli {

Judge boj1840();
Judge boj2239();
Judge boj2580();
Judge codewars();
Judge ecnu();
Judge euler96();
Judge hackerrank_euler096();
Judge hdu1426();
Judge hdu2780();
Judge hdu3111();
Judge jutge_p78955();
Judge kattis_sudokunique();
Judge leetcode36();
Judge leetcode37();
Judge mindcoding();
Judge poj2676();
Judge poj2918();
Judge poj3074();
Judge poj3076();
Judge spoj_novice42();
Judge spoj_sudogob();
Judge spoj_sudoku();
Judge uva989();
Judge vijos1586();
Judge vijos_yzoj();

}  // namespace nonet::cli
