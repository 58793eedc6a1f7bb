// One function for each kind of evidence; each fills all names of its kind.
#include "logic/messages/step_values.hpp"

#include "logic/messages/chain_words.hpp"
#include "logic/messages/reasons.hpp"
#include "logic/messages/single_reasons.hpp"

#include <nonet/grid.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace nonet::logic {

namespace {

class Collector {
  public:
    Collector(const Step& step, const State& state, const Speaker& speaker)
        : step_(step), state_(state), speaker_(speaker) {}

    Values collect() {
        add_digits();
        add_cells();
        add_houses();
        add_fins();
        add_sets();
        add_chains();
        add_colors();
        add_results();
        add_single_reasons(step_, state_, speaker_, values_);
        const Subject subject{step_, state_, speaker_};
        add_chain_reasons(subject, values_);
        add_color_reasons(subject, values_);
        add_exocet_reasons(subject, values_);
        add_set_reasons(subject, values_);
        add_place_reasons(subject, values_);
        return std::move(values_);
    }

  private:
    void add(std::string_view name, std::string text) {
        values_.insert_or_assign(std::string(name), std::move(text));
    }

    void add_digits() {
        static constexpr std::array<std::string_view, 3> kNames = {"digit", "digit2", "digit3"};
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            add(kNames[i], i < step_.digits.size() ? std::to_string(step_.digits[i]) : "");
        }
        const DigitMask digits = digits_of(step_.digits);
        const DigitMask lost = digits_of(step_.removals);
        add("digits", speaker_.digits(digits));
        add("digits_or", speaker_.digits_or(digits));
        add("lost_digits", speaker_.digits(lost));
        add("lost_or", speaker_.digits_or(lost));
        add("kept_digits", speaker_.digits(static_cast<DigitMask>(digits & ~lost)));
    }

