// The table of shells.
#include "cli/manual/completion.hpp"

#include <array>

namespace nonet::cli {

namespace {

constexpr std::array<Shell, 4> kShells = {{
    {"bash", "source <(nonet completion bash)", bash_completion},
    {"zsh", "nonet completion zsh > \"${fpath[1]}/_nonet\"", zsh_completion},
    {"fish", "nonet completion fish > ~/.config/fish/completions/nonet.fish", fish_completion},
    {"powershell", "nonet completion powershell | Out-String | Invoke-Expression",
     powershell_completion},
}};

}  // namespace

std::span<const Shell> shells() {
    return kShells;
}

}  // namespace nonet::cli
