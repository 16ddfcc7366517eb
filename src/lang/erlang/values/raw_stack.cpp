#include "lang/erlang/values/raw_stack.h"

#include "lang/erlang/lower/function_name.h"
#include "lang/erlang/program.h"
#include "lang/erlang/values/opaque.h"
#include "lang/erlang/values/text_values.h"

namespace assay::erlang {

namespace {

// Functions of runtime/erlang stand in for natives, and a trace shows them as such.
bool stands_in(Context& context, const core::Function& function) {
  auto* program = dynamic_cast<ErlangProgram*>(&context.program());
  return program != nullptr && program->modules().real(function.module->name.text()) != function.module;
}

// Within a native there are no frames: those of a stand-in's own helpers are left out, but for the one that raised.
std::vector<StackEntry> without_helpers(Context& context, const std::vector<StackEntry>& all) {
  std::vector<StackEntry> entries;
  for (const StackEntry& entry : all) {
    if (entries.size() == most_stack_entries) break;
    if (!entries.empty() && !entry.function->exported && stands_in(context, *entry.function)) continue;
    entries.push_back(entry);
  }
  return entries;
}

} // namespace

RawStack* take_stack(Context& context, Symbol exception_class) {
  auto* stack = context.arena().create<RawStack>();
  stack->exception_class = exception_class;
  std::vector<StackEntry> entries = context.task().stack_entries(most_stack_entries);
  // Helpers, above all those that have called themselves, take the places of what erl would show.
  bool is_full = entries.size() == most_stack_entries;
  if (is_full && without_helpers(context, entries).size() < entries.size()) {
    entries = without_helpers(context, context.task().stack_entries(context.task().depth()));
  }
  stack->entries = context.arena().copy(entries);
  return stack;
}

Value wrap(Context& context, const RawStack* stack) {
  return make_opaque(context.arena(), opaque_types::raw_stack(), 0, stack);
}

const RawStack* raw_stack_of(Value value) {
  return is_raw_stack(value) ? static_cast<const RawStack*>(value.as_opaque()->data) : nullptr;
}

namespace {

Value atom(std::string_view text) { return Value::symbol(Symbol(text)); }

// Which module words the errors of BIFs of this one, as their traces say.
Value error_info(Arena& arena, std::string_view module) {
  std::string_view describer = module == "erlang" ? "erl_erts_errors" : "erl_stdlib_errors";
  const MapEntry entry = {atom("module"), atom(describer)};
  return make_cons(arena, make_tuple_of(arena, atom("error_info"), make_sorted_map(arena, {&entry, 1})), Value::nil());
}

Value location_of(Arena& arena, const StackEntry& entry, Value tail) {
  if (entry.place.line == 0) return tail;
  const core::Module& module = *entry.function->module;
  std::string_view file = entry.place.file < module.files.size() ? module.files[entry.place.file] : "";
  const Value items[] = {make_tuple_of(arena, atom("file"), list_of_characters(arena, file)),
                         make_tuple_of(arena, atom("line"), Value::integer(entry.place.line))};
  return make_list(arena, items, tail);
}

} // namespace

Value stack_list(Context& context, const RawStack& stack) {
  if (!stack.list.is(Kind::Unset)) return stack.list;
  Arena& arena = context.arena();
  std::vector<Value> items;
  auto add = [&](Symbol name, Value arity, Value location) {
    FunctionName parts = split_function_name(name);
    if (items.empty() && !stack.arguments.is(Kind::Unset)) arity = stack.arguments;
    items.push_back(make_tuple_of(arena, atom(parts.module), atom(parts.function), arity, location));
  };
  if (stack.callee != Symbol()) {
    FunctionName parts = split_function_name(stack.callee);
    Value location = stack.location.is(Kind::Unset) ? Value::nil() : stack.location;
    if (stack.callee_is_primitive) location = error_info(arena, parts.module);
    add(stack.callee, Value::integer(parts.arity), location);
  }
  for (const StackEntry& entry : without_helpers(context, {stack.entries.begin(), stack.entries.end()})) {
    Value tail = items.empty() && !stack.location.is(Kind::Unset) ? stack.location : Value::nil();
    // erl's closures get what they captured as further arguments.
    uint32_t arity = entry.function->arity() + entry.function->capture_count;
    Value location = stands_in(context, *entry.function) ? tail : location_of(arena, entry, tail);
    add(entry.function->name, Value::integer(arity), location);
  }
  return make_list(arena, items);
}

} // namespace assay::erlang
