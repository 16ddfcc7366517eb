#pragma once
// The class that a lambda or a reference to a method is an object of: what it has captured are its fields, its method
// calls what it stands for. One that has captured nothing is the same object whenever its place is come by, as it is
// in the real Java; whether another is a new one is left to that.

#include "lang/java/lower/emitter.h"

namespace assay::java {

struct LambdaSite {
  Symbol name;                     // of the class
  const DynamicConstant& constant; // its descriptor: what is captured, and the interface
  const BootstrapMethod& bootstrap;
  const ClassFile& file;
  core::Place place;
};

// Its methods are functions of the module. Null: there is no such interface.
const JavaClass* make_lambda_class(core::ModuleBuilder& module, ClassTable& classes, const JavaClass& inside,
                                   const LambdaSite& site);

bool is_lambda_class(std::string_view name);
// The class of an object of an interface among the inputs (function_objects.h).
bool is_input_class(std::string_view name);

} // namespace assay::java
