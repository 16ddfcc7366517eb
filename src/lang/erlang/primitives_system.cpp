// What a program can ask about funs, modules and the runtime it is on. The answers are those of a VM on 64-bit Linux
// that was started without any option; questions whose answer would depend on the moment are unsupported.

#include <fmt/core.h>

#include "core/module.h"
#include "lang/erlang/exception.h"
#include "lang/erlang/function_name.h"
#include "lang/erlang/primitives.h"
#include "lang/erlang/text_values.h"
#include "machine/program.h"

namespace assay::erlang {
namespace {

Value atom(std::string_view text) { return Value::symbol(Symbol(text)); }

// Nothing: no such item. Fault: the item is there, but not here.
Value fun_item(Context& context, Value function, std::string_view item) {
  Arena& arena = context.arena();
  if (function.is(Kind::FunctionName)) {
    FunctionName name = split_function_name(function.as_symbol());
    if (item == "module") return atom(name.module);
    if (item == "name") return atom(name.function);
    if (item == "arity") return Value::integer(name.arity);
    if (item == "env") return Value::nil();
    if (item == "type") return atom("external");
    bool is_of_closures =
        item == "index" || item == "new_index" || item == "uniq" || item == "new_uniq" || item == "pid";
    return is_of_closures ? atom("undefined") : Value::unset();
  }
  const core::Function& code = *function.as_closure()->function;
  if (item == "module") return Value::symbol(code.module->name);
  if (item == "name") return Value::symbol(code.plain_name);
  if (item == "arity") return Value::integer(code.arity());
  if (item == "env") return make_list(arena, {function.as_closure()->captures(), function.as_closure()->count});
  if (item == "type") return atom("local");
  return context.unsupported(fmt::format("erlang:fun_info of {}", item));
}

Value fun_info(Context& context, const Value* arguments) {
  bool is_fun = arguments[0].is(Kind::FunctionName) || arguments[0].is(Kind::Closure);
  if (!is_fun || !arguments[1].is(Kind::Symbol)) return badarg(context);
  Value answer = fun_item(context, arguments[0], arguments[1].as_symbol().text());
  if (answer.is(Kind::Unset)) return badarg(context);
  return answer.is_fault() ? answer : make_tuple_of(context.arena(), arguments[1], answer);
}

Value function_exported(Context& context, const Value* arguments) {
  bool is_name = arguments[0].is(Kind::Symbol) && arguments[1].is(Kind::Symbol) && arguments[2].is(Kind::Integer) &&
                 arguments[2].as_integer() >= 0;
  if (!is_name) return badarg(context);
  Callee callee =
      context.program().resolve(function_symbol(arguments[0].as_symbol().text(), arguments[1].as_symbol().text(),
                                                static_cast<uint64_t>(arguments[2].as_integer())));
  return Value::boolean(callee.primitive != nullptr || (callee.function != nullptr && callee.function->exported));
}

// Modules are loaded when they are first needed, so one that could be loaded counts as loaded.
Value module_loaded(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Symbol)) return badarg(context);
  Symbol module_info = function_symbol(arguments[0].as_symbol().text(), "module_info", 0);
  return Value::boolean(context.program().resolve(module_info).found());
}

Value system_info(Context& context, const Value* arguments) {
  Arena& arena = context.arena();
  if (!arguments[0].is(Kind::Symbol)) return context.unsupported("erlang:system_info/1");
  std::string_view item = arguments[0].as_symbol().text();
  if (item == "os_type") return make_tuple_of(arena, atom("unix"), atom("linux"));
  if (item == "wordsize") return Value::integer(8);
  if (item == "endian") return atom("little");
  if (item == "otp_release") return list_of_bytes(arena, "25");
  if (item == "machine") return list_of_bytes(arena, "BEAM");
  return context.unsupported(fmt::format("erlang:system_info({})", item));
}

Value native_name_encoding(Context&, const Value*) { return atom("utf8"); }
Value time_unit(Context&, const Value*) { return Value::integer(1'000'000'000); }

} // namespace

void register_system(PrimitiveRegistry& registry) {
  auto add = [&](std::string_view name, uint32_t arity, PrimitiveFunction function, std::string_view faults = "") {
    registry.add({Symbol(name), arity, function, Effect::Pure, FastPath::None, faults});
  };
  add("erlang:fun_info/2", 2, fun_info, "badarg");
  add("erlang:function_exported/3", 3, function_exported, "badarg");
  add("erlang:module_loaded/1", 1, module_loaded, "badarg");
  add("erlang:system_info/1", 1, system_info);
  add("file:native_name_encoding/0", 0, native_name_encoding);
  add("erts_internal:time_unit/0", 0, time_unit);
}

} // namespace assay::erlang
