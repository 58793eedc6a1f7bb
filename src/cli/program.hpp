// The program from its arguments to its exit code.
#pragma once

namespace nonet::cli {

/// `arguments` as main() gets them. Throws nothing.
int run_program(int count, char** arguments) noexcept;

}  // namespace nonet::cli
