// The members in the order of step_json.hpp.
//
// Members are always there, also empty ones, so that a reader need not ask; only a node's "set" is
// not. docs/json.md tells users what they mean: a change here is one there.
#include "cli/human/step_json.hpp"

#include <nonet/grid.hpp>

#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace nonet::cli {

namespace {

using Json = nlohmann::ordered_json;

Json candidates_json(const std::vector<logic::Candidate>& candidates) {
    Json list = Json::array();
    for (const logic::Candidate one : candidates) {
        list.push_back({{"cell", cell_name(one.cell)}, {"digit", static_cast<int>(one.digit)}});
    }
    return list;
}

Json digits_json(DigitMask digits) {
    Json list = Json::array();
    for (Digit digit = 1; digit <= kDigits; ++digit) {
        if ((digits & mask_of(digit)) != 0) list.push_back(digit);
    }
    return list;
}

Json cells_json(const CellMask& cells) {
    Json list = Json::array();
    for (const Cell cell : cells) list.push_back(cell_name(cell));
    return list;
}

std::string house_json(House house) {
    return fmt::format("{}{}", "rcb"[house / 9], house % 9 + 1);
}

Json houses_json(const std::vector<House>& houses) {
    Json list = Json::array();
    for (const House house : houses) list.push_back(house_json(house));
    return list;
}

std::string_view name_of(logic::LinkKind link) {
    switch (link) {
        case logic::LinkKind::weak:
            return "weak";
        case logic::LinkKind::strong:
            return "strong";
        default:
            return "none";
    }
}

Json chain_json(const logic::Chain& chain) {
    Json nodes = Json::array();
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const logic::ChainNode& node = chain[i];
        const bool begins_true =
            chain.size() < 2 ? node.is_true : chain[1].link != logic::LinkKind::strong;
        Json one = {{"cells", cells_json(node.cells)},
                    {"digit", static_cast<int>(node.digit)},
                    {"link", name_of(node.link)},
                    {"true", i == 0 ? begins_true : node.link != logic::LinkKind::weak}};
        if (node.set >= 0) one["set"] = static_cast<int>(node.set);
        nodes.push_back(std::move(one));
    }
    return nodes;
}

Json contradiction_json(const logic::Contradiction& contradiction) {
    if (contradiction.kind == logic::ContradictionKind::none) return nullptr;
    Json json = {{"kind", logic::name_of(contradiction.kind)},
                 {"cell", nullptr},
                 {"house", nullptr},
                 {"digits", digits_json(contradiction.digits)}};
    if (contradiction.cell >= 0) json["cell"] = cell_name(contradiction.cell);
    if (contradiction.house >= 0) json["house"] = house_json(contradiction.house);
    return json;
}

void add_evidence(const logic::Step& step, Json& json) {
    json["digits"] = step.digits;
    json["cells"] = Json::array();
    for (const Cell cell : step.cells) json["cells"].push_back(cell_name(cell));
    json["base"] = houses_json(step.base);
    json["cover"] = houses_json(step.cover);
    json["fins"] = candidates_json(step.fins);
    json["endo_fins"] = candidates_json(step.endo_fins);
    json["sets"] = Json::array();
    for (const logic::CellGroup& set : step.sets) {
        json["sets"].push_back(
            {{"cells", cells_json(set.cells)}, {"digits", digits_json(set.digits)}});
    }
    json["commons"] = Json::array();
    for (const DigitMask common : step.commons) json["commons"].push_back(digits_json(common));
    json["chains"] = Json::array();
    for (const logic::Chain& chain : step.chains) json["chains"].push_back(chain_json(chain));
    json["colors"] = Json::array();
    for (const auto& color : step.colors) json["colors"].push_back(candidates_json(color));
    json["contradiction"] = contradiction_json(step.contradiction);
}

}  // namespace

Json step_json(const logic::RatedStep& rated, const logic::State& state,
               const logic::Language& language, std::string_view text) {
    const logic::Step& step = rated.step;
    Json json;
    json["technique"] = step.technique->name;
    json["title"] = title_of(*step.technique, language);
    json["difficulty"] = logic::name_of(rated.level);
    json["score"] = rated.score;
    json["text"] = text;
    json["siamese"] = step.is_siamese;
    json["assumes_unique"] = step.technique->assumes_unique;
    json["placements"] = candidates_json(step.placements);
    json["removals"] = candidates_json(step.removals);
    add_evidence(step, json);
    json["position"] = {{"givens", state.givens().to_line()},
                        {"values", state.values().to_line()},
                        {"candidates", state.all_candidates().to_line()}};
    return json;
}

Json mistakes_json(const std::vector<logic::Mistake>& mistakes, logic::HintLevel level) {
    Json list = Json::array();
    for (const logic::Mistake& one : mistakes) {
        const bool is_placed = one.placed != 0;
        Json json = {{"kind", is_placed ? "wrong_digit" : "missing_candidate"},
                     {"cell", cell_name(one.cell)},
                     {"placed", nullptr},
                     {"digit", nullptr}};
        if (is_placed) json["placed"] = static_cast<int>(one.placed);
        if (one.digit != 0 && level == logic::HintLevel::full)
            json["digit"] = static_cast<int>(one.digit);
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace nonet::cli
