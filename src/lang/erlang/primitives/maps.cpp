// The functions of `maps` that are native in erl, map_size and its like, and what lowering calls for map expressions
// and patterns. The rest of `maps` is Erlang code of the standard library, over these.

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/map.h"

namespace assay::erlang {

namespace {

Value badmap(Context& context, Value value) { return raise_tagged(context, "badmap", value); }
Value badkey(Context& context, Value key) { return raise_tagged(context, "badkey", key); }

// What lowering calls.

Value map_has(Context&, const Value* arguments) {
  return Value::boolean(map_find(*arguments[0].as_map(), arguments[1]) != nullptr);
}

Value map_get_present(Context&, const Value* arguments) {
  return map_find(*arguments[0].as_map(), arguments[1])->value;
}

Value put_into(Context& context, Value map, Value key, Value value) {
  if (!map.is(Kind::Map)) return badmap(context, map);
  return map_put(context.arena(), map, key, value);
}

Value update_in(Context& context, Value map, Value key, Value value) {
  if (!map.is(Kind::Map)) return badmap(context, map);
  auto updated = map_update(context.arena(), map, key, value);
  return updated ? *updated : badkey(context, key);
}

Value map_put_helper(Context& context, const Value* arguments) {
  return put_into(context, arguments[0], arguments[1], arguments[2]);
}

Value map_update_helper(Context& context, const Value* arguments) {
  return update_in(context, arguments[0], arguments[1], arguments[2]);
}

// BIFs.

Value get(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Map)) return badmap(context, arguments[1]);
  const MapEntry* found = map_find(*arguments[1].as_map(), arguments[0]);
  return found == nullptr ? badkey(context, arguments[0]) : found->value;
}

Value find(Context& context, const Value* arguments) {
  static const Symbol ok("ok");
  static const Symbol error("error");
  if (!arguments[1].is(Kind::Map)) return badmap(context, arguments[1]);
  const MapEntry* found = map_find(*arguments[1].as_map(), arguments[0]);
  if (found == nullptr) return Value::symbol(error);
  return make_tuple_of(context.arena(), Value::symbol(ok), found->value);
}

Value is_key(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Map)) return badmap(context, arguments[1]);
  return Value::boolean(map_find(*arguments[1].as_map(), arguments[0]) != nullptr);
}

Value map_size(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Map)) return badmap(context, arguments[0]);
  return Value::integer(static_cast<int64_t>(arguments[0].as_map()->size));
}

Value put(Context& context, const Value* arguments) {
  return put_into(context, arguments[2], arguments[0], arguments[1]);
}

Value update(Context& context, const Value* arguments) {
  return update_in(context, arguments[2], arguments[0], arguments[1]);
}

Value remove(Context& context, const Value* arguments) {
  if (!arguments[1].is(Kind::Map)) return badmap(context, arguments[1]);
  return map_remove(context.arena(), arguments[1], arguments[0]);
}

Value take(Context& context, const Value* arguments) {
  static const Symbol error("error");
  if (!arguments[1].is(Kind::Map)) return badmap(context, arguments[1]);
  const MapEntry* found = map_find(*arguments[1].as_map(), arguments[0]);
  if (found == nullptr) return Value::symbol(error);
  return make_tuple_of(context.arena(), found->value, map_remove(context.arena(), arguments[1], arguments[0]));
}

template <typename Project>
Value list_of_entries(Context& context, Value map, Project project) {
  if (!map.is(Kind::Map)) return badmap(context, map);
  tell_order(context, map.as_map()->size);
  std::vector<MapEntry> entries = map_entries(*map.as_map());
  Value list = Value::nil();
  for (size_t i = entries.size(); i-- > 0;) list = make_cons(context.arena(), project(entries[i]), list);
  return list;
}

Value keys(Context& context, const Value* arguments) {
  return list_of_entries(context, arguments[0], [](const MapEntry& entry) { return entry.key; });
}

Value values(Context& context, const Value* arguments) {
  return list_of_entries(context, arguments[0], [](const MapEntry& entry) { return entry.value; });
}

