// Which colours meet. The finders store the colours; which of them see each other is quickly found
// again: two places, or two digits of a cell.
#include "logic/messages/reasons.hpp"

#include <nonet/cell_mask.hpp>

#include <algorithm>
#include <array>

namespace nonet::logic {

namespace {

using Color = std::vector<Candidate>;

bool excludes(Candidate a, Candidate b) {
    if (a == b) return false;
    return a.cell == b.cell || (a.digit == b.digit && kPeerMasks[a.cell].has(b.cell));
}

bool sees(const Color& color, Candidate candidate) {
    return std::any_of(color.begin(), color.end(),
                       [candidate](Candidate one) { return excludes(one, candidate); });
}

bool see_each_other(const Color& a, const Color& b) {
    return std::any_of(b.begin(), b.end(), [&a](Candidate one) { return sees(a, one); });
}

/// Two clusters: a colour of each that see each other, so that one of the two others is true.
void add_meeting(const Subject& subject, Values& values) {
    const std::vector<Color>& colors = subject.step.colors;
    for (std::size_t a = 0; a < 2; ++a) {
        for (std::size_t b = 2; b < 4; ++b) {
            const Color& rest_a = colors[1 - a];
            const Color& rest_b = colors[5 - b];
            const auto explains = [&](Candidate lost) {
                return sees(rest_a, lost) && sees(rest_b, lost);
            };
            const std::vector<Candidate>& lost = subject.step.removals;
            if (!see_each_other(colors[a], colors[b]) ||
                !std::any_of(lost.begin(), lost.end(), explains)) {
                continue;
            }
            const auto say = [&](const Color& color) {
                return subject.speaker.candidates(color, "digits.in");
            };
            values["meeting_a"] = say(colors[a]);
            values["meeting_b"] = say(colors[b]);
            values["rest_a"] = say(rest_a);
            values["rest_b"] = say(rest_b);
            return;
        }
    }
}

}  // namespace

void add_color_reasons(const Subject& subject, Values& values) {
    for (const char* name :
         {"color_lost", "meeting_a", "meeting_b", "rest_a", "rest_b", "both_colors"}) {
        values[name] = "";
    }
    const Step& step = subject.step;
    if (step.colors.size() < 2) return;
    values["color_lost"] = subject.speaker.candidates(step.removals, "digits.in");
    if (step.contradiction.kind == ContradictionKind::none)
        values["both_colors"] = subject.speaker.say("colors.both");
    if (step.colors.size() >= 4) add_meeting(subject, values);
}

}  // namespace nonet::logic
