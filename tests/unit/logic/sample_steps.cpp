#include "sample_steps.hpp"

#include <set>
#include <sstream>

namespace nonet::logic {

namespace {

constexpr const char* kNames = R"(
full-house naked-single hidden-single locked-candidates-1 locked-candidates-2
locked-pair locked-triple naked-pair naked-triple naked-quadruple hidden-pair hidden-triple
hidden-quadruple kraken-fish-1 kraken-fish-2
skyscraper two-string-kite turbot-fish empty-rectangle dual-two-string-kite dual-empty-rectangle
xy-wing xyz-wing w-wing wxyz-wing vwxyz-wing uvwxyz-wing bent-set
simple-colors-trap simple-colors-wrap multi-colors-1 multi-colors-2 3d-medusa
unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 unique-rectangle-5
unique-rectangle-6 hidden-rectangle avoidable-rectangle-1 avoidable-rectangle-2
bug-plus-1 bug-plus-n unique-loop extended-rectangle
remote-pair x-chain xy-chain continuous-nice-loop discontinuous-nice-loop aic
grouped-continuous-nice-loop grouped-discontinuous-nice-loop grouped-aic
als-xz als-xy-wing als-chain death-blossom sue-de-coq almost-locked-pair almost-locked-triple
aligned-pair-exclusion aligned-triple-exclusion firework-pair firework-triple firework-quadruple
junior-exocet senior-exocet sk-loop multi-sector-locked-sets tridagon
forcing-chain-contradiction forcing-chain-verity forcing-net-contradiction forcing-net-verity
whip braid g-whip template-set template-delete brute-force)";

CellMask cells(std::initializer_list<Cell> members) {
    CellMask mask;
    for (const Cell cell : members) mask.add(cell);
    return mask;
}

/// The techniques whose steps may place a digit and remove none; all others remove some.
bool may_only_place(const TechniqueInfo& technique) {
    static const std::set<std::string_view> kPlacing = {
        "full-house",   "naked-single", "hidden-single", "bug-plus-1", "discontinuous-nice-loop",
        "template-set", "brute-force"};
    return kPlacing.contains(technique.name) || technique.name.starts_with("forcing-");
}

}  // namespace

std::vector<std::string> technique_names() {
    std::set<std::string> names;
    std::istringstream words(kNames);
    for (std::string word; words >> word;) names.insert(word);
    for (const char* size :
         {"x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"}) {
        for (const char* kind : {"", "finned-", "sashimi-", "franken-", "finned-franken-",
                                 "mutant-", "finned-mutant-"}) {
            names.insert(std::string(kind) + size);
        }
    }
    for (const TechniqueInfo* technique : techniques()) names.insert(std::string(technique->name));
    return {names.begin(), names.end()};
}

Step sample_step(const TechniqueInfo& technique, Digit digit, bool places) {
    const Digit next = digit % kDigits + 1;
    const Digit third = next % kDigits + 1;
    const auto small = [](Digit one) { return static_cast<std::uint8_t>(one); };
    Step step;
    step.technique = &technique;
    if (places) step.placements = {Candidate::at(3, digit)};
    if (!places || !may_only_place(technique)) {
        step.removals = {Candidate::at(30, digit), Candidate::at(31, digit),
                         Candidate::at(40, next)};
    }
    step.digits = {digit, next, third};
    step.cells = {digit - 1, 10, 20, 35};
    step.base = {row_house(0), column_house(2)};
    step.cover = {box_house(0), row_house(8)};
    step.fins = {Candidate::at(7, digit), Candidate::at(8, next)};
    step.endo_fins = {Candidate::at(2, digit)};
    const auto two = static_cast<DigitMask>(mask_of(digit) | mask_of(next));
    const auto three = static_cast<DigitMask>(two | mask_of(third));
    step.sets = {{cells({0, 1}), three}, {cells({9, 40}), three}, {cells({17}), two}};
    step.commons = {mask_of(third), mask_of(digit)};
    step.chains = {
        {{cells({0}), small(digit), LinkKind::none, -1},
         {cells({0}), small(next), LinkKind::strong, -1},
         {cells({4, 5}), small(next), LinkKind::weak, -1},
         {cells({31}), small(next), LinkKind::strong, -1},
         {cells({40}), small(third), LinkKind::strong, 1},
         {cells({40}), small(digit), LinkKind::weak, -1}},
        {{cells({0, 1}), small(digit), LinkKind::none, -1},
         {cells({9}), small(digit), LinkKind::weak, -1},
         {cells({10, 11}), small(digit), LinkKind::strong, -1}},
    };
    step.contradiction = {static_cast<ContradictionKind>(digit % 6), digit, row_house(digit - 1),
                          mask_of(digit)};
    for (const Cell first : {1, 21, 41, 61}) {
        step.colors.push_back({Candidate::at(first, digit), Candidate::at(first + 1, digit)});
    }
    return step;
}

}  // namespace nonet::logic
