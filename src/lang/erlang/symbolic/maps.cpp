// Maps whose keys, values or size depend on the input. What is asked of a map is what the trace keeps of it
// (machine/trace_maps.cpp); here is what Erlang's functions do with the answers, and the order of keys.

#include <algorithm>

#include "core/parts.h"
#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/map.h"
#include "lang/erlang/values/map_tree.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

constexpr Forms map_form = forms_of(Form::Map);

// A map that keeps track of more keys is known whole instead.
constexpr size_t most_touched = largest_flat_map;

// Nothing of the map or the key is symbolic as far as looking up goes.
bool is_known(Value map, Value key) { return map.is_concrete() && !Trace::is_symbolic(key); }

bool is_unwritable(Value value) {
  return holds(value, [](Value part) { return Trace::form(part) == Form::Other; });
}

struct Subject {
  Value map;
  Value key;
  bool is_known;
};

// Functions are equal only to themselves, which no pattern says, and no key of the input has one: whether such a key
// is there is known as soon as the rest of it is.
std::optional<Value> ask_key_with_function(Context& context, Trace& trace, Value key) {
  if (!Trace::is_symbolic(key) && !is_unwritable(key) && !holds_function(key)) return {};
  if (!trace.ask_holds_function(key) && !is_unwritable(key)) return {};
  return trace.ask_value(context, key);
}

// Map and key as far as they have to be known to look at the one entry, or to change it.
Subject ask_subject(Context& context, Trace& trace, Value map, Value key, bool changes) {
  if (is_known(map, key)) return {map, key, true};
  if (std::optional<Value> known = ask_key_with_function(context, trace, key)) {
    return {changes ? trace.ask_value(context, map) : map, *known, true};
  }
  const MapLayer* layer = trace.layer_of(map);
  bool is_large = layer != nullptr ? layer->touched.size() > most_touched
                                   : map.is_concrete() && map.as_map()->size > largest_flat_map;
  if (is_large) {
    return {trace.ask_value(context, map), trace.ask_value(context, key), true};
  }
  return {map, key, false};
}

template <size_t map_at, size_t key_at>
const Value* with_subject(Context& context, const Primitive& primitive, const Value* arguments,
                          const Subject& subject) {
  std::vector<Value> result(arguments, arguments + primitive.arity);
  result[map_at] = subject.map;
  result[key_at] = subject.key;
  return context.arena().copy(result).data();
}

// What the primitive says of a map that has just this entry, or none: the answers of all that look up one key.
template <size_t map_at, size_t key_at>
Value look_up(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value map = arguments[map_at];
  if (!trace.ask_forms(map, map_form)) return primitive.function(context, arguments);
  Subject subject = ask_subject(context, trace, map, arguments[key_at], false);
  if (!subject.is_known) {
    std::optional<Value> value = trace.ask_entry(subject.map, subject.key);
    std::vector<MapEntry> entries;
    if (value) entries.push_back({subject.key, *value});
    subject.map = make_sorted_map(context.arena(), entries);
  }
  return primitive.function(context, with_subject<map_at, key_at>(context, primitive, arguments, subject));
}

// A key gets a value. To update it asks whether it is there.
template <size_t map_at, size_t key_at, size_t value_at, bool must_be_there>
Value put(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Value map = arguments[map_at];
  if (!trace.ask_forms(map, map_form)) return primitive.function(context, arguments);
  Subject subject = ask_subject(context, trace, map, arguments[key_at], true);
  std::optional<Value> value;
  if (!subject.is_known) {
    if (must_be_there) {
      value = trace.ask_entry(subject.map, subject.key);
    } else {
      trace.ask_known_entry(subject.map, subject.key, value);
    }
  }
  Value result = primitive.function(context, with_subject<map_at, key_at>(context, primitive, arguments, subject));
  if (result.is_fault() || subject.is_known) return result;
  return trace.changed_map(result, subject.map, subject.key, arguments[value_at]);
}

