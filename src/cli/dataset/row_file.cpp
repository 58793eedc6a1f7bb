// Writing parts of a data set.
//
// The header of a .npy file holds the number of rows, which nobody knows before the end. So it is
// written with 0 first and put right when the file is closed, also after Ctrl-C; that takes a file
// that can be written to twice, and no compression.
#include "cli/dataset/row_file.hpp"

#include "cli/stop.hpp"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet::cli {

namespace {

using dataset::Target;

bool ends_in(std::string_view path, std::initializer_list<std::string_view> endings) {
    for (const std::string_view compressed : {".gz", ".zst"}) {
        if (path.ends_with(compressed)) path.remove_suffix(compressed.size());
    }
    for (const std::string_view ending : endings) {
        if (path.ends_with(ending)) return true;
    }
    return false;
}

bool output_is_gone() {
    return stop_reason() == StopReason::output_closed || stop_reason() == StopReason::output_failed;
}

std::string unfit_for_npy(const std::string& path) {
    if (path.empty() || path == "-")
        return "a .npy file says in front how many rows it has; name it with -o FILE.npy";
    if (path.ends_with(".gz") || path.ends_with(".zst"))
        return fmt::format("{}: NumPy reads no compressed .npy files; leave the ending out", path);
    struct stat status = {};
    if (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return fmt::format("{}: a .npy file can only be written to a plain file", path);
    return {};
}

void put_header(const std::string& path, std::uint64_t rows) {
    const std::string header = dataset::npy_header(rows);
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    const bool written = descriptor >= 0 && pwrite(descriptor, header.data(), header.size(), 0) ==
                                                static_cast<ssize_t>(header.size());
    const int error = errno;
    const bool closed = descriptor >= 0 && ::close(descriptor) == 0;
    if (written && closed) return;
    fmt::print(stderr, "nonet: cannot finish {}: {}\n", path,
               std::generic_category().message(error));
    request_stop(StopReason::output_failed);
}

}  // namespace

Target target_for(const Settings& settings, const std::string& path,
                  const dataset::Layout& layout) {
    const std::string& to = settings.dataset.to;
    if (to == "npy" || (to.empty() && ends_in(path, {".npy"}))) return Target::npy;
    if (to == "json" || (to.empty() && ends_in(path, {".jsonl", ".json", ".ndjson"})))
        return Target::json;
    if (to == "csv" || ends_in(path, {".csv", ".tsv", ".txt"})) return Target::table;
    return layout.kind == dataset::Kind::json ? Target::json : Target::table;
}

std::string solutions_path(const std::string& path) {
    constexpr std::string_view kEnding = ".npy";
    const bool usual = path.ends_with(kEnding);
    return path.substr(0, path.size() - (usual ? kEnding.size() : 0)) + ".solutions.npy";
}

std::unique_ptr<RowFile> RowFile::open(const std::string& path, Target target, bool has_solutions,
                                       std::span<const std::string> inputs, std::string& problem) {
    if (target == Target::npy) problem = unfit_for_npy(path);
    if (!problem.empty()) return nullptr;
    auto file = std::make_unique<RowFile>();
    file->path_ = path;
    file->target_ = target;
    file->output_ = open_output(path, inputs, problem);
    if (!file->output_) return nullptr;
    if (target != Target::npy || !has_solutions) return file;
    file->solutions_ = open_output(solutions_path(path), inputs, problem);
    return file->solutions_ ? std::move(file) : nullptr;
}

void RowFile::write_head(const dataset::RowLayout& layout) {
    const bool npy = target_ == Target::npy;
    const std::string head = npy ? dataset::npy_header(0) : layout.head();
    if (!head.empty()) output_->write(head);
    if (solutions_) solutions_->write(head);
}

void RowFile::write(const PartText& part) {
    if (output_is_gone()) return;
    rows_ += part.rows;
    if (!part.text.empty()) output_->write(part.text);
    if (solutions_ && !part.solutions.empty()) solutions_->write(part.solutions);
}

void RowFile::close() {
    if (!output_is_gone()) output_->close();
    if (solutions_ && !output_is_gone()) solutions_->close();
    if (target_ != Target::npy || output_is_gone()) return;
    put_header(path_, rows_);
    if (solutions_) put_header(solutions_path(path_), rows_);
}

}  // namespace nonet::cli
