// Objects, arrays, classes and their statics, as the instructions have them. References are always known here, whatever
// is symbolic in what they lead to.

#include <fmt/format.h>

#include "lang/java/emitter.h"
#include "lang/java/primitives.h"
#include "lang/java/program.h"

namespace assay::java {

namespace {

JavaClass& class_argument(Context& context, Value symbol) { return *class_named(context, symbol.as_symbol()); }

Value is_null(Context&, const Value* a) { return Value::boolean(a[0].is(Kind::Nil)); }
Value same(Context&, const Value* a) { return Value::boolean(a[0].same(a[1])); }
// Boxes of small numbers are one object for each number, whichever of them is asked about.
Value same_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  JavaProgram& program = program_of(context);
  bool are_boxes = !a[0].same(a[1]) && program.is_small_box(context, a[0]) && program.is_small_box(context, a[1]) &&
                   class_name_of(a[0]) == class_name_of(a[1]);
  if (!are_boxes) return same(context, a);
  Value left = get_field(context, a[0], "value");
  Value right = get_field(context, a[1], "value");
  TermId equal = trace.terms().make(Operator::Equal, {trace.term_of(left), trace.term_of(right)});
  return trace.boolean(left.as_integer() == right.as_integer(), equal);
}
Value is_known(Context&, const Value*) { return Value::integer(1); }
Value is_known_symbolically(Context&, Trace&, const Primitive&, const Value* a) {
  return Value::integer(a[0].is_concrete() ? 1 : 0);
}
Value one_of_its_value(Context& context, const Value* a) {
  program_of(context).note_small_box(context, a[0]);
  return a[0];
}
Value check_null(Context& context, const Value* a) {
  return a[0].is(Kind::Nil) ? raise(context, "java/lang/NullPointerException") : a[0];
}
Value is_instance_of(Context& context, const Value* a) {
  JavaClass* of = class_named(context, a[1].as_symbol());
  return Value::boolean(of != nullptr && is_instance(context, a[0], *of));
}
Value instance_of(Context& context, const Value* a) {
  return Value::integer(is_instance(context, a[0], class_argument(context, a[1])) ? 1 : 0);
}
Value check_cast(Context& context, const Value* a) {
  const JavaClass& of = class_argument(context, a[1]);
  if (a[0].is(Kind::Nil) || is_instance(context, a[0], of)) return a[0];
  return raise(
      context, "java/lang/ClassCastException",
      fmt::format("class {} cannot be cast to class {}", binary_name(class_name_of(a[0])), binary_name(of.name)));
}

// Null and an index beyond the bounds are the array's own affair.
Value check_store(Context& context, const Value* a) {
  if (!a[0].is(Kind::Array) || a[1].is(Kind::Nil)) return a[0];
  const JavaClass& array = class_of(context, a[0]);
  if (is_instance(context, a[1], *array.element)) return a[0];
  return raise(context, "java/lang/ArrayStoreException", binary_name(class_name_of(a[1])));
}

Value negative_size(Context& context, int64_t count) {
  return raise(context, "java/lang/NegativeArraySizeException", fmt::format("{}", count));
}
Value make_array(Context& context, const Value* a) {
  if (a[1].as_integer() < 0) return negative_size(context, a[1].as_integer());
  return new_array(context, a[0].as_symbol(), static_cast<uint64_t>(a[1].as_integer()));
}

bool ask_is_negative(Trace& trace, Value count) {
  TermTable& terms = trace.terms();
  TermId is_negative = terms.make(Operator::Less, {trace.term_of(count), terms.integer(0)});
  return trace.ask_condition(is_negative, count.as_integer() < 0);
}
Value make_array_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  if (a[1].is_concrete()) return make_array(context, a);
  if (ask_is_negative(trace, a[1])) return negative_size(context, a[1].as_integer());
  const Value known[] = {a[0], trace.ask_value(context, a[1])};
  return make_array(context, known);
}

Value make_nested(Context& context, Symbol class_name, std::span<const Value> counts) {
  Value array = new_array(context, class_name, static_cast<uint64_t>(counts[0].as_integer()));
  if (array.is_fault() || counts.size() == 1) return array;
  Symbol inner(class_name.text().substr(1));
  for (uint64_t i = 0; i < array.as_array()->count; ++i) {
    Value element = make_nested(context, inner, counts.subspan(1));
    if (element.is_fault()) return element;
    array.as_array()->elements()[i] = element;
  }
  return array;
}
Value make_arrays(Context& context, const Value* a) {
  std::span<const Value> counts(a[1].elements(), a[1].arity());
  for (Value count : counts) {
    if (count.as_integer() < 0) return negative_size(context, count.as_integer());
  }
  return make_nested(context, a[0].as_symbol(), counts);
}
Value make_arrays_symbolically(Context& context, Trace& trace, const Primitive&, const Value* a) {
  std::vector<Value> counts;
  for (Value count : std::span(a[1].elements(), a[1].arity())) {
    if (count.is_concrete()) {
      counts.push_back(count);
    } else if (ask_is_negative(trace, count)) {
      return negative_size(context, count.as_integer());
    } else {
      counts.push_back(trace.ask_value(context, count));
    }
  }
  const Value known[] = {a[0], assay::make_tuple(context.arena(), counts)};
  return make_arrays(context, known);
}

