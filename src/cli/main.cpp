// The program `nonet`. Everything is in program.cpp, where tests can reach it.
#include "cli/program.hpp"

int main(int count, char** arguments) {
    return nonet::cli::run_program(count, arguments);
}
