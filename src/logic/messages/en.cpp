// English: the words of all messages. words.hpp tells the form, step_values.hpp the parameters.
#include "logic/messages/language_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

constexpr auto kTechniques = std::to_array<TechniqueWords>({
    {.names = "full-house",
     .vague = "One house is almost full. Look at {house}.",
     .technique = "{title} in {house}: {cell}.",
     .full = "{cell} is the only blank cell of {house}, and {digit} is the only digit that is "
             "missing there. {result}"},
    {.names = "naked-single",
     .vague = "Look closely at the cells of {region}: one of them can be filled.",
     .technique = "{title} in {cell}.",
     .full = "{cell} can only be {digit}.[ From there you see {seen}.][ {crossed} were ruled out "
             "before.] {result}"},
    {.names = "hidden-single",
     .vague = "Look at {house}: a digit can be placed there.",
     .technique = "{title} in {house}: {cell}.",
     .full = "In {house}, {digit} can only go into {cell}.[ {blocked} cannot take it because of "
             "the {digit} in {seen}.][ In {crossed} it was ruled out before.] {result}"},
    {.names = "locked-candidates-1 locked-candidates-2",
     .vague = "Look at {house}: where can its missing digits go?",
     .technique = "{title} with {digit} in {house}: {cells}.",
     .full =
         "In {house}, {digit} can only go into {cells}. All of these cells lie in {house2}, too, "
         "so the {digit} of {house2} is one of them and stands nowhere else in {house2}. {result}"},
    {.names = "locked-pair locked-triple",
     .vague = "Look at {house}: a few cells have few candidates.",
     .full = "{cells} have no candidates but {digits}: as many digits as cells, so each of these "
             "digits stands in one of them. The cells share {house}[ and {house2}], so nothing "
             "else there can be {digits_or}. {result}"},
    {.names = "naked-pair naked-triple naked-quadruple",
     .vague = "Look at {house}: some cells there have few candidates.",
     .technique = "{title} with {digits} in {house}: {cells}.",
     .full = "In {house}, {cells} have no candidates but {digits}: {count} cells for {count} "
             "digits. Each of these digits stands in one of these cells, so no other cell of "
             "{house} can be {digits_or}. {result}"},
    {.names = "hidden-pair hidden-triple hidden-quadruple",
     .vague = "Look at {house}: some digits have few places left.",
     .technique = "{title} with {digits} in {house}: {cells}.",
     .full = "In {house}, the digits {digits} can only go into {cells}: {count} digits for {count} "
             "cells. These cells are taken by these digits, so they can hold no other. {result}"},
    {.names = "x-wing swordfish jellyfish squirmbag whale leviathan",
     .vague = "Look at one digit in several {base_kind}: where can {digit} go?",
     .technique = "{title} with {digit}: {base} against {cover}.",
     .full = "Places for {digit}: {places}. They all lie in {cover}. Each of {base} must hold "
             "{digit}, and there are just as many of {cover}, so each of {cover} has its {digit} "
             "in one of these cells and nowhere else. {result}"},
    {.names = "finned-* sashimi-*",
     .vague = "Look at one digit in several {base_kind}: where can {digit} go?",
     .technique = "{title} with {digit}: {base} against {cover}[, {fins_named}].",
     .full = "Places for {digit}: {places}.[ But for {fins_named} they all lie in {cover}.] If no "
             "fin is {digit}, then each of {cover} has its {digit} in one of these cells. "
             "Otherwise a fin is {digit}. Either way {victims} cannot be {digit}: seen from every "
             "fin, and in one of {cover}. {result}"},
    {.names = "franken-* mutant-* finned-franken-* finned-mutant-*",
     .vague =
         "Look at one digit all over the grid, in boxes as well as lines: where can {digit} go?",
     .technique =
         "{title} with {digit}: {base} against {cover}[, {fins_named}][, endo fins {endo_fins}].",
     .full =
         "Places for {digit}: {places}. Each of {base} must hold {digit}, and {cover} can take up "
         "just as many.[ Outside there is only {fins_named}.][ Endo fins, in two of these houses "
         "at once: {endo_fins}.] {fish_reason}[ Of the places above, {cannibals} would count "
         "twice, as part of two houses of {cover}, and cannot be {digit} either.] {result}"},
    {.names = "kraken-fish-1",
     .vague = "Look at one digit in several houses, and at what follows from its extra places: "
              "where can {digit} go?",
     .technique =
         "{title} with {digit}: {base} against {cover}[, {fins_named}][, endo fins {endo_fins}].",
     .full = "Places for {digit}: {places}. But for {fins_named} they all lie in {cover}. If no "
             "fin is {digit}, then each of {cover} has its {digit} in one of the other places, so "
             "{victims} cannot be {digit}.[ {cases}] So whether the fish holds or a fin is "
             "{digit}, the same follows. {result}"},
    {.names = "kraken-fish-2",
     .vague = "Look at one digit in several houses, and at what follows from its extra places: "
              "where can {digit} go?",
     .technique =
         "{title} with {digit}: {base} against {cover}[, {fins_named}][, endo fins {endo_fins}].",
     .full = "Places for {digit}: {places}. But for {fins_named} they all lie in {cover}. So "
             "either a fin is {digit}, or the fish holds, and one of {cover} has its {digit} in "
             "one of these places. All these cases lead to the same.[ {cases}] {result}"},
    {.names = "skyscraper",
     .vague = "Look at one digit in two lines: where can {digit} go?",
     .technique = "{title} with {digit}: {base}, ends {cell} and {cell2}.",
     .full =
         "Places for {digit}: {places}. {cell3} and {cell4} see each other, so at most one of them "
         "is {digit}. Then {cell} or {cell2} is, and what sees both cannot be {digit}. {result}"},
    {.names = "two-string-kite",
     .vague = "Look at one digit in a row and a column: where can {digit} go?",
     .technique = "{title} with {digit}: {base}, joined in {house2}.",
     .full = "Places for {digit}: {places}. One end of each lies in {house2}, and only one of "
             "these two can be {digit}. So the other end of the row or that of the column is "
             "{digit}, and what sees both cannot be. {result}"},
    {.names = "dual-two-string-kite",
     .vague = "Look at one digit in a row and a column: where can {digit} go?",
     .technique = "{title} with {digit}: {base}, joined in {house2}.",
     .full = "Two kites meet in {house2}.[ {kites}] {result}"},
    {.names = "empty-rectangle dual-empty-rectangle",
     .vague = "Look at one digit in {house}: where can {digit} go?",
     .technique = "{title} with {digit} in {house}, and {cells}.",
     .full = "In {house}, {digit} can only go into {fins}: all in one row and one column.[ "
             "{er_cases}] {result}"},
    {.names = "turbot-fish x-chain",
     .vague = "Follow one digit through houses with two places for it. Start near {region}, with "
              "{digit}.",
     .technique = "{title} with {digit}: {notation}.",
     .full = "{chain}. So {end_a} or {end_b}, and what sees both ends of the chain cannot be "
             "{digit}. {result}"},
    {.names = "remote-pair",
     .vague = "Look for cells with the same two candidates around {region}.",
     .technique = "{title} with {digits}[: {cells}][{notation}].",
     .full = "[{cells} all hold only {digits}, and each sees the next. ][{chain}. ]Along the chain "
             "the two digits take turns, so its ends hold different ones. What sees both ends can "
             "be neither. {result}"},
    {.names = "xy-chain",
     .vague = "Follow cells with two candidates, from one to the next. Start near {region}.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. So one end of the chain or the other holds {lost_digits}, and what sees "
             "both cannot. {result}"},
    {.names = "continuous-nice-loop grouped-continuous-nice-loop",
     .vague = "Follow what would happen, from link to link, around {region}: the way leads back to "
              "its start.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. The loop closes, so of the two ends of each link exactly one holds, "
             "whichever way it goes. What sees both ends of a link cannot hold. {result}"},
    {.names = "discontinuous-nice-loop grouped-discontinuous-nice-loop",
     .vague =
         "Try out a candidate in {region} and follow what would happen: the way leads back to it.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. [{loop_reason} ]{result}"},
    {.names = "aic grouped-aic",
     .vague = "Follow what would happen, from link to link. Start near {region}.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. So at least one of the ends holds: {end_a}, or {end_b}. What both exclude "
             "is gone either way. {result}"},
    {.names = "xy-wing",
     .vague =
         "Look for a cell with few candidates that sees two others of its kind, around {region}.",
     .technique = "{title}: pivot {cell}, wings {other_cells}.",
     .full = "Candidates: {cell_digits}.[ {cases}] So one of the wings, {other_cells}, is "
             "{lost_digits}, and what sees both wings cannot be. {result}"},
    {.names = "xyz-wing",
     .vague =
         "Look for a cell with few candidates that sees two others of its kind, around {region}.",
     .technique = "{title}: pivot {cell}, wings {other_cells}.",
     .full =
         "Candidates: {cell_digits}.[ {cases}] Otherwise {cell} itself is {lost_digits}. So one of "
         "the three cells is {lost_digits}, and what sees all three cannot be. {result}"},
    {.names = "w-wing",
     .vague = "Look for two cells with the same two candidates, around {region}.",
     .technique = "{title}: {cell} and {cell2}, linked by {kept_digits} in {house}.",
     .full = "{cell} and {cell2} both hold only {digits}. In {house}, {kept_digits} can only go "
             "into {cell3} or {cell4}, each of which is seen by one of the two. So {cell} and "
             "{cell2} cannot both be {kept_digits}: one of them is {lost_digits}, and what sees "
             "both cannot be. {result}"},
    {.names = "wxyz-wing vwxyz-wing uvwxyz-wing bent-set",
     .vague = "Look at where a line crosses a box, around {region}: a few cells hold few digits.",
     .technique = "{title} with {digits}: {cells}.",
     .full =
         "Candidates: {cell_digits}. {count} cells share {count} digits, and of these only "
         "{lost_digits} can stand in two of them. Without it the cells would have too few digits, "
         "so one of them holds {lost_digits}, and what sees all places for it cannot. {result}"},
    {.names = "simple-colors-trap",
     .vague = "Colour the places of one digit, around {region}: {digit}.",
     .technique = "{title} with {digit}: {color_a} against {color_b}.",
     .full = "Two places in a house: if one is false the other is true. So either all of the first "
             "colour are true, {color_a}, or all of the second, {color_b}. What sees both colours "
             "is false either way. {result}"},
    {.names = "simple-colors-wrap",
     .vague = "Colour the places of one digit, around {region}: {digit}.",
     .technique = "{title} with {digit}: {color_a} against {color_b}.",
     .full = "Either all of the first colour are true, {color_a}, or all of the second, {color_b}. "
             "Suppose that it is {color_lost}.[ {contradiction}] So this colour is false, and the "
             "other one is true. {result}"},
    {.names = "multi-colors-1",
     .vague = "Colour the places of one digit, around {region}: {digit}.",
     .technique = "{title} with {digit}: {color_a} against {color_b}; {color_c} against {color_d}.",
     .full = "In the first cluster either {color_a} or {color_b} is true, in the second either "
             "{color_c} or {color_d}.[ The colours {meeting_a} and {meeting_b} see each other, so "
             "they are not both true, and {rest_a} or {rest_b} is.] What sees both of these "
             "colours cannot be {digit}. {result}"},
    {.names = "multi-colors-2",
     .vague = "Colour the places of one digit, around {region}: {digit}.",
     .technique = "{title} with {digit}: {color_a} against {color_b}; {color_c} against {color_d}.",
     .full = "In the second cluster either {color_c} or {color_d} is true. The colour {color_lost} "
             "of the first cluster sees cells of both, so it is false. {result}"},
    {.names = "3d-medusa",
     .vague = "Colour candidates of several digits, around {region}, along cells and houses with "
              "two choices.",
     .technique = "{title}: {color_a} against {color_b}.",
     .full = "Either all of the first colour are true: {color_a}. Or all of the second: "
             "{color_b}.[ Suppose that it is the first. {contradiction} So the first colour is "
             "false.][ {both_colors}] {result}"},
    {.names = "unique-rectangle-1",
     .vague = "Look for four cells in two boxes that could swap two digits, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in two rows, two columns and two boxes. If all four held only {digits}, "
             "the two digits could be swapped, and the puzzle would have two solutions. It has "
             "one, so {victims} holds something else. {result}"},
    {.names = "unique-rectangle-2 unique-rectangle-5",
     .vague = "Look for four cells in two boxes that could swap two digits, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in two rows, two columns and two boxes. If all four held only {digits}, "
             "they could be swapped, and the puzzle would have two solutions. It has one, so one "
             "of the cells holds the extra candidate {lost_digits}, and what sees all its places "
             "cannot. {result}"},
    {.names = "unique-rectangle-3",
     .vague = "Look for four cells in two boxes that could swap two digits, around {region}.",
     .technique = "{title} with {digits}: {cells}[, and {set_a}].",
     .full = "{cells} lie in two rows, two columns and two boxes. If all four held only {digits}, "
             "they could be swapped, and the puzzle would have two solutions. So one of the other "
             "candidates of the rectangle is true.[ In {house}, the rectangle counts as one cell "
             "with these candidates, and together with {set_a} it makes a naked subset of "
             "{digits_a}.] {result}"},
    {.names = "unique-rectangle-4",
     .vague = "Look for four cells in two boxes that could swap two digits, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full =
         "{cells} lie in two rows, two columns and two boxes. If all four held only {digits}, they "
         "could be swapped, and the puzzle would have two solutions. [In {strong_houses}, the "
         "digit {kept_digits} can only go into {cell3} or {cell4}, so one of them is "
         "{kept_digits}. ]If the other were {lost_digits}, it would come to just that. {result}"},
    {.names = "unique-rectangle-6",
     .vague = "Look for four cells in two boxes that could swap two digits, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in two rows, two columns and two boxes. If all four held only {digits}, "
             "they could be swapped, and the puzzle would have two solutions. [In {strong_houses}, "
             "the digit {lost_digits} can only go into these corners. ]So it stands in two "
             "opposite ones. If these were {victims}, the other two would be {kept_digits}, and it "
             "would come to just that. {result}"},
    {.names = "hidden-rectangle",
     .vague = "Look for four cells in two boxes that could swap two digits, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in two rows, two columns and two boxes. If all four held only {digits}, "
             "they could be swapped, and the puzzle would have two solutions. [In {base}, the "
             "digit {kept_digits} can only go into these corners. ]If {victims} were "
             "{lost_digits}, its neighbours would have to be {kept_digits} and the fourth corner "
             "{lost_digits}: just that. {result}"},
    {.names = "avoidable-rectangle-1",
     .vague = "Look for four cells in two boxes that were not given, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in two rows, two columns and two boxes, and none of them was given. If "
             "{victims} were {lost_digits}, they would hold only {digits}, which could be swapped, "
             "and the puzzle would have two solutions. It has one. {result}"},
    {.names = "avoidable-rectangle-2",
     .vague = "Look for four cells in two boxes that were not given, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in two rows, two columns and two boxes, and none of them was given. If "
             "they held only {digits}, these could be swapped, and the puzzle would have two "
             "solutions. It has one, so one of the cells holds the extra candidate {lost_digits}, "
             "and what sees all its places cannot. {result}"},
    {.names = "bug-plus-1",
     .vague = "Count candidates: nearly every blank cell has two. Look at {region}.",
     .technique = "{title}[: {cells}].",
     .full = "All blank cells but {cell} have two candidates. Without {fin_digits} in {cell}, each "
             "candidate would stand twice in its row, column and box, and the puzzle could not "
             "have just one solution. So {cell} is {fin_digits}. {result}"},
    {.names = "bug-plus-n",
     .vague = "Count candidates: nearly every blank cell has two. Look at {region}.",
     .technique = "{title}[: {cells}].",
     .full = "Nearly all blank cells have two candidates. Without the extra ones, "
             "{fin_candidates}, each candidate would stand twice in its row, column and box, and "
             "the puzzle could not have just one solution. So at least one of the extra ones is "
             "true.[ {guardian_reason}] {result}"},
    {.names = "unique-loop",
     .vague = "Look for cells with the same two candidates that form a loop, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} form a loop in which {digits} could be swapped. If all held only these two, "
             "the puzzle would have two solutions. It has one, so at least one extra candidate is "
             "true: {fin_candidates}.[ {guardian_reason}] {result}"},
    {.names = "extended-rectangle",
     .vague = "Look for cells in parallel lines that could swap their digits, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "{cells} lie in parallel lines. If they held only {digits}, the lines could be "
             "swapped, and the puzzle would have two solutions. It has one, so at least one extra "
             "candidate is true: {fin_candidates}.[ {guardian_reason}] {result}"},
    {.names = "als-xz",
     .vague = "Look for groups of cells with one digit too many, around {region}.",
     .technique = "{title}: {sets}[; restricted common {commons}].",
     .full = "Each set has one digit more than cells: {sets}. {als_reason} {result}"},
    {.names = "als-xy-wing",
     .vague = "Look for groups of cells with one digit too many, around {region}.",
     .technique = "{title}: {sets}[; restricted commons {common_pairs}].",
     .full = "Each set has one digit more than cells: {sets}. B cannot share a digit with A, nor "
             "another one with C (restricted commons of {common_pairs}). Whichever of these B "
             "holds, A or C has to do without it and holds all its other digits. So {lost_or} "
             "stands in A or C, and what sees all its places in both cannot be it. {result}"},
    {.names = "als-chain",
     .vague = "Look for groups of cells with one digit too many, and follow them from one to the "
              "next, around {region}.",
     .technique = "{title}: {sets}[; restricted commons {common_pairs}].",
     .full = "Each set has one digit more than cells: {sets}. Two neighbours in the chain cannot "
             "both hold their restricted common ({common_pairs}). So if the first set does without "
             "{lost_or}, each set passes the lack on to the next, and the last one holds it; and "
             "the other way round. What sees all its places in both cannot be it. {result}"},
    {.names = "death-blossom",
     .vague = "Look at a cell with few candidates around {region}, and at the groups of cells that "
              "it sees.",
     .technique = "{title}: stem {cell}; {sets}.",
     .full =
         "Each set has one digit more than cells: {sets}. Whatever {cell} is, it takes that digit "
         "from one of the sets[ ({petals})], which must then hold all its others, {lost_digits} "
         "among them. What sees all places for {lost_digits} in the sets cannot be it. {result}"},
    {.names = "sue-de-coq",
     .vague = "Look at where a line crosses a box, around {region}.",
     .technique = "{title}: {set_a}, with {set_b} and {set_c}.",
     .full = "{set_a} can hold {digits_a}. In the line {set_b} can hold {digits_b}, in the box "
             "{set_c} can hold {digits_c}. Together the cells have just enough digits, so each of "
             "these digits is used up within its line or its box. {result}"},
    {.names = "almost-locked-pair almost-locked-triple",
     .vague = "Look at where a line crosses a box, around {region}.",
     .technique = "{title} with {digits}[: {cells}].",
     .full =
         "In {house}, {set_a} can only be {digits_or}, and in {house2} these digits have outside "
         "the crossing no other places than {set_b}. So the crossing takes exactly one of them. "
         "The others fill {set_a} and {set_b} alike: outside the crossing no other cell of {house} "
         "can be one of them, and there is no room for others in {set_b}. {result}"},
    {.names = "aligned-pair-exclusion aligned-triple-exclusion",
     .vague = "Try out pairs of candidates in a few cells of {region}.",
     .technique = "{title}: {cells}.",
     .full = "Candidates: {cell_digits}. Go through all ways to fill these cells with the "
             "candidates to be removed: each breaks the rules or takes too many digits from cells "
             "that they see[: {sets}]. {result}"},
    {.names = "firework-pair",
     .vague = "Look at a row and a column that cross in {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "Look at {row} and {column}, which cross in {cell}. Outside {house2}, the digits "
             "{digits} have no places in them but {cell2} and {cell3} (a digit that has only "
             "{cell} and the outer cell left in one of the lines will do, too). If {cell} held "
             "neither of them, {cell2} and {cell3} would hold one each, and too few digits would "
             "be left for {set_a}. So {cell} holds one of them. {result}"},
    {.names = "firework-triple",
     .vague = "Look at a row and a column that cross in {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "Look at {row} and {column}, which cross in {cell}. Outside {house2}, the digits "
             "{digits} have no places in them but {cell2} and {cell3} (a digit that has only "
             "{cell} and the outer cell left in one of the lines will do, too). So each of these "
             "digits must stand in one of the three cells. They fill them, each just once, and "
             "nothing else has room there. {result}"},
    {.names = "firework-quadruple",
     .vague = "Look at two rows and two columns that cross around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "There are two crossings. In {row} and {column}, the digits {digits_row} have no "
             "place outside the box of {cell} but {cell2} and {cell3}, so each of them stands in "
             "{cell}, {cell2} or {cell3}. In the same way, by {row2} and {column2}, each of "
             "{digits_row2} stands in {cell4}, {cell2} or {cell3}. So the four digits fill the "
             "four cells: {cell} takes one of {digits_row}, {cell4} one of {digits_row2}, and "
             "nothing else has room there. {result}"},
    {.names = "junior-exocet senior-exocet",
     .vague = "Look at two cells of one box with the same candidates, around {region}.",
     .technique = "{title} with {digits}: base {cells}, targets {set_a}.",
     .full = "The base cells {cells} hold two of {digits}. The targets are {set_a}, the "
             "cross-lines {base}; each cross-line needs each of these digits. Beside the base only "
             "the targets can take its digits[: the companions {set_c} hold none of them].[ "
             "Farther off, the cross-lines have these places for them: {exocet_places}. Two lines "
             "take up all places of a digit, so they serve two cross-lines at most, and for the "
             "third a target must hold it.] So the targets hold the two digits of the base.[ Each "
             "digit of a target comes again in its mirror: {exocet_mirrors}.] What is in no such "
             "way to fill these cells can go. {result}"},
    {.names = "sk-loop multi-sector-locked-sets",
     .vague = "Look at the whole grid: some lines and boxes share their digits out exactly.",
     .technique = "{title}: {cells}.",
     .full = "There are {count} cells: {cells}.[ The digits that each house can give to them: "
             "{sectors}.] These are no more digits than cells, so each of them is used up in these "
             "cells and stands nowhere else in its house. {result}"},
    {.names = "tridagon",
     .vague = "Look at four boxes that form a rectangle, around {region}.",
     .technique = "{title} with {digits}: {cells}.",
     .full = "If {cells} held only {digits}, they could not be filled: three digits in these "
             "twelve places always clash. So at least one extra candidate is true[: "
             "{fin_candidates}].[ {guardian_reason}] {result}"},
    {.names = "forcing-chain-contradiction forcing-net-contradiction",
     .vague = "Try out a candidate in {region} and follow what would happen: it cannot end well.",
     .technique = "{title}: suppose that {premise}.",
     .full = "Suppose that {premise}. {cases}[ {contradiction}] So what was supposed is wrong. "
             "{result}"},
    {.names = "forcing-chain-verity forcing-net-verity",
     .vague = "Try out all the choices of one place in {region}: they have something in common.",
     .technique = "{title}.[ {cases_reason}] All cases lead to the same.",
     .full = "[{cases_reason} ]All cases lead to the same. {cases} {result}"},
    {.names = "whip braid g-whip",
     .vague = "Try out a candidate in {region} and follow what would happen: it cannot end well.",
     .technique = "{title}: suppose that {premise}.",
     .full = "{cases} At each step all other choices were excluded by what came before.[ "
             "{contradiction}] So what was supposed is wrong. {result}"},
    {.names = "template-set template-delete",
     .vague = "Go through all ways to place one digit in the whole grid: {digit}.",
     .technique = "{title} with {digit}.",
     .full = "Go through all ways to place the missing {digit}s in the whole grid. What all of "
             "them have in common is true, what none of them has is false. {result}"},
    {.names = "brute-force",
     .vague = "No pattern helps here. Try out a cell of {region}.",
     .technique = "{title}: {placements}.",
     .full = "None of the patterns leads on from here. Trying out the possibilities shows what "
             "belongs there. {result}"},
});

