#!/usr/bin/env bash
# Builds and runs the small outside projects of this folder, each the way its kind of user would.
#
# usage: run.sh static BUILD_TREE WORK_FOLDER   install that tree; find_package and pkg-config
#        run.sh embedded WORK_FOLDER            Nonet as a part of the project (FetchContent) and as a
#                                               shared library; install that, and use it as above
#
# Being embedded and being shared are tested on one compiled library, since compiling it is nearly all
# that this costs. CXX chooses the compiler. Build trees are kept in the work folder, so a second run is quick.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
source_dir=$(cd "$here/../.." && pwd -P)
expected=534678912672195348198342567859761423426853791713924856961537284287419635345286179
export CXX=${CXX:-c++}

build() { # FOLDER TREE [CMAKE OPTIONS]
    cmake -G Ninja -S "$1" -B "$2" -DCMAKE_CXX_COMPILER="$CXX" "${@:3}"
    cmake --build "$2"
}

expect_solution() {
    local answer
    answer=$("$@")
    if [ "$answer" != "$expected" ]; then
        echo "run.sh: $* printed '$answer' instead of the solution" >&2
        exit 1
    fi
}

with_find_package() { # PREFIX WORK_FOLDER
    build "$here/find_package" "$2/find_package" -DCMAKE_PREFIX_PATH="$1"
    expect_solution "$2/find_package/consumer"
}

with_pkg_config() { # PREFIX WORK_FOLDER
    local folder flags
    folder=$(dirname "$(find "$1" -name nonet.pc)")
    flags=$(PKG_CONFIG_PATH=$folder pkg-config --cflags --libs nonet)
    # shellcheck disable=SC2086  # the flags are several words
    "$CXX" -std=c++20 "$here/main.cpp" -o "$2/with_pkg_config" $flags
    LD_LIBRARY_PATH=$(dirname "$folder") expect_solution "$2/with_pkg_config"
}

install_and_use() { # BUILD_TREE WORK_FOLDER
    local prefix=$2/prefix
    rm -rf "$prefix"
    cmake --install "$1" --prefix "$prefix"
    with_find_package "$prefix" "$2"
    with_pkg_config "$prefix" "$2"
}

# The installed program finds its library, and nothing private was installed.
check_installed() { # PREFIX
    "$1/bin/nonet" --version
    if [ "$(ls "$1/include")" != nonet ]; then
        echo "run.sh: headers outside include/nonet were installed: $(ls "$1/include")" >&2
        exit 1
    fi
}

mkdir -p "${!#}"
case $1 in
    static)
        install_and_use "$2" "$3"
        check_installed "$3/prefix"
        ;;
    embedded)
        # By default a static library and nothing else; that much CMake can tell without compiling.
        cmake -G Ninja -S "$here/embedded" -B "$2/default" -DCMAKE_CXX_COMPILER="$CXX" \
            -DNONET_SOURCE_DIR="$source_dir"
        if ninja -C "$2/default" -t targets all | grep -E '(libnonet\.so|/nonet_program|_test): '; then
            echo "run.sh: a project that embeds Nonet gets more than its static library" >&2
            exit 1
        fi
        # A compiler, expat, fmt and zlib are enough, and the standard flags must do.
        build "$here/embedded" "$2/embedded" -DNONET_SOURCE_DIR="$source_dir" \
            -DBUILD_SHARED_LIBS=ON -DNONET_INSTALL=ON -DNONET_PCH=ON \
            -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0
        expect_solution "$2/embedded/consumer"
        install_and_use "$2/embedded" "$2"
        ;;
    *)
        echo "run.sh: unknown way '$1'" >&2
        exit 2
        ;;
esac
