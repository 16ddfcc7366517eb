// The process dictionary, and what else belongs to the one process there is: its pid, references, unique integers. A
// run starts with an empty dictionary and with counters at their start, so that it is the same each time.

#include <algorithm>
#include <optional>

#include "lang/erlang/compare.h"
#include "lang/erlang/exception.h"
#include "lang/erlang/opaque.h"
#include "lang/erlang/primitives.h"
#include "lang/erlang/process_state.h"

namespace assay::erlang {
namespace {

using Dictionary = std::vector<MapEntry>;

Value undefined() { return Value::symbol(Symbol("undefined")); }

Dictionary::iterator find(Dictionary& dictionary, Value key) {
  return std::ranges::find_if(dictionary, [&](const MapEntry& entry) { return exactly_equal(entry.key, key); });
}

Value get(Context& context, const Value* arguments) {
  Dictionary& dictionary = process_state(context).dictionary;
  auto found = find(dictionary, arguments[0]);
  return found == dictionary.end() ? undefined() : found->value;
}

Value put(Context& context, const Value* arguments) {
  Dictionary& dictionary = process_state(context).dictionary;
  auto found = find(dictionary, arguments[0]);
  if (found != dictionary.end()) return std::exchange(found->value, arguments[1]);
  dictionary.push_back({arguments[0], arguments[1]});
  return undefined();
}

Value erase(Context& context, const Value* arguments) {
  Dictionary& dictionary = process_state(context).dictionary;
  auto found = find(dictionary, arguments[0]);
  if (found == dictionary.end()) return undefined();
  Value old = found->value;
  dictionary.erase(found);
  return old;
}

Value get_all(Context& context, const Value*) {
  std::vector<Value> pairs;
  for (const MapEntry& entry : process_state(context).dictionary)
    pairs.push_back(make_tuple_of(context.arena(), entry.key, entry.value));
  return make_list(context.arena(), pairs);
}

Value erase_all(Context& context, const Value* arguments) {
  Value all = get_all(context, arguments);
  process_state(context).dictionary.clear();
  return all;
}

Value keys_where(Context& context, std::optional<Value> value) {
  std::vector<Value> keys;
  for (const MapEntry& entry : process_state(context).dictionary) {
    if (!value || exactly_equal(entry.value, *value)) keys.push_back(entry.key);
  }
  return make_list(context.arena(), keys);
}

Value get_keys(Context& context, const Value*) { return keys_where(context, std::nullopt); }
Value get_keys_of(Context& context, const Value* arguments) { return keys_where(context, arguments[0]); }

Value self(Context& context, const Value*) { return make_opaque(context.arena(), opaque_types::pid(), 1); }

Value make_ref(Context& context, const Value*) {
  return make_opaque(context.arena(), opaque_types::reference(), ++process_state(context).references);
}

// They go up, so that each form of the function keeps what it promises: unique, positive, monotonic.
Value unique_integer(Context& context, const Value*) {
  return Value::integer(++process_state(context).unique_integers);
}

} // namespace

void register_process(PrimitiveRegistry& registry) {
  auto add = [&](std::string_view name, uint32_t arity, PrimitiveFunction function) {
    registry.add({Symbol(name), arity, function, Effect::Task, FastPath::None, ""});
  };
  add("erlang:get/0", 0, get_all);
  add("erlang:get/1", 1, get);
  add("erlang:put/2", 2, put);
  add("erlang:erase/0", 0, erase_all);
  add("erlang:erase/1", 1, erase);
  add("erlang:get_keys/0", 0, get_keys);
  add("erlang:get_keys/1", 1, get_keys_of);
  add("erlang:self/0", 0, self);
  add("erlang:make_ref/0", 0, make_ref);
  add("erlang:unique_integer/0", 0, unique_integer);
  add("erlang:unique_integer/1", 1, unique_integer);
}

} // namespace assay::erlang
