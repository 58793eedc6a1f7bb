// PNG: each page painted into memory at --dpi points to the inch, then packed. One page is in
// memory at a time; A4 at 600 dpi takes 140 MB.
#include "cli/paper/cairo/painter.hpp"
#include "cli/paper/page_files.hpp"
#include "cli/paper/page_writer.hpp"

#include <cmath>
#include <string>

#include <cairo.h>
#include <fmt/format.h>

namespace nonet::cli {

namespace {

cairo_status_t append(void* target, const unsigned char* bytes, unsigned int size) {
    static_cast<std::string*>(target)->append(reinterpret_cast<const char*>(bytes), size);
    return CAIRO_STATUS_SUCCESS;
}

class PngPages final : public PageWriter {
  public:
    explicit PngPages(double dpi) : scale_(dpi / 72) {}

    std::string open(const std::string& path) { return files_.open(path); }

    std::string add(const draw::Drawing& page) override {
        const auto width = static_cast<int>(std::ceil(page.width * scale_));
        const auto height = static_cast<int>(std::ceil(page.height * scale_));
        const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
        std::string problem = painter_.paint(page, scale_, surface.get());
        if (!problem.empty()) return problem;
        std::string bytes;
        const cairo_status_t status =
            cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
        if (status != CAIRO_STATUS_SUCCESS)
            return fmt::format("cannot make a PNG of {}x{} points: {}", width, height,
                               cairo_status_to_string(status));
        return files_.add(std::move(bytes));
    }

    std::string finish() override { return files_.finish(); }

  private:
    double scale_;
    CairoPainter painter_;
    PageFiles files_;
};

}  // namespace

std::unique_ptr<PageWriter> open_png(const FileSettings& settings, std::string& problem) {
    auto pages = std::make_unique<PngPages>(settings.dpi);
    problem = pages->open(settings.path);
    if (!problem.empty()) return nullptr;
    return pages;
}

}  // namespace nonet::cli
