# All tests. Unit tests are GoogleTest programs; a folder of tests that needs more (a runner, data) says so in its own
# CMakeLists.txt. Tests of that kind run the assay binary and are registered in builds without sanitizers only, for the
# time they take.

if(ASSAY_UNIT_TESTS)
  include(UnitTests)
endif()

if(NOT ASSAY_SANITIZE)
  file(GLOB_RECURSE test_lists CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/tests/*/CMakeLists.txt")
  foreach(list IN LISTS test_lists)
    get_filename_component(folder "${list}" DIRECTORY)
    add_subdirectory("${folder}")
  endforeach()
endif()
