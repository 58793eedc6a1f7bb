// The table of kinds of files that pages can be written to.
#include "cli/paper/page_writer.hpp"

#include <array>

namespace nonet::cli {

namespace {

constexpr std::array<PaperKind, 3> kKinds = {{
    {"svg", "for web pages and drawing programs; a file for each page", false, true, open_svg},
    {"pdf", "for printing; all pages in one file", true, false, open_pdf},
    {"png", "a picture made of points; a file for each page", false, false, open_png},
}};

}  // namespace

std::span<const PaperKind> paper_kinds() {
    return kKinds;
}

const PaperKind* find_paper_kind(std::string_view name) {
    for (const PaperKind& kind : kKinds) {
        if (kind.name == name) return &kind;
    }
    return nullptr;
}

}  // namespace nonet::cli
