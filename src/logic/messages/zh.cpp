// 中文: the words of all messages in Chinese. words.hpp tells the form, step_values.hpp the
// parameters.
#include "logic/messages/language_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

constexpr auto kTechniques = std::to_array<TechniqueWords>({
    {.names = "full-house",
     .vague = "有一处快要填满了，请看{house}。",
     .technique = "{house}的{title}：{cell}。",
     .full = "{house}只剩 {cell} 一个空格，缺的数字也只有 {digit}。{result}"},
    {.names = "naked-single",
     .vague = "请仔细看{region}里的格子，其中有一格可以填。",
     .technique = "{title}：{cell}。",
     .full = "{cell} 只能填 {digit}。[与它同行、同列或同宫的格子里已有 {seen}。][{crossed} "
             "此前已被排除。]{result}"},
    {.names = "hidden-single",
     .vague = "请看{house}，那里有一个数字可以填。",
     .technique = "{house}的{title}：{cell}。",
     .full = "在{house}里，{digit} 只能填在 {cell}。[受 {seen} 的 {digit} 影响，{blocked} 不能填 "
             "{digit}。][{crossed} 的 {digit} 此前已被排除。]{result}"},
    {.names = "locked-candidates-1 locked-candidates-2",
     .vague = "请看{house}：缺的数字可以填在哪些格子里？",
     .technique = "{house}数字 {digit} 的{title}：{cells}。",
     .full = "在{house}里，{digit} 只能填在 {cells}。这些格子也都属于{house2}，所以{house2}的 "
             "{digit} 就在其中一格，{house2}的其他格子不能再填 {digit}。{result}"},
    {.names = "locked-pair locked-triple",
     .vague = "请看{house}，有几个格子的候选数很少。",
     .full = "{cells} 的候选数只有 "
             "{digits}，数字与格子一样多，所以这些数字正好填满这些格子。这些格子同在{house}[和{"
             "house2}]，那里的其他格子都不能再填这些数字。{result}"},
    {.names = "naked-pair naked-triple naked-quadruple",
     .vague = "请看{house}，有几个格子的候选数很少。",
     .technique = "{house}数字 {digits} 的{title}：{cells}。",
     .full = "在{house}里，{cells} 的候选数只有 {digits}，共 {count} 个格子、{count} "
             "个数字。这些数字正好填满这些格子，{house}的其他格子不能再填它们。{result}"},
    {.names = "hidden-pair hidden-triple hidden-quadruple",
     .vague = "请看{house}，有几个数字能填的位置不多了。",
     .technique = "{house}数字 {digits} 的{title}：{cells}。",
     .full = "在{house}里，{digits} 只能填在 {cells}，共 {count} 个数字、{count} "
             "个格子。这些格子都被这些数字占用，不能再填别的数字。{result}"},
    {.names = "x-wing swordfish jellyfish squirmbag whale leviathan",
     .vague = "请在几{base_kind}里看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}对{cover}。",
     .full = "{digit} 的位置：{places}，全部落在{cover}。{base}各需要一个 "
             "{digit}，而{cover}的数目与之相同，所以{cover}的 {digit} "
             "都在这些格子里，别处不能再填。{result}"},
    {.names = "finned-* sashimi-*",
     .vague = "请在几{base_kind}里看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}对{cover}[，鱼鳍 {fins}]。",
     .full = "{digit} 的位置：{places}。[除了鱼鳍 {fins}，其余都落在{cover}。]如果鱼鳍上没有 "
             "{digit}，{cover}的 {digit} 就都在这些格子里；否则 {digit} 在鱼鳍上。{victims} "
             "与所有鱼鳍同区，又在{cover}上，所以无论哪种情况都不能是 {digit}。{result}"},
    {.names = "franken-* mutant-* finned-franken-* finned-mutant-*",
     .vague = "请把行、列、宫合在一起看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}对{cover}[，鱼鳍 {fins}][，内鳍 {endo_fins}]。",
     .full = "{digit} 的位置：{places}。{base}各需要一个 "
             "{digit}，而{cover}正好只能容纳这么多。[只有鱼鳍 {fins} 在外面。][{endo_fins} "
             "同时属于{base}中的两个区域，也算作鱼鳍。]{fish_reason}[{cannibals} "
             "同时属于{cover}中的两个区域，会被重复计算，所以也不能是 {digit}。]{result}"},
    {.names = "kraken-fish-1",
     .vague = "请在几个区域里看同一个数字，并从多出来的位置往下推：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}对{cover}[，鱼鳍 {fins}][，内鳍 {endo_fins}]。",
     .full = "{digit} 的位置：{places}。[除了鱼鳍 {fins}，其余都落在{cover}。]如果鱼鳍上没有 "
             "{digit}，{cover}的 {digit} 就都在其余的位置上，所以 {victims} 不能是 "
             "{digit}。[{cases}]无论鱼成立，还是某个鱼鳍是 {digit}，结论都一样。{result}"},
    {.names = "kraken-fish-2",
     .vague = "请在几个区域里看同一个数字，并从多出来的位置往下推：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}对{cover}[，鱼鳍 {fins}][，内鳍 {endo_fins}]。",
     .full = "{digit} 的位置：{places}。[除了鱼鳍 {fins}，其余都落在{cover}。]所以要么某个鱼鳍是 "
             "{digit}，要么鱼成立，{cover}之一的 {digit} "
             "就在这些位置之一。每种情况的结论都一样。[{cases}]{result}"},
    {.names = "skyscraper",
     .vague = "请在两条线上看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}，两端是 {cell} 和 {cell2}。",
     .full = "{digit} 的位置：{places}。{cell3} 与 {cell4} 同区，不能都是 {digit}，所以 {cell} 和 "
             "{cell2} 至少有一个是 {digit}，与两端都同区的格子不能是 {digit}。{result}"},
    {.names = "two-string-kite",
     .vague = "请在一行和一列里看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}，在{house2}相连。",
     .full = "{digit} 的位置：{places}。行与列各有一端在{house2}，这两端只能有一个是 "
             "{digit}。所以行的另一端或列的另一端是 {digit}，与它们都同区的格子不能是 "
             "{digit}。{result}"},
    {.names = "dual-two-string-kite",
     .vague = "请在一行和一列里看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}，在{house2}相连。",
     .full = "两只风筝在{house2}相交。[{kites}]{result}"},
    {.names = "empty-rectangle dual-empty-rectangle",
     .vague = "请在{house}里看一个数字：{digit} 可以填在哪里？",
     .technique = "{house}数字 {digit} 的{title}，配合 {cells}。",
     .full =
         "在{house}里，{digit} 只能填在 {fins}，它们全都落在一行和一列上。[{er_cases}]{result}"},
    {.names = "turbot-fish x-chain",
     .vague = "请沿着只有两个位置的区域追踪同一个数字，从{region}附近的 {digit} 开始。",
     .technique = "数字 {digit} 的{title}：{notation}。",
     .full = "{chain}。所以链的两端至少有一个成立：{end_a}，或者 {end_b}。与两端都同区的格子不能是 "
             "{digit}。{result}"},
    {.names = "remote-pair",
     .vague = "请在{region}附近找候选数完全相同的双值格。",
     .technique = "数字 {digits} 的{title}[：{cells}][：{notation}]。",
     .full = "[{cells} 的候选数都只有 "
             "{digits}，而且每一格都与下一格同区。][{chain}。]"
             "两个数字沿着链交替出现，所以两端的数字不同，与两端都同区的格子不能填这两个数字。{"
             "result}"},
    {.names = "xy-chain",
     .vague = "请沿着双值格一格一格往下推，从{region}附近开始。",
     .technique = "{title}：{notation}。",
     .full = "{chain}。所以链的两端至少有一端是 {lost_digits}，与两端都同区的格子不能是 "
             "{lost_digits}。{result}"},
    {.names = "continuous-nice-loop grouped-continuous-nice-loop",
     .vague = "请在{region}附近一步一步往下推，最后会回到起点。",
     .technique = "{title}：{notation}。",
     .full = "{chain}"
             "。环首尾相接，无论朝哪个方向走，每一段的两端都恰有一个成立，所以与同一段两端都冲突的"
             "候选数不成立。{result}"},
    {.names = "discontinuous-nice-loop grouped-discontinuous-nice-loop",
     .vague = "请在{region}里试一个候选数，一步一步往下推，最后会回到起点。",
     .technique = "{title}：{notation}。",
     .full = "{chain}。[{loop_reason}]{result}"},
    {.names = "aic grouped-aic",
     .vague = "请一步一步往下推，从{region}附近开始。",
     .technique = "{title}：{notation}。",
     .full = "{chain}。所以链的两端至少有一个成立：{end_a}，或者 "
             "{end_b}。两端都排除的候选数无论如何都不成立。{result}"},
    {.names = "xy-wing",
     .vague = "请在{region}附近找一个候选数很少的格子，它与另外两个同样的格子同区。",
     .technique = "{title}：拐点 {cell}，两翼 {other_cells}。",
     .full = "候选数：{cell_digits}。[{cases}]所以两翼 {other_cells} 中有一格是 "
             "{lost_digits}，与两翼都同区的格子不能是 {lost_digits}。{result}"},
    {.names = "xyz-wing",
     .vague = "请在{region}附近找一个候选数很少的格子，它与另外两个同样的格子同区。",
     .technique = "{title}：拐点 {cell}，两翼 {other_cells}。",
     .full =
         "候选数：{cell_digits}。[{cases}]否则 {cell} 自己就是 {lost_digits}。所以这三格中有一格是 "
         "{lost_digits}，与三格都同区的格子不能是 {lost_digits}。{result}"},
    {.names = "w-wing",
     .vague = "请在{region}附近找两个候选数完全相同的双值格。",
     .technique = "{title}：{cell} 和 {cell2}，由{house}的 {kept_digits} 相连。",
     .full = "{cell} 和 {cell2} 的候选数都只有 {digits}。在{house}里，{kept_digits} 只能填在 "
             "{cell3} 或 {cell4}，它们分别与那两格之一同区。所以 {cell} 和 {cell2} 不能都是 "
             "{kept_digits}，至少有一个是 {lost_digits}，与两者都同区的格子不能是 "
             "{lost_digits}。{result}"},
    {.names = "wxyz-wing vwxyz-wing uvwxyz-wing bent-set",
     .vague = "请看{region}附近行列与宫相交的地方，有几个格子只用到很少的数字。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "候选数：{cell_digits}。{count} 个格子共有 {count} 个数字，其中只有 {lost_digits} "
             "可能填在两个格子里。没有它，这些格子就填不满，所以其中有一格是 "
             "{lost_digits}，与它的所有位置都同区的格子不能是 {lost_digits}。{result}"},
    {.names = "simple-colors-trap",
     .vague = "请在{region}附近给数字 {digit} 的位置染上两种颜色。",
     .technique = "数字 {digit} 的{title}：{color_a} 对 {color_b}。",
     .full = "某区域只有两个位置时，一假则另一真。所以要么第一种颜色全部成立（{color_a}"
             "），要么第二种颜色全部成立（{color_b}）。与两种颜色都同区的候选数无论如何都不成立。{"
             "result}"},
    {.names = "simple-colors-wrap",
     .vague = "请在{region}附近给数字 {digit} 的位置染上两种颜色。",
     .technique = "数字 {digit} 的{title}：{color_a} 对 {color_b}。",
     .full = "要么第一种颜色全部成立（{color_a}），要么第二种颜色全部成立（{color_b}）。假设 "
             "{color_lost} 全部成立。[{contradiction}]所以这种颜色不成立，另一种成立。{result}"},
    {.names = "multi-colors-1",
     .vague = "请在{region}附近给数字 {digit} 的位置染上几种颜色。",
     .technique = "数字 {digit} 的{title}：{color_a} 对 {color_b}，{color_c} 对 {color_d}。",
     .full = "第一组里要么 {color_a} 成立，要么 {color_b} 成立；第二组里要么 {color_c} 成立，要么 "
             "{color_d} 成立。[但 {meeting_a} 与 {meeting_b} 同区，不能同时成立，所以 {rest_a} 或 "
             "{rest_b} 成立。]与这两种颜色都同区的格子不能是 {digit}。{result}"},
    {.names = "multi-colors-2",
     .vague = "请在{region}附近给数字 {digit} 的位置染上几种颜色。",
     .technique = "数字 {digit} 的{title}：{color_a} 对 {color_b}，{color_c} 对 {color_d}。",
     .full = "第二组里要么 {color_c} 成立，要么 {color_d} "
             "成立。第一组的一种颜色（{color_lost}）与这两种颜色都同区，所以它不成立。{result}"},
    {.names = "3d-medusa",
     .vague = "请在{region}附近沿着二选一的格子和区域，给几个数字的候选数染上两种颜色。",
     .technique = "{title}：{color_a} 对 {color_b}。",
     .full = "要么第一种颜色全部成立：{color_a}；要么第二种颜色全部成立：{color_b}。["
             "假设第一种颜色成立。{contradiction}所以第一种颜色不成立。][{both_colors}]{result}"},
    {.names = "unique-rectangle-1",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。但题目只有一个解，所以 {victims} "
             "必须填别的数字。{result}"},
    {.names = "unique-rectangle-2 unique-rectangle-5",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}"
             "，这两个数字就可以互换，题目会有两个解。但题目只有一个解，所以其中有一格填多出来的 "
             "{lost_digits}，与它的所有位置都同区的格子不能是 {lost_digits}。{result}"},
    {.names = "unique-rectangle-3",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}[，以及 {set_a}]。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。所以矩形里其他候选数必有一个成立。["
             "在{house}里，把矩形看作只有这些候选数的一格，它与 {set_a} 一起构成 {digits_a} "
             "的显性数组。]{result}"},
    {.names = "unique-rectangle-4",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。[在{strong_houses}里，{kept_digits} "
             "只能填在 {cell3} 或 {cell4}，所以两格之一是 {kept_digits}。]如果另一格是 "
             "{lost_digits}，四格就都只填 {digits} 了。{result}"},
    {.names = "unique-rectangle-6",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。[在{strong_houses}里，{lost_digits} "
             "只能填在这些格子里，所以它占据一条对角线。]如果在 {victims}，另外两格就是 "
             "{kept_digits}，四格就都只填 {digits} 了。{result}"},
    {.names = "hidden-rectangle",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。[在{base}里，{kept_digits} "
             "只能填在这些格子里。]如果 {victims} 是 {lost_digits}，与它相邻的两个角就都是 "
             "{kept_digits}，第四个角就是 {lost_digits}，四格就都只填 {digits} 了。{result}"},
    {.names = "avoidable-rectangle-1",
     .vague = "请在{region}附近找横跨两宫、都不是题目所给的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫，而且都不是题目所给。如果 {victims} 是 "
             "{lost_digits}，四格就都只填 "
             "{digits}，这两个数字可以互换，题目会有两个解。但题目只有一个解。{result}"},
    {.names = "avoidable-rectangle-2",
     .vague = "请在{region}附近找横跨两宫、都不是题目所给的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫，而且都不是题目所给。如果四格都只填 "
             "{digits}"
             "，这两个数字就可以互换，题目会有两个解。但题目只有一个解，所以其中有一格填多出来的 "
             "{lost_digits}，与它的所有位置都同区的格子不能是 {lost_digits}。{result}"},
    {.names = "bug-plus-1",
     .vague = "请数一数候选数：几乎每个空格都是两个。请看{region}。",
     .technique = "{title}[：{cells}]。",
     .full = "除了 {cell}，每个空格都只有两个候选数。如果 {cell} 没有 "
             "{fin_digits}，每个候选数就会在行、列、宫里各出现两次，题目不可能只有一个解。所以 "
             "{cell} 是 {fin_digits}。{result}"},
    {.names = "bug-plus-n",
     .vague = "请数一数候选数：几乎每个空格都是两个。请看{region}。",
     .technique = "{title}[：{cells}]。",
     .full = "几乎每个空格都只有两个候选数。如果多出来的候选数（{fin_candidates}"
             "）都不成立，每个候选数就会在行、列、宫里各出现两次，题目不可能只有一个解。所以多出来"
             "的候选数至少有一个成立。[{guardian_reason}]{result}"},
    {.names = "unique-loop",
     .vague = "请在{region}附近找候选数相同、首尾相接的格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 首尾相接。如果它们都只填 "
             "{digits}"
             "，这两个数字就可以互换，题目会有两个解。但题目只有一个解，所以多出来的候选数至少有一"
             "个成立：{fin_candidates}。[{guardian_reason}]{result}"},
    {.names = "extended-rectangle",
     .vague = "请在{region}附近找几条平行线上可以互换数字的格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 在几条平行线上。如果它们都只填 "
             "{digits}"
             "，这几条线就可以互换，题目会有两个解。但题目只有一个解，所以多出来的候选数至少有一个"
             "成立：{fin_candidates}。[{guardian_reason}]{result}"},
    {.names = "als-xz",
     .vague = "请在{region}附近找候选数比格子多一个的格子组。",
     .technique = "{title}：{sets}[；受限公共候选数 {commons}]。",
     .full = "每个待定数组的数字都比格子多一个：{sets}。{als_reason}{result}"},
    {.names = "als-xy-wing",
     .vague = "请在{region}附近找候选数比格子多一个的格子组。",
     .technique = "{title}：{sets}[；受限公共候选数 {common_pairs}]。",
     .full = "每个待定数组的数字都比格子多一个：{sets}。B 与 A、C "
             "各有一个受限公共候选数（{common_pairs}）。无论 B 填哪一个，A 或 C "
             "就失去这个数字，必须填满其余的数字。所以 A 或 C 里必有 "
             "{lost_or}，与它在这两个数组里的所有位置都同区的格子不能是它。{result}"},
    {.names = "als-chain",
     .vague = "请在{region}附近找候选数比格子多一个的格子组，再一组一组地连起来。",
     .technique = "{title}：{sets}[；受限公共候选数 {common_pairs}]。",
     .full = "每个待定数组的数字都比格子多一个：{sets}"
             "。链上相邻的两个数组不能都填它们的受限公共候选数（{common_pairs}"
             "）。所以如果第一个数组没有 "
             "{lost_or}"
             "，依次推下去，最后一个数组就一定有，反之亦然。与它在首尾两个数组里的所有位置都同区的"
             "格子不能是它。{result}"},
    {.names = "death-blossom",
     .vague = "请看{region}附近一个候选数很少的格子，以及与它同区的格子组。",
     .technique = "{title}：花茎 {cell}；{sets}。",
     .full = "每个待定数组的数字都比格子多一个：{sets}。无论 {cell} "
             "填什么，总有一个数组失去这个数字[（{petals}）]，必须填满其余的数字，其中包括 "
             "{lost_digits}。与这些数组里 {lost_digits} 的所有位置都同区的格子不能是 "
             "{lost_digits}。{result}"},
    {.names = "sue-de-coq",
     .vague = "请看{region}附近行列与宫相交的地方。",
     .technique = "{title}：{set_a}，配合 {set_b} 和 {set_c}。",
     .full =
         "{set_a} 的候选数是 {digits_a}。在线上，{set_b} 可以填 {digits_b}；在宫里，{set_c} 可以填 "
         "{digits_c}。这些格子的数字正好够用，所以每个数字都在自己的线或宫里用完。{result}"},
    {.names = "almost-locked-pair almost-locked-triple",
     .vague = "请看{region}附近行列与宫相交的地方。",
     .technique = "数字 {digits} 的{title}[：{cells}]。",
     .full = "{house}的 {set_a} 只能填 {digits}，而在{house2}里，这些数字在相交处之外只能填在 "
             "{set_b}。所以相交处恰好填其中一个数字，其余的数字在 {set_a} 和 {set_b} "
             "里各填一遍。{house}在相交处之外的其他格子不能填这些数字，{set_b} "
             "也不能填别的数字。{result}"},
    {.names = "aligned-pair-exclusion aligned-triple-exclusion",
     .vague = "请在{region}的几个格子里逐一试候选数的组合。",
     .technique = "{title}：{cells}。",
     .full = "候选数：{cell_digits}"
             "。逐一检查这些格子的填法：凡是用到要删去的候选数的填法，不是违反规则，就是使同区的格"
             "子不够数字可填[：{sets}]。{result}"},
    {.names = "firework-pair",
     .vague = "请看在{region}相交的一行和一列。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "请看在 {cell} 相交的{row}和{column}。在{house2}之外，{digits} 在这两条线上只能填在 "
             "{cell2} 和 {cell3}（在其中一条线上只剩 {cell} 和外面一格的数字也可以）。如果 {cell} "
             "两个都不填，{cell2} 和 {cell3} 就各填一个，{set_a} 剩下的数字就不够了。所以 {cell} "
             "必须填其中一个。{result}"},
    {.names = "firework-triple",
     .vague = "请看在{region}相交的一行和一列。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "请看在 {cell} 相交的{row}和{column}。在{house2}之外，{digits} 在这两条线上只能填在 "
             "{cell2} 和 {cell3}（在其中一条线上只剩 {cell} "
             "和外面一格的数字也可以）。所以这些数字都必须填在这三格里，每个恰好一次，别的数字没有"
             "位置。{result}"},
    {.names = "firework-quadruple",
     .vague = "请看在{region}附近相交的两行和两列。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "这里有两个相交处。在{row}和{column}上，{digits_row} 在 {cell} 所在的宫之外只能填在 "
             "{cell2} 和 {cell3}，所以它们都在 {cell}、{cell2}、{cell3} "
             "之中。同样，在{row2}和{column2}上，{digits_row2} 都在 {cell4}、{cell2}、{cell3} "
             "之中。所以四个数字正好填满四格：{cell} 填 {digits_row} 之一，{cell4} 填 "
             "{digits_row2} 之一，别的数字没有位置。{result}"},
    {.names = "junior-exocet senior-exocet",
     .vague = "请看{region}附近同一宫里候选数相同的两个格子。",
     .technique = "数字 {digits} 的{title}：基准格 {cells}，目标格 {set_a}。",
     .full = "基准格 {cells} 填 {digits} 中的两个。目标格是 "
             "{set_a}，交叉线是{base}"
             "，每条交叉线都需要这些数字各一个。在基准格附近，只有目标格能填基准格的数字[：伴随格 "
             "{set_c} "
             "都不能填这些数字]。[在别处，这些数字在交叉线上的位置是：{exocet_places}"
             "。每个数字的位置都在两条线以内，最多只能满足两条交叉线，第三条就要由目标格来填。]"
             "所以目标格填的就是基准格的两个数字。[目标格的数字也会出现在它的镜像格里：{exocet_"
             "mirrors}。]不符合任何一种填法的候选数都可以删去。{result}"},
    {.names = "sk-loop multi-sector-locked-sets",
     .vague = "请看整个盘面：有些行、列、宫正好把数字分完。",
     .technique = "{title}：{cells}。",
     .full = "共有 {count} "
             "个格子：{cells}。[各行、列、宫能填入这些格子的数字如下：{sectors}。]"
             "数字的个数正好等于格数，所以每个数字都在这些格子里用完，同一行、列、宫的其他格子不能"
             "再填。{result}"},
    {.names = "tridagon",
     .vague = "请看{region}附近构成矩形的四个宫。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full =
         "如果 {cells} 都只填 "
         "{digits}，就无法填满：三个数字放进这十二个格子必然冲突。所以多出来的候选数至少有一个成立["
         "：{fin_candidates}]。[{guardian_reason}]{result}"},
    {.names = "forcing-chain-contradiction forcing-net-contradiction",
     .vague = "请在{region}里试一个候选数，一步一步往下推，最后会得出矛盾。",
     .technique = "{title}：假设 {premise}。",
     .full = "假设 {premise}。{cases}[{contradiction}]所以假设错误。{result}"},
    {.names = "forcing-chain-verity forcing-net-verity",
     .vague = "请在{region}里把一处的所有可能都试一遍，它们有共同的结果。",
     .technique = "{title}：[{cases_reason}]每种情况的结论都一样。",
     .full = "[{cases_reason}]每种情况的结论都一样。{cases}{result}"},
    {.names = "whip braid g-whip",
     .vague = "请在{region}里试一个候选数，一步一步往下推，最后会得出矛盾。",
     .technique = "{title}：假设 {premise}。",
     .full =
         "{cases}每一步的其他选择都已被前面的内容排除。[{contradiction}]所以假设错误。{result}"},
    {.names = "template-set template-delete",
     .vague = "请检查数字 {digit} 在整个盘面上的所有摆法。",
     .technique = "数字 {digit} 的{title}。",
     .full =
         "检查剩下的 {digit} "
         "在整个盘面上的所有摆法：所有摆法共有的位置成立，任何摆法都没有的位置不成立。{result}"},
    {.names = "brute-force",
     .vague = "这里没有可用的技巧，请在{region}里试填一格。",
     .technique = "{title}：{placements}。",
     .full = "这里没有技巧可以继续。把各种可能试填一遍，就知道该填什么。{result}"},
});

constexpr auto kPhrases = std::to_array<Phrase>({
    {"list.space", ""},
    {"list.comma", "、"},
    {"list.and", "、"},
    {"list.or", " 或 "},
    {"list.group", "；"},
    {"house.row", "第{n}行"},
    {"house.column", "第{n}列"},
    {"house.box", "第{n}宫"},
    {"houses.row", "第{n}行"},
    {"houses.column", "第{n}列"},
    {"houses.box", "第{n}宫"},
    {"fins.one", "鱼鳍 {fins}"},
    {"fins.many", "鱼鳍 {fins}"},
    {"loop.must", "所以 {cell} 无论如何都是 {digit}。"},
    {"loop.cannot", "所以 {cell} 不能是 {digit}。"},
    {"loop.either", "所以 {cell} 是 {digit} 或 {digit2}。"},
    {"kind.row", "行"},
    {"kind.column", "列"},
    {"kind.box", "宫"},
    {"technique", "[数字 {digits} 的]{title}[：{cells}]。"},
    {"siamese", "同一组区域的两条鱼共同起作用（孪生鱼）。"},
    {"fish.plain", "所以{cover}的其他格子不能填 {digit}。"},
    {"fish.finned",
     "如果某个鱼鳍是 {digit}，与所有鱼鳍同区的 {victims} 就不能是 {digit}；如果鱼鳍都不是 "
     "{digit}，{cover}的其他格子就不能填 {digit}。"},
    {"digits.in", "{cells} 的 {digits}"},
    {"digits.from", "{cells} 的 {digits}"},
    {"cell.digits", "{cell}（{digits}）"},
    {"places", "{house}的 {cells}"},
    {"placement", "{cell} 填 {digit}"},
    {"seen", "{digit}（{cell}）"},
    {"set", "{name} = {cells}（{digits}）"},
    {"result.removals", "因此可以删去 {removals}。"},
    {"result.placements", "因此 {placements}。"},
    {"result.both", "因此 {placements}，并删去 {removals}。"},
    {"wing.case", "如果 {pivot} 是 {digit}，{wing} 就是 {rest}。"},
    {"kite",
     "在{row}里，{digit} 只能填在 {a} 或 {b}；在{column}里，只能填在 {c} 或 {d}。{b} 与 {d} "
     "同区，所以 {a} 或 {c} 是 {digit}，{lost} 不能是 {digit}。"},
    {"er.case",
     "在{house}里，{digit} 只能填在 {near} 或 {far}。假如 {lost} 是 {digit}，{far} 就不是 "
     "{digit}，{near} 就是 {digit}；但 {near} 和 {lost} 合起来与{box}里 {digit} "
     "的所有位置都同区，{box}就没有位置可填 {digit}。"},
    {"colors.both", "两种颜色都排除的候选数无论如何都不成立。"},
    {"common.pair", "{a} 与 {b}：{digits}"},
    {"petal", "{digits} 对应 {set}"},
    {"als.single",
     "一个数组里 {commons} 的位置与另一个数组里 {commons} "
     "的位置全部同区，所以最多只有一个数组能填它，不填它的数组就必须填满其余的数字。所以其中一个数"
     "组里必有 {lost}，与它在两个数组里的所有位置都同区的格子不能是它。"},
    {"als.double",
     "{commons} "
     "中的每一个，在一个数组里的位置与在另一个数组里的位置全部同区。所以两个数组各填其中一个，并填"
     "满其余的数字。与 {commons} "
     "之一在两个数组里的所有位置都同区的格子不能是这个数字，与其他某个数字在所属数组里的所有位置都"
     "同区的格子也不能是那个数字。"},
    {"sector", "{house}的 {digits}"},
    {"guardians.cell", "它们都在 {cell}，所以这一格不能填 {digits}。"},
    {"guardians.seen", "被它们全部排除的候选数不成立。"},
    {"guardians.subset",
     "在{house}里，把它们所在的格子看作只有这些候选数的一格，与 {cells} 一起构成 {digits} "
     "的显性数组。"},
    {"guardians.locked",
     "在{house}里，{digits} 只能填在 "
     "{cells}。所以其中有一格要填多出来的候选数，结构里的其他数字没有位置。"},
    {"exocet.places", "{digit} 在 {cells}[（都在{houses}）]"},
    {"exocet.no-place", "{digit} 没有位置"},
    {"exocet.mirror", "{target} 的镜像格是 {cells}"},
    {"node.true", "{cells} 是 {digit}"},
    {"node.false", "{cells} 不是 {digit}"},
    {"node.group-true", "{cells} 中有一个是 {digit}"},
    {"node.group-false", "{cells} 都不是 {digit}"},
    {"premise.true", "{cells} 是 {digit}"},
    {"premise.false", "{cells} 不是 {digit}"},
    {"premise.group-true", "{cells} 中有一个是 {digit}"},
    {"premise.group-false", "{cells} 都不是 {digit}"},
    {"chain.if", "如果 {premise}"},
    {"chain.since", "由于 {node}"},
    {"chain.thus", "{node}[（{why}）]"},
    {"chain.then", "{node}[（{why}）]"},
    {"chain.comma", " → "},
    {"case", "{chain}。"},
    {"cases.cell", "{cell} 必须填 {digits}。"},
    {"cases.house", "{house}的 {digit} 必须填在它的某个位置上。"},
    {"cases.candidate", "{cell} 要么是 {digit}，要么不是。"},
    {"contradiction.empty_cell", "这样 {cell} 就没有数字可填。"},
    {"contradiction.no_place", "这样{house}就没有位置可填 {digits}。"},
    {"contradiction.two_digits", "这样 {cell} 就要同时填 {digits}。"},
    {"contradiction.twice", "这样{house}就会有两个 {digits}。"},
    {"contradiction.true_and_false", "这样 {cell} 就既是 {digits} 又不是 {digits}。"},
    {"why.last-digit", "{cell} 只剩这个数字"},
    {"why.same-cell", "{cell} 只能填一个数字"},
    {"why.last-place", "{house}只剩这个位置"},
    {"why.same-house", "同在{house}"},
    {"why.set", "数组 {set} 即 {cells} 必须填满其余的数字"},
    {"hint.no-solution", "这道题无解。"},
    {"hint.solved", "这道题已经解完了。"},
    {"hint.wrong-digit", "{cell} 不是 {placed}。"},
    {"hint.wrong-digit-full", "{cell} 不是 {placed}，应该是 {digit}。"},
    {"hint.wrong-everywhere", "{cell} 不是 {placed}：这道题的任何解在那里都不是 {placed}。"},
    {"hint.missing", "{cell} 有一个候选数被误删了。"},
    {"hint.missing-full", "{cell} 缺少候选数 {digit}，它被误删了：{cell} 应该是 {digit}。"},
    {"hint.dead-end", "现在填的数字和候选数不可能全对：这样下去没有解。"},
    {"hint.unknown", "还没有找到下一步就停止了。"},
    {"hint.stuck", "找不到下一步。试过的技巧：{tried}。"},
    {"hint.untried", "找不到下一步：这个评分表里没有可以在这里尝试的技巧。"},
    {"unique.several", "这道题有多个解，所以不使用以唯一解为前提的技巧。"},
    {"unique.candidates", "这道题由候选数给出，所以不使用以唯一解为前提的技巧。"},
    {"unique.unknown", "不能确定这道题是否只有一个解，所以不使用以唯一解为前提的技巧。"},
    {"unique.assumes", "这一步以题目只有一个解为前提，这一点已经验证。"},
    {"family.singles", "出数"},
    {"family.intersections", "区块"},
    {"family.subsets", "数组"},
    {"family.fish", "鱼"},
    {"family.single digit patterns", "单数字结构"},
    {"family.wings", "翼"},
    {"family.coloring", "染色"},
    {"family.uniqueness", "唯一性"},
    {"family.chains", "链"},
    {"family.almost locked sets", "待定数组"},
    {"family.aligned exclusion", "均衡排除"},
    {"family.patterns", "大型结构"},
    {"family.forcing", "强制"},
    {"family.last resort", "最后手段"},
    {"level.easy", "容易"},
    {"level.medium", "中等"},
    {"level.hard", "困难"},
    {"level.unfair", "很难"},
    {"level.extreme", "极难"},
    {"page.rank", "{family}，{level}，{score} 分（评分表 {profile}）"},
    {"page.also-called", "英文别名：{names}"},
    {"page.assumes", "以题目只有一个解为前提"},
    {"page.english-only", "（以下详细说明只有英文。）"},
    {"page.example", "例如："},
});

}  // namespace

const Words& chinese() {
    static const Words kWords = {
        .code = "zh",
        .name = "中文",
        .titles = chinese_titles(),
        .techniques = kTechniques,
        .phrases = kPhrases,
    };
    return kWords;
}

}  // namespace nonet::logic
