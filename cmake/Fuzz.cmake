# Every fuzz/fuzz_NAME.cpp is one libFuzzer program, <build>/fuzz/fuzz_NAME.

if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "The fuzz targets need clang; use the preset: cmake --preset fuzz")
endif()

file(GLOB fuzz_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/fuzz/fuzz_*.cpp")
foreach(file IN LISTS fuzz_files)
  get_filename_component(target "${file}" NAME_WE)
  add_executable(${target} "${file}")
  assay_settings(${target})
  target_link_libraries(${target} PRIVATE ${ASSAY_LIBRARIES})
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/fuzz")
endforeach()
