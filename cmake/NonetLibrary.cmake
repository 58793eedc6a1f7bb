# nonet::nonet, the library that users link: all layers in one archive, or with BUILD_SHARED_LIBS in
# one shared library.
get_property(layers GLOBAL PROPERTY NONET_LAYERS)
set(objects)
foreach(layer IN LISTS layers)
  list(APPEND objects $<TARGET_OBJECTS:${layer}>)
endforeach()

add_library(nonet ${objects})
add_library(nonet::nonet ALIAS nonet)
# Below 1.0 every minor version may change the interface, so it stands in the SONAME.
set_target_properties(nonet PROPERTIES LINKER_LANGUAGE CXX
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
target_compile_features(nonet PUBLIC cxx_std_20)
target_include_directories(nonet PUBLIC
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include> $<INSTALL_INTERFACE:include>)
find_package(Threads REQUIRED)
target_link_libraries(nonet PRIVATE Threads::Threads)
if(NOT NONET_ENGINES_ONLY)
  find_package(EXPAT REQUIRED)
  find_package(ZLIB REQUIRED)
  target_link_libraries(nonet PRIVATE EXPAT::EXPAT fmt::fmt ZLIB::ZLIB)
endif()
