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
//     position                                      before the step: "givens" and "values" of 81
//                                                   characters, "candidates" of 729
#pragma once

#include <nonet/hint.hpp>

#include <string_view>

#include <nlohmann/json_fwd.hpp>

namespace nonet::cli {

nlohmann::ordered_json step_json(const logic::RatedStep& step, const logic::State& state,
                                 const logic::Language& language, std::string_view text);

}  // namespace nonet::cli
