// What stands on the page of a technique beside its text and its example.
//
// Families and levels are the phrases "family.NAME" and "level.NAME", by their English names.
#include "logic/messages/speaker.hpp"

#include <nonet/hint.hpp>
#include <nonet/profile.hpp>

#include <string>

namespace nonet::logic {

TechniquePage page_of(const TechniqueInfo& technique, const Profile& profile,
                      const Language& language) {
    const Speaker speaker(*language.words);
    const ProfileRow* row = profile.row_of(technique);
    TechniquePage page;
    page.title = speaker.title(technique);
    page.family = speaker.say("family." + std::string(name_of(technique.family)));
    page.level = row != nullptr ? speaker.say("level." + std::string(name_of(row->level))) : "-";
    page.score = row != nullptr ? std::to_string(row->score) : "-";
    page.idea = speaker.idea(technique);
    page.rank = speaker.say("page.rank", {{"family", page.family},
                                          {"level", page.level},
                                          {"score", page.score},
                                          {"profile", profile.name}});
    if (!technique.aliases.empty())
        page.also_called =
            speaker.say("page.also-called", {{"names", std::string(technique.aliases)}});
    if (technique.assumes_unique) page.assumes = speaker.say("page.assumes");
    page.english_only = speaker.words().phrase("page.english-only");
    page.example = speaker.words().phrase("page.example");
    return page;
}

}  // namespace nonet::logic
