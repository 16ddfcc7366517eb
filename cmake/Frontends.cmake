# What the binary needs beside itself: <build>/lib/assay/LANGUAGE holds the compiled front end of a language,
# <build>/lib/assay/runtime/LANGUAGE the library functions written in the language itself. Installed below the same names.

set(ASSAY_HOME "${CMAKE_BINARY_DIR}/lib/assay")
set(outputs "")

# Files left by a source that has since been deleted would still be loaded; they go when CMake runs again.
function(assay_remove_strangers folder)
  file(GLOB present "${folder}/*")
  list(REMOVE_ITEM present ${ARGN})
  if(present)
    file(REMOVE ${present})
  endif()
endfunction()

file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/frontends/erlang/*.erl")
file(GLOB headers CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/frontends/erlang/*.hrl")
if(sources)
  find_program(ERLC_PROGRAM erlc REQUIRED)
  file(MAKE_DIRECTORY "${ASSAY_HOME}/erlang")
  set(beams "")
  foreach(source IN LISTS sources)
    get_filename_component(name "${source}" NAME_WE)
    set(beam "${ASSAY_HOME}/erlang/${name}.beam")
    add_custom_command(
      OUTPUT "${beam}"
      COMMAND "${ERLC_PROGRAM}" -Werror +debug_info +deterministic -o "${ASSAY_HOME}/erlang" "${source}"
      DEPENDS "${source}" ${headers}
      COMMENT "Compiling frontends/erlang/${name}.erl"
      VERBATIM)
    list(APPEND beams "${beam}")
  endforeach()
  assay_remove_strangers("${ASSAY_HOME}/erlang" ${beams})
  list(APPEND outputs ${beams})
endif()

include(FrontendOcaml)
include(FrontendJava)

file(GLOB folders LIST_DIRECTORIES true CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/runtime/*")
foreach(folder IN LISTS folders)
  get_filename_component(language "${folder}" NAME)
  # Java's are compiled: as parts of the packages that they work for.
  if(language STREQUAL "java")
    find_program(JAVAC_PROGRAM javac REQUIRED)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${folder}/*.java")
    set(stamp "${CMAKE_BINARY_DIR}/runtime_java.stamp")
    add_custom_command(
      OUTPUT "${stamp}"
      COMMAND "${CMAKE_COMMAND}" -E rm -rf "${ASSAY_HOME}/runtime/java"
      COMMAND "${JAVAC_PROGRAM}" -nowarn -g -d "${ASSAY_HOME}/runtime/java" --patch-module "java.base=${folder}" ${sources}
      COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
      DEPENDS ${sources}
      COMMENT "Compiling runtime/java"
      VERBATIM)
    list(APPEND outputs "${stamp}")
  elseif(IS_DIRECTORY "${folder}")
    file(GLOB sources CONFIGURE_DEPENDS "${folder}/*")
    set(copies "")
    foreach(source IN LISTS sources)
      get_filename_component(name "${source}" NAME)
      set(copy "${ASSAY_HOME}/runtime/${language}/${name}")
      add_custom_command(
        OUTPUT "${copy}"
        COMMAND "${CMAKE_COMMAND}" -E copy "${source}" "${copy}"
        DEPENDS "${source}"
        COMMENT "Copying runtime/${language}/${name}"
        VERBATIM)
      list(APPEND copies "${copy}")
    endforeach()
    assay_remove_strangers("${ASSAY_HOME}/runtime/${language}" ${copies})
    list(APPEND outputs ${copies})
  endif()
endforeach()

add_custom_target(assay_home ALL DEPENDS ${outputs})
install(DIRECTORY "${ASSAY_HOME}/" DESTINATION lib/assay USE_SOURCE_PERMISSIONS)
