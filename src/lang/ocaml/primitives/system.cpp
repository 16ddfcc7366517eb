// What the library asks of the system while it starts, and the garbage collector. Time, files and the environment are
// outside the machine.

#include <fmt/core.h>

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

Value nothing(Context&, const Value*) { return unit(); }
Value executable_name(Context& context, const Value*) { return make_string(context.arena(), "a.out"); }
// Type of the system, bits of a word, whether it is big-endian.
Value configuration(Context& context, const Value*) {
  return make_tuple_of(context.arena(), make_string(context.arena(), "Unix"), integer(64), integer(0));
}
Value arguments(Context& context, const Value*) {
  const Value name = make_string(context.arena(), "a.out");
  Value array = make_array(context, {&name, 1});
  array.as_array()->class_name = names::command_line();
  return array;
}
Value no_variable(Context& context, const Value*) {
  context.leave_open("a variable of the environment is asked for, and none is set here");
  return not_found(context);
}
Value backtrace_status(Context& context, const Value*) {
  context.leave_open("it is asked whether backtraces are recorded, which others decide");
  return boolean_integer(false);
}
Value no_backtrace(Context& context, const Value*) { return make_array(context, {}); }
Value falsity(Context&, const Value*) { return integer(0); }
// No callback is ever asked for by name from C.
Value registered(Context&, const Value*) { return unit(); }
Value exit_program(Context& context, const Value* a) {
  return context.unsupported(fmt::format("exit {}", a[0].as_integer()));
}

} // namespace

void register_system(PrimitiveRegistry& registry) {
  for (const char* name : {"caml_gc_compaction", "caml_gc_full_major", "caml_gc_major", "caml_gc_minor"}) {
    add(registry, name, 1, nothing, pass_on);
  }
  add(registry, "caml_sys_executable_name", 1, executable_name, pass_on);
  add(registry, "caml_sys_get_config", 1, configuration, pass_on);
  add(registry, "caml_sys_argv", 1, arguments, pass_on);
  add(registry, "caml_sys_getenv", 1, no_variable, nullptr, {.faults = "Not_found"});
  add(registry, "caml_get_exception_raw_backtrace", 1, no_backtrace, pass_on);
  add(registry, "caml_backtrace_status", 1, backtrace_status, pass_on);
  add(registry, "caml_record_backtrace", 1, nothing, pass_on);
  add(registry, "caml_restore_raw_backtrace", 2, nothing, pass_on);
  add(registry, "caml_register_named_value", 2, registered, pass_on);
  add(registry, "caml_sys_const_naked_pointers_checked", 1, falsity, pass_on);
  add(registry, "caml_ml_runtime_warnings_enabled", 1, falsity, pass_on);
  add(registry, "caml_sys_exit", 1, exit_program);
}

} // namespace assay::ocaml
