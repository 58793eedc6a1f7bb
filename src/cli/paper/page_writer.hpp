// Where pages go: files of a kind, each kind a row of a table (kind_table.cpp) and a file in
// kinds/.
#pragma once

#include <nonet/drawing.hpp>

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

/// Takes one page after the other. All functions return what is wrong, or an empty text.
class PageWriter {
  public:
    PageWriter() = default;
    virtual ~PageWriter() = default;
    PageWriter(const PageWriter&) = delete;
    PageWriter& operator=(const PageWriter&) = delete;

    virtual std::string add(const draw::Drawing& page) = 0;
    /// After the last page. Without it no unfinished file is left.
    virtual std::string finish() = 0;
};

struct FileSettings {
    std::string path;   ///< empty or "-": standard output
    std::string title;  ///< of the whole, for what a file says about itself
    double dpi = 150;   ///< of kinds made of points
};

struct PaperKind {
    std::string_view name;     ///< also the ending of its files
    std::string_view summary;  ///< one line
    bool is_book = false;      ///< all pages in one file; else each has its own
    bool is_text = false;      ///< fit for a terminal
    /// With nothing as answer, `problem` says why.
    std::unique_ptr<PageWriter> (*open)(const FileSettings& settings, std::string& problem);
};

/// svg, pdf, png.
std::span<const PaperKind> paper_kinds();

/// Nothing when no kind has that name.
const PaperKind* find_paper_kind(std::string_view name);

// What the files in kinds/ hand out.
std::unique_ptr<PageWriter> open_svg(const FileSettings& settings, std::string& problem);
std::unique_ptr<PageWriter> open_pdf(const FileSettings& settings, std::string& problem);
std::unique_ptr<PageWriter> open_png(const FileSettings& settings, std::string& problem);

}  // namespace nonet::cli
