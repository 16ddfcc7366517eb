# How our code is compiled: the language, optimisation, warnings, sanitizers, ccache and precompiled headers.
# assay_settings(TARGET) gives a target of ours all of it; libraries of others are not touched.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG -fno-plt")
# -g1: lines and functions, all that a sanitizer's trace needs; full -g takes half as long again to compile.
set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g1 -D_GLIBCXX_ASSERTIONS")

set(ASSAY_WARNINGS
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast -Wnon-virtual-dtor
    -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # g++ 12's own std::stable_sort calls what the standard deprecates.
  list(APPEND ASSAY_WARNINGS -Wno-deprecated-declarations)
endif()
if(ASSAY_WERROR)
  list(APPEND ASSAY_WARNINGS -Werror)
endif()

set(ASSAY_SANITIZERS "")
if(ASSAY_SANITIZE)
  set(ASSAY_SANITIZERS -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Instrumented code makes g++ 12 see uninitialised and out-of-bounds uses that are not there; the release build,
    # where the flow is the real one, keeps these warnings.
    list(APPEND ASSAY_WARNINGS -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow)
  endif()
endif()
if(ASSAY_FUZZ)
  list(APPEND ASSAY_SANITIZERS -fsanitize=fuzzer-no-link)
endif()

# The sloppiness is what ccache asks for when a precompiled header is in use.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND};-E;env;CCACHE_BASEDIR=${CMAKE_SOURCE_DIR};CCACHE_NOHASHDIR=1;CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime;${CCACHE_PROGRAM}")
endif()

function(assay_settings target)
  target_include_directories(${target} PRIVATE "${CMAKE_SOURCE_DIR}/src")
  target_compile_options(${target} PRIVATE ${ASSAY_WARNINGS} ${ASSAY_SANITIZERS})
  target_link_options(${target} PRIVATE ${ASSAY_SANITIZERS})
endfunction()

# Precompiled headers: a second saved per file with g++. assay_precompiled(TARGET HEADERS... LINK libraries...) makes one,
# assay_use_precompiled(TARGET FROM) uses it.
function(assay_precompiled target)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_library(${target} OBJECT "${CMAKE_SOURCE_DIR}/cmake/precompiled.cpp")
    assay_settings(${target})
    target_compile_options(${target} PRIVATE -fpch-preprocess)
    target_link_libraries(${target} PRIVATE ${ARG_LINK})
    target_precompile_headers(${target} PRIVATE ${ARG_UNPARSED_ARGUMENTS})
  endif()
endfunction()

function(assay_use_precompiled target from)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess -Wno-error=invalid-pch)
    target_link_libraries(${target} PRIVATE fmt::fmt)
    target_precompile_headers(${target} REUSE_FROM ${from})
  endif()
endfunction()
