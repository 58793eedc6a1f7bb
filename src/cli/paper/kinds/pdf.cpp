// PDF: Cairo writes each page when it is complete, so a book of any length takes little memory.
//
// Digits are text that can be searched and copied, and the parts of the fonts that are used are in
// the file. A PDF usually says when it was made; then no two are equal. Here it does so only where
// SOURCE_DATE_EPOCH gives the time (reproducible-builds.org).
#include "cli/paper/cairo/painter.hpp"
#include "cli/paper/page_writer.hpp"
#include "cli/paper/whole_file.hpp"

#include <charconv>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <utility>

#include <cairo-pdf.h>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace nonet::cli {

namespace {

/// The date of SOURCE_DATE_EPOCH as Cairo wants it; empty without one.
std::string source_date() {
    const char* text = std::getenv("SOURCE_DATE_EPOCH");
    if (text == nullptr) return {};
    constexpr std::int64_t kYear9999 = 253'402'300'799;
    std::int64_t seconds = 0;
    const char* text_end = text + std::strlen(text);
    const auto [end, error] = std::from_chars(text, text_end, seconds);
    if (error != std::errc() || end != text_end || seconds < 0 || seconds > kYear9999) return {};
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

class PdfBook final : public PageWriter {
  public:
    PdfBook(std::unique_ptr<WholeFile> file, std::string title)
        : file_(std::move(file)), title_(std::move(title)) {}

    std::string add(const draw::Drawing& page) override {
        if (surface_.get() == nullptr) begin(page);
        cairo_pdf_surface_set_size(surface_.get(), page.width, page.height);
        std::string problem = painter_.paint(page, 1, surface_.get());
        if (problem.empty()) problem = problem_of(cairo_surface_status(surface_.get()));
        return problem;
    }

    std::string finish() override {
        if (surface_.get() == nullptr) return {};
        cairo_surface_finish(surface_.get());
        std::string problem = problem_of(cairo_surface_status(surface_.get()));
        if (!problem.empty() || failed_) return problem;
        return file_->keep();
    }

  private:
    void begin(const draw::Drawing& page) {
        surface_ = Surface(
            cairo_pdf_surface_create_for_stream(write_bytes, this, page.width, page.height));
        const auto say = [this](cairo_pdf_metadata_t what, const std::string& text) {
            cairo_pdf_surface_set_metadata(surface_.get(), what, text.c_str());
        };
        say(CAIRO_PDF_METADATA_TITLE, title_.empty() ? "Sudoku" : title_);
        say(CAIRO_PDF_METADATA_CREATOR, "Nonet");
        say(CAIRO_PDF_METADATA_CREATE_DATE, source_date());
    }

    /// Nothing where write() has said it already.
    [[nodiscard]] std::string problem_of(cairo_status_t status) const {
        if (status == CAIRO_STATUS_SUCCESS || failed_) return {};
        return fmt::format("Cairo cannot make the PDF: {}", cairo_status_to_string(status));
    }

    static cairo_status_t write_bytes(void* book, const unsigned char* bytes, unsigned int size) {
        auto& self = *static_cast<PdfBook*>(book);
        const std::string_view text(reinterpret_cast<const char*>(bytes), size);
        self.failed_ = self.failed_ || !self.file_->write(text);
        return self.failed_ ? CAIRO_STATUS_WRITE_ERROR : CAIRO_STATUS_SUCCESS;
    }

    std::unique_ptr<WholeFile> file_;
    std::string title_;
    bool failed_ = false;
    CairoPainter painter_;
    Surface surface_;  ///< the first to go: it writes to the file when it does
};

}  // namespace

std::unique_ptr<PageWriter> open_pdf(const FileSettings& settings, std::string& problem) {
    std::unique_ptr<WholeFile> file = WholeFile::open(settings.path, problem);
    if (file == nullptr) return nullptr;
    return std::make_unique<PdfBook>(std::move(file), settings.title);
}

}  // namespace nonet::cli
