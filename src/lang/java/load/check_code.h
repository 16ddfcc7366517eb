#pragma once
// Checks the instructions of a method one by one (section 4.9.1 of the Java Virtual Machine Specification): each is
// whole, its operands are what it wants, jumps and handlers go to the start of an instruction, and the last one does
// not go on.

#include <cstdint>

#include "lang/java/load/class_errors.h"
#include "lang/java/load/class_file.h"
#include "lang/java/lower/method_kinds.h"

namespace assay::java {

// Code to be checked, and the class that it is of; its constants are resolved.
struct CodeContext {
  const CodeAttribute& code;
  const MethodInfo& method;
  const ClassFile& file;
  ClassErrors& errors;
  MethodKindsCache& kinds;
  uint64_t& steps_left; // for what can take long (check_locals.cpp), in all code of the class
};

void check_code(CodeContext& context);

} // namespace assay::java
