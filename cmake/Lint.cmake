# Targets for people: format rewrites our C++ in place, tidy reports what .clang-tidy finds. Both need the packages of the
# group "extra". tidy wants a build configured with clang, whose flags it understands: the preset lint, where it reads
# tests/ and bench/, too.

file(GLOB_RECURSE ours CONFIGURE_DEPENDS
     "${CMAKE_SOURCE_DIR}/src/*.cpp" "${CMAKE_SOURCE_DIR}/src/*.h" "${CMAKE_SOURCE_DIR}/tests/*.cpp"
     "${CMAKE_SOURCE_DIR}/tests/*.h" "${CMAKE_SOURCE_DIR}/fuzz/*.cpp" "${CMAKE_SOURCE_DIR}/bench/*.cpp")

find_program(CLANG_FORMAT_PROGRAM clang-format-19)
if(CLANG_FORMAT_PROGRAM)
  add_custom_target(format COMMAND "${CLANG_FORMAT_PROGRAM}" -i ${ours} VERBATIM)
  add_custom_target(format-check COMMAND "${CLANG_FORMAT_PROGRAM}" --dry-run --Werror ${ours} VERBATIM)
endif()

find_program(CLANG_TIDY_PROGRAM run-clang-tidy-19)
if(CLANG_TIDY_PROGRAM)
  add_custom_target(tidy
    COMMAND "${CLANG_TIDY_PROGRAM}" -quiet -p "${CMAKE_BINARY_DIR}" "${CMAKE_SOURCE_DIR}/(src|tests|bench|fuzz)/.*\\.cpp"
    USES_TERMINAL VERBATIM)
endif()
