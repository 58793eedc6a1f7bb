// A text in sections, each under a name in square brackets: see sections.cpp.
#pragma once

#include "text/format.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::text {

struct Section {
    std::string name;        ///< lower case, letters only; empty: rows whose head is lost
    bool good_head = false;  ///< [Name] and nothing else; false: meant as that
    const Line* head = nullptr;
    bool named = false;             ///< begins with [ and ends with ]
    bool has_rows = false;          ///< some of the body are rows of nine cells
    std::vector<const Line*> body;  ///< not blank; more than nine only to be refused
};

/// The name of a section that holds nine rows, which blank lines may interrupt.
using HoldsRows = bool (*)(std::string_view name);

/// True for a section that tells by itself, without those around it, that it belongs to a text in
/// sections and cannot be read: its head is damaged, or it holds rows under a name that is not
/// known.
bool is_faulty(const Section& section, std::string_view first, HoldsRows holds_rows);

/// The sections at the front of the window. `first` is the name of the section that begins a
/// text: a second one ends it, and so does a faulty one behind the first. Found::puzzle: there are
/// some, on `lines` lines; else no or more.
Found collect_sections(const Window& window, std::string_view first, HoldsRows holds_rows,
                       std::vector<Section>& sections, std::size_t& lines);

}  // namespace nonet::text
