# Every folder tests/ROOM with *_test.cpp files becomes one GoogleTest program, ROOM_test, of all .cpp files in it, linked
# with all of our libraries. They are meant for sanitized builds; elsewhere they carry the label "again", and ./check
# leaves them out.

find_package(GTest REQUIRED)
find_program(CVC5_PROGRAM cvc5 REQUIRED) # a second opinion on what our solvers answer
include(GoogleTest)
if(ASSAY_SANITIZE)
  set(prefix "")
  set(label unit)
else()
  set(prefix "again/") # ./check runs both builds under one ctest, which wants names to be unique
  set(label again)
endif()
assay_precompiled(assay_precompiled_test "${CMAKE_SOURCE_DIR}/cmake/precompiled.h" <gtest/gtest.h> LINK fmt::fmt GTest::gtest)

file(GLOB_RECURSE test_files CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}/tests" "${CMAKE_SOURCE_DIR}/tests/*_test.cpp")
set(rooms "")
foreach(file IN LISTS test_files)
  get_filename_component(room "${file}" DIRECTORY)
  list(APPEND rooms "${room}")
endforeach()
list(REMOVE_DUPLICATES rooms)

# g++ 12 sees overflows inside std::string's own concatenation (GCC bugs 105329, 105651), and tests concatenate a lot.
set(quiet "")
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  set(quiet -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow)
endif()

foreach(room IN LISTS rooms)
  string(REPLACE "/" "_" target "${room}_test")
  file(GLOB files CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/${room}/*.cpp")
  add_executable(${target} ${files})
  assay_settings(${target})
  assay_use_precompiled(${target} assay_precompiled_test)
  target_compile_options(${target} PRIVATE ${quiet})
  target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/tests")
  target_compile_definitions(${target} PRIVATE ASSAY_SOURCE_DIR="${CMAKE_SOURCE_DIR}" ASSAY_BUILD_DIR="${CMAKE_BINARY_DIR}"
    ASSAY_CVC5="${CVC5_PROGRAM}")
  target_link_libraries(${target} PRIVATE ${ASSAY_LIBRARIES} GTest::gtest GTest::gtest_main)
  set_target_properties(${target} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  add_dependencies(${target} assay_home)
  gtest_discover_tests(${target}
    TEST_PREFIX "${prefix}${room}/"
    DISCOVERY_TIMEOUT 60
    PROPERTIES TIMEOUT 1800 LABELS ${label} ENVIRONMENT "ASSAY_HOME=${ASSAY_HOME}")
endforeach()
