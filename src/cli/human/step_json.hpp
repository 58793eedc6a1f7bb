// A step as JSON: all that a page needs to tell it and to draw it.
//
//     technique, title, difficulty, score, text     what it is called, how hard, in words
//     siamese, assumes_unique                       true or false
//     placements, removals                          [{"cell": "r1c1", "digit": 5}, …]
//     digits, cells                                 [5, …], ["r1c1", …]
//     base, cover                                   houses: ["r1", "c9", "b5"]
//     fins, endo_fins                               candidates, as removals
//     sets, commons                                 [{"cells": […], "digits": […]}, …], [[5], …]
//     chains                                        of nodes {"cells", "digit", "link", "true"},
//                                                   with "set" where it runs through one
//     colors                                        groups of candidates
//     contradiction                                 what the step's supposition leads to: null, or
//                                                   {"kind", "cell", "house", "digits"}
//     position                                      before the step: "givens" and "values" of 81
//                                                   characters, "candidates" of 729
#pragma once

#include <nonet/hint.hpp>

#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace nonet::cli {

nlohmann::ordered_json step_json(const logic::RatedStep& step, const logic::State& state,
                                 const logic::Language& language, std::string_view text);

/// [{"kind": "wrong_digit", "cell": "r1c1", "placed": 5, "digit": 4}, …]: `placed` is null for a
/// candidate that is missing; `digit`, the one that belongs there, is null unless the level gives
/// it away, and where several solutions leave it open.
nlohmann::ordered_json mistakes_json(const std::vector<logic::Mistake>& mistakes,
                                     logic::HintLevel level);

}  // namespace nonet::cli
