# A cross compiler for 64-bit ARM under Linux (Debian: g++-aarch64-linux-gnu). Programs are static, so
# that qemu-aarch64 runs them without the other system's libraries.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
find_program(NONET_QEMU_AARCH64 qemu-aarch64)
if(NONET_QEMU_AARCH64)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${NONET_QEMU_AARCH64})
endif()
