// Objects, arrays, classes and their statics, as the instructions have them. References are always known here, whatever
// is symbolic in what they lead to.

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "lang/java/lower/emitter.h"
#include "lang/java/lower/lambda.h"
#include "lang/java/primitives/primitives.h"
#include "lang/java/program.h"
#include "lang/java/text/method_title.h"

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
// The next one who uses the class gets another error, and others may have used it before.
Value fail_initialising(Context& context, const Value* a) {
  set_state(context, a[0], JavaClass::State::Failed);
  context.leave_open(fmt::format("the initialiser of {} raises", class_title(a[0].as_symbol())));
  if (is_instance(context, a[1], *class_named(context, Symbol("java/lang/Error")))) return a[1];
  Value error = new_exception(context, "java/lang/ExceptionInInitializerError");
  set_field(context, error, "cause", a[1]);
  return error;
}

Value lambda_constant(Context& context, const Value* a) {
  return program_of(context).lambda_constant(context, class_argument(context, a[0]));
}

Value from_world(Context& context, const Value* a) {
  context.leave_to_chance(a[0].as_symbol().text());
  return a[1];
}

Value left_open(Context& context, const Value* a) {
  context.leave_open(a[0].as_symbol().text());
  return Value::nil();
}
Value restricted(Context& context, const Value* a) {
  if (context.trace != nullptr) context.trace->reservations().restrict_to(a[0].as_symbol().text());
  return Value::nil();
}

bool is_in(const std::unordered_set<const void*>& objects, Value value) {
  return objects.contains(reinterpret_cast<const void*>(value.payload()));
}

// What a function of the input answers with is a part of the input.
Value note_made(Context& context, const Value* a) {
  run_state(context).made.insert(reinterpret_cast<const void*>(a[0].payload()));
  return Value::nil();
}

// The program asks an object for what only its making tells: of the input there are objects of one making only.
Value asks_for_making(Context& context, const Value* a) {
  if (is_in(run_state(context).made, a[0])) context.leave_open(a[1].as_symbol().text());
  return Value::nil();
}

bool is_box(Value object) {
  constexpr std::string_view boxes[] = {"java/lang/Boolean", "java/lang/Byte",    "java/lang/Character",
                                        "java/lang/Short",   "java/lang/Integer", "java/lang/Long",
                                        "java/lang/Float",   "java/lang/Double"};
  return std::ranges::find(boxes, class_name_of(object).text()) != std::end(boxes);
}

bool are_of_one_lambda(Value left, Value right) {
  Symbol of = class_name_of(left);
  return !left.same(right) && of == class_name_of(right) && is_lambda_class(of.text());
}

// The program asks whether two references are one: what inputs never are, or always, it can't be told.
Value compares(Context& context, const Value* a) {
  auto is_object = [](Value value) { return value.is(Kind::Record) || value.is(Kind::Array); };
  if (!is_object(a[0]) || !is_object(a[1])) return Value::nil();
  if (are_of_one_lambda(a[0], a[1])) {
    context.leave_open(
        "it compares lambdas by ==, and whether one that captures something is a new object is not said");
  }
  const RunState& state = run_state(context);
  bool is_made[] = {is_in(state.made, a[0]), is_in(state.made, a[1])};
  if (!is_made[0] && !is_made[1]) return Value::nil();
  if (class_name_of(a[0]) != class_name_of(a[1])) return Value::nil();
  if (is_box(a[0])) {
    context.leave_open("it compares boxes by ==, and no box of an input is made by new");
  } else if (a[0].same(a[1])) {
    return Value::nil();
  } else if (class_name_of(a[0]).text() == "java/lang/String" && is_made[0] != is_made[1]) {
    context.leave_open("it compares texts by ==, and no text of an input is the same object as a constant");
  } else if (is_made[0] && is_made[1] && !(is_in(state.arguments, a[0]) && is_in(state.arguments, a[1]))) {
    context.leave_open("it compares objects by ==, and no two parts of an input are the same object");
  }
  return Value::nil();
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
        "java.start_initialising", "java.finish_initialising", "java.from_world", "java.left_open", "java.restricted",
        "java.compares", "java.missing", "java.lambda", "java.note_made", "java.asks_for_making",
        "java/lang/AssayMachine.isKnown(J)Z",
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
  add(registry, "java.lambda", 1, lambda_constant);
  add(registry, "java.note_made", 1, note_made, pass_on);
  add(registry, "java.asks_for_making", 2, asks_for_making, pass_on);
  add(registry, "java.from_world", 2, from_world, pass_on);
  add(registry, "java.left_open", 1, left_open, pass_on);
  add(registry, "java.restricted", 1, restricted, pass_on);
  add(registry, "java.compares", 2, compares, pass_on);
  add(registry, "java.unsupported", 1, unsupported);
  add(registry, "java.missing", 2, missing);
  go_back(registry);
}

} // namespace assay::java
