# The front end of OCaml: a native program on the compiler's own libraries, which dumps and compiles, and one of bytecode,
# which evaluates. Without the libraries, or with a version whose libraries are different, Assay is built
# without OCaml; `assay doctor` says so.

set(OCAML_VERSIONS "^4\\.13\\.") # that frontends/ocaml/assay_compiler.ml is written for

# In the order in which they need each other.
set(ocaml_shared assay_text assay_request assay_answer assay_packets assay_code)
set(ocaml_compiler
    assay_order
    assay_scope
    assay_alias
    assay_place
    assay_compiler
    assay_problem
    assay_unit_request
    assay_primitive
    assay_lambda
    assay_types
    assay_api
    assay_unit
    assay_mark
    assay_bytecode
    assay_call
    assay_programs
    assay_dumper)
set(ocaml_runtime assay_link assay_called assay_canonical assay_child assay_runtime)

find_program(OCAMLOPT_PROGRAM ocamlopt)
find_program(OCAMLC_PROGRAM ocamlc)
set(ocaml_missing "")
if(NOT OCAMLOPT_PROGRAM OR NOT OCAMLC_PROGRAM)
  set(ocaml_missing "there is no ocamlopt or no ocamlc")
else()
  execute_process(COMMAND "${OCAMLOPT_PROGRAM}" -version OUTPUT_VARIABLE ocaml_version OUTPUT_STRIP_TRAILING_WHITESPACE)
  execute_process(COMMAND "${OCAMLOPT_PROGRAM}" -where OUTPUT_VARIABLE ocaml_folder OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT ocaml_version MATCHES "${OCAML_VERSIONS}")
    set(ocaml_missing "its version is ${ocaml_version}, not 4.13")
  elseif(NOT EXISTS "${ocaml_folder}/compiler-libs/ocamlcommon.cmxa")
    set(ocaml_missing "the compiler's libraries are not installed (Debian's package is ocaml-compiler-libs)")
  endif()
endif()

# assay_ocaml_program(NAME COMPILER command... MODULES names...): the compiler leaves its files beside the sources, so it
# works on copies.
function(assay_ocaml_program name)
  cmake_parse_arguments(ARG "" "" "COMPILER;MODULES" ${ARGN})
  set(folder "${CMAKE_BINARY_DIR}/frontends/${name}")
  file(MAKE_DIRECTORY "${folder}")
  list(TRANSFORM ARG_MODULES PREPEND "${CMAKE_SOURCE_DIR}/frontends/ocaml/" OUTPUT_VARIABLE sources)
  list(TRANSFORM sources APPEND ".ml")
  list(TRANSFORM ARG_MODULES APPEND ".ml" OUTPUT_VARIABLE copies)
  add_custom_command(
    OUTPUT "${ASSAY_HOME}/ocaml/${name}"
    COMMAND "${CMAKE_COMMAND}" -E copy ${sources} "${folder}"
    COMMAND ${ARG_COMPILER} ${copies} -o "${ASSAY_HOME}/ocaml/${name}"
    WORKING_DIRECTORY "${folder}"
    DEPENDS ${sources}
    COMMENT "Compiling frontends/ocaml: ${name}"
    VERBATIM)
endfunction()

if(ocaml_missing)
  message(STATUS "Built without OCaml: ${ocaml_missing}")
else()
  set(ocaml_options -I +compiler-libs -strict-sequence -w +a-4-9-40-41-42-44-45-70 -warn-error +a)
  file(MAKE_DIRECTORY "${ASSAY_HOME}/ocaml")
  assay_ocaml_program(
    assay_ocaml
    COMPILER "${OCAMLOPT_PROGRAM}" ${ocaml_options} -ccopt -s unix.cmxa ocamlcommon.cmxa ocamlbytecomp.cmxa
    MODULES ${ocaml_shared} ${ocaml_compiler})
  # All of the library is linked, as any of it may be called.
  assay_ocaml_program(
    assay_ocaml_runtime
    COMPILER "${OCAMLC_PROGRAM}" -linkall ${ocaml_options} unix.cma ocamlcommon.cma ocamlbytecomp.cma
    MODULES ${ocaml_shared} ${ocaml_runtime})
  set(programs "${ASSAY_HOME}/ocaml/assay_ocaml" "${ASSAY_HOME}/ocaml/assay_ocaml_runtime")
  assay_remove_strangers("${ASSAY_HOME}/ocaml" ${programs})
  list(APPEND outputs ${programs})
endif()
