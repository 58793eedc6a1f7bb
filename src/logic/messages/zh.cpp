// 中文: the words of all messages in Chinese. words.hpp tells the form, step_values.hpp the
// parameters.
#include "logic/messages/language_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

constexpr auto kTitles = std::to_array<TitleWords>({
    {"full-house", "同区剩余"},
    {"naked-single", "唯一余数"},
    {"hidden-single", "排除"},
    {"locked-candidates-1", "宫区块"},
    {"locked-candidates-2", "行列区块"},
    {"locked-pair", "死锁数对"},
    {"locked-triple", "死锁三数组"},
    {"naked-pair", "显性数对"},
    {"naked-triple", "显性三数组"},
    {"naked-quadruple", "显性四数组"},
    {"hidden-pair", "隐性数对"},
    {"hidden-triple", "隐性三数组"},
    {"hidden-quadruple", "隐性四数组"},
    {"kraken-fish-1", "海妖鱼（类型1）"},
    {"kraken-fish-2", "海妖鱼（类型2）"},
    {"skyscraper", "摩天楼"},
    {"two-string-kite", "双线风筝"},
    {"turbot-fish", "多宝鱼"},
    {"empty-rectangle", "空矩形"},
    {"dual-two-string-kite", "双重双线风筝"},
    {"dual-empty-rectangle", "双重空矩形"},
    {"xy-wing", "XY翼"},
    {"xyz-wing", "XYZ翼"},
    {"w-wing", "W翼"},
    {"wxyz-wing", "WXYZ翼"},
    {"vwxyz-wing", "VWXYZ翼"},
    {"uvwxyz-wing", "UVWXYZ翼"},
    {"bent-set", "弯曲数组"},
    {"simple-colors-trap", "简单染色（陷阱）"},
    {"simple-colors-wrap", "简单染色（矛盾）"},
    {"multi-colors-1", "多重染色（类型1）"},
    {"multi-colors-2", "多重染色（类型2）"},
    {"3d-medusa", "三维美杜莎"},
    {"unique-rectangle-1", "唯一矩形（类型1）"},
    {"unique-rectangle-2", "唯一矩形（类型2）"},
    {"unique-rectangle-3", "唯一矩形（类型3）"},
    {"unique-rectangle-4", "唯一矩形（类型4）"},
    {"unique-rectangle-5", "唯一矩形（类型5）"},
    {"unique-rectangle-6", "唯一矩形（类型6）"},
    {"hidden-rectangle", "隐性唯一矩形"},
    {"avoidable-rectangle-1", "可规避矩形（类型1）"},
    {"avoidable-rectangle-2", "可规避矩形（类型2）"},
    {"bug-plus-1", "全双值格致死（BUG+1）"},
    {"bug-plus-n", "全双值格致死（BUG+n）"},
    {"unique-loop", "唯一环"},
    {"extended-rectangle", "拓展矩形"},
    {"remote-pair", "远程数对"},
    {"x-chain", "X链"},
    {"xy-chain", "XY链"},
    {"continuous-nice-loop", "连续环"},
    {"discontinuous-nice-loop", "不连续环"},
    {"aic", "交替推理链"},
    {"grouped-continuous-nice-loop", "区块连续环"},
    {"grouped-discontinuous-nice-loop", "区块不连续环"},
    {"grouped-aic", "区块交替推理链"},
    {"als-xz", "待定数组XZ法则"},
    {"als-xy-wing", "待定数组XY翼"},
    {"als-chain", "待定数组链"},
    {"death-blossom", "死亡绽放"},
    {"sue-de-coq", "融合待定数组"},
    {"almost-locked-pair", "欠一数对"},
    {"almost-locked-triple", "欠一三数组"},
    {"aligned-pair-exclusion", "均衡数对"},
    {"aligned-triple-exclusion", "均衡三数组"},
    {"firework-pair", "烟花数对"},
    {"firework-triple", "烟花三数组"},
    {"firework-quadruple", "烟花四数组"},
    {"junior-exocet", "初级飞鱼导弹"},
    {"senior-exocet", "高级飞鱼导弹"},
    {"sk-loop", "多米诺环"},
    {"multi-sector-locked-sets", "网（MSLS）"},
    {"tridagon", "三值死环"},
    {"forcing-chain-contradiction", "强制链（矛盾）"},
    {"forcing-chain-verity", "强制链（共同结论）"},
    {"forcing-net-contradiction", "强制网（矛盾）"},
    {"forcing-net-verity", "强制网（共同结论）"},
    {"whip", "Whip"},
    {"braid", "Braid"},
    {"g-whip", "g-Whip"},
    {"template-set", "模板填数"},
    {"template-delete", "模板删数"},
    {"brute-force", "试数"},
    {"size.x-wing", "二阶"},
    {"size.swordfish", "三阶"},
    {"size.jellyfish", "四阶"},
    {"size.squirmbag", "五阶"},
    {"size.whale", "六阶"},
    {"size.leviathan", "七阶"},
    {"fish.", "{size}鱼"},
    {"fish.finned-", "{size}鳍鱼"},
    {"fish.sashimi-", "{size}退化鱼"},
    {"fish.franken-", "{size}宫内鱼"},
    {"fish.finned-franken-", "{size}鳍宫内鱼"},
    {"fish.mutant-", "{size}交叉鱼"},
    {"fish.finned-mutant-", "{size}鳍交叉鱼"},
});

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
             "同时属于{base}中的两个区域，也算作鱼鳍。]所以{cover}的其他格子不能填 {digit}[；即使 "
             "{digit} 在鱼鳍 {fins}，排除的也是同样的格子]。{result}"},
    {.names = "kraken-fish-1 kraken-fish-2",
     .vague = "请在几个区域里看同一个数字，并从多出来的位置往下推：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}对{cover}[，鱼鳍 {fins}][，内鳍 {endo_fins}]。",
     .full = "{digit} 的位置：{places}。如果没有鱼鳍[ "
             "{fins}]，就全部落在{cover}。[{cases}]无论鱼成立，还是某个鱼鳍是 "
             "{digit}，结论都一样。{result}"},
    {.names = "skyscraper",
     .vague = "请在两条线上看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}，两端是 {cell} 和 {cell2}。",
     .full = "{digit} 的位置：{places}。{cell3} 与 {cell4} 同区，不能都是 {digit}，所以 {cell} 和 "
             "{cell2} 至少有一个是 {digit}，与两端都同区的格子不能是 {digit}。{result}"},
    {.names = "two-string-kite dual-two-string-kite",
     .vague = "请在一行和一列里看同一个数字：{digit} 可以填在哪里？",
     .technique = "数字 {digit} 的{title}：{base}，在{house2}相连。",
     .full = "{digit} 的位置：{places}。行与列各有一端在{house2}，这两端只能有一个是 "
             "{digit}。所以行的另一端或列的另一端是 {digit}，与它们都同区的格子不能是 "
             "{digit}。{result}"},
    {.names = "empty-rectangle dual-empty-rectangle",
     .vague = "请在{house}里看一个数字：{digit} 可以填在哪里？",
     .technique = "{house}数字 {digit} 的{title}，配合 {cells}。",
     .full = "在{house}里，{digit} 只能填在 {fins}，它们全都落在一行和一列上。{cells} 中有一个是 "
             "{digit}。假如 {victims} 是 {digit}，{house}的 {digit} 就被赶到其中一条线上，{cells} "
             "的 {digit} 也被赶到与那条线上的位置同区的格子，两者冲突。{result}"},
    {.names = "turbot-fish x-chain",
     .vague = "请沿着只有两个位置的区域追踪同一个数字，从{region}附近的 {digit} 开始。",
     .technique = "数字 {digit} 的{title}：{notation}。",
     .full =
         "{chain}。所以链的两端至少有一个是 {digit}，与两端都同区的格子不能是 {digit}。{result}"},
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
     .full = "{chain}。所以链的两端至少有一个成立，两端都排除的候选数无论如何都不成立。{result}"},
    {.names = "xy-wing xyz-wing",
     .vague = "请在{region}附近找一个候选数很少的格子，它与另外两个同样的格子同区。",
     .technique = "{title}：拐点 {cell}，两翼 {other_cells}。",
     .full = "候选数：{cell_digits}。[{cases}]无论 {cell} 填什么，这几格中总有一格是 "
             "{lost_digits}，与其中 {lost_digits} 的所有位置都同区的格子不能是 "
             "{lost_digits}。{result}"},
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
     .full = "要么第一种颜色全部成立（{color_a}），要么第二种颜色全部成立（{color_b}"
             "）。但其中一种颜色有两个格子同区，所以这种颜色不成立，另一种成立。{result}"},
    {.names = "multi-colors-1 multi-colors-2",
     .vague = "请在{region}附近给数字 {digit} 的位置染上几种颜色。",
     .technique = "数字 {digit} 的{title}：{color_a} 对 {color_b}，{color_c} 对 {color_d}。",
     .full = "第一组里要么 {color_a} 成立，要么 {color_b} 成立；第二组里要么 {color_c} 成立，要么 "
             "{color_d} 成立。一组的颜色与另一组的颜色同区，它们不能同时成立。{result}"},
    {.names = "3d-medusa",
     .vague = "请在{region}附近沿着二选一的格子和区域，给几个数字的候选数染上两种颜色。",
     .technique = "{title}：{color_a} 对 {color_b}。",
     .full =
         "要么第一种颜色全部成立：{color_a}；要么第二种颜色全部成立：{color_b}"
         "。在两种情况下都不成立的候选数，或者使一种颜色自相矛盾的候选数，都可以删去。{result}"},
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
             "它与 {set_a} 一起用完 {digits_a}，相当于一个显性数组。]{result}"},
    {.names = "unique-rectangle-4",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。在 {cell3} 和 {cell4} "
             "共同所在的区域里，{kept_digits} 没有别的位置，所以两格之一是 "
             "{kept_digits}。如果另一格是 {lost_digits}，四格就都只填 {digits} 了。{result}"},
    {.names = "unique-rectangle-6",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。在这些格子的行或列里，{lost_digits} "
             "没有别的位置，所以它占据一条对角线。如果在 {victims}，另外两格就是 "
             "{kept_digits}，四格就都只填 {digits} 了。{result}"},
    {.names = "hidden-rectangle",
     .vague = "请在{region}附近找横跨两宫、可以互换两个数字的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫。如果四格都只填 "
             "{digits}，这两个数字就可以互换，题目会有两个解。[在{base}里，{kept_digits} "
             "只能填在这些格子里。]如果 {victims} 是 {lost_digits}，与它相邻的两个角就都是 "
             "{kept_digits}，第四个角就是 {lost_digits}，四格就都只填 {digits} 了。{result}"},
    {.names = "avoidable-rectangle-1 avoidable-rectangle-2",
     .vague = "请在{region}附近找横跨两宫、都不是题目所给的四个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 分布在两行、两列、两宫，而且都不是题目所给。如果四格都只填 "
             "{digits}"
             "，这两个数字就可以互换，题目会有两个解。但题目只有一个解，所以其中必有一格填别的数字"
             "。{result}"},
    {.names = "bug-plus-1 bug-plus-n",
     .vague = "请数一数候选数：几乎每个空格都是两个。请看{region}。",
     .technique = "{title}[：{cells}]。",
     .full = "几乎每个空格都只有两个候选数。如果[ {cells} "
             "中]"
             "多出来的候选数都不成立，每个候选数就会在行、列、宫里各出现两次，题目不可能只有一个解"
             "。所以多出来的候选数必有一个成立。{result}"},
    {.names = "unique-loop",
     .vague = "请在{region}附近找候选数相同、首尾相接的格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 首尾相接。如果它们都只填 "
             "{digits}"
             "，这两个数字就可以互换，题目会有两个解。但题目只有一个解，所以多出来的候选数必有一个"
             "成立。{result}"},
    {.names = "extended-rectangle",
     .vague = "请在{region}附近找几条平行线上可以互换数字的格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "{cells} 在几条平行线上。如果它们都只填 "
             "{digits}"
             "，这几条线就可以互换，题目会有两个解。但题目只有一个解，所以多出来的候选数必有一个成"
             "立。{result}"},
    {.names = "als-xz",
     .vague = "请在{region}附近找候选数比格子多一个的格子组。",
     .technique = "{title}：{sets}[；受限公共候选数 {commons}]。",
     .full = "每个待定数组的数字都比格子多一个：{sets}。一个数组里 {commons} 的位置与另一个数组里 "
             "{commons} "
             "的位置全部同区，所以最多只有一个数组能填它，不填它的数组就必须填满其余的数字。如果其"
             "余的某个数字在两个数组里都有，与它的所有位置都同区的格子就不能是它。{result}"},
    {.names = "als-xy-wing",
     .vague = "请在{region}附近找候选数比格子多一个的格子组。",
     .technique = "{title}：{sets}[；受限公共候选数 {commons}]。",
     .full = "每个待定数组的数字都比格子多一个：{sets}。B 与 A、C "
             "各有一个受限公共候选数（{commons}）。无论 B 填哪一个，A 或 C "
             "就失去这个数字，必须填满其余的数字。如果其余的某个数字 A 和 C "
             "都有，与它的所有位置都同区的格子就不能是它。{result}"},
    {.names = "als-chain",
     .vague = "请在{region}附近找候选数比格子多一个的格子组，再一组一组地连起来。",
     .technique = "{title}：{sets}[；受限公共候选数 {commons}]。",
     .full = "每个待定数组的数字都比格子多一个：{sets}"
             "。链上相邻的两个数组不能都填它们的受限公共候选数（{commons}"
             "）。所以如果第一个数组没有某个数字，最后一个数组就一定有，反之亦然。{result}"},
    {.names = "death-blossom",
     .vague = "请看{region}附近一个候选数很少的格子，以及与它同区的格子组。",
     .technique = "{title}：花茎 {cell}；{sets}。",
     .full =
         "每个待定数组的数字都比格子多一个：{sets}。无论 {cell} "
         "填什么，总有一个数组失去这个数字，必须填满其余的数字，其中包括 {lost_digits}。{result}"},
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
     .full = "一行与一列在{house2}相交，{digits} 在这一宫之外，行和列上各只有一个位置。如果 {cell} "
             "两个都不填，{cell2} 和 {cell3} 就各填一个，{set_a} 剩下的数字就不够了。所以 {cell} "
             "必须填其中一个。{result}"},
    {.names = "firework-triple firework-quadruple",
     .vague = "请看在{region}相交的一行和一列。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "一行与一列在{house2}相交，{digits} "
             "在这一宫之外，行和列上各只有一个位置。所以它们必须填满 {cells}。{result}"},
    {.names = "junior-exocet senior-exocet",
     .vague = "请看{region}附近同一宫里候选数相同的两个格子。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full = "基准格 {cells} 填 {digits} 中的两个。[在{base}上，这些数字在目标格 {set_a} "
             "之外位置不够：其余的位置都在{cover}。]所以目标格只能填基准格的数字。{result}"},
    {.names = "sk-loop multi-sector-locked-sets",
     .vague = "请看整个盘面：有些行、列、宫正好把数字分完。",
     .technique = "{title}：{cells}。",
     .full = "共有 {count} "
             "个格子：{cells}。各行、列、宫能填入这些格子的数字如下：[{sets}。]"
             "数字的个数正好等于格数，所以每个数字都在这些格子里用完，同一行、列、宫的其他格子不能"
             "再填。{result}"},
    {.names = "tridagon",
     .vague = "请看{region}附近构成矩形的四个宫。",
     .technique = "数字 {digits} 的{title}：{cells}。",
     .full =
         "如果 {cells} 都只填 "
         "{digits}，就无法填满：三个数字放进这十二个格子必然冲突。所以多出来的候选数必有一个成立["
         "：{fin_candidates}]。{result}"},
    {.names = "forcing-chain-contradiction forcing-net-contradiction",
     .vague = "请在{region}里试一个候选数，一步一步往下推，最后会得出矛盾。",
     .technique = "{title}：假设 {premise}。",
     .full = "假设 {premise}。{cases}[这使 {cell} "
             "违反规则。][这使{house}违反规则。]所以假设错误。{result}"},
    {.names = "forcing-chain-verity forcing-net-verity",
     .vague = "请在{region}里把一处的所有可能都试一遍，它们有共同的结果。",
     .technique = "{title}：[{cell} 的每个候选数][{house}的每个位置]都得出同样的结论。",
     .full = "下面的情况必有一种成立，而且结论都一样。{cases}{result}"},
    {.names = "whip braid g-whip",
     .vague = "请在{region}里试一个候选数，一步一步往下推，最后会得出矛盾。",
     .technique = "{title}：假设 {premise}。",
     .full =
         "{cases}最后某个格子无数可填，或者某个数字在某个区域里无处可填，所以假设错误。{result}"},
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
    {"node.true", "{cells} 是 {digit}"},
    {"node.false", "{cells} 不是 {digit}"},
    {"node.group-true", "{cells} 中有一个是 {digit}"},
    {"node.group-false", "{cells} 都不是 {digit}"},
    {"premise.true", "{cells} 是 {digit}"},
    {"premise.false", "{cells} 不是 {digit}"},
    {"premise.group-true", "{cells} 中有一个是 {digit}"},
    {"premise.group-false", "{cells} 都不是 {digit}"},
    {"chain.if", "如果 {premise}"},
    {"chain.then", "{node}[（{why}）]"},
    {"chain.comma", " → "},
    {"case", "{chain}。"},
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
    {"unique.several", "这道题有多个解，所以不使用以唯一解为前提的技巧。"},
    {"unique.candidates", "这道题由候选数给出，所以不使用以唯一解为前提的技巧。"},
    {"unique.unknown", "不能确定这道题是否只有一个解，所以不使用以唯一解为前提的技巧。"},
    {"unique.assumes", "这一步以题目只有一个解为前提，这一点已经验证。"},
});

}  // namespace

const Words& chinese() {
    static constexpr Words kWords = {
        .code = "zh",
        .name = "中文",
        .titles = kTitles,
        .techniques = kTechniques,
        .phrases = kPhrases,
    };
    return kWords;
}

}  // namespace nonet::logic