    void add_cells() {
        static constexpr std::array<std::string_view, 4> kNames = {"cell", "cell2", "cell3",
                                                                   "cell4"};
        std::vector<std::string> names;
        std::vector<std::string> with_digits;
        for (const Cell cell : step_.cells) {
            names.push_back(cell_name(cell));
            with_digits.push_back(speaker_.say(
                "cell.digits",
                {{"cell", names.back()}, {"digits", speaker_.digits(state_.candidates(cell))}}));
        }
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            add(kNames[i], i < names.size() ? names[i] : "");
        }
        add("count", std::to_string(names.size()));
        add("cells", speaker_.all_of(names));
        add("cells_or", speaker_.one_of(names));
        add("cell_digits", speaker_.group_list(with_digits));
        if (!names.empty()) names.erase(names.begin());
        add("other_cells", speaker_.all_of(names));
        add("region", region());
    }

    /// The boxes of the pattern: enough to know where to look, too little to see it.
    [[nodiscard]] std::string region() const {
        constexpr std::size_t kMost = 3;
        std::vector<House> boxes = boxes_of(evident_cells());
        if (boxes.size() > kMost) {
            boxes = boxes_of(cells_of(step_.removals) | cells_of(step_.placements));
        }
        if (boxes.size() > kMost) boxes.erase(boxes.begin() + 1, boxes.end());
        return speaker_.houses(boxes);
    }

    [[nodiscard]] CellMask evident_cells() const {
        CellMask cells = cells_of(step_.cells);
        for (const Chain& chain : step_.chains) {
            if (cells.empty() && !chain.empty()) cells = chain.front().cells;
        }
        if (cells.empty()) {
            for (const CellGroup& set : step_.sets) cells |= set.cells;
        }
        if (cells.empty()) {
            for (const auto& color : step_.colors) cells |= cells_of(color);
        }
        return cells.empty() ? cells_of(step_.removals) | cells_of(step_.placements) : cells;
    }

    [[nodiscard]] static std::vector<House> boxes_of(const CellMask& cells) {
        std::vector<House> boxes;
        for (House box = box_house(0); box < kHouses; ++box) {
            if (cells.intersects(kHouseMasks[box])) boxes.push_back(box);
        }
        return boxes;
    }

    void add_houses() {
        add("house", step_.base.empty() ? "" : speaker_.house(step_.base[0]));
        add("house2", step_.cover.empty() ? "" : speaker_.house(step_.cover[0]));
        add("base", speaker_.houses(step_.base));
        add("cover", speaker_.houses(step_.cover));
        add("base_kind", step_.base.empty() ? "" : speaker_.house_kind(step_.base[0]));
        add("cover_kind", step_.cover.empty() ? "" : speaker_.house_kind(step_.cover[0]));
        std::vector<std::string> places;
        for (const House house : step_.base) {
            if (step_.digits.empty()) break;
            const CellMask cells = state_.cells_with(step_.digits[0]) & kHouseMasks[house];
            places.push_back(speaker_.say(
                "places", {{"house", speaker_.house(house)}, {"cells", speaker_.cells(cells)}}));
        }
        add("places", speaker_.group_list(places));
    }

    void add_fins() {
        const CellMask fins = cells_of(step_.fins);
        add("fins", speaker_.cells(fins));
        add("fins_named", fins.empty() ? ""
                                       : speaker_.say(fins.count() == 1 ? "fins.one" : "fins.many",
                                                      {{"fins", speaker_.cells(fins)}}));
        add("fin_digits", speaker_.digits(digits_of(step_.fins)));
        add("fin_candidates", speaker_.candidates(step_.fins, "digits.in"));
        add("endo_fins", speaker_.cells(cells_of(step_.endo_fins)));
    }

    void add_sets() {
        static constexpr std::array<std::array<std::string_view, 2>, 3> kNames = {
            {{"set_a", "digits_a"}, {"set_b", "digits_b"}, {"set_c", "digits_c"}}};
        std::vector<std::string> texts;
        for (const CellGroup& set : step_.sets) {
            texts.push_back(speaker_.say("set", {{"name", name_of_set(texts.size())},
                                                 {"cells", speaker_.cells(set.cells)},
                                                 {"digits", speaker_.digits(set.digits)}}));
        }
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            const bool is_there = i < step_.sets.size();
            add(kNames[i][0], is_there ? speaker_.cells(step_.sets[i].cells) : "");
            add(kNames[i][1], is_there ? speaker_.digits(step_.sets[i].digits) : "");
        }
        add("sets", speaker_.group_list(texts));
        DigitMask commons = 0;
        for (const DigitMask one : step_.commons) commons = static_cast<DigitMask>(commons | one);
        add("commons", speaker_.digits(commons));
    }

    void add_chains() {
        std::string notation;
        std::string cases;
        for (std::size_t i = 0; i < step_.chains.size(); ++i) {
            const Chain& chain = step_.chains[i];
            if (chain.empty()) continue;
            // A case that is the conclusion itself needs no words beside others that lead there.
            if (chain.size() == 1 && step_.chains.size() > 1) continue;
            notation += (notation.empty() ? "" : "; ") + chain_notation(chain);
            const std::string told = chain_text(speaker_, step_, state_, i);
            if (told.empty()) continue;
            if (!cases.empty()) cases += speaker_.words().phrase("list.space");
            cases += speaker_.say("case", {{"chain", told}});
        }
        const bool is_there = !step_.chains.empty() && !step_.chains[0].empty();
        add("notation", notation);
        add("cases", cases);
        add("chain", is_there ? chain_text(speaker_, step_, state_, 0) : "");
        add("premise", premise());
        add("loop_reason", is_there ? loop_reason(speaker_, step_.chains[0]) : "");
    }

    /// What a proof by contradiction supposes: the opposite of what it concludes.
    [[nodiscard]] std::string premise() const {
        const bool removes = step_.placements.empty();
        const std::vector<Candidate>& results = removes ? step_.removals : step_.placements;
        if (step_.chains.empty() || results.empty()) return {};
        ChainNode node;
        node.cells = CellMask::of(results.front().cell);
        node.digit = results.front().digit;
        return premise_text(speaker_, node, removes);
    }

    void add_colors() {
        static constexpr std::array<std::string_view, 4> kNames = {"color_a", "color_b", "color_c",
                                                                   "color_d"};
        for (std::size_t i = 0; i < kNames.size(); ++i) {
            add(kNames[i],
                i < step_.colors.size() ? speaker_.candidates(step_.colors[i], "digits.in") : "");
        }
    }

    void add_results() {
        add("title", speaker_.title(*step_.technique));
        add("removals", speaker_.candidates(step_.removals, "digits.from"));
        add("victims", speaker_.cells(cells_of(step_.removals)));
        std::vector<std::string> placements;
        for (const Candidate one : step_.placements) {
            placements.push_back(speaker_.say("placement", {{"cell", cell_name(one.cell)},
                                                            {"digit", std::to_string(one.digit)}}));
        }
        add("placements", speaker_.all_of(placements));
        std::string_view key = "result.removals";
        if (step_.removals.empty()) key = "result.placements";
        if (!step_.removals.empty() && !step_.placements.empty()) key = "result.both";
        add("result", speaker_.say(key, {{"removals", values_["removals"]},
                                         {"placements", values_["placements"]}}));
    }

    const Step& step_;
    const State& state_;
    const Speaker& speaker_;
    Values values_;
};

}  // namespace

Values values_of(const Step& step, const State& state, const Speaker& speaker) {
    return Collector(step, state, speaker).collect();
}

}  // namespace nonet::logic
