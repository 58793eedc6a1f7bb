// Names of files, and writing them.
//
// Each puzzle writes files of its own names, so threads never meet. A file that cannot be written
// is said once, as an error of that row, and does not stop the others.
#include "cli/human/pictures.hpp"

#include <nonet/draw.hpp>

#include <filesystem>
#include <fstream>
#include <system_error>

#include <fmt/format.h>

namespace nonet::cli {

std::string make_picture_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!error && std::filesystem::is_directory(folder, error)) return {};
    return fmt::format("--svg: '{}' cannot be made a folder: {}", folder, error.message());
}

void write_picture(const std::string& folder, const logic::State& state, const logic::Step& step,
                   std::string_view text, const logic::Language& language, std::size_t number,
                   Reply& reply) {
    draw::DrawOptions options;
    options.title = title_of(*step.technique, language);
    options.description = text;
    options.language = language.code;
    const std::string name = fmt::format("{}-{}.svg", reply.item().number, number);
    const std::filesystem::path path = std::filesystem::path(folder) / name;
    std::ofstream file(path, std::ios::binary);
    file << draw::draw_svg(state, &step, options);
    file.close();
    if (!file) reply.complain(fmt::format("cannot write {}", path.string()));
}

}  // namespace nonet::cli