Value merge(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Map)) return badmap(context, arguments[0]);
  if (!arguments[1].is(Kind::Map)) return badmap(context, arguments[1]);
  return map_merge(context.arena(), arguments[0], arguments[1]);
}

Value from_list(Context& context, const Value* arguments) {
  std::vector<MapEntry> entries;
  Value list = arguments[0];
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value pair = list.as_cons()->head;
    if (!pair.is(Kind::Tuple) || pair.arity() != 2) return badarg(context);
    entries.push_back({pair.elements()[0], pair.elements()[1]});
  }
  if (!list.is(Kind::Nil)) return badarg(context);
  return map_from_entries(context.arena(), entries);
}

Value from_keys(Context& context, const Value* arguments) {
  std::vector<MapEntry> entries;
  Value list = arguments[0];
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) entries.push_back({list.as_cons()->head, arguments[1]});
  if (!list.is(Kind::Nil)) return badarg(context);
  return map_from_entries(context.arena(), entries);
}

// erts_internal:map_next(Position, Map, How), which maps:to_list, maps:iterator and maps:next are made of. With a list
// as How: all pairs, in front of that list. With the atom `iterator`: {Key, Value, Rest} for a handful of entries from
// the position on, the innermost Rest `none` or [NextPosition | Map].
Value map_next(Context& context, const Value* arguments) {
  static const Symbol iterator("iterator");
  static const Symbol none("none");
  constexpr uint64_t handful = 32;
  Value position = arguments[0];
  Value map = arguments[1];
  Value how = arguments[2];
  bool as_list = how.is(Kind::Nil) || how.is(Kind::Cons);
  if (!position.is(Kind::Integer) || position.as_integer() < 0 || !map.is(Kind::Map)) return badarg(context);
  if (!as_list && !how.is_symbol(iterator)) return badarg(context);
  const MapObject& object = *map.as_map();
  if (position.payload() > object.size) return badarg(context);
  tell_order(context, map.as_map()->size);
  // A small map is always given as a whole.
  uint64_t first = object.root == nullptr ? 0 : position.payload();
  Arena& arena = context.arena();
  if (as_list) {
    std::vector<MapEntry> entries = map_entries_from(object, first, object.size);
    Value list = how;
    for (size_t i = entries.size(); i-- > 0;) {
      list = make_cons(arena, make_tuple_of(arena, entries[i].key, entries[i].value), list);
    }
    return list;
  }
  std::vector<MapEntry> entries = map_entries_from(object, first, handful);
  uint64_t next = first + entries.size();
  Value rest = Value::symbol(none);
  if (next < object.size) rest = make_cons(arena, Value::integer(static_cast<int64_t>(next)), map);
  for (size_t i = entries.size(); i-- > 0;) rest = make_tuple_of(arena, entries[i].key, entries[i].value, rest);
  return rest;
}

} // namespace

void register_maps(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry);
  add("erlang.map_has", 2, map_has);
  add("erlang.map_get", 2, map_get_present);
  add("erlang.map_put", 3, map_put_helper, "badmap");
  add("erlang.map_update", 3, map_update_helper, "badmap badkey");
  add("erlang:map_size/1", 1, map_size, "badmap");
  add("erlang:map_get/2", 2, get, "badmap badkey");
  add("erlang:is_map_key/2", 2, is_key, "badmap");
  add("maps:get/2", 2, get, "badmap badkey");
  add("maps:find/2", 2, find, "badmap");
  add("maps:is_key/2", 2, is_key, "badmap");
  add("maps:put/3", 3, put, "badmap");
  add("maps:update/3", 3, update, "badmap badkey");
  add("maps:remove/2", 2, remove, "badmap");
  add("maps:take/2", 2, take, "badmap");
  add("maps:keys/1", 1, keys, "badmap");
  add("maps:values/1", 1, values, "badmap");
  add("maps:merge/2", 2, merge, "badmap");
  add("maps:from_list/1", 1, from_list, "badarg");
  add("maps:from_keys/2", 2, from_keys, "badarg");
  add("erts_internal:map_next/3", 3, map_next, "badarg");
}

} // namespace assay::erlang
