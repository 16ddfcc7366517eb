// Native methods of Object, Throwable, String, Thread's smallest part, and of arrays.

#include <fmt/format.h>

#include "base/hash.h"
#include "lang/java/lower/emitter.h"
#include "lang/java/lower/lambda.h"
#include "lang/java/primitives/primitives.h"
#include "lang/java/program.h"

namespace assay::java {

namespace {

// Numbers in the order in which they are asked for, so that every run gives the same ones; in other variations others.
Value identity_hash(Context& context, Value object) {
  if (object.is(Kind::Nil)) return Value::integer(0);
  auto& hashes = run_state(context).identity_hashes;
  const void* key = reinterpret_cast<const void*>(object.payload());
  auto [found, is_new] = hashes.try_emplace(key, 0);
  if (is_new) {
    uint64_t variation = program_of(context).variation();
    found->second = static_cast<int64_t>(hashes.size()) * 0x5bd1e995 & 0x7fffffff;
    if (variation != 0) found->second = static_cast<int64_t>(hash_combine(hashes.size(), variation) & 0x7fffffff);
  }
  return Value::integer(found->second);
}
// To a hash table it matters only once somebody goes through it (world.h).
bool is_asked_by_table(Context& context) {
  for (const StackEntry& entry : context.task().stack_entries(4)) {
    std::string_view name = entry.function->name.text();
    bool is_the_question = name.starts_with("java/lang/Object.hashCode") ||
                           name.starts_with("java/lang/Enum.hashCode") ||
                           name.starts_with("java/lang/System.identityHashCode");
    if (is_the_question) continue;
    return name.starts_with("java/util/HashMap.") || name.starts_with("java/util/Hashtable.") ||
           name.starts_with("java/util/IdentityHashMap.") ||
           name.starts_with("java/util/concurrent/ConcurrentHashMap.");
  }
  return false;
}

Value hash_code(Context& context, const Value* a) {
  if (is_asked_by_table(context)) {
    run_state(context).hashes_identities = true;
  } else if (!a[0].is(Kind::Nil)) {
    context.leave_to_chance("it looks at identity hash codes");
  }
  return identity_hash(context, a[0]);
}

Value goes_through_table(Context& context, const Value*) {
  if (run_state(context).has_hash_tables && context.trace != nullptr) {
    context.trace->reservations().restrict_to("hash tables have the order of their standard capacity");
  }
  if (run_state(context).hashes_identities) {
    context.leave_to_chance(
        "it goes through a hash table by identity hash codes, whose order differs between processes");
  }
  return Value::nil();
}

// Functions of the input have classes of their own in a test, and share one here.
Value get_class(Context& context, const Value* a) {
  if (is_input_class(class_name_of(a[0]).text())) context.leave_to_chance("it looks at the class of a lambda");
  return program_of(context).mirror_of(seen_class(class_of(context, a[0])));
}

Value copy_of(Context& context, Value object) {
  if (object.is(Kind::Array)) {
    ArrayObject* from = context.readable(object.as_array());
    Value copy = new_array(context, from->class_name, from->count);
    if (!copy.is_fault()) std::copy_n(from->elements(), from->count, copy.as_array()->elements());
    return copy;
  }
  RecordObject* from = context.readable(object.as_record());
  Value copy = new_object(context, class_of(context, object));
  std::copy_n(from->fields(), from->count, copy.as_record()->fields());
  return copy;
}
Value clone(Context& context, const Value* a) {
  JavaClass& cloneable = *class_named(context, Symbol("java/lang/Cloneable"));
  if (is_instance(context, a[0], cloneable)) return copy_of(context, a[0]);
  return raise(context, "java/lang/CloneNotSupportedException", source_name(class_name_of(a[0])));
}

Value intern(Context& context, const Value* a) {
  JavaProgram& program = program_of(context);
  return program.string_constant(string_symbol(asked_text_of(context, a[0])));
}

Value nothing(Context&, const Value*) { return Value::nil(); }

Value array_copy(Context& context, const Value* a) {
  if (a[0].is(Kind::Nil) || a[2].is(Kind::Nil)) return raise(context, "java/lang/NullPointerException");
  if (!a[0].is(Kind::Array) || !a[2].is(Kind::Array)) {
    bool is_source = !a[0].is(Kind::Array);
    return raise(context, "java/lang/ArrayStoreException",
                 fmt::format("arraycopy: {} type {} is not an array", is_source ? "source" : "destination",
                             source_name(class_name_of(is_source ? a[0] : a[2]))));
  }
  const JavaClass& from_class = class_of(context, a[0]);
  const JavaClass& to_class = class_of(context, a[2]);
  bool both_references = !from_class.element->is_primitive && !to_class.element->is_primitive;
  auto describe = [](const JavaClass& of) {
    return of.element->is_primitive ? source_name(of.element->name) : std::string("object array");
  };
  if (!both_references && &from_class != &to_class) {
    return raise(
        context, "java/lang/ArrayStoreException",
        fmt::format("arraycopy: type mismatch: can not copy {}[] into {}[]", describe(from_class), describe(to_class)));
  }
  int64_t from = a[1].as_integer();
  int64_t to = a[3].as_integer();
  int64_t count = a[4].as_integer();
  ArrayObject* source = context.readable(a[0].as_array());
  auto source_count = static_cast<int64_t>(source->count);
  auto target_count = static_cast<int64_t>(a[2].as_array()->count);
  auto out_of_bounds = [&](const std::string& message) {
    return raise(context, "java/lang/ArrayIndexOutOfBoundsException", message);
  };
  if (from < 0) {
    return out_of_bounds(
        fmt::format("arraycopy: source index {} out of bounds for {}[{}]", from, describe(from_class), source_count));
  }
  if (to < 0) {
    return out_of_bounds(
        fmt::format("arraycopy: destination index {} out of bounds for {}[{}]", to, describe(to_class), target_count));
  }
  if (count < 0) return out_of_bounds(fmt::format("arraycopy: length {} is negative", count));
  if (from + count > source_count) {
    return out_of_bounds(fmt::format("arraycopy: last source index {} out of bounds for {}[{}]",
                                     static_cast<uint32_t>(from + count), describe(from_class), source_count));
  }
  if (to + count > target_count) {
    return out_of_bounds(fmt::format("arraycopy: last destination index {} out of bounds for {}[{}]",
                                     static_cast<uint32_t>(to + count), describe(to_class), target_count));
  }
  context.charge(static_cast<uint64_t>(count) / 16);
  ArrayObject* target = context.writable(a[2].as_array());
  source = context.readable(a[0].as_array());
  bool is_checked = both_references && !from_class.element->is_a(*to_class.element);
  std::vector<Value> moved(source->elements() + from, source->elements() + from + count);
  for (size_t i = 0; i < moved.size(); ++i) {
    if (is_checked && !moved[i].is(Kind::Nil) && !is_instance(context, moved[i], *to_class.element)) {
      return raise(context, "java/lang/ArrayStoreException",
                   fmt::format("arraycopy: element type mismatch: can not cast one of the elements of {} to the type "
                               "of the destination array, {}",
                               source_name(from_class.name), source_name(to_class.element->name)));
    }
    target->elements()[to + static_cast<int64_t>(i)] = moved[i];
  }
  return Value::nil();
}

// Positions and counts become known; what is copied travels with its symbolic halves.
Value array_copy_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  Value known[] = {a[0], a[1], a[2], a[3], a[4]};
  for (Value& number : {std::ref(known[1]), std::ref(known[3]), std::ref(known[4])}) {
    if (!number.is_concrete()) number = trace.ask_value(context, number);
  }
  return array_copy(context, known);
}

} // namespace

void register_object_natives(PrimitiveRegistry& registry) {
  add(registry, "java.goes_through_table", 0, goes_through_table, pass_on);
  registry.go_back("java.goes_through_table", Backward::Reads);
  add(registry, "java/lang/Object.hashCode()I", 1, hash_code, pass_on);
  add(registry, "java/lang/System.identityHashCode(Ljava/lang/Object;)I", 1, hash_code, pass_on);
  add(registry, "java/lang/Object.getClass()Ljava/lang/Class;", 1, get_class, pass_on);
  add(registry, "java/lang/Object.clone()Ljava/lang/Object;", 1, clone, pass_on);
  add(registry, "java/lang/Object.notify()V", 1, nothing, pass_on);
  add(registry, "java/lang/Object.notifyAll()V", 1, nothing, pass_on);
  add(registry, "java/lang/String.intern()Ljava/lang/String;", 1, intern);
  add(registry, "java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", 5, array_copy,
      array_copy_symbolically);
}

} // namespace assay::java
