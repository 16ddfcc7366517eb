# The front end of Java: one program in Java that compiles and that is the real Java. It uses what a
# JDK has inside, from 17 up to 23: its library for class files, to count lines, and what makes jshell fast. Without such a JDK Assay is built without Java; `assay doctor` says so.

find_program(JAVAC_PROGRAM javac HINTS "$ENV{JAVA_HOME}/bin") # as installation.cpp looks for it
set(java_missing "")
if(NOT JAVAC_PROGRAM)
  set(java_missing "there is no javac")
else()
  execute_process(COMMAND "${JAVAC_PROGRAM}" -version OUTPUT_VARIABLE java_version OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT java_version MATCHES "^javac (17|18|19|20|21|22|23)($|[.+-])")
    set(java_missing "its version is ${java_version}, not 17 … 23")
  endif()
endif()

if(java_missing)
  message(STATUS "Built without Java: ${java_missing}")
else()
  file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/frontends/java/*.java")
  get_filename_component(java_programs "${JAVAC_PROGRAM}" REALPATH)
  get_filename_component(java_programs "${java_programs}" DIRECTORY)
  set(inner_packages java.base/jdk.internal.org.objectweb.asm java.base/jdk.internal.org.objectweb.asm.tree
                     jdk.compiler/com.sun.tools.javac.api)
  list(TRANSFORM inner_packages REPLACE "(.+)" "--add-exports=\\1=ALL-UNNAMED" OUTPUT_VARIABLE exports)
  set(classes "${CMAKE_BINARY_DIR}/frontends/java")
  set(archive "${ASSAY_HOME}/java/assay.jar")
  set(shared "${ASSAY_HOME}/java/assay.jsa")
  # Old classes would stay beside the new ones. With the classes of a first run in a form that java can map, servers start
  # in less time.
  add_custom_command(
    OUTPUT "${archive}"
    BYPRODUCTS "${shared}"
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${classes}" "${ASSAY_HOME}/java"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${ASSAY_HOME}/java"
    COMMAND "${JAVAC_PROGRAM}" -d "${classes}" -encoding UTF-8 -Xlint:all -Werror ${exports} ${sources}
    COMMAND "${java_programs}/jar" --create --file "${archive}" -C "${classes}" assay
    COMMAND "${java_programs}/java" -XX:ArchiveClassesAtExit=${shared} -XX:+UseSerialGC -XX:TieredStopAtLevel=1
            -Xlog:disable ${exports} -cp "${archive}" assay.Training
    DEPENDS ${sources}
    COMMENT "Compiling frontends/java"
    VERBATIM)
  list(APPEND outputs "${archive}")
endif()
