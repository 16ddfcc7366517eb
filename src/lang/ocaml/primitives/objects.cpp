// Obj, objects and lazy values: what the library does below the level of types.

#include "lang/ocaml/primitives/primitives.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

Value obj_tag(Context& context, const Value* a) {
  constexpr int64_t float_array_tag = 254;
  if (a[0].is(Kind::Array)) {
    ArrayObject* array = context.readable(a[0].as_array());
    return integer(array->count > 0 && array->elements()[0].is(Kind::Float) ? float_array_tag : 0);
  }
  Value value = a[0].is(Kind::Record) ? Value::record(context.readable(a[0].as_record())) : a[0];
  return integer(tag_of(value));
}

Value set_tag(Context& context, const Value* a) {
  if (!a[0].is(Kind::Record)) return context.unsupported("Obj.set_tag of an immutable block");
  context.writable(a[0].as_record())->class_name = tag_symbol(a[1].as_integer());
  return unit();
}

Value new_block(Context& context, const Value* a) {
  constexpr uint64_t most = 1'000'000;
  if (a[1].payload() > most) return context.unsupported("Obj.new_block of a large block");
  std::vector<Value> fields(a[1].payload(), unit());
  return make_record(context, tag_symbol(a[0].as_integer()), fields);
}

// The copy is mutable, as what it is copied for is to be changed.
Value duplicate(Context& context, const Value* a) {
  if (a[0].is(Kind::Integer)) return a[0];
  std::optional<Fields> fields = fields_of(context, a[0]);
  if (!fields) return context.unsupported("Obj.dup of this value");
  std::span<const Value> values(fields->first, fields->count);
  if (a[0].is(Kind::Array)) return make_array(context, values);
  return make_record(context, tag_symbol(tag_of(a[0])), values);
}
Value with_tag(Context& context, const Value* a) {
  std::optional<Fields> fields = fields_of(context, a[1]);
  if (!fields) return context.unsupported("Obj.with_tag of this value");
  return make_record(context, tag_symbol(a[0].as_integer()), {fields->first, fields->count});
}

Value make_forward(Context& context, const Value* a) {
  context.writable(a[0].as_record())->class_name = tag_symbol(forward_tag);
  context.writable(a[0].as_record())->fields()[0] = a[1];
  return unit();
}
Value lazy_of_value(Context& context, const Value* a) { return make_record(context, tag_symbol(forward_tag), {a, 1}); }

Value fresh_identity(Context& context, const Value*) { return integer(run_state(context).next_object++); }
Value set_identity(Context& context, const Value* a) {
  context.writable(a[0].as_record())->fields()[1] = integer(run_state(context).next_object++);
  return a[0];
}

// The methods of an object are in the array that is its first field.
Value own_method(Context& context, const Value* a) {
  std::optional<Fields> object = fields_of(context, a[1]);
  std::optional<Fields> methods = object && object->count > 0 ? fields_of(context, object->first[0]) : std::nullopt;
  if (!methods || a[0].payload() >= methods->count) return context.unsupported("a method that is not there");
  return methods->first[a[0].payload()];
}
// How many there are, a mask, then method and hash of its name in turn, sorted by hash.
Value public_method(Context& context, const Value* a) {
  std::optional<Fields> object = fields_of(context, a[1]);
  std::optional<Fields> methods = object && object->count > 0 ? fields_of(context, object->first[0]) : std::nullopt;
  if (!methods || methods->count < 2) return context.unsupported("a method that is not there");
  for (uint64_t i = 2; i + 1 < methods->count; i += 2) {
    if (methods->first[i + 1].same(a[0])) return methods->first[i];
  }
  return context.unsupported("a method that is not there");
}
Value get_public_method(Context& context, const Value* a) {
  const Value swapped[] = {a[1], a[0]};
  return public_method(context, swapped);
}

} // namespace

void register_objects(PrimitiveRegistry& registry) {
  add(registry, "caml_obj_tag", 1, obj_tag, pass_on);
  add(registry, "caml_obj_set_tag", 2, set_tag, pass_on);
  add(registry, "caml_obj_block", 2, new_block);
  add(registry, "caml_obj_dup", 1, duplicate, pass_on);
  add(registry, "caml_obj_with_tag", 2, with_tag, pass_on);
  add(registry, "caml_obj_make_forward", 2, make_forward, pass_on);
  add(registry, "caml_lazy_make_forward", 1, lazy_of_value, pass_on);
  add(registry, "caml_fresh_oo_id", 1, fresh_identity, pass_on, {.effect = Effect::Task});
  add(registry, "caml_set_oo_id", 1, set_identity, pass_on, {.effect = Effect::Task});
  add(registry, "caml_get_public_method", 2, get_public_method, pass_on);
  add(registry, "ocaml.own_method", 2, own_method, pass_on);
  add(registry, "ocaml.public_method", 2, public_method, pass_on);
}

} // namespace assay::ocaml