constexpr auto kPhrases = std::to_array<Phrase>({
    {"list.space", " "},
    {"list.comma", ", "},
    {"list.and", " and "},
    {"list.or", " or "},
    {"list.group", "; "},
    {"house.row", "row {n}"},
    {"house.column", "column {n}"},
    {"house.box", "box {n}"},
    {"houses.row", "rows {n}"},
    {"houses.column", "columns {n}"},
    {"houses.box", "boxes {n}"},
    {"fins.one", "the fin {fins}"},
    {"fins.many", "the fins {fins}"},
    {"loop.must", "So {cell} is {digit} in any case."},
    {"loop.cannot", "So {cell} cannot be {digit}."},
    {"loop.either", "So {cell} is {digit} or {digit2}."},
    {"kind.row", "rows"},
    {"kind.column", "columns"},
    {"kind.box", "boxes"},
    {"technique", "{title}[ with {digits}][: {cells}]."},
    {"siamese", "Two fish with the same base act together (siamese)."},
    {"fish.plain", "So {digit} stands in no cell of {cover} beyond these."},
    {"fish.finned",
     "If a fin is {digit}, it sees {victims}; if none is, {digit} stands in no cell of {cover} "
     "beyond these. Either way {victims} cannot be {digit}."},
    {"digits.in", "{digits} in {cells}"},
    {"digits.from", "{digits} from {cells}"},
    {"cell.digits", "{cell} has {digits}"},
    {"places", "{cells} in {house}"},
    {"placement", "{cell} is {digit}"},
    {"seen", "{digit} in {cell}"},
    {"set", "{name} = {cells} with {digits}"},
    {"result.removals", "So remove {removals}."},
    {"result.placements", "So {placements}."},
    {"result.both", "So {placements}, and remove {removals}."},
    {"wing.case", "If {pivot} is {digit}, then {wing} is {rest}."},
    {"kite",
     "In {row}, {digit} can only go into {a} or {b}, in {column} into {c} or {d}. {b} and {d} see "
     "each other, so {a} or {c} is {digit}, and {lost} cannot be."},
    {"er.case",
     "In {house}, it can only go into {near} or {far}. If {lost} were {digit}, {far} could not be, "
     "so {near} would be; but {near} and {lost} together see all places in {box}."},
    {"colors.both", "What both colours exclude is false either way."},
    {"common.pair", "{a} and {b}: {digits}"},
    {"petal", "{digits} from {set}"},
    {"als.single",
     "All places for {commons} in one set see those in the other, so only one of them can hold it, "
     "and the other holds all its remaining digits. So {lost} stands in one of the sets, and what "
     "sees all its places in both cannot be it."},
    {"als.double",
     "For each of {commons}, all places in one set see those in the other. So each set does "
     "without one of the two, and holds all its other digits. What sees all places for {commons} "
     "in both sets cannot be that digit, and what sees all places for another digit in its set "
     "cannot be that one."},
    {"sector", "{house}: {digits}"},
    {"guardians.cell", "They are all in {cell}, so it can hold none of {digits}."},
    {"guardians.seen", "What each of them excludes cannot be true."},
    {"guardians.subset",
     "In {house}, their cells count as one cell with these candidates, and together with {cells} "
     "they make a naked subset of {digits}."},
    {"guardians.locked",
     "In {house}, {digits} can only go into {cells}. That leaves one of these cells to an extra "
     "candidate, and none to the other digits of the pattern."},
    {"exocet.places", "{digit} in {cells}[, all within {houses}]"},
    {"exocet.no-place", "{digit} nowhere"},
    {"exocet.mirror", "that of {target} is {cells}"},
    {"node.true", "{cells} is {digit}"},
    {"node.false", "{cells} is not {digit}"},
    {"node.group-true", "one of {cells} is {digit}"},
    {"node.group-false", "none of {cells} is {digit}"},
    {"premise.true", "{cells} is {digit}"},
    {"premise.false", "{cells} is not {digit}"},
    {"premise.group-true", "one of {cells} is {digit}"},
    {"premise.group-false", "none of {cells} is {digit}"},
    {"chain.if", "If {premise}"},
    {"chain.since", "Since {node}"},
    {"chain.thus", "{node}[ ({why})]"},
    {"chain.then", "then {node}[ ({why})]"},
    {"chain.comma", ", "},
    {"case", "{chain}."},
    {"cases.cell", "{cell} must be {digits}."},
    {"cases.house", "{digit} must have one of its places in {house}."},
    {"cases.candidate", "{cell} is {digit} or it is not."},
    {"contradiction.empty_cell", "Then {cell} has no candidate left."},
    {"contradiction.no_place", "Then {house} has no place left for {digits}."},
    {"contradiction.two_digits", "Then {cell} would have to hold {digits} at once."},
    {"contradiction.twice", "Then {digits} would stand twice in {house}."},
    {"contradiction.true_and_false", "Then {cell} would be {digits} and not {digits} at once."},
    {"why.last-digit", "the last digit left in {cell}"},
    {"why.same-cell", "{cell} takes one digit"},
    {"why.last-place", "the last place left in {house}"},
    {"why.same-house", "both in {house}"},
    {"why.set", "set {set}, {cells}, keeps all its other digits"},
    {"hint.no-solution", "This puzzle has no solution."},
    {"hint.solved", "The puzzle is solved."},
    {"hint.wrong-digit", "{cell} is not {placed}."},
    {"hint.wrong-digit-full", "{cell} is not {placed}; it must be {digit}."},
    {"hint.wrong-everywhere", "{cell} is not {placed}: no solution of this puzzle has it there."},
    {"hint.missing", "{cell} lacks a candidate that was crossed out by mistake."},
    {"hint.missing-full",
     "{cell} lacks the candidate {digit}: it was crossed out by mistake, since {cell} must be "
     "{digit}."},
    {"hint.dead-end",
     "The digits and candidates here cannot all be right: together they leave no solution."},
    {"hint.unknown", "Stopped before a step was found."},
    {"hint.stuck", "No step was found. Tried: {tried}."},
    {"hint.untried", "No step was found: the profile has no technique that may be tried here."},
    {"unique.several",
     "The puzzle has several solutions, so techniques that assume a single one are not used."},
    {"unique.candidates",
     "The puzzle is given by its candidates, so techniques that assume a single solution are not "
     "used."},
    {"unique.unknown",
     "It is not known whether the puzzle has one solution, so techniques that assume a single one "
     "are not used."},
    {"unique.assumes",
     "This step assumes that the puzzle has exactly one solution, which was checked."},
    {"family.singles", "singles"},
    {"family.intersections", "intersections"},
    {"family.subsets", "subsets"},
    {"family.fish", "fish"},
    {"family.single digit patterns", "single digit patterns"},
    {"family.wings", "wings"},
    {"family.coloring", "coloring"},
    {"family.uniqueness", "uniqueness"},
    {"family.chains", "chains"},
    {"family.almost locked sets", "almost locked sets"},
    {"family.aligned exclusion", "aligned exclusion"},
    {"family.patterns", "patterns"},
    {"family.forcing", "forcing"},
    {"family.last resort", "last resort"},
    {"level.easy", "easy"},
    {"level.medium", "medium"},
    {"level.hard", "hard"},
    {"level.unfair", "unfair"},
    {"level.extreme", "extreme"},
    {"page.rank", "{family}, {level}, score {score} in the profile {profile}"},
    {"page.also-called", "also called: {names}"},
    {"page.assumes", "assumes that the puzzle has exactly one solution"},
    {"page.english-only", ""},
    {"page.example", "For example:"},
});

}  // namespace

const Words& english() {
    static constexpr Words kWords = {
        .code = "en",
        .name = "English",
        .titles = {},  // those of the table of techniques
        .techniques = kTechniques,
        .phrases = kPhrases,
    };
    return kWords;
}

}  // namespace nonet::logic