Value remove(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[1], map_form)) return primitive.function(context, arguments);
  Subject subject = ask_subject(context, trace, arguments[1], arguments[0], true);
  std::optional<Value> value;
  if (!subject.is_known) trace.ask_known_entry(subject.map, subject.key, value);
  Value result = primitive.function(context, with_subject<1, 0>(context, primitive, arguments, subject));
  if (subject.is_known) return result;
  return trace.changed_map(result, subject.map, subject.key, {});
}

Value take(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[1], map_form)) return primitive.function(context, arguments);
  Subject subject = ask_subject(context, trace, arguments[1], arguments[0], true);
  std::optional<Value> value;
  if (!subject.is_known) value = trace.ask_entry(subject.map, subject.key);
  Value result = primitive.function(context, with_subject<1, 0>(context, primitive, arguments, subject));
  if (subject.is_known || !value) return result;
  Value rest = trace.changed_map(result.elements()[1], subject.map, subject.key, {});
  return make_tuple_of(context.arena(), *value, rest);
}

Value map_size(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], map_form)) return primitive.function(context, arguments);
  return trace.ask_size(arguments[0]);
}

// The place of a form in the order of keys: that of terms, but integers come before floats.
size_t ask_key_form(Trace& trace, Value key) {
  constexpr Forms order[] = {forms_of(Form::Integer),  forms_of(Form::Float), forms_of(Form::Symbol),
                             forms_of(Form::Function), forms_of(Form::Tuple), forms_of(Form::Map),
                             forms_of(Form::Nil),      forms_of(Form::Cons),  forms_of(Form::Bits)};
  return trace.ask_class(key, order);
}

// Whether a key comes before another, of which it is known that it is not equal. Numbers and atoms are compared; which
// ones others are is enumerated.
bool ask_key_before(Context& context, Trace& trace, Value left, Value right) {
  if (!Trace::is_symbolic(left) && !Trace::is_symbolic(right)) return order_of_keys(left, right) < 0;
  size_t left_form = ask_key_form(trace, left);
  size_t right_form = ask_key_form(trace, right);
  if (left_form != right_form) return order_of_keys(left, right) < 0;
  switch (Trace::form(left)) {
    case Form::Integer:
    case Form::Float: {
      TermId less = trace.terms().make(Operator::Less, {trace.term_of(left), trace.term_of(right)});
      return trace.ask_condition(less, order_of_keys(left, right) < 0);
    }
    case Form::Symbol: return trace.ask_symbol_order(left, right) < 0;
    default: return order_of_keys(trace.ask_value(context, left), trace.ask_value(context, right)) < 0;
  }
}

// All entries in the order of their keys.
std::vector<MapEntry> ask_sorted_entries(Context& context, Trace& trace, Value map) {
  std::vector<MapEntry> sorted;
  for (const MapEntry& entry : trace.ask_entries(map)) {
    size_t place = sorted.size();
    while (place > 0 && ask_key_before(context, trace, entry.key, sorted[place - 1].key)) --place;
    sorted.insert(sorted.begin() + static_cast<std::ptrdiff_t>(place), entry);
  }
  tell_order(context, sorted.size());
  return sorted;
}

template <typename Project>
Value list_of(Context& context, std::span<const MapEntry> entries, Value list, Project project) {
  for (size_t i = entries.size(); i-- > 0;) list = make_cons(context.arena(), project(entries[i]), list);
  return list;
}

Value keys(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], map_form)) return primitive.function(context, arguments);
  return list_of(context, ask_sorted_entries(context, trace, arguments[0]), Value::nil(),
                 [](const MapEntry& entry) { return entry.key; });
}

Value values(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], map_form)) return primitive.function(context, arguments);
  return list_of(context, ask_sorted_entries(context, trace, arguments[0]), Value::nil(),
                 [](const MapEntry& entry) { return entry.value; });
}

