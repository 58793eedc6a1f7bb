# What `cmake --install` puts where: the library with its public headers, for CMake (find_package)
# and for everybody else (pkg-config); the program with its man pages and completions.
# docs/design/packaging.md says why things are as they are; tests/consumer/ holds it to work.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS nonet EXPORT nonet-targets)
install(DIRECTORY include/nonet DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# ------------------------------------------------------------------------------- find_package
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
get_target_property(library_type nonet TYPE)
configure_package_config_file(cmake/nonet-config.cmake.in
  ${PROJECT_BINARY_DIR}/nonet-config.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/nonet-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(EXPORT nonet-targets NAMESPACE nonet:: DESTINATION ${package_dir})
install(FILES ${PROJECT_BINARY_DIR}/nonet-config.cmake
  ${PROJECT_BINARY_DIR}/nonet-config-version.cmake DESTINATION ${package_dir})

# --------------------------------------------------------------------------------- pkg-config
# The prefix is found from where nonet.pc lies, so that `cmake --install --prefix` is enough.
set(pkgconfig_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH prefix_from_pkgconfig
  ${CMAKE_INSTALL_PREFIX}/${pkgconfig_dir} ${CMAKE_INSTALL_PREFIX})
if(library_type STREQUAL STATIC_LIBRARY)
  set(requires_keyword Requires)
else()
  set(requires_keyword Requires.private)
endif()
configure_file(cmake/nonet.pc.in ${PROJECT_BINARY_DIR}/nonet.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/nonet.pc DESTINATION ${pkgconfig_dir})

# -------------------------------------------------------------------------------- the program
if(NONET_BUILD_CLI)
  if(library_type STREQUAL SHARED_LIBRARY)
    file(RELATIVE_PATH libdir_from_bindir
      ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
    set_target_properties(nonet_program PROPERTIES INSTALL_RPATH "$ORIGIN/${libdir_from_bindir}")
  endif()
  install(TARGETS nonet_program)
  foreach(section 1 5)
    install(DIRECTORY docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section}
      FILES_MATCHING PATTERN "*.${section}")
  endforeach()
  install(CODE "
    set(nonet_program \"$<TARGET_FILE:nonet_program>\")
    set(nonet_data_dir \"${CMAKE_INSTALL_DATADIR}\")")
  install(SCRIPT cmake/install_completions.cmake)
endif()
