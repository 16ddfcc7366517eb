# The front end of OCaml: a native program on the compiler's own libraries. Without them, or with a version whose libraries
# are different, Assay is built without OCaml; `assay doctor` says so.

set(OCAML_VERSIONS "^4\\.13\\.") # that frontends/ocaml/assay_compiler.ml is written for

# In the order in which they need each other.
set(ocaml_modules
    assay_text
    assay_request
    assay_place
    assay_primitive
    assay_lambda
    assay_compiler
    assay_types
    assay_unit
    assay_server
    assay_main)

find_program(OCAMLOPT_PROGRAM ocamlopt)
set(ocaml_missing "")
if(NOT OCAMLOPT_PROGRAM)
  set(ocaml_missing "there is no ocamlopt")
else()
  execute_process(COMMAND "${OCAMLOPT_PROGRAM}" -version OUTPUT_VARIABLE ocaml_version OUTPUT_STRIP_TRAILING_WHITESPACE)
  execute_process(COMMAND "${OCAMLOPT_PROGRAM}" -where OUTPUT_VARIABLE ocaml_folder OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(NOT ocaml_version MATCHES "${OCAML_VERSIONS}")
    set(ocaml_missing "its version is ${ocaml_version}, not 4.13")
  elseif(NOT EXISTS "${ocaml_folder}/compiler-libs/ocamlcommon.cmxa")
    set(ocaml_missing "the compiler's libraries are not installed (Debian's package is ocaml-compiler-libs)")
  endif()
endif()

if(ocaml_missing)
  message(STATUS "Built without OCaml: ${ocaml_missing}")
else()
  # ocamlopt leaves its files beside the sources, so it works on copies.
  set(folder "${CMAKE_BINARY_DIR}/frontends/ocaml")
  set(sources "")
  set(copies "")
  foreach(module IN LISTS ocaml_modules)
    list(APPEND sources "${CMAKE_SOURCE_DIR}/frontends/ocaml/${module}.ml")
    list(APPEND copies "${module}.ml")
  endforeach()
  set(program "${ASSAY_HOME}/ocaml/assay_ocaml")
  file(MAKE_DIRECTORY "${folder}" "${ASSAY_HOME}/ocaml")
  add_custom_command(
    OUTPUT "${program}"
    COMMAND "${CMAKE_COMMAND}" -E copy ${sources} "${folder}"
    COMMAND
      "${OCAMLOPT_PROGRAM}" -I +compiler-libs -strict-sequence -w +a-4-9-40-41-42-44-45-70 -warn-error +a -ccopt -s
      unix.cmxa ocamlcommon.cmxa ${copies} -o "${program}"
    WORKING_DIRECTORY "${folder}"
    DEPENDS ${sources}
    COMMENT "Compiling frontends/ocaml"
    VERBATIM)
  assay_remove_strangers("${ASSAY_HOME}/ocaml" "${program}")
  list(APPEND outputs "${program}")
endif()
