// Facts about functions, modules and the runtime. What differs from machine to machine is either fixed here, as OTP 25
// on 64-bit Linux has it, or not supported.

#include <fmt/core.h>

#include "base/hash.h"
#include "base/md5.h"

#include "core/integer.h"
#include "input/canonical_function.h"
#include "lang/erlang/load/on_load.h"
#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/names.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/program.h"
#include "lang/erlang/values/compare.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

Value atom(std::string_view text) { return Value::symbol(Symbol(text)); }

// Ours are loaded when they are asked for; which ones erl has loaded depends on what it has run before.
void tell_loaded(Context& context, Value module) {
  auto* program = dynamic_cast<ErlangProgram*>(&context.program());
  bool is_main = program != nullptr && module.is_symbol(program->main_module().name);
  if (!is_main) leave_open(context, "whether a module is loaded is asked for");
}

// Whether a module exports a function; of one that is not loaded it is false in erl.
Value function_exported(Context& context, const Value* arguments) {
  Value module = arguments[0];
  Value function = arguments[1];
  Value arity = arguments[2];
  if (!module.is(Kind::Symbol) || !function.is(Kind::Symbol) || !arity.is(Kind::Integer)) return badarg(context);
  if (arity.as_integer() < 0 || arity.as_integer() > 255) return Value::boolean(false);
  Symbol name = function_symbol(module.as_symbol().text(), function.as_symbol().text(),
                                static_cast<uint64_t>(arity.as_integer()));
  tell_loaded(context, module);
  Callee callee = context.program().resolve(name);
  return Value::boolean(callee.primitive != nullptr || (callee.function != nullptr && callee.function->exported));
}

const core::Module* module_named(Context& context, Value name) {
  auto* program = dynamic_cast<ErlangProgram*>(&context.program());
  if (program == nullptr || !name.is(Kind::Symbol)) return nullptr;
  return program->modules().real(name.as_symbol().text());
}

Value module_loaded(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Symbol)) return badarg(context);
  tell_loaded(context, arguments[0]);
  return Value::boolean(module_named(context, arguments[0]) != nullptr);
}

Value names_and_arities(Context& context, const core::Module& module, bool exported_only) {
  std::vector<Value> items;
  for (const core::Function* function : module.functions) {
    if (function->capture_count != 0 || is_on_load(*function) || (exported_only && !function->exported)) continue;
    items.push_back(
        make_tuple_of(context.arena(), Value::symbol(function->plain_name), Value::integer(function->arity())));
  }
  return make_list(context.arena(), items);
}

// What module_info/1 is made of. Attributes, options and the checksum are the compiler's, and not in a dump.
Value get_module_info(Context& context, const Value* arguments) {
  const core::Module* module = module_named(context, arguments[0]);
  if (module == nullptr) return badarg(context);
  Value item = arguments[1];
  if (item.is_symbol(Symbol("module"))) return arguments[0];
  if (item.is_symbol(Symbol("exports"))) return names_and_arities(context, *module, true);
  if (item.is_symbol(Symbol("functions"))) return names_and_arities(context, *module, false);
  if (item.is_symbol(Symbol("nifs"))) return Value::nil();
  if (!item.is(Kind::Symbol)) return badarg(context);
  return context.unsupported(fmt::format("{}:module_info({})", module->name.text(), item.as_symbol().text()));
}

Value get_whole_module_info(Context& context, const Value* arguments) {
  const core::Module* module = module_named(context, arguments[0]);
  if (module == nullptr) return badarg(context);
  return context.unsupported(fmt::format("{}:module_info/0", module->name.text()));
}

// Where a closure stands among those of its module: the number its text has, too.
int64_t closure_index(const core::Function& closure) {
  int64_t index = 0;
  for (const core::Function* other : closure.module->functions) {
    if (other == &closure) break;
    if (other->plain_name.text().starts_with('-')) ++index;
  }
  return index;
}

Value unique_bytes(Context& context, const core::Function& closure) {
  Md5 digest;
  std::string_view text = closure.name.text();
  digest.update({reinterpret_cast<const uint8_t*>(text.data()), text.size()});
  return make_bits(context.arena(), digest.finish(), 128);
}

// A fun that calls itself holds itself here, but not in erl.
Value captures_of(Context& context, ClosureObject* closure) {
  std::vector<Value> captures;
  for (uint32_t i = 0; i < closure->count; ++i) {
    if (!closure->captures()[i].same(Value::closure(closure))) captures.push_back(closure->captures()[i]);
  }
  return make_list(context.arena(), captures);
}

// Nothing for an item that a closure does not have.
std::optional<Value> closure_fact(Context& context, ClosureObject* closure, std::string_view item) {
  const core::Function& function = *closure->function;
  if (item == "type") return atom("local");
  if (item == "module") return Value::symbol(function.module->name);
  if (item == "name") return Value::symbol(function.plain_name);
  if (item == "arity") return Value::integer(function.arity());
  if (item == "env") return captures_of(context, closure);
  if (item == "index" || item == "new_index") return Value::integer(closure_index(function));
  if (item == "uniq") return Value::integer(static_cast<int64_t>(hash_bytes(function.name.text()) % 134217728));
  if (item == "new_uniq") return unique_bytes(context, function);
  if (item == "pid") return context.program().primitive(Symbol("erlang:self/0"))->function(context, nullptr);
  return std::nullopt;
}

