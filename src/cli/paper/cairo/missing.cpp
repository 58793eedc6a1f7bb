// What stands in for PDF and PNG in a program that was built without Cairo.
#include "cli/paper/page_writer.hpp"

namespace nonet::cli {

namespace {

constexpr std::string_view kMissing =
    "this program was built without Cairo, which PDF and PNG need; install Cairo (on Debian and "
    "Ubuntu the package libcairo2-dev) and build it again, or write SVG";

std::unique_ptr<PageWriter> refuse(std::string& problem) {
    problem = kMissing;
    return nullptr;
}

}  // namespace

std::unique_ptr<PageWriter> open_pdf(const FileSettings& /*settings*/, std::string& problem) {
    return refuse(problem);
}

std::unique_ptr<PageWriter> open_png(const FileSettings& /*settings*/, std::string& problem) {
    return refuse(problem);
}

}  // namespace nonet::cli
