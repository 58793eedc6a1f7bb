// Scripts that let a shell complete the words of a nonet command line.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace nonet::cli {

struct Shell {
    std::string_view name;
    std::string_view how;  ///< how the script is put to use
    std::string (*script)();
};

/// One file for each: completion_bash.cpp and so on.
std::span<const Shell> shells();

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();
std::string powershell_completion();

}  // namespace nonet::cli
