// Every message of every technique in every language: no parameter left over, no foreign word, no
// wrong particle.
#include "logic/messages/language_table.hpp"
#include "logic/messages/speaker.hpp"
#include "logic/messages/step_values.hpp"
#include "sample_steps.hpp"
#include "support/sanitized.hpp"

#include <nonet/grid.hpp>
#include <nonet/hint.hpp>
#include <nonet/reading.hpp>

#include <array>
#include <regex>
#include <set>

#include <gtest/gtest.h>

namespace nonet::logic {
namespace {

constexpr std::array kLevels = {HintLevel::vague, HintLevel::technique, HintLevel::full};

struct Rendered {
    std::string language;
    std::string technique;
    std::string text;
};

void render(const Step& step, const State& state, std::vector<Rendered>& all) {
    for (const Language& language : languages()) {
        const std::string code(language.code);
        const std::string name(step.technique->name);
        all.push_back({code, name, title_of(*step.technique, language)});
        all.push_back({code, name, Speaker(*language.words).idea(*step.technique)});
        for (const HintLevel level : kLevels) {
            all.push_back({code, name, tell(step, state, language, level)});
        }
    }
}

/// Every technique at every level in every language, with digits of every sound, and hints.
const std::vector<Rendered>& everything() {
    static const std::vector<Rendered> kAll = [] {
        std::vector<Rendered> all;
        Digit turn = 0;
        for (const std::string& name : technique_names()) {
            TechniqueInfo technique;
            technique.name = name;
            technique.title = "English title";
            technique.summary = "English summary";
            technique.assumes_unique = true;
            // In turn another one for each technique, where there is no time for all.
            turn = turn % kDigits + 1;
            const Digit stride = test::kSanitized ? kDigits : 1;
            for (Digit digit = test::kSanitized ? turn : 1; digit <= kDigits; digit += stride) {
                for (const bool places : {true, false}) {
                    Step step = sample_step(technique, digit, places);
                    step.is_siamese = digit == 1;
                    render(step, State(), all);
                }
            }
        }
        return all;
    }();
    return kAll;
}

TEST(Messages, LeaveNoParameterOver) {
    for (const Rendered& one : everything()) {
        EXPECT_FALSE(one.text.empty()) << one.language << ' ' << one.technique;
        EXPECT_EQ(one.text.find_first_of("{}[]"), std::string::npos)
            << one.language << ' ' << one.technique << ": " << one.text;
        EXPECT_EQ(one.text.find("  "), std::string::npos) << one.technique << ": " << one.text;
        for (const char* key :
             {"list.", "node.", "why.", "house.b", "house.r", "hint.", "unique.", "kind."}) {
            EXPECT_EQ(one.text.find(key), std::string::npos) << one.text;
        }
    }
}

/// Names of cells, of sets and of shapes are letters, not words.
std::string without_names(const std::string& text) {
    static const std::regex kNames(
        "r[1-9]c[1-9]|\\b(U?V?W?XYZ|XY|XZ|X|W|SK)(-|翼|链|法| )|\\b[A-D]\\b|"
        "\\bBUG\\+(1|n)|\\bMSLS\\b|\\b3D ");
    return std::regex_replace(text, kNames, "");
}

TEST(Messages, HaveNoEnglishWordInOtherLanguages) {
    static const std::regex kLetters("[A-Za-z]+");
    for (const Rendered& one : everything()) {
        if (one.language == "en") continue;
        std::smatch word;
        const std::string rest = without_names(one.text);
        EXPECT_FALSE(std::regex_search(rest, word, kLetters))
            << one.language << ' ' << one.technique << ": '" << word.str() << "' in " << one.text;
    }
}

/// What follows a digit, by its reading: 영 일 이 삼 사 오 육 칠 팔 구.
bool is_right_particle(char digit, const std::string& particle) {
    const bool has_final = std::string("013678").find(digit) != std::string::npos;
    if (particle == "로") return !has_final || std::string("178").find(digit) != std::string::npos;
    if (particle == "으로") return has_final && std::string("178").find(digit) == std::string::npos;
    const std::set<std::string> behind_final = {"을", "이", "은", "과", "이나"};
    return behind_final.contains(particle) == has_final;
}

TEST(Messages, HaveTheRightKoreanParticles) {
    static const std::regex kBrackets("\\([^()]*\\)");
    static const std::regex kParticle("([0-9])(을|를|이|가|은|는|과|와|으로|로|이나|나)(?=[ .,])");
    std::set<std::string> seen;
    for (const Rendered& one : everything()) {
        if (one.language != "ko") continue;
        const std::string text = std::regex_replace(one.text, kBrackets, "");
        for (std::sregex_iterator it(text.begin(), text.end(), kParticle), end; it != end; ++it) {
            seen.insert((*it)[2]);
            EXPECT_TRUE(is_right_particle((*it)[1].str()[0], (*it)[2]))
                << it->str() << " in " << one.text;
        }
    }
    if (!test::kSanitized) {
        EXPECT_EQ(seen.size(), 12u) << "the sample steps bring some particle no longer";
    }
}

TEST(Messages, KnowTheSoundBeforeAParticle) {
    const Words& words = korean();
    const auto with = [&words](const std::string& name, const std::string& ending) {
        return fill(words, "{name}{" + ending + "}", {{"name", name}});
    };
    EXPECT_EQ(with("1행", "을"), "1행을");
    EXPECT_EQ(with("2열", "을"), "2열을");
    EXPECT_EQ(with("3박스", "을"), "3박스를");
    EXPECT_EQ(with("2열", "으로"), "2열로");
    EXPECT_EQ(with("1행", "으로"), "1행으로");
    EXPECT_EQ(with("3박스", "으로"), "3박스로");
    EXPECT_EQ(with("r1c3", "이"), "r1c3이");
    EXPECT_EQ(with("r1c4", "이"), "r1c4가");
    EXPECT_EQ(with("r1c6", "으로"), "r1c6으로");
    EXPECT_EQ(with("r1c7", "으로"), "r1c7로");
    EXPECT_EQ(with("r1c8", "과"), "r1c8과");
    EXPECT_EQ(with("r1c9", "과"), "r1c9와");
    EXPECT_EQ(with("5(r1c3)", "은"), "5(r1c3)는");
    EXPECT_EQ(with("X-윙", "은"), "X-윙은");
    EXPECT_EQ(with("L", "으로"), "L로");
    EXPECT_EQ(with("M", "을"), "M을");
    EXPECT_EQ(with("A", "이라"), "A라");
    EXPECT_EQ(with("10", "이나"), "10이나");
}

TEST(Messages, AreThereInEveryLanguage) {
    std::set<std::string_view> codes;
    for (const Words* words : language_words()) {
        EXPECT_TRUE(codes.insert(words->code).second);
        ASSERT_EQ(words->phrases.size(), english().phrases.size()) << words->code;
        for (std::size_t i = 0; i < words->phrases.size(); ++i) {
            EXPECT_EQ(words->phrases[i].key, english().phrases[i].key) << words->code;
            if (words->phrases[i].key != "list.space" &&
                words->phrases[i].key != "page.english-only" &&
                !words->phrases[i].key.starts_with("houses.")) {
                EXPECT_FALSE(words->phrases[i].text.empty()) << words->phrases[i].key;
            }
        }
        for (const std::string& name : technique_names()) {
            const TechniqueWords* own = words->technique(name);
            ASSERT_NE(own, nullptr) << words->code << ' ' << name;
            EXPECT_FALSE(own->vague.empty()) << words->code << ' ' << name;
            EXPECT_FALSE(own->full.empty()) << words->code << ' ' << name;
        }
    }
    EXPECT_EQ(codes, (std::set<std::string_view>{"en", "ko", "zh"}));
}

TEST(Messages, HaveATitleOfItsOwnForEachTechnique) {
    for (const Language& language : languages()) {
        if (language.code == "en") continue;  // the table's, which has a test of its own
        std::set<std::string> titles;
        for (const std::string& name : technique_names()) {
            TechniqueInfo technique;
            technique.name = name;
            technique.title = "?";
            const std::string title = title_of(technique, language);
            EXPECT_NE(title, "?") << language.code << ' ' << name;
            EXPECT_TRUE(titles.insert(title).second) << language.code << ' ' << name;
        }
    }
}

TEST(Messages, HaveAnIdeaOfItsOwnForEachTechnique) {
    for (const Language& language : languages()) {
        if (language.code == "en") continue;  // the table's
        std::set<std::string> ideas;
        for (const std::string& name : technique_names()) {
            TechniqueInfo technique;
            technique.name = name;
            technique.summary = "?";
            const std::string idea = Speaker(*language.words).idea(technique);
            EXPECT_TRUE(idea.ends_with('.') || idea.ends_with("。")) << name << ": " << idea;
            EXPECT_TRUE(ideas.insert(idea).second) << language.code << ' ' << name;
        }
    }
}

TEST(Messages, HaveTheLabelsOfAPageInEveryLanguage) {
    static const std::regex kLetters("[A-Za-z]+");
    const Profile& profile = *find_profile("nonet");
    for (const TechniqueInfo* technique : techniques()) {
        for (const Language& language : languages()) {
            const TechniquePage page = page_of(*technique, profile, language);
            EXPECT_EQ(page.assumes.empty(), !technique->assumes_unique);
            EXPECT_EQ(page.also_called.empty(), technique->aliases.empty());
            EXPECT_EQ(page.english_only.empty(), language.code == "en");
            for (const std::string& text : {page.title, page.family, page.level, page.rank,
                                            page.idea, page.also_called, page.example}) {
                EXPECT_EQ(text.find_first_of("{}[]"), std::string::npos) << text;
                EXPECT_EQ(text.find("family."), std::string::npos) << text;
                EXPECT_EQ(text.find("level."), std::string::npos) << text;
            }
            if (language.code == "en") continue;
            for (const std::string& text :
                 {page.family, page.level, page.idea, page.assumes, page.english_only}) {
                EXPECT_FALSE(std::regex_search(without_names(text), kLetters)) << text;
            }
        }
    }
}

struct Example {
    State state;
    Step step;

