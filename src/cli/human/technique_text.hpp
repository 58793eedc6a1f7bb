// What `nonet techniques` prints about a technique, as text and as Markdown, and its example.
//
// The generated pages of docs/techniques/ are this Markdown with a drawing; a test fails when they
// are not up to date.
#pragma once

#include <nonet/hint.hpp>
#include <nonet/profile.hpp>

#include <optional>
#include <string>
#include <vector>

namespace nonet::cli {

/// "NAME  LEVEL  SCORE  TITLE  SUMMARY" for each technique, in the order of the table; all but the
/// name in the language.
std::string technique_rows(const logic::Profile& profile, const logic::Language& language);

/// The page of one, for a terminal; its long text is English in every language, and says so.
std::string technique_page(const logic::TechniqueInfo& technique, const logic::Profile& profile,
                           const logic::Language& language);

/// The position of the example, and the first step of the technique there.
struct TechniqueExample {
    logic::State state;
    logic::Step step;
};
std::optional<TechniqueExample> example_of(const logic::TechniqueInfo& technique);

/// docs/techniques/NAME.md and docs/techniques/README.md.
std::string technique_markdown(const logic::TechniqueInfo& technique,
                               const logic::Profile& profile);
std::string techniques_markdown(const logic::Profile& profile);

}  // namespace nonet::cli
