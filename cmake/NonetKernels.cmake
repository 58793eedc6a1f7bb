# nonet_kernels(LAYER): adds the files of src/LAYER/isa/ to a layer, one for each kind of processor.
#
# portable.cpp is compiled as everything else; the others with the flags of their processor, and only
# where there are such. They are always optimised: a kernel that calls its one-line functions is of no
# use even to a debugger, and the functions that it would export then could be picked for the whole
# program, on processors that cannot run them. tools/check_kernels holds that they export nothing else.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|amd64)$" AND NOT MSVC)
  set(NONET_X86_KERNELS ON)
endif()

set(NONET_ISA_FLAGS_portable)
set(NONET_ISA_FLAGS_avx2 -mavx2 -mbmi -mbmi2 -mpopcnt -mlzcnt)
set(NONET_ISA_FLAGS_avx512 ${NONET_ISA_FLAGS_avx2} -mavx512f -mavx512bw -mavx512dq -mavx512vl
  -mavx512vbmi -mavx512bitalg -mavx512vpopcntdq -mgfni -mprefer-vector-width=512)

function(nonet_kernels layer)
  set(isas portable)
  if(NONET_X86_KERNELS)
    list(APPEND isas avx2 avx512)
    target_compile_definitions(nonet_${layer} PRIVATE NONET_X86_KERNELS)
  endif()
  foreach(isa IN LISTS isas)
    set(file ${CMAKE_CURRENT_SOURCE_DIR}/isa/${isa}.cpp)
    target_sources(nonet_${layer} PRIVATE ${file})
    # -Wno-uninitialized: GCC 12 takes the "undefined" values of its own intrinsics for a mistake.
    set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS
      "${NONET_ISA_FLAGS_${isa}};-O3;$<$<CXX_COMPILER_ID:GNU>:-Wno-uninitialized;-Wno-maybe-uninitialized>;${NONET_KERNEL_FLAGS}")
  endforeach()
endfunction()
