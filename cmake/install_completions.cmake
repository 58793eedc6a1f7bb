# Run at installation: lets the program write its completions for each shell to where that shell
# looks for them. A program that was made for another machine cannot run here, and then there are
# none: that is no reason to fail.
function(install_completion shell file)
  execute_process(COMMAND ${nonet_program} completion ${shell}
    RESULT_VARIABLE result OUTPUT_VARIABLE script ERROR_QUIET)
  if(result EQUAL 0 AND NOT script STREQUAL "")
    set(path "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/${nonet_data_dir}/${file}")
    message(STATUS "Installing: ${path}")
    file(WRITE "${path}" "${script}")
    list(APPEND CMAKE_INSTALL_MANIFEST_FILES "${CMAKE_INSTALL_PREFIX}/${nonet_data_dir}/${file}")
    set(CMAKE_INSTALL_MANIFEST_FILES "${CMAKE_INSTALL_MANIFEST_FILES}" PARENT_SCOPE)
  endif()
endfunction()

install_completion(bash bash-completion/completions/nonet)
install_completion(zsh zsh/site-functions/_nonet)
install_completion(fish fish/vendor_completions.d/nonet.fish)
