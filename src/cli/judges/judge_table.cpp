// The table of judge profiles, and the look-up by name.
//
// To add a judge: write its file beside this one, declare its function in profiles.hpp, add its
// line here in the order of the names, and its golden files in tests/judges.
#include "cli/judges/judge.hpp"
#include "cli/judges/profiles.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace nonet::cli {

std::span<const Judge> judges() {
    static const std::array kTable = {
        boj1840(),
        boj2239(),
        boj2580(),
        codewars(),
        ecnu(),
        euler96(),
        hackerrank_euler096(),
        hdu1426(),
        hdu2780(),
        hdu3111(),
        jutge_p78955(),
        kattis_sudokunique(),
        leetcode36(),
        leetcode37(),
        mindcoding(),
        poj2676(),
        poj2918(),
        poj3074(),
        poj3076(),
        spoj_novice42(),
        spoj_sudogob(),
        spoj_sudoku(),
        uva989(),
        vijos_yzoj(),
        vijos1586(),
    };
    return kTable;
}

const Judge* find_judge(std::string_view name) {
    std::string wanted(name);
    for (char& c : wanted) {
        if (c == '_') c = '-';
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    for (const Judge& judge : judges()) {
        if (judge.name == wanted) return &judge;
        if (std::ranges::find(judge.aliases, wanted) != judge.aliases.end()) return &judge;
    }
    return nullptr;
}

}  // namespace nonet::cli