Value string_constant(Context& context, const Value* a) {
  return program_of(context).string_constant(a[0].as_symbol());
}
Value class_constant(Context& context, const Value* a) {
  return program_of(context).mirror_of(class_argument(context, a[0]));
}

// ---- Initialisation
Value statics_if_ready(Context& context, const Value* a) {
  return program_of(context).statics_if_ready(context, class_argument(context, a[0]));
}
// In code that runs only when its class is ready, or that is about a class without an initialiser.
Value statics(Context& context, const Value* a) {
  return program_of(context).statics(context, class_argument(context, a[0]));
}
Value set_state(Context& context, Value symbol, JavaClass::State state) {
  program_of(context).set_state(context, class_argument(context, symbol), state);
  return Value::nil();
}
Value start_initialising(Context& context, const Value* a) {
  return set_state(context, a[0], JavaClass::State::Initialising);
}
Value finish_initialising(Context& context, const Value* a) {
  return set_state(context, a[0], JavaClass::State::Initialised);
}
// What is no Error is wrapped into one (5.5, step 10).
Value fail_initialising(Context& context, const Value* a) {
  set_state(context, a[0], JavaClass::State::Failed);
  if (is_instance(context, a[1], *class_named(context, Symbol("java/lang/Error")))) return a[1];
  Value error = new_exception(context, "java/lang/ExceptionInInitializerError");
  set_field(context, error, "cause", a[1]);
  return error;
}

Value unsupported(Context& context, const Value* a) { return context.unsupported(a[0].as_symbol().text()); }
Value missing(Context& context, const Value* a) {
  return raise(context, a[0].as_symbol().text(), std::string(a[1].as_symbol().text()));
}

// A box that is the only one of its number is no object of its own: where it was made says nothing about it, so that
// `oneOfItsValue` reads, and does not pass on.
void go_back(PrimitiveRegistry& registry) {
  registry.go_back("java.is_null", Backward::IsNil);
  registry.go_back("java.check_null", Backward::NotNil);
  registry.go_back("java.same", Backward::Identity);
  registry.go_back("java.is_instance", Backward::Instance);
  registry.go_back("java.instanceof", Backward::Instance);
  registry.go_back("java.new_array", Backward::NewArray);
  registry.go_back("java.checkcast", Backward::Passes);
  registry.go_back("java.check_store", Backward::Passes);
  for (std::string_view reads :
       {"java.new_arrays", "java.string", "java.class", "java.statics", "java.statics_if_ready",
        "java.start_initialising", "java.finish_initialising", "java.missing", "java/lang/AssayMachine.isKnown(J)Z",
        "java/lang/AssayMachine.oneOfItsValue(Ljava/lang/Object;)Ljava/lang/Object;"}) {
    registry.go_back(reads, Backward::Reads);
  }
}

} // namespace

void register_objects(PrimitiveRegistry& registry) {
  add(registry, "java.is_null", 1, is_null, pass_on);
  add(registry, "java.same", 2, same, same_symbolically);
  add(registry, "java/lang/AssayMachine.isKnown(J)Z", 1, is_known, is_known_symbolically);
  add(registry, "java/lang/AssayMachine.oneOfItsValue(Ljava/lang/Object;)Ljava/lang/Object;", 1, one_of_its_value,
      pass_on);
  add(registry, "java.check_null", 1, check_null, pass_on);
  add(registry, "java.is_instance", 2, is_instance_of, pass_on);
  add(registry, "java.instanceof", 2, instance_of, pass_on);
  add(registry, "java.checkcast", 2, check_cast, pass_on);
  add(registry, "java.check_store", 2, check_store, pass_on);
  add(registry, "java.new_array", 2, make_array, make_array_symbolically);
  add(registry, "java.new_arrays", 2, make_arrays, make_arrays_symbolically);
  add(registry, "java.string", 1, string_constant);
  add(registry, "java.class", 1, class_constant);
  add(registry, "java.statics_if_ready", 1, statics_if_ready);
  add(registry, "java.statics", 1, statics);
  add(registry, "java.start_initialising", 1, start_initialising);
  add(registry, "java.finish_initialising", 1, finish_initialising);
  add(registry, "java.fail_initialising", 2, fail_initialising, pass_on);
  add(registry, "java.unsupported", 1, unsupported);
  add(registry, "java.missing", 2, missing);
  go_back(registry);
}

} // namespace assay::java
