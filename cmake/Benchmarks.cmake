# Every bench/NAME.cpp is one Google Benchmark program, <build>/bench/NAME. A folder below it says in its own CMakeLists.txt what it
# adds.

find_package(benchmark REQUIRED)

file(GLOB bench_files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*.cpp")
foreach(file IN LISTS bench_files)
  get_filename_component(name "${file}" NAME_WE)
  set(target bench_${name})
  add_executable(${target} "${file}")
  assay_settings(${target})
  target_link_libraries(${target} PRIVATE ${ASSAY_LIBRARIES} benchmark::benchmark benchmark::benchmark_main)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bench" OUTPUT_NAME "${name}")
  add_dependencies(${target} assay_home)
endforeach()

file(GLOB bench_lists CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/bench/*/CMakeLists.txt")
foreach(list IN LISTS bench_lists)
  get_filename_component(folder "${list}" DIRECTORY)
  add_subdirectory("${folder}")
endforeach()
