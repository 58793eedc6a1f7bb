# nonet_layer(NAME SOURCES... USES LAYERS...): one folder of src/ as an object library.
#
# The layers are linked into one library, nonet::nonet (NonetLibrary.cmake). USES names the layers
# below that this one may link to.
add_library(nonet_options INTERFACE)
target_compile_features(nonet_options INTERFACE cxx_std_20)
if(NONET_WERROR AND NOT MSVC)
  # -Wno-sign-conversion: Clang counts it to -Wconversion, GCC does not; an int that indexes an array
  # is no fault, and casting it everywhere hides the casts that matter.
  # -Wno-restrict: GCC 12 warns falsely about "literal" + std::string (its bug 105651).
  target_compile_options(nonet_options INTERFACE
    -Wall -Wextra -Wconversion -Wshadow -Werror -Wno-sign-conversion
    $<$<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,13>>:-Wno-restrict>)
endif()

# Position-independent code, so that the static library can go into a shared one. GCC then takes
# every function that is not hidden for replaceable at run time, and does not inline it, unless told
# otherwise; docs/design/packaging.md tells why the functions are not hidden.
add_library(nonet_layer_options INTERFACE)
target_compile_options(nonet_layer_options INTERFACE
  $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-fno-semantic-interposition>)
target_link_libraries(nonet_layer_options INTERFACE nonet_options)
if(NOT NONET_ENGINES_ONLY)
  find_package(fmt REQUIRED)
  target_link_libraries(nonet_layer_options INTERFACE fmt::fmt)
endif()

function(nonet_layer name)
  cmake_parse_arguments(LAYER "" "" "SOURCES;USES" ${ARGN})
  add_library(nonet_${name} OBJECT ${LAYER_SOURCES})
  set_target_properties(nonet_${name} PROPERTIES
    CXX_EXTENSIONS OFF VISIBILITY_INLINES_HIDDEN ON POSITION_INDEPENDENT_CODE ON)
  target_include_directories(nonet_${name} PUBLIC
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(nonet_${name} PRIVATE nonet_layer_options)
  target_compile_options(nonet_${name} PRIVATE ${NONET_LIBRARY_FLAGS})
  foreach(used IN LISTS LAYER_USES)
    target_link_libraries(nonet_${name} PUBLIC nonet_${used})
  endforeach()
  set_property(GLOBAL APPEND PROPERTY NONET_LAYERS nonet_${name})
endfunction()

# nonet_precompile(TARGET HEADERS...): parses these headers once for all files of a target, where that
# was asked for (NONET_PCH). A file must not lean on it: ./dev test and clang-tidy compile without.
function(nonet_precompile target)
  if(NONET_PCH)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
