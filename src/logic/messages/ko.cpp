// 한국어: the words of all messages in Korean. words.hpp tells the form, step_values.hpp the
// parameters. Endings that follow a parameter are written {을}, {이}, {은}, {과}, {으로}, {이나},
// {이라}, {이어야}: korean_endings.hpp chooses 을 or 를 and so on.
#include "logic/messages/korean_endings.hpp"
#include "logic/messages/language_table.hpp"

#include <array>

namespace nonet::logic {

namespace {

constexpr auto kTechniques = std::to_array<TechniqueWords>({
    {.names = "full-house",
     .vague = "거의 다 채워진 곳이 있습니다. {house}{을} 보세요.",
     .technique = "{house}의 {title}: {cell}.",
     .full = "{house}에서 빈칸은 {cell} 하나뿐이고, 빠진 숫자도 {digit} 하나뿐입니다. {result}"},
    {.names = "naked-single",
     .vague = "{region}의 칸들을 자세히 보세요. 채울 수 있는 칸이 하나 있습니다.",
     .technique = "{title}: {cell}.",
     .full = "{cell}에는 {digit}만 들어갈 수 있습니다.[ 이 칸의 행, 열, 박스에 {seen}{이} 이미 "
             "있습니다.][ {crossed}{은} 앞에서 제외되었습니다.] {result}"},
    {.names = "hidden-single",
     .vague = "{house}{을} 보세요. 넣을 수 있는 숫자가 하나 있습니다.",
     .technique = "{house}의 {title}: {cell}.",
     .full =
         "{house}에서 {digit}{이} 들어갈 수 있는 칸은 {cell}뿐입니다.[ {blocked}에는 {seen}의 "
         "{digit} 때문에 들어갈 수 없습니다.][ {crossed}에서는 앞에서 제외되었습니다.] {result}"},
    {.names = "locked-candidates-1 locked-candidates-2",
     .vague = "{house}{을} 보세요. 빠진 숫자들은 어디에 들어갈 수 있을까요?",
     .technique = "{house}, 숫자 {digit}의 {title}: {cells}.",
     .full = "{house}에서 {digit}{이} 들어갈 수 있는 칸은 {cells}뿐입니다. 이 칸들은 모두 "
             "{house2}에도 속하므로 {house2}의 {digit}{은} 이 가운데 한 칸에 들어가고, {house2}의 "
             "다른 칸에는 올 수 없습니다. {result}"},
    {.names = "locked-pair locked-triple",
     .vague = "{house}{을} 보세요. 후보가 적은 칸이 몇 개 있습니다.",
     .full = "{cells}의 후보는 {digits}뿐입니다. 칸의 수와 숫자의 수가 같으므로 이 숫자들은 모두 "
             "이 칸들에 들어갑니다. 이 칸들은 {house}[{과} {house2}]에 함께 있으므로 그곳의 다른 "
             "칸에는 이 숫자들이 올 수 없습니다. {result}"},
    {.names = "naked-pair naked-triple naked-quadruple",
     .vague = "{house}{을} 보세요. 후보가 적은 칸이 몇 개 있습니다.",
     .technique = "{house}, 숫자 {digits}의 {title}: {cells}.",
     .full =
         "{house}에서 {cells}의 후보는 {digits}뿐입니다. 칸이 {count}개, 숫자가 {count}개이므로 이 "
         "숫자들은 모두 이 칸들에 들어가고, {house}의 다른 칸에는 올 수 없습니다. {result}"},
    {.names = "hidden-pair hidden-triple hidden-quadruple",
     .vague = "{house}{을} 보세요. 들어갈 자리가 얼마 남지 않은 숫자들이 있습니다.",
     .technique = "{house}, 숫자 {digits}의 {title}: {cells}.",
     .full =
         "{house}에서 {digits}{이} 들어갈 수 있는 칸은 {cells}뿐입니다. 숫자가 {count}개, 칸이 "
         "{count}개이므로 이 칸들은 이 숫자들의 자리이고 다른 숫자는 들어갈 수 없습니다. {result}"},
    {.names = "x-wing swordfish jellyfish squirmbag whale leviathan",
     .vague = "숫자 하나를 여러 {base_kind}에서 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base} 대 {cover}.",
     .full = "{digit}의 자리는 {places}입니다. 모두 {cover} 안에 있습니다. {base}에는 {digit}{이} "
             "하나씩 있어야 하고 줄의 수가 같으므로, {cover}의 {digit}{은} 모두 이 칸들에 "
             "있습니다. {result}"},
    {.names = "finned-* sashimi-*",
     .vague = "숫자 하나를 여러 {base_kind}에서 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base} 대 {cover}[, 지느러미 {fins}].",
     .full =
         "{digit}의 자리는 {places}입니다.[ 지느러미인 {fins}{을} 빼면 모두 {cover} 안에 "
         "있습니다.] 지느러미에 {digit}{이} 없으면 {cover}의 {digit}{은} 모두 이 칸들에 있습니다. "
         "그렇지 않으면 {digit}{은} 지느러미에 있습니다. {victims}{은} 모든 지느러미를 보고 "
         "{cover} 안에도 있으므로, 어느 쪽이든 {digit}{이} 될 수 없습니다. {result}"},
    {.names = "franken-* mutant-* finned-franken-* finned-mutant-*",
     .vague = "숫자 하나를 줄과 박스에서 함께 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base} 대 {cover}[, 지느러미 {fins}][, 내부 지느러미 "
                  "{endo_fins}].",
     .full = "{digit}의 자리는 {places}입니다. {base}에는 {digit}{이} 하나씩 있어야 하고, "
             "{cover}에는 꼭 그만큼만 들어갈 수 있습니다.[ 지느러미 {fins}만 그 밖에 있습니다.][ "
             "{endo_fins}{은} {base} 가운데 두 곳에 함께 속하므로 지느러미로 봅니다.] "
             "{fish_reason}[ {cannibals}{은} {cover} 가운데 두 곳에 함께 속해 두 번 세어지므로 "
             "역시 {digit}{이} 될 수 없습니다.] {result}"},
    {.names = "kraken-fish-1",
     .vague = "숫자 하나를 여러 영역에서 살펴보고, 벗어난 자리에서 무엇이 이어지는지 따라가 "
              "보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base} 대 {cover}[, 지느러미 {fins}][, 내부 지느러미 "
                  "{endo_fins}].",
     .full = "{digit}의 자리는 {places}입니다.[ 지느러미인 {fins}{을} 빼면 모두 {cover} 안에 "
             "있습니다.] 지느러미에 {digit}{이} 없으면 {cover}의 {digit}{은} 모두 나머지 자리에 "
             "있으므로 {victims}{은} {digit}{이} 될 수 없습니다.[ {cases}] 물고기가 성립하든 "
             "지느러미가 {digit}이든 결론은 같습니다. {result}"},
    {.names = "kraken-fish-2",
     .vague = "숫자 하나를 여러 영역에서 살펴보고, 벗어난 자리에서 무엇이 이어지는지 따라가 "
              "보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base} 대 {cover}[, 지느러미 {fins}][, 내부 지느러미 "
                  "{endo_fins}].",
     .full = "{digit}의 자리는 {places}입니다.[ 지느러미인 {fins}{을} 빼면 모두 {cover} 안에 "
             "있습니다.] 그러므로 지느러미가 {digit}이거나, 물고기가 성립하여 {cover} 가운데 한 "
             "곳의 {digit}{이} 이 자리들 가운데 하나에 있습니다. 어느 경우든 결론은 같습니다.[ "
             "{cases}] {result}"},
    {.names = "skyscraper",
     .vague = "숫자 하나를 두 줄에서 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base}, 양 끝은 {cell}{과} {cell2}.",
     .full = "{digit}의 자리는 {places}입니다. {cell3}{과} {cell4}{은} 서로 보는 칸이므로 둘 다 "
             "{digit}일 수는 없습니다. 그러므로 {cell}{이나} {cell2} 가운데 적어도 하나는 "
             "{digit}입니다. 양쪽 끝을 모두 보는 칸은 {digit}{이} 될 수 없습니다. {result}"},
    {.names = "two-string-kite",
     .vague =
         "숫자 하나를 행 하나와 열 하나에서 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base}, {house2}에서 이어짐.",
     .full = "{digit}의 자리는 {places}입니다. 한쪽 끝이 하나씩 {house2}에 있고, 이 둘 가운데 "
             "하나만 {digit}일 수 있습니다. 그러므로 행의 다른 끝이나 열의 다른 끝이 {digit}이고, "
             "양쪽을 모두 보는 칸은 {digit}{이} 될 수 없습니다. {result}"},
    {.names = "dual-two-string-kite",
     .vague =
         "숫자 하나를 행 하나와 열 하나에서 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "숫자 {digit}의 {title}: {base}, {house2}에서 이어짐.",
     .full = "두 카이트가 {house2}에서 만납니다.[ {kites}] {result}"},
    {.names = "empty-rectangle dual-empty-rectangle",
     .vague = "{house}에서 숫자 하나를 살펴보세요. {digit}{은} 어디에 들어갈 수 있을까요?",
     .technique = "{house}, 숫자 {digit}의 {title}: {cells}{과} 연결.",
     .full = "{house}에서 {digit}{이} 들어갈 수 있는 칸은 {fins}뿐이고, 모두 한 행과 한 열 위에 "
             "놓여 있습니다.[ {er_cases}] {result}"},
    {.names = "turbot-fish x-chain",
     .vague = "자리가 둘뿐인 곳을 따라 숫자 하나를 이어 보세요. {region} 근처에서 {digit}{으로} "
              "시작해 보세요.",
     .technique = "숫자 {digit}의 {title}: {notation}.",
     .full = "{chain}. 그러므로 체인의 양 끝 가운데 적어도 하나는 참입니다({end_a}; {end_b}). 양 "
             "끝을 모두 보는 칸은 {digit}{이} 될 수 없습니다. {result}"},
    {.names = "remote-pair",
     .vague = "{region} 근처에서 똑같은 두 후보만 있는 칸들을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}[: {cells}][: {notation}].",
     .full = "[{cells}의 후보는 모두 {digits}뿐이고, 각 칸은 다음 칸을 봅니다. ][{chain}. ]체인을 "
             "따라 두 숫자가 번갈아 나오므로 양 끝은 서로 다른 숫자입니다. 양 끝을 모두 보는 "
             "칸에는 둘 다 올 수 없습니다. {result}"},
    {.names = "xy-chain",
     .vague = "후보가 둘인 칸을 하나씩 따라가 보세요. {region} 근처에서 시작해 보세요.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. 그러므로 체인의 양 끝 가운데 적어도 한쪽에는 {lost_digits}{이} 들어가고, 양 "
             "끝을 모두 보는 칸에는 올 수 없습니다. {result}"},
    {.names = "continuous-nice-loop grouped-continuous-nice-loop",
     .vague = "{region} 근처에서 무엇이 이어지는지 하나씩 따라가 보세요. 처음 자리로 돌아옵니다.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. 고리가 닫혔으므로 어느 방향으로 가든 각 연결의 두 끝 가운데 꼭 하나가 "
             "참입니다. 한 연결의 두 끝을 모두 보는 후보는 거짓입니다. {result}"},
    {.names = "discontinuous-nice-loop grouped-discontinuous-nice-loop",
     .vague = "{region}의 후보 하나를 시험해 보고 무엇이 이어지는지 따라가 보세요. 처음 자리로 "
              "돌아옵니다.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. [{loop_reason} ]{result}"},
    {.names = "aic grouped-aic",
     .vague = "무엇이 이어지는지 하나씩 따라가 보세요. {region} 근처에서 시작해 보세요.",
     .technique = "{title}: {notation}.",
     .full = "{chain}. 그러므로 체인의 양 끝 가운데 적어도 하나는 참입니다({end_a}; {end_b}). 양 "
             "끝이 모두 제외하는 후보는 어느 쪽이든 사라집니다. {result}"},
    {.names = "xy-wing",
     .vague =
         "{region} 근처에서, 후보가 적은 칸을 하나 찾고, 그 칸을 보는 비슷한 칸 둘을 찾아보세요.",
     .technique = "{title}: 피벗 {cell}, 날개 {other_cells}.",
     .full =
         "후보는 {cell_digits}입니다.[ {cases}] 그러므로 두 날개 {other_cells} 가운데 하나는 "
         "{lost_digits}이고, 두 날개를 모두 보는 칸은 {lost_digits}{이} 될 수 없습니다. {result}"},
    {.names = "xyz-wing",
     .vague =
         "{region} 근처에서, 후보가 적은 칸을 하나 찾고, 그 칸을 보는 비슷한 칸 둘을 찾아보세요.",
     .technique = "{title}: 피벗 {cell}, 날개 {other_cells}.",
     .full = "후보는 {cell_digits}입니다.[ {cases}] 그 밖의 경우에는 {cell}{이} "
             "{lost_digits}입니다. 그러므로 세 칸 가운데 하나는 {lost_digits}이고, 세 칸을 모두 "
             "보는 칸은 {lost_digits}{이} 될 수 없습니다. {result}"},
    {.names = "w-wing",
     .vague = "{region} 근처에서 똑같은 두 후보만 있는 두 칸을 찾아보세요.",
     .technique = "{title}: {cell}{과} {cell2}, {house}의 {kept_digits}{으로} 연결.",
     .full =
         "{cell}{과} {cell2}의 후보는 {digits}뿐입니다. {house}에서 {kept_digits}{이} 들어갈 수 "
         "있는 칸은 {cell3}{과} {cell4}뿐인데, 이 둘은 각각 앞의 두 칸 가운데 하나를 봅니다. "
         "그러므로 {cell}{과} {cell2}{이} 둘 다 {kept_digits}일 수는 없고, 적어도 하나는 "
         "{lost_digits}입니다. 둘을 모두 보는 칸은 {lost_digits}{이} 될 수 없습니다. {result}"},
    {.names = "wxyz-wing vwxyz-wing uvwxyz-wing bent-set",
     .vague = "{region} 근처에서 줄과 박스가 겹치는 곳을 보세요. 몇 안 되는 숫자만 후보로 둔 "
              "칸들이 있습니다.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "후보는 {cell_digits}입니다. 칸 {count}개에 숫자가 {count}개이고, 그 가운데 두 칸에 "
             "함께 들어갈 수 있는 숫자는 {lost_digits}뿐입니다. 이 숫자가 없으면 칸을 다 채울 수 "
             "없으므로 한 칸은 {lost_digits}이고, {lost_digits}의 자리를 모두 보는 칸에는 올 수 "
             "없습니다. {result}"},
    {.names = "simple-colors-trap",
     .vague = "{region} 근처에서 숫자 하나의 자리를 두 색으로 칠해 보세요. 숫자는 {digit}입니다.",
     .technique = "숫자 {digit}의 {title}: {color_a} 대 {color_b}.",
     .full = "자리가 둘뿐인 곳에서는 하나가 거짓이면 다른 하나가 참입니다. 그러므로 첫째 색인 "
             "{color_a}{이} 모두 참이거나 둘째 색인 {color_b}{이} 모두 참입니다. 두 색을 모두 보는 "
             "후보는 어느 쪽이든 거짓입니다. {result}"},
    {.names = "simple-colors-wrap",
     .vague = "{region} 근처에서 숫자 하나의 자리를 두 색으로 칠해 보세요. 숫자는 {digit}입니다.",
     .technique = "숫자 {digit}의 {title}: {color_a} 대 {color_b}.",
     .full = "첫째 색인 {color_a}{이} 모두 참이거나 둘째 색인 {color_b}{이} 모두 참입니다. "
             "{color_lost}{이} 모두 참이라고 가정합니다.[ {contradiction}] 그러므로 이 색은 "
             "거짓이고 다른 색이 참입니다. {result}"},
    {.names = "multi-colors-1",
     .vague = "{region} 근처에서 숫자 하나의 자리를 여러 색으로 칠해 보세요. 숫자는 {digit}입니다.",
     .technique = "숫자 {digit}의 {title}: {color_a} 대 {color_b}, {color_c} 대 {color_d}.",
     .full =
         "첫째 묶음에서는 {color_a}{이} 참이거나 {color_b}{이} 참이고, 둘째 묶음에서는 "
         "{color_c}{이} 참이거나 {color_d}{이} 참입니다.[ 그런데 {meeting_a}{과} {meeting_b}{은} "
         "서로 보므로 함께 참일 수 없습니다. 그러므로 {rest_a}{이} 참이거나 {rest_b}{이} "
         "참입니다.] 이 두 색을 모두 보는 칸은 {digit}{이} 될 수 없습니다. {result}"},
    {.names = "multi-colors-2",
     .vague = "{region} 근처에서 숫자 하나의 자리를 여러 색으로 칠해 보세요. 숫자는 {digit}입니다.",
     .technique = "숫자 {digit}의 {title}: {color_a} 대 {color_b}, {color_c} 대 {color_d}.",
     .full = "둘째 묶음에서는 {color_c}{이} 참이거나 {color_d}{이} 참입니다. 첫째 묶음의 한 색인 "
             "{color_lost}{은} 이 두 색을 모두 보므로 거짓입니다. {result}"},
    {.names = "3d-medusa",
     .vague = "{region} 근처에서 후보가 둘뿐인 칸과 자리가 둘뿐인 줄, 박스를 따라 여러 숫자의 "
              "후보를 두 색으로 칠해 보세요.",
     .technique = "{title}: {color_a} 대 {color_b}.",
     .full = "첫째 색인 {color_a}{이} 모두 참이거나, 둘째 색인 {color_b}{이} 모두 참입니다.[ 첫째 "
             "색이 참이라고 가정합니다. {contradiction} 그러므로 첫째 색은 거짓입니다.][ "
             "{both_colors}] {result}"},
    {.names = "unique-rectangle-1",
     .vague = "{region} 근처에서, 두 박스에 걸쳐 두 숫자를 맞바꿀 수 있는 네 칸을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있습니다. 네 칸에 모두 {digits}만 "
             "들어간다면 두 숫자를 맞바꿀 수 있어 답이 둘이 됩니다. 답은 하나뿐이므로 "
             "{victims}에는 다른 숫자가 들어갑니다. {result}"},
    {.names = "unique-rectangle-2 unique-rectangle-5",
     .vague = "{region} 근처에서, 두 박스에 걸쳐 두 숫자를 맞바꿀 수 있는 네 칸을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full =
         "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있습니다. 네 칸에 모두 {digits}만 들어간다면 두 "
         "숫자를 맞바꿀 수 있어 답이 둘이 됩니다. 답은 하나뿐이므로 이 칸들 가운데 하나에는 추가 "
         "후보 {lost_digits}{이} 들어가고, 그 자리를 모두 보는 칸에는 올 수 없습니다. {result}"},
    {.names = "unique-rectangle-3",
     .vague = "{region} 근처에서, 두 박스에 걸쳐 두 숫자를 맞바꿀 수 있는 네 칸을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}[, 그리고 {set_a}].",
     .full = "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있습니다. 네 칸에 모두 {digits}만 "
             "들어간다면 두 숫자를 맞바꿀 수 있어 답이 둘이 됩니다. 그러므로 직사각형의 다른 후보 "
             "가운데 하나는 참입니다.[ {house}에서 직사각형을 이 후보들만 있는 칸 하나로 보면, "
             "{set_a}{과} 함께 {digits_a}{을} 나누어 갖는 네이키드 집합이 됩니다.] {result}"},
    {.names = "unique-rectangle-4",
     .vague = "{region} 근처에서, 두 박스에 걸쳐 두 숫자를 맞바꿀 수 있는 네 칸을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full =
         "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있습니다. 네 칸에 모두 {digits}만 들어간다면 두 "
         "숫자를 맞바꿀 수 있어 답이 둘이 됩니다. [{strong_houses}에서 {kept_digits}{은} "
         "{cell3}{과} {cell4}에만 들어갈 수 있으므로 둘 가운데 하나는 {kept_digits}입니다. ]나머지 "
         "하나가 {lost_digits}{이라}면 네 칸에 {digits}만 남게 됩니다. {result}"},
    {.names = "unique-rectangle-6",
     .vague = "{region} 근처에서, 두 박스에 걸쳐 두 숫자를 맞바꿀 수 있는 네 칸을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있습니다. 네 칸에 모두 {digits}만 "
             "들어간다면 두 숫자를 맞바꿀 수 있어 답이 둘이 됩니다. [{strong_houses}에서 "
             "{lost_digits}{은} 이 칸들에만 들어갈 수 있으므로 대각선으로 놓인 두 칸에 들어갑니다. "
             "]그 두 칸이 {victims}{이라}면 나머지 두 칸은 {kept_digits}{이} 되어 네 칸에 "
             "{digits}만 남게 됩니다. {result}"},
    {.names = "hidden-rectangle",
     .vague = "{region} 근처에서, 두 박스에 걸쳐 두 숫자를 맞바꿀 수 있는 네 칸을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full =
         "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있습니다. 네 칸에 모두 {digits}만 들어간다면 두 "
         "숫자를 맞바꿀 수 있어 답이 둘이 됩니다. [{base}에서 {kept_digits}{은} 이 칸들에만 들어갈 "
         "수 있습니다. ]{victims}{이} {lost_digits}{이라}면 이웃한 두 칸은 {kept_digits}, 남은 한 "
         "칸은 {lost_digits}{이} 되어 네 칸에 {digits}만 남게 됩니다. {result}"},
    {.names = "avoidable-rectangle-1",
     .vague =
         "{region} 근처에서, 처음에 주어지지 않은 네 칸이 두 박스에 걸쳐 있는 곳을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있고, 모두 처음에 주어진 칸이 아닙니다. "
             "{victims}{이} {lost_digits}{이라}면 네 칸에 {digits}만 들어가므로 두 숫자를 맞바꿀 "
             "수 있어 답이 둘이 됩니다. 그러나 답은 하나뿐입니다. {result}"},
    {.names = "avoidable-rectangle-2",
     .vague =
         "{region} 근처에서, 처음에 주어지지 않은 네 칸이 두 박스에 걸쳐 있는 곳을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}{은} 두 행, 두 열, 두 박스에 놓여 있고, 모두 처음에 주어진 칸이 아닙니다. 네 "
             "칸에 모두 {digits}만 들어간다면 두 숫자를 맞바꿀 수 있어 답이 둘이 됩니다. 답은 "
             "하나뿐이므로 이 칸들 가운데 하나에는 추가 후보 {lost_digits}{이} 들어가고, 그 자리를 "
             "모두 보는 칸에는 올 수 없습니다. {result}"},
    {.names = "bug-plus-1",
     .vague = "후보를 세어 보세요. 거의 모든 빈칸에 후보가 둘씩 있습니다. {region}{을} 보세요.",
     .technique = "{title}[: {cells}].",
     .full = "{cell}{을} 뺀 모든 빈칸에 후보가 둘씩 있습니다. {cell}에 {fin_digits}{이} 없다면 "
             "모든 후보가 행과 열과 박스마다 두 번씩 나와 답이 하나일 수 없습니다. 그러므로 "
             "{cell}{은} {fin_digits}입니다. {result}"},
    {.names = "bug-plus-n",
     .vague = "후보를 세어 보세요. 거의 모든 빈칸에 후보가 둘씩 있습니다. {region}{을} 보세요.",
     .technique = "{title}[: {cells}].",
     .full = "거의 모든 빈칸에 후보가 둘씩 있습니다. 추가 후보인 {fin_candidates}{이} 모두 "
             "거짓이라면 모든 후보가 행과 열과 박스마다 두 번씩 나와 답이 하나일 수 없습니다. "
             "그러므로 추가 후보 가운데 적어도 하나는 참입니다.[ {guardian_reason}] {result}"},
    {.names = "unique-loop",
     .vague = "{region} 근처에서, 똑같은 두 후보가 있는 칸들이 고리를 이루는 곳을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}{은} 고리를 이룹니다. 모든 칸에 {digits}만 들어간다면 두 숫자를 맞바꿀 수 "
             "있어 답이 둘이 됩니다. 답은 하나뿐이므로 추가 후보 가운데 적어도 하나는 참입니다: "
             "{fin_candidates}.[ {guardian_reason}] {result}"},
    {.names = "extended-rectangle",
     .vague = "{region} 근처에서, 나란한 줄의 숫자를 맞바꿀 수 있는 칸들을 찾아보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}{은} 나란한 줄에 놓여 있습니다. 모든 칸에 {digits}만 들어간다면 줄끼리 맞바꿀 "
             "수 있어 답이 둘이 됩니다. 답은 하나뿐이므로 추가 후보 가운데 적어도 하나는 참입니다: "
             "{fin_candidates}.[ {guardian_reason}] {result}"},
    {.names = "als-xz",
     .vague = "{region} 근처에서 칸보다 후보 숫자가 하나 더 많은 칸의 묶음을 찾아보세요.",
     .technique = "{title}: {sets}[, 제한 공통 후보 {commons}].",
     .full = "각 집합은 숫자가 칸보다 하나 더 많습니다: {sets}. {als_reason} {result}"},
    {.names = "als-xy-wing",
     .vague = "{region} 근처에서 칸보다 후보 숫자가 하나 더 많은 칸의 묶음을 찾아보세요.",
     .technique = "{title}: {sets}[, 제한 공통 후보 {common_pairs}].",
     .full = "각 집합은 숫자가 칸보다 하나 더 많습니다: {sets}. B는 A, C와 각각 제한 공통 후보를 "
             "하나씩 공유합니다({common_pairs}). B가 어느 것을 갖든 A나 C는 그 숫자가 없어져 "
             "나머지 숫자를 모두 갖게 됩니다. 그러므로 {lost_or}{은} A나 C 어느 한쪽에 꼭 "
             "들어가고, 양쪽에서 그 자리를 모두 보는 칸에는 올 수 없습니다. {result}"},
    {.names = "als-chain",
     .vague =
         "{region} 근처에서 칸보다 후보 숫자가 하나 더 많은 칸의 묶음을 찾아 차례로 이어 보세요.",
     .technique = "{title}: {sets}[, 제한 공통 후보 {common_pairs}].",
     .full = "각 집합은 숫자가 칸보다 하나 더 많습니다: {sets}. 체인에서 이웃한 두 집합은 제한 "
             "공통 후보를 함께 가질 수 없습니다({common_pairs}). 그러므로 첫 집합에 {lost_or}{이} "
             "없으면 차례로 이어져 마지막 집합이 그 숫자를 갖고, 거꾸로도 같습니다. 양쪽에서 그 "
             "자리를 모두 보는 칸에는 올 수 없습니다. {result}"},
    {.names = "death-blossom",
     .vague = "{region} 근처에서 후보가 적은 칸 하나와, 그 칸이 보는 칸의 묶음들을 보세요.",
     .technique = "{title}: 줄기 {cell}, {sets}.",
     .full = "각 집합은 숫자가 칸보다 하나 더 많습니다: {sets}. {cell}{이} 무엇이든 한 집합에서 그 "
             "숫자를 빼앗고[({petals})], 그 집합은 {lost_digits}{을} 비롯한 나머지 숫자를 모두 "
             "갖게 됩니다. 이 집합들에서 {lost_digits}의 자리를 모두 보는 칸에는 {lost_digits}{이} "
             "올 수 없습니다. {result}"},
    {.names = "sue-de-coq",
     .vague = "{region} 근처에서 줄과 박스가 겹치는 곳을 보세요.",
     .technique = "{title}: {set_a}, 그리고 {set_b}{과} {set_c}.",
     .full = "{set_a}의 후보는 {digits_a}입니다. 줄에서 {set_b}에는 {digits_b}{이}, 박스에서 "
             "{set_c}에는 {digits_c}{이} 들어갈 수 있습니다. 이 칸들에는 숫자가 꼭 칸의 수만큼 "
             "있으므로, 각 숫자는 그 줄이나 박스 안에서 모두 쓰입니다. {result}"},
    {.names = "almost-locked-pair almost-locked-triple",
     .vague = "{region} 근처에서 줄과 박스가 겹치는 곳을 보세요.",
     .technique = "숫자 {digits}의 {title}[: {cells}].",
     .full = "{house}의 {set_a}에는 {digits}만 들어갈 수 있고, {house2}에서 이 숫자들은 겹치는 곳 "
             "밖에서는 {set_b}에만 들어갈 수 있습니다. 그러므로 겹치는 곳에는 이 숫자가 꼭 하나 "
             "들어가고, 나머지 숫자는 {set_a}{과} {set_b}에 각각 한 번씩 들어갑니다. {house}의 "
             "겹치지 않는 다른 칸에는 이 숫자들이 올 수 없고, {set_b}에는 다른 숫자가 올 수 "
             "없습니다. {result}"},
    {.names = "aligned-pair-exclusion aligned-triple-exclusion",
     .vague = "{region}의 몇 칸에서 후보의 짝을 하나씩 맞춰 보세요.",
     .technique = "{title}: {cells}.",
     .full =
         "후보는 {cell_digits}입니다. 지울 후보가 들어가게 이 칸들을 채우는 방법을 모두 살펴보면, "
         "언제나 규칙을 어기거나 이 칸들이 보는 칸들의 숫자가 모자라게 됩니다[: {sets}]. {result}"},
    {.names = "firework-pair",
     .vague = "{region}에서 만나는 행과 열을 보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cell}에서 만나는 {row}{과} {column}{을} 보세요. {house2} 밖에서 {digits}{이} 들어갈 "
             "수 있는 칸은 이 두 줄에 {cell2}{과} {cell3}뿐입니다(어느 한 줄에서 {cell}{과} 바깥 "
             "칸에만 들어갈 수 있는 숫자도 마찬가지입니다). {cell}에 둘 다 없으면 {cell2}{과} "
             "{cell3}에 하나씩 들어가고, {set_a}에 들어갈 숫자가 모자랍니다. 그러므로 {cell}에는 "
             "둘 중 하나가 들어갑니다. {result}"},
    {.names = "firework-triple",
     .vague = "{region}에서 만나는 행과 열을 보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cell}에서 만나는 {row}{과} {column}{을} 보세요. {house2} 밖에서 {digits}{이} 들어갈 "
             "수 있는 칸은 이 두 줄에 {cell2}{과} {cell3}뿐입니다(어느 한 줄에서 {cell}{과} 바깥 "
             "칸에만 들어갈 수 있는 숫자도 마찬가지입니다). 그러므로 이 숫자들은 모두 이 세 칸에 "
             "하나씩 들어가고, 다른 숫자가 들어갈 자리는 없습니다. {result}"},
    {.names = "firework-quadruple",
     .vague = "{region}에서 만나는 두 행과 두 열을 보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "만나는 곳이 둘 있습니다. {row}{과} {column}에서 {digits_row}{은} {cell}의 박스 "
             "밖으로는 {cell2}{과} {cell3}에만 들어갈 수 있으므로 {cell}, {cell2}, {cell3} 가운데 "
             "있습니다. 마찬가지로 {row2}{과} {column2}에서 {digits_row2}{은} {cell4}, {cell2}, "
             "{cell3} 가운데 있습니다. 그러므로 네 숫자가 네 칸을 채웁니다. {cell}에는 "
             "{digits_row} 가운데 하나, {cell4}에는 {digits_row2} 가운데 하나가 들어가고, 다른 "
             "숫자가 들어갈 자리는 없습니다. {result}"},
    {.names = "junior-exocet senior-exocet",
     .vague = "{region} 근처에서, 한 박스에 후보가 같은 두 칸을 보세요.",
     .technique = "숫자 {digits}의 {title}: 기준 칸 {cells}, 목표 칸 {set_a}.",
     .full = "기준 칸 {cells}에는 {digits} 가운데 둘이 들어갑니다. 목표 칸은 {set_a}이고, 교차선은 "
             "{base}입니다. 교차선마다 이 숫자들이 하나씩 있어야 합니다. 기준 칸 가까이에서 그 "
             "숫자를 받을 수 있는 칸은 목표 칸뿐입니다[. 동반 칸 {set_c}에는 이 숫자들이 들어갈 수 "
             "없습니다].[ 그 밖에 교차선에 남은 자리는 다음과 같습니다: {exocet_places}. 숫자마다 "
             "모든 자리가 두 줄 안에 있어 교차선 두 개까지만 채울 수 있으므로, 나머지 하나는 목표 "
             "칸이 채워야 합니다.] 그러므로 목표 칸에는 기준 칸의 두 숫자가 들어갑니다.[ 목표 칸의 "
             "숫자는 거울 칸에도 다시 나옵니다: {exocet_mirrors}.] 이 칸들을 채우는 어떤 방법에도 "
             "맞지 않는 후보는 지울 수 있습니다. {result}"},
    {.names = "sk-loop multi-sector-locked-sets",
     .vague = "퍼즐 전체를 보세요. 숫자들을 남김없이 나누어 갖는 줄과 박스가 있습니다.",
     .technique = "{title}: {cells}.",
     .full = "칸은 모두 {count}개입니다: {cells}.[ 줄과 박스마다 이 칸들에 들어갈 수 있는 숫자는 "
             "다음과 같습니다: {sectors}.] 숫자의 수가 칸의 수와 꼭 같으므로 모두 이 칸들에서 "
             "쓰이고, 그 줄과 박스의 다른 칸에는 올 수 없습니다. {result}"},
    {.names = "tridagon",
     .vague = "{region} 근처에서 직사각형을 이루는 네 박스를 보세요.",
     .technique = "숫자 {digits}의 {title}: {cells}.",
     .full = "{cells}에 {digits}만 들어간다면 이 칸들을 채울 수 없습니다. 세 숫자를 이 열두 칸에 "
             "놓으면 반드시 부딪칩니다. 그러므로 추가 후보 가운데 적어도 하나는 참입니다[: "
             "{fin_candidates}].[ {guardian_reason}] {result}"},
    {.names = "forcing-chain-contradiction forcing-net-contradiction",
     .vague = "{region}의 후보 하나를 시험해 보고 무엇이 이어지는지 따라가 보세요. 막다른 길에 "
              "이릅니다.",
     .technique = "{title}: {premise} 가정합니다.",
     .full =
         "{premise} 가정합니다. {cases}[ {contradiction}] 그러므로 가정은 틀렸습니다. {result}"},
    {.names = "forcing-chain-verity forcing-net-verity",
     .vague = "{region}의 한 곳에서 고를 수 있는 것을 모두 시험해 보세요. 공통된 결과가 있습니다.",
     .technique = "{title}:[ {cases_reason}] 어느 경우든 결론은 같습니다.",
     .full = "[{cases_reason} ]어느 경우든 결론은 같습니다. {cases} {result}"},
    {.names = "whip braid g-whip",
     .vague = "{region}의 후보 하나를 시험해 보고 무엇이 이어지는지 따라가 보세요. 막다른 길에 "
              "이릅니다.",
     .technique = "{title}: {premise} 가정합니다.",
     .full = "{cases} 단계마다 다른 선택은 모두 앞의 내용으로 제외되었습니다.[ {contradiction}] "
             "그러므로 가정은 틀렸습니다. {result}"},
    {.names = "template-set template-delete",
     .vague = "숫자 하나를 퍼즐 전체에 놓는 방법을 모두 살펴보세요. 숫자는 {digit}입니다.",
     .technique = "숫자 {digit}의 {title}.",
     .full = "남은 {digit}{을} 퍼즐 전체에 놓는 방법을 모두 살펴봅니다. 모든 방법에 공통된 자리는 "
             "참이고, 어느 방법에도 없는 자리는 거짓입니다. {result}"},
    {.names = "brute-force",
     .vague = "여기서는 어떤 기법도 통하지 않습니다. {region}의 한 칸을 시험해 보세요.",
     .technique = "{title}: {placements}.",
     .full = "여기서는 어떤 기법으로도 더 나아갈 수 없습니다. 가능한 경우를 직접 넣어 보면 답을 알 "
             "수 있습니다. {result}"},
});

constexpr auto kPhrases = std::to_array<Phrase>({
    {"list.space", " "},
    {"list.comma", ", "},
    {"list.and", ", "},
    {"list.or", " 또는 "},
    {"list.group", "; "},
    {"house.row", "{n}행"},
    {"house.column", "{n}열"},
    {"house.box", "{n}번 박스"},
    {"houses.row", ""},
    {"houses.column", ""},
    {"houses.box", ""},
    {"fins.one", "지느러미 {fins}"},
    {"fins.many", "지느러미 {fins}"},
    {"loop.must", "그러므로 {cell}{은} 어느 경우든 {digit}입니다."},
    {"loop.cannot", "그러므로 {cell}{은} {digit}{이} 될 수 없습니다."},
    {"loop.either", "그러므로 {cell}{은} {digit} 또는 {digit2}입니다."},
    {"kind.row", "행"},
    {"kind.column", "열"},
    {"kind.box", "박스"},
    {"technique", "[숫자 {digits}의 ]{title}[: {cells}]."},
    {"siamese", "같은 줄을 바탕으로 한 두 물고기가 함께 작용합니다(샴쌍둥이)."},
    {"fish.plain", "그러므로 {cover}의 나머지 칸에는 {digit}{이} 올 수 없습니다."},
    {"fish.finned",
     "지느러미 가운데 하나가 {digit}{이라}면, 모든 지느러미를 보는 {victims}에는 {digit}{이} 올 수 "
     "없습니다. 지느러미가 모두 {digit}{이} 아니라면 {cover}의 나머지 칸에는 {digit}{이} 올 수 "
     "없습니다."},
    {"digits.in", "{cells}의 {digits}"},
    {"digits.from", "{cells}에서 {digits}"},
    {"cell.digits", "{cell}의 {digits}"},
    {"places", "{house}의 {cells}"},
    {"placement", "{cell}{은} {digit}"},
    {"seen", "{digit}({cell})"},
    {"set", "{name} = {cells}({digits})"},
    {"result.removals", "따라서 {removals}{을} 지울 수 있습니다."},
    {"result.placements", "따라서 {placements}입니다."},
    {"result.both", "따라서 {placements}이고, {removals}{을} 지울 수 있습니다."},
    {"wing.case", "{pivot}{이} {digit}{이라}면 {wing}{은} {rest}입니다."},
    {"kite",
     "{row}에서 {digit}{이} 들어갈 수 있는 칸은 {a}{과} {b}뿐이고, {column}에서는 {c}{과} "
     "{d}뿐입니다. {b}{과} {d}{은} 서로 보므로 {a}{이나} {c}{이} {digit}이고, {lost}{은} "
     "{digit}{이} 될 수 없습니다."},
    {"er.case",
     "{house}에서 {digit}{이} 들어갈 수 있는 칸은 {near}{과} {far}뿐입니다. {lost}{이} "
     "{digit}{이라}면 {far}{은} {digit}{이} 될 수 없어 {near}{이} {digit}입니다. 그런데 {near}{과} "
     "{lost}{이} 함께 {box}의 {digit} 자리를 모두 보므로 {box}에 {digit}{을} 넣을 자리가 "
     "없어집니다."},
    {"colors.both", "두 색이 모두 제외하는 후보는 어느 쪽이든 거짓입니다."},
    {"common.pair", "{a}{과} {b}{은} {digits}"},
    {"petal", "{digits}{은} {set}에서"},
    {"als.single",
     "한 집합의 {commons} 자리는 다른 집합의 {commons} 자리를 모두 보므로, 두 집합이 그 숫자를 "
     "함께 가질 수는 없습니다. 그 숫자가 없는 집합은 나머지 숫자를 모두 가져야 합니다. 그러므로 "
     "{lost}{은} 어느 한 집합에 꼭 들어가고, 두 집합에서 그 자리를 모두 보는 칸에는 올 수 "
     "없습니다."},
    {"als.double",
     "{commons} 각각에 대해, 한 집합의 자리는 다른 집합의 자리를 모두 봅니다. 그러므로 두 집합은 "
     "이 가운데 하나씩을 나누어 갖고, 나머지 숫자는 모두 갖습니다. 두 집합에서 {commons} 각각의 "
     "자리를 모두 보는 칸에는 그 숫자가 올 수 없고, 한 집합에서 다른 숫자의 자리를 모두 보는 "
     "칸에는 그 숫자가 올 수 없습니다."},
    {"sector", "{house}에서 {digits}"},
    {"guardians.cell",
     "추가 후보가 모두 {cell}에 있으므로 이 칸에는 {digits}{이} 들어갈 수 없습니다."},
    {"guardians.seen", "추가 후보가 모두 제외하는 후보는 거짓입니다."},
    {"guardians.subset",
     "{house}에서 추가 후보가 있는 칸들을 칸 하나로 보면, {cells}{과} 함께 {digits}{을} 나누어 "
     "갖는 네이키드 집합이 됩니다."},
    {"guardians.locked",
     "{house}에서 {digits}{이} 들어갈 수 있는 칸은 {cells}뿐입니다. 그러므로 이 가운데 한 칸에는 "
     "추가 후보가 들어가고, 패턴의 다른 숫자가 들어갈 자리는 없습니다."},
    {"exocet.places", "{digit}{은} {cells}[(모두 {houses} 안)]"},
    {"exocet.no-place", "{digit}{은} 자리 없음"},
    {"exocet.mirror", "{target}의 거울 칸은 {cells}"},
    {"node.true", "{cells}{은} {digit}"},
    {"node.false", "{cells}{은} {digit}{이} 아님"},
    {"node.group-true", "{cells} 가운데 하나는 {digit}"},
    {"node.group-false", "{cells}{은} 모두 {digit}{이} 아님"},
    {"premise.true", "{cells}{이} {digit}{이라}고"},
    {"premise.false", "{cells}{이} {digit}{이} 아니라고"},
    {"premise.group-true", "{cells} 가운데 하나가 {digit}{이라}고"},
    {"premise.group-false", "{cells}{이} 모두 {digit}{이} 아니라고"},
    {"chain.if", "{premise} 가정하면"},
    {"chain.since", "{node}이므로"},
    {"chain.thus", "{node}[({why})]"},
    {"chain.then", "{node}[({why})]"},
    {"chain.comma", " → "},
    {"case", "{chain}."},
    {"cases.cell", "{cell}{은} {digits}입니다."},
    {"cases.house", "{house}의 자리 가운데 한 곳에는 {digit}{이} 들어가야 합니다."},
    {"cases.candidate", "{cell}{은} {digit}이거나 {digit}{이} 아닙니다."},
    {"contradiction.empty_cell", "그러면 {cell}에 들어갈 숫자가 없어집니다."},
    {"contradiction.no_place", "그러면 {house}에 {digits}{을} 넣을 자리가 없어집니다."},
    {"contradiction.two_digits", "그러면 {cell}에 {digits}{이} 함께 들어가야 합니다."},
    {"contradiction.twice", "그러면 {house}에 {digits}{이} 두 번 들어가게 됩니다."},
    {"contradiction.true_and_false",
     "그러면 {cell}{은} {digits}이면서 동시에 {digits}{이} 아니게 됩니다."},
    {"why.last-digit", "{cell}에 남은 마지막 숫자"},
    {"why.same-cell", "{cell}에는 숫자 하나만"},
    {"why.last-place", "{house}에 남은 마지막 자리"},
    {"why.same-house", "같은 {house}"},
    {"why.set", "집합 {set}, {cells}{은} 나머지 숫자를 모두 가짐"},
    {"hint.no-solution", "이 퍼즐에는 답이 없습니다."},
    {"hint.solved", "퍼즐이 다 풀렸습니다."},
    {"hint.wrong-digit", "{cell}{은} {placed}{이} 아닙니다."},
    {"hint.wrong-digit-full", "{cell}{은} {placed}{이} 아니라 {digit}{이어야} 합니다."},
    {"hint.wrong-everywhere",
     "{cell}{은} {placed}{이} 아닙니다. 그 자리에 {placed}{이} 있는 답은 없습니다."},
    {"hint.missing", "{cell}에서 잘못 지운 후보가 있습니다."},
    {"hint.missing-full",
     "{cell}에서 후보 {digit}{을} 잘못 지웠습니다. {cell}{은} {digit}{이어야} 합니다."},
    {"hint.dead-end", "지금 놓인 숫자와 후보가 모두 맞을 수는 없습니다. 이대로는 답이 없습니다."},
    {"hint.unknown", "다음 단계를 찾기 전에 멈추었습니다."},
    {"hint.stuck", "더 나아갈 방법을 찾지 못했습니다. 시도한 기법: {tried}."},
    {"hint.untried",
     "더 나아갈 방법을 찾지 못했습니다. 이 프로필에는 여기서 시도할 수 있는 기법이 없습니다."},
    {"unique.several",
     "이 퍼즐은 답이 여러 개이므로, 답이 하나라고 전제하는 기법은 쓰지 않습니다."},
    {"unique.candidates", "후보로 주어진 퍼즐이므로, 답이 하나라고 전제하는 기법은 쓰지 않습니다."},
    {"unique.unknown",
     "이 퍼즐의 답이 하나인지 알 수 없으므로, 답이 하나라고 전제하는 기법은 쓰지 않습니다."},
    {"unique.assumes", "이 단계는 답이 하나뿐이라는 사실을 이용하며, 그 사실은 이미 확인했습니다."},
    {"family.singles", "싱글"},
    {"family.intersections", "교차"},
    {"family.subsets", "부분 집합"},
    {"family.fish", "물고기"},
    {"family.single digit patterns", "단일 숫자 패턴"},
    {"family.wings", "날개"},
    {"family.coloring", "컬러링"},
    {"family.uniqueness", "유일성"},
    {"family.chains", "체인"},
    {"family.almost locked sets", "거의 잠긴 집합"},
    {"family.aligned exclusion", "정렬 배제"},
    {"family.patterns", "큰 패턴"},
    {"family.forcing", "강제 추론"},
    {"family.last resort", "최후의 수단"},
    {"level.easy", "쉬움"},
    {"level.medium", "보통"},
    {"level.hard", "어려움"},
    {"level.unfair", "매우 어려움"},
    {"level.extreme", "극한"},
    {"page.rank", "{family}, {level}, 점수 {score}(프로필 {profile})"},
    {"page.also-called", "영어 별칭: {names}"},
    {"page.assumes", "답이 하나뿐이라고 전제합니다"},
    {"page.english-only", "(아래의 자세한 설명은 영어로만 있습니다.)"},
    {"page.example", "보기:"},
});

}  // namespace

const Words& korean() {
    static const Words kWords = {
        .code = "ko",
        .name = "한국어",
        .titles = korean_titles(),
        .techniques = kTechniques,
        .phrases = kPhrases,
        .choose_ending = korean_ending,
    };
    return kWords;
}

}  // namespace nonet::logic
