// Native methods of jdk.internal.misc.Unsafe, by which the library reaches fields and elements. An offset is the index
// of a field or an element, so bases are 0 and scales 1.

#include <array>

#include "lang/java/primitives/primitives.h"
#include "lang/java/program.h"

namespace assay::java {

namespace {

constexpr std::string_view unsafe = "jdk/internal/misc/Unsafe.";

// Null: there is no such place; the run has been ended.
Value* place(Context& context, Value object, Value offset, bool to_write) {
  auto index = static_cast<uint64_t>(offset.as_integer());
  if (object.is(Kind::Record)) {
    RecordObject* record = object.as_record();
    if (index < record->count) {
      return (to_write ? context.writable(record) : context.readable(record))->fields() + index;
    }
  } else if (object.is(Kind::Array)) {
    ArrayObject* array = object.as_array();
    if (index < array->count) {
      return (to_write ? context.writable(array) : context.readable(array))->elements() + index;
    }
  }
  context.unsupported("an access to memory by its address");
  return nullptr;
}

Value get(Context& context, const Value* a) {
  Value* found = place(context, a[1], a[2], false);
  return found == nullptr ? Value::fault() : *found;
}
Value put(Context& context, const Value* a) {
  Value* found = place(context, a[1], a[2], true);
  if (found == nullptr) return Value::fault();
  *found = a[3];
  return Value::nil();
}
Value compare_and_set(Context& context, const Value* a) {
  Value* found = place(context, a[1], a[2], true);
  if (found == nullptr) return Value::fault();
  bool is_expected = found->same(a[3]);
  if (is_expected) *found = a[4];
  return Value::integer(is_expected ? 1 : 0);
}
Value compare_and_exchange(Context& context, const Value* a) {
  Value* found = place(context, a[1], a[2], true);
  if (found == nullptr) return Value::fault();
  Value before = *found;
  if (before.same(a[3])) *found = a[4];
  return before;
}
// Of numbers: whether it is the expected one may be a decision.
bool ask_is_expected(Trace& trace, Value found, Value expected) {
  bool is_expected = found.same(expected);
  bool may_differ =
      found.is(Kind::Integer) && expected.is(Kind::Integer) && (!found.is_concrete() || !expected.is_concrete());
  if (!may_differ) return is_expected;
  TermId equal = trace.terms().make(Operator::Equal, {trace.term_of(found), trace.term_of(expected)});
  return trace.ask_condition(equal, is_expected);
}
Value compare_and_set_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  Value* found = place(context, a[1], a[2], true);
  if (found == nullptr) return Value::fault();
  bool is_expected = ask_is_expected(trace, *found, a[3]);
  if (is_expected) *found = a[4];
  return Value::integer(is_expected ? 1 : 0);
}
Value compare_and_exchange_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  Value* found = place(context, a[1], a[2], true);
  if (found == nullptr) return Value::fault();
  Value before = *found;
  if (ask_is_expected(trace, before, a[3])) *found = a[4];
  return before;
}

Value field_offset(Context& context, const Value* a) {
  JavaClass* of = program_of(context).class_of_mirror(a[1]);
  std::string name = ascii_of(context, a[2]);
  for (auto field = of->layout.rbegin(); field != of->layout.rend(); ++field) {
    if ((*field)->info->name.text() == name) return Value::integer((*field)->index);
  }
  return raise(context, "java/lang/InternalError", name);
}
Value offset_of_field(Context& context, const Value* a) {
  const Value known[] = {a[0], get_field(context, a[1], "clazz"), get_field(context, a[1], "name")};
  return field_offset(context, known);
}
Value zero(Context&, const Value*) { return Value::integer(0); }
Value one(Context&, const Value*) { return Value::integer(1); }
Value eight(Context&, const Value*) { return Value::integer(8); }
Value nothing(Context&, const Value*) { return Value::nil(); }
Value allocate(Context& context, const Value* a) {
  return new_object(context, *program_of(context).class_of_mirror(a[1]));
}

} // namespace

void register_unsafe_natives(PrimitiveRegistry& registry) {
  auto of_unsafe = [&](const std::string& selector, uint32_t arity, PrimitiveFunction function,
                       SymbolicFunction symbolic = pass_on) {
    add(registry, std::string(unsafe) + selector, arity, function, symbolic);
  };
  struct Type {
    std::string_view name;
    std::string_view descriptor;
  };
  constexpr std::array<Type, 9> types = {{{"Int", "I"},
                                          {"Long", "J"},
                                          {"Byte", "B"},
                                          {"Short", "S"},
                                          {"Char", "C"},
                                          {"Boolean", "Z"},
                                          {"Float", "F"},
                                          {"Double", "D"},
                                          {"Reference", "Ljava/lang/Object;"}}};
  for (const Type& type : types) {
    std::string name(type.name);
    std::string descriptor(type.descriptor);
    for (std::string_view mode : {"", "Volatile"}) {
      of_unsafe("get" + name + std::string(mode) + "(Ljava/lang/Object;J)" + descriptor, 3, get);
      of_unsafe("put" + name + std::string(mode) + "(Ljava/lang/Object;J" + descriptor + ")V", 4, put);
    }
    if (type.name != "Int" && type.name != "Long" && type.name != "Reference") continue;
    std::string arguments = "(Ljava/lang/Object;J" + descriptor + descriptor + ")";
    of_unsafe("compareAndSet" + name + arguments + "Z", 5, compare_and_set, compare_and_set_symbolically);
    of_unsafe("compareAndExchange" + name + arguments + descriptor, 5, compare_and_exchange,
              compare_and_exchange_symbolically);
  }
  of_unsafe("objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", 3, field_offset);
  of_unsafe("objectFieldOffset0(Ljava/lang/reflect/Field;)J", 2, offset_of_field);
  of_unsafe("arrayBaseOffset0(Ljava/lang/Class;)I", 2, zero);
  of_unsafe("arrayIndexScale0(Ljava/lang/Class;)I", 2, one);
  of_unsafe("addressSize0()I", 1, eight);
  of_unsafe("isBigEndian0()Z", 1, zero);
  of_unsafe("unalignedAccess0()Z", 1, one);
  of_unsafe("registerNatives()V", 0, nothing);
  of_unsafe("storeFence()V", 1, nothing);
  of_unsafe("loadFence()V", 1, nothing);
  of_unsafe("fullFence()V", 1, nothing);
  of_unsafe("allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;", 2, allocate);
}

} // namespace assay::java