// See primitives/maps.cpp; a map that depends on the input is always given as a whole.
Value map_next(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  static const Symbol iterator("iterator");
  static const Symbol none("none");
  Value position = trace.ask_value(context, arguments[0]);
  Value how = arguments[2];
  const Value known[] = {position, arguments[1], how};
  if (!trace.ask_forms(arguments[1], map_form) || arguments[1].is_concrete()) return primitive.function(context, known);
  bool as_list = how.is(Kind::Nil) || how.is(Kind::Cons);
  if (!position.is(Kind::Integer) || position.as_integer() != 0 || (!as_list && !how.is_symbol(iterator))) {
    return primitive.function(context, known);
  }
  Arena& arena = context.arena();
  std::vector<MapEntry> entries = ask_sorted_entries(context, trace, arguments[1]);
  if (as_list) {
    return list_of(context, entries, how,
                   [&](const MapEntry& entry) { return make_tuple_of(arena, entry.key, entry.value); });
  }
  Value rest = Value::symbol(none);
  for (size_t i = entries.size(); i-- > 0;) rest = make_tuple_of(arena, entries[i].key, entries[i].value, rest);
  return rest;
}

Value put_entry(Context& context, Trace& trace, Value map, Value key, Value value) {
  Subject subject = ask_subject(context, trace, map, key, true);
  std::optional<Value> before;
  if (!subject.is_known) trace.ask_known_entry(subject.map, subject.key, before);
  Value now = map_put(context.arena(), subject.map.without_symbolic(), subject.key, value);
  return subject.is_known ? now : trace.changed_map(now, subject.map, subject.key, value);
}

Value merge(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  if (!trace.ask_forms(arguments[0], map_form) || !trace.ask_forms(arguments[1], map_form)) {
    return primitive.function(context, arguments);
  }
  if (arguments[0].is_concrete() && arguments[1].is_concrete()) return primitive.function(context, arguments);
  Value map = arguments[0];
  for (const MapEntry& entry : trace.ask_entries(arguments[1])) {
    map = put_entry(context, trace, map, entry.key, entry.value);
  }
  return map;
}

// Along a list as erl goes: what is wrong with it is found before anything is made.
template <bool pairs>
Value from_list(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Forms classes[] = {forms_of(Form::Cons), forms_of(Form::Nil)};
  std::vector<MapEntry> entries;
  for (Value list = arguments[0];; list = list.as_cons()->tail) {
    trace.ask_class(list, classes);
    if (list.is(Kind::Nil)) break;
    if (!list.is(Kind::Cons)) return primitive.function(context, arguments);
    Value head = list.as_cons()->head;
    if (pairs && !trace.ask_arity_is(head, 2)) return primitive.function(context, arguments);
    entries.push_back(pairs ? MapEntry{head.elements()[0], head.elements()[1]} : MapEntry{head, arguments[1]});
  }
  if (std::ranges::none_of(entries, [](const MapEntry& entry) { return Trace::is_symbolic(entry.key); })) {
    return map_from_entries(context.arena(), entries);
  }
  Value map = make_sorted_map(context.arena(), {});
  for (const MapEntry& entry : entries) map = put_entry(context, trace, map, entry.key, entry.value);
  return map;
}

} // namespace

void lift_maps(PrimitiveRegistry& registry) {
  registry.lift("erlang.map_has", look_up<0, 1>);
  registry.lift("erlang.map_get", look_up<0, 1>);
  for (const char* name : {"erlang:map_get/2", "erlang:is_map_key/2", "maps:get/2", "maps:find/2", "maps:is_key/2"}) {
    registry.lift(name, look_up<1, 0>);
  }
  registry.lift("erlang.map_put", put<0, 1, 2, false>);
  registry.lift("erlang.map_update", put<0, 1, 2, true>);
  registry.lift("maps:put/3", put<2, 0, 1, false>);
  registry.lift("maps:update/3", put<2, 0, 1, true>);
  registry.lift("maps:remove/2", remove);
  registry.lift("maps:take/2", take);
  registry.lift("erlang:map_size/1", map_size);
  registry.lift("maps:keys/1", keys);
  registry.lift("maps:values/1", values);
  registry.lift("erts_internal:map_next/3", map_next);
  registry.lift("maps:merge/2", merge);
  registry.lift("maps:from_list/1", from_list<true>);
  registry.lift("maps:from_keys/2", from_list<false>);
}

} // namespace assay::erlang
