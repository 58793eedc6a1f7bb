// Whether there are several pages only shows when the second one comes, so the first is kept back
// until then. Numbers are not padded: how many pages there will be is not known.
#include "cli/paper/page_files.hpp"

#include <filesystem>
#include <system_error>

#include <fmt/format.h>

namespace nonet::cli {

namespace {

bool is_standard(const std::string& path) {
    return path.empty() || path == "-";
}

}  // namespace

std::string PageFiles::open(const std::string& path) {
    path_ = path;
    std::string problem;
    // A file that cannot be written should be known before the work, not after it. A pipe is left
    // alone: its reader would take the trial for the end.
    std::error_code error;
    const auto kind = std::filesystem::status(path, error).type();
    const bool may_be_tried = kind == std::filesystem::file_type::regular ||
                              kind == std::filesystem::file_type::not_found;
    if (!is_standard(path) && may_be_tried) WholeFile::open(path, problem);
    return problem;
}

std::string PageFiles::numbered(std::uint64_t number) const {
    const std::filesystem::path path(path_);
    const std::string ending = path.extension().string();
    return fmt::format("{}-{}{}", path_.substr(0, path_.size() - ending.size()), number, ending);
}

std::string PageFiles::put(const std::string& path, std::string_view page) {
    std::string problem;
    const std::unique_ptr<WholeFile> file = WholeFile::open(path, problem);
    if (file == nullptr) return problem;
    return file->write(page) ? file->keep() : std::string();
}

std::string PageFiles::add(std::string page) {
    if (++pages_ == 1) {
        first_ = std::move(page);
        return {};
    }
    if (is_standard(path_))
        return "there are several pages, and each is a file of its own; name them with -o FILE";
    if (pages_ == 2) {
        if (std::string problem = put(numbered(1), first_); !problem.empty()) return problem;
        first_.clear();
    }
    return put(numbered(pages_), page);
}

std::string PageFiles::finish() {
    return pages_ == 1 ? put(path_, first_) : std::string();
}

}  // namespace nonet::cli
