// SVG: what the library writes, a file for each page.
#include "cli/paper/page_files.hpp"
#include "cli/paper/page_writer.hpp"

namespace nonet::cli {

namespace {

class SvgPages final : public PageWriter {
  public:
    std::string open(const std::string& path) { return files_.open(path); }
    std::string add(const draw::Drawing& page) override { return files_.add(draw::to_svg(page)); }
    std::string finish() override { return files_.finish(); }

  private:
    PageFiles files_;
};

}  // namespace

std::unique_ptr<PageWriter> open_svg(const FileSettings& settings, std::string& problem) {
    auto pages = std::make_unique<SvgPages>();
    problem = pages->open(settings.path);
    if (!problem.empty()) return nullptr;
    return pages;
}

}  // namespace nonet::cli
