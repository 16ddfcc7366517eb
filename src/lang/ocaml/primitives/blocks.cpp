// Blocks, globals, exceptions: what lowering needs to carry out Lambda itself.

#include <fmt/core.h>

#include "lang/ocaml/load/library.h"
#include "lang/ocaml/load/module_state.h"
#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

// Only code that cheats on types gets here.
Value no_such_field(Context& context) { return context.unsupported("a field that is not there"); }

Value field_at(Context& context, Value block, int64_t index) {
  note_read(context, block);
  std::optional<Fields> fields = fields_of(context, block);
  if (!fields || index < 0 || static_cast<uint64_t>(index) >= fields->count) return no_such_field(context);
  Value value = fields->first[index];
  return value.is(Kind::Unset) ? context.unsupported("a recursive value that is read too early") : value;
}

Value field(Context& context, const Value* arguments) {
  if (arguments[0].is(Kind::Tuple) && arguments[1].payload() < arguments[0].arity()) {
    Value value = arguments[0].elements()[arguments[1].payload()];
    if (!value.is(Kind::Unset)) return value;
  }
  return field_at(context, arguments[0], arguments[1].as_integer());
}

Value set_field(Context& context, const Value* arguments) {
  bool is_mutable = arguments[0].is(Kind::Record) || arguments[0].is(Kind::Array);
  std::optional<Fields> fields = is_mutable ? fields_of(context, arguments[0]) : std::nullopt;
  if (!fields || arguments[1].payload() >= fields->count) return no_such_field(context);
  writable_fields(context, arguments[0])[arguments[1].payload()] = arguments[2];
  return unit();
}

Value tag(Context& context, const Value* arguments) {
  Value value = arguments[0];
  if (value.is(Kind::Cons)) return value.as_cons()->head;
  if (value.is(Kind::Tuple)) return Value::symbol(tag_symbol(0));
  if (value.is(Kind::Record)) return Value::symbol(context.readable(value.as_record())->class_name);
  return Value::symbol(tag_symbol(tag_of(value)));
}

// Room for a block that is part of itself: tag, size. It is a mutable one even where OCaml's is not, since a walk over
// what can't be changed expects an end.
Value reserve_block(Context& context, const Value* arguments) {
  std::vector<Value> fields(arguments[1].payload(), Value::unset());
  return make_record(context, tag_symbol(arguments[0].as_integer()), fields);
}

// Nobody has looked into the room yet, so it may still be written to.
Value fill_block(Context& context, const Value* arguments) {
  std::optional<Fields> room = fields_of(context, arguments[0]);
  std::optional<Fields> made = fields_of(context, arguments[1]);
  if (!room || !made || room->count != made->count) return no_such_field(context);
  std::copy_n(made->first, made->count, const_cast<Value*>(room->first));
  return unit();
}

Value array_of_tuple(Context& context, const Value* arguments) {
  return make_array(context, {arguments[0].elements(), arguments[0].arity()});
}

// A record that is copied to be changed is mutable or is not, as the original; its new fields are set in place.
Value duplicate(Context& context, const Value* arguments) {
  Value original = arguments[0];
  std::optional<Fields> fields = fields_of(context, original);
  if (!fields) return no_such_field(context);
  std::span<const Value> values(fields->first, fields->count);
  if (original.is(Kind::Array)) return make_array(context, values);
  if (original.is(Kind::Record))
    return make_record(context, context.readable(original.as_record())->class_name, values);
  Value copy = make_tuple(context.arena(), values);
  return original.is(Kind::Cons) ? make_cons(context.arena(), original.as_cons()->head, copy) : copy;
}

// The original is a constant, which is immutable even where it is meant to be an array.
Value duplicate_array(Context& context, const Value* arguments) {
  std::optional<Fields> fields = fields_of(context, arguments[0]);
  return fields ? make_array(context, {fields->first, fields->count}) : no_such_field(context);
}

Value arity_of(Context& context, const Value* arguments) { return integer(known_arity(context.trace, arguments[0])); }

Value global(Context& context, const Value* arguments) {
  auto& globals = run_state(context).globals;
  auto found = globals.find(arguments[0].as_symbol());
  if (found != globals.end()) return found->second;
  Value library = Library::shared().global(arguments[0].as_symbol());
  if (!library.is(Kind::Unset)) return library;
  return context.unsupported(fmt::format("the module {}", arguments[0].as_symbol().text()));
}

Value set_global(Context& context, const Value* arguments) {
  run_state(context).globals.insert_or_assign(arguments[0].as_symbol(), arguments[1]);
  return unit();
}

Value predefined(Context& context, const Value* arguments) {
  Value exception = predefined_exception(arguments[0].as_symbol().text());
  return exception.is(Kind::Unset) ? context.unsupported(arguments[0].as_symbol().text()) : exception;
}

Value raise_value(Context& context, const Value* arguments) { return raise(context, arguments[0]); }
Value reraise_value(Context& context, const Value* arguments) { return raise_again(context, arguments[0]); }

Value unsupported(Context& context, const Value* arguments) {
  return context.unsupported(arguments[0].as_symbol().text());
}

// The index is tried one by one; what is read or written is passed on.
Value at_known_index(Context& context, Trace& trace, const Primitive& primitive, const Value* a) {
  const Value known[] = {a[0], trace.ask_value(context, a[1]), primitive.arity == 3 ? a[2] : Value::unset()};
  return primitive.function(context, known);
}

} // namespace

void register_blocks(PrimitiveRegistry& registry) {
  add(registry, "ocaml.field", 2, field, pass_on);
  add(registry, "ocaml.field_computed", 2, field, at_known_index);
  add(registry, "ocaml.set_field", 3, set_field, pass_on);
  add(registry, "ocaml.setfield_computed", 3, set_field, at_known_index);
  add(registry, "ocaml.tag", 1, tag, pass_on);
  add(registry, "ocaml.reserve_block", 2, reserve_block, pass_on);
  add(registry, "ocaml.fill_block", 2, fill_block, pass_on);
  add(registry, "ocaml.array_of_tuple", 1, array_of_tuple, pass_on);
  add(registry, "ocaml.duprecord", 1, duplicate, pass_on);
  add(registry, "ocaml.duparray", 1, duplicate_array, pass_on);
  add(registry, "ocaml.arity", 1, arity_of, pass_on);
  add(registry, "ocaml.global", 1, global, pass_on);
  add(registry, "ocaml.set_global", 2, set_global, pass_on, {.effect = Effect::Task});
  add(registry, "ocaml.predefined", 1, predefined, pass_on);
  add(registry, "ocaml.raise", 1, raise_value, pass_on);
  add(registry, "ocaml.reraise", 1, reraise_value, pass_on);
  add(registry, "ocaml.unsupported", 1, unsupported, pass_on);
  registry.go_back("ocaml.field", Backward::Field);
  registry.go_back("ocaml.set_field", Backward::SetField);
  registry.go_back("ocaml.global", Backward::Fixed);
  registry.go_back("ocaml.predefined", Backward::Fixed);
  registry.go_back("ocaml.raise", Backward::Raise);
  registry.go_back("ocaml.reraise", Backward::Raise);
}

} // namespace assay::ocaml