std::optional<Value> name_fact(Value function, std::string_view item) {
  FunctionName name = split_function_name(function.as_symbol());
  if (item == "type") return atom("external");
  if (item == "module") return atom(name.module);
  if (item == "name") return atom(name.function);
  if (item == "arity") return Value::integer(name.arity);
  if (item == "env") return Value::nil();
  for (std::string_view of_closures : {"index", "new_index", "uniq", "new_uniq", "pid"}) {
    if (item == of_closures) return Value::symbol(names::undefined());
  }
  return std::nullopt;
}

constexpr std::string_view about_an_input = "erlang:fun_info of a function input";

Value fun_info(Context& context, const Value* arguments) {
  Value function = arguments[0];
  if (canonical_function_of(function) != nullptr) return context.unsupported(about_an_input);
  if (!arguments[1].is(Kind::Symbol)) return badarg(context);
  std::string_view item = arguments[1].as_symbol().text();
  std::optional<Value> fact;
  if (function.is(Kind::Closure)) fact = closure_fact(context, function.as_closure(), item);
  if (function.is(Kind::FunctionName)) fact = name_fact(function, item);
  return fact ? make_tuple_of(context.arena(), arguments[1], *fact) : badarg(context);
}

Value fun_info_mfa(Context& context, const Value* arguments) {
  Value function = arguments[0];
  if (canonical_function_of(function) != nullptr) return context.unsupported(about_an_input);
  if (!function.is(Kind::Closure) && !function.is(Kind::FunctionName)) return badarg(context);
  auto fact = [&](std::string_view item) {
    return function.is(Kind::Closure) ? *closure_fact(context, function.as_closure(), item)
                                      : *name_fact(function, item);
  };
  return make_tuple_of(context.arena(), fact("module"), fact("name"), fact("arity"));
}

Value system_info(Context& context, const Value* arguments) {
  Arena& arena = context.arena();
  Value item = arguments[0];
  auto text = [&](std::string_view characters) { return list_of_characters(arena, characters); };
  if (item.is(Kind::Tuple) && item.arity() == 2 && item.elements()[0].is_symbol(Symbol("wordsize"))) {
    Value which = item.elements()[1];
    bool known = which.is_symbol(Symbol("internal")) || which.is_symbol(Symbol("external"));
    return known ? Value::integer(8) : badarg(context);
  }
  if (!item.is(Kind::Symbol)) return badarg(context);
  std::string_view name = item.as_symbol().text();
  if (name == "wordsize") return Value::integer(8);
  if (name == "otp_release") return text("25");
  if (name == "version") return text("13.1.5");
  if (name == "machine") return text("BEAM");
  if (name == "system_architecture") return text("x86_64-pc-linux-gnu");
  if (name == "os_type") return make_tuple_of(arena, atom("unix"), atom("linux"));
  if (name == "endian") return atom("little");
  if (name == "atom_limit") return Value::integer(1048576);
  if (name == "build_type") return atom("opt");
  if (name == "emu_flavor") return atom("jit");
  if (name == "start_time" || name == "time_offset") return context.unsupported("erlang:system_info/1 of time");
  return context.unsupported(fmt::format("erlang:system_info({})", name));
}

// Tags for dynamic tracing, in a VM that was built without: kernel's modules call these on the way to what they do.
Value no_tag(Context&, const Value*) { return Value::symbol(names::undefined()); }
Value tag_done(Context&, const Value*) { return Value::boolean(true); }
Value untagged(Context&, const Value* arguments) { return arguments[0]; }

Value nanoseconds(Context&, const Value*) { return Value::integer(1'000'000'000); }
Value printable_range(Context&, const Value*) { return atom("latin1"); }
Value understands_unicode(Context&, const Value*) { return Value::boolean(true); } // every device of ours does
Value native_name_encoding(Context&, const Value*) { return atom("utf8"); }

// The order of keys, as a number below, equal to or above zero.
Value compare_terms(Context&, const Value* arguments) {
  return Value::integer(compare_keys(arguments[0], arguments[1]));
}

} // namespace

void register_system(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang:function_exported/3", 3, function_exported, "badarg");
  add("erlang:module_loaded/1", 1, module_loaded, "badarg");
  add("erlang:get_module_info/1", 1, get_whole_module_info, "badarg");
  add("erlang:get_module_info/2", 2, get_module_info, "badarg");
  add("erlang:fun_info/2", 2, fun_info, "badarg");
  add("erlang:fun_info_mfa/1", 1, fun_info_mfa, "badarg");
  add("erlang:system_info/1", 1, system_info, "badarg");
  add("erts_internal:time_unit/0", 0, nanoseconds);
  add("erts_internal:perf_counter_unit/0", 0, nanoseconds);
  add("erts_internal:cmp_term/2", 2, compare_terms);
  add("erlang:dt_get_tag/0", 0, no_tag);
  add("erlang:dt_get_tag_data/0", 0, no_tag);
  add("erlang:dt_put_tag/1", 1, no_tag);
  add("erlang:dt_spread_tag/1", 1, tag_done);
  add("erlang:dt_restore_tag/1", 1, tag_done);
  add("erlang:dt_append_vm_tag_data/1", 1, untagged);
  add("erlang:dt_prepend_vm_tag_data/1", 1, untagged);
  add("io:printable_range/0", 0, printable_range);
  add("net_kernel:dflag_unicode_io/1", 1, understands_unicode);
  add("file:native_name_encoding/0", 0, native_name_encoding);
}

} // namespace assay::erlang