    [[nodiscard]] std::string said(const char* code) const {
        return tell(step, state, *find_language(code), HintLevel::full);
    }
    void expect(const char* code, const std::string& part) const {
        EXPECT_NE(said(code).find(part), std::string::npos) << part << " in " << said(code);
    }
    [[nodiscard]] std::string cell(std::size_t index) const {
        return cell_name(step.cells.at(index));
    }
    [[nodiscard]] std::string digit_lost() const {
        return std::to_string(step.removals.at(0).digit);
    }
};

/// The first step of the technique in its example.
Example example_of(const char* name) {
    const TechniqueInfo* technique = find_technique(name);
    const Puzzle puzzle = read_puzzle(technique->example).value();
    Example example{state_of(puzzle).value(), {}};
    Solver solver(*find_profile("nonet"));
    solver.set_puzzle(example.state, facts_of(puzzle).value());
    example.step = solver.all(*technique).at(0);
    return example;
}

TEST(Messages, NameTheWingsThatSeeAndNotThePivot) {
    const Example xy = example_of("xy-wing");
    const std::string wings = xy.cell(1) + " and " + xy.cell(2);
    xy.expect("en", "So one of the wings, " + wings + ", is " + xy.digit_lost());
    xy.expect("ko", "두 날개 " + xy.cell(1) + ", " + xy.cell(2) + " 가운데 하나는 ");
    xy.expect("zh", "所以两翼 " + xy.cell(1) + "、" + xy.cell(2) + " 中有一格是 ");
    const Example xyz = example_of("xyz-wing");
    xyz.expect("en", "Otherwise " + xyz.cell(0) + " itself is " + xyz.digit_lost());
}

TEST(Messages, TellEachCrossingOfAFireworkQuadruple) {
    const Example quadruple = example_of("firework-quadruple");
    quadruple.expect("en", "There are two crossings.");
    quadruple.expect("ko", "만나는 곳이 둘 있습니다.");
    quadruple.expect("zh", "这里有两个相交处。");
    for (const std::size_t crossing : {0, 3}) {
        const Cell cell = quadruple.step.cells.at(crossing);
        quadruple.expect("en", "row " + std::to_string(row_of(cell) + 1) + " and column " +
                                   std::to_string(column_of(cell) + 1));
    }
}

TEST(Messages, TellEachLineOfADualEmptyRectangle) {
    const Example dual = example_of("dual-empty-rectangle");
    ASSERT_EQ(dual.step.cells.size(), 4u);
    for (const std::size_t line : {0, 2})
        dual.expect("en", "only go into " + dual.cell(line) + " or " + dual.cell(line + 1) + ".");
}

TEST(Messages, TellAllPartsOfAnExocet) {
    const Example exocet = example_of("junior-exocet");
    const Speaker english(*find_language("en")->words);
    for (const Cell cell : exocet.step.cells) exocet.expect("en", cell_name(cell));
    exocet.expect("en", "The targets are " + english.cells(exocet.step.sets.at(0).cells));
    exocet.expect("en", "the companions " + english.cells(exocet.step.sets.at(2).cells));
    exocet.expect("en", "the cross-lines " + english.houses(exocet.step.base));
    for (std::size_t i = 0; i < exocet.step.digits.size(); ++i) {
        const std::vector<House> cover = {exocet.step.cover.at(2 * i),
                                          exocet.step.cover.at(2 * i + 1)};
        exocet.expect("en", ", all within " + english.houses(cover));
        exocet.expect("en", std::to_string(exocet.step.digits[i]) + " in r");
    }
    for (std::size_t i = 3; i < exocet.step.sets.size(); ++i)
        exocet.expect("en", " is " + english.cells(exocet.step.sets[i].cells));
}

TEST(Messages, AreFilledForTheExamplesOfTheTable) {
    for (const TechniqueInfo* technique : techniques()) {
        const Result<Puzzle> puzzle = read_puzzle(technique->example);
        if (!puzzle.ok()) continue;  // the test of the table says so
        const State state = state_of(*puzzle).value();
        Solver solver(*find_profile("nonet"));
        solver.set_puzzle(state, facts_of(*puzzle).value());
        const std::vector<Step> steps = solver.all(*technique);
        if (steps.empty()) continue;
        std::vector<Rendered> all;
        render(steps.front(), state, all);
        for (const Rendered& one : all) {
            EXPECT_EQ(one.text.find_first_of("{}[]"), std::string::npos) << one.text;
            // A parameter that the technique does not fill leaves a hole.
            static const std::regex kHole("  | \\.| ,|: \\.|：。|，。|^ | $|\\(\\)|（）|、、");
            EXPECT_FALSE(std::regex_search(one.text, kHole))
                << one.language << ' ' << one.technique << ": " << one.text;
        }
    }
}

TEST(Messages, TellWhereHowAndWhy) {
    const Result<Puzzle> puzzle = read_puzzle(
        "12345678.........................................................................");
    ASSERT_TRUE(puzzle.ok());
    const State state = state_of(*puzzle).value();
    Solver solver(*find_profile("nonet"));
    solver.set_puzzle(state, PuzzleFacts());
    const std::vector<Step> steps = solver.all(*find_technique("full-house"));
    ASSERT_EQ(steps.size(), 1u);
    const auto said = [&](const char* code, HintLevel level) {
        return tell(steps[0], state, *find_language(code), level);
    };
    EXPECT_EQ(said("en", HintLevel::vague), "One house is almost full. Look at row 1.");
    EXPECT_EQ(said("en", HintLevel::technique), "Full House in row 1: r1c9.");
    EXPECT_EQ(said("en", HintLevel::full),
              "r1c9 is the only blank cell of row 1, and 9 is the only digit that is missing "
              "there. So r1c9 is 9.");
    EXPECT_EQ(said("ko", HintLevel::full),
              "1행에서 빈칸은 r1c9 하나뿐이고, 빠진 숫자도 9 하나뿐입니다. 따라서 r1c9는 9입니다.");
    EXPECT_EQ(said("zh", HintLevel::full),
              "第1行只剩 r1c9 一个空格，缺的数字也只有 9。因此 r1c9 填 9。");
}

}  // namespace
}  // namespace nonet::logic
