// The state of the process: its dictionary, its names for itself, and counters. Nothing of it comes from the host, so
// every run sees the same. Processes besides this one are not supported yet: their BIFs end a run by name.

#include "lang/erlang/names.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/primitives/process_state.h"
#include "lang/erlang/primitives/reserve.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/opaque.h"
#include "lang/erlang/values/raw_stack.h"

namespace assay::erlang {

namespace {

Value undefined() { return Value::symbol(names::undefined()); }
Value truth(Context&, const Value*) { return Value::boolean(true); }

void start_empty(Context& context) { restrict_to(context, "the process dictionary is empty at the start"); }

// erl's own order is that of a hash table, here it is that of the keys.
void know_all_keys(Context& context) {
  start_empty(context);
  if (process_state(context).dictionary.size() > 1) {
    leave_open(context, "the order of keys in the process dictionary is asked for");
  }
}

Value pairs(Context& context) {
  know_all_keys(context);
  std::vector<Value> items;
  for (const auto& [key, value] : process_state(context).dictionary) {
    items.push_back(make_tuple_of(context.arena(), key, value));
  }
  return make_list(context.arena(), items);
}

Value get_all(Context& context, const Value*) { return pairs(context); }

Value get(Context& context, const Value* arguments) {
  auto& dictionary = process_state(context).dictionary;
  auto found = dictionary.find(arguments[0]);
  if (found != dictionary.end()) return found->second;
  start_empty(context);
  return undefined();
}

Value put(Context& context, const Value* arguments) {
  auto [entry, is_new] = process_state(context).dictionary.try_emplace(arguments[0], arguments[1]);
  if (is_new) {
    start_empty(context);
    return undefined();
  }
  Value old = entry->second;
  entry->second = arguments[1];
  return old;
}

Value erase(Context& context, const Value* arguments) {
  auto& dictionary = process_state(context).dictionary;
  auto found = dictionary.find(arguments[0]);
  if (found == dictionary.end()) {
    start_empty(context);
    return undefined();
  }
  Value old = found->second;
  dictionary.erase(found);
  return old;
}

Value erase_all(Context& context, const Value*) {
  Value all = pairs(context);
  process_state(context).dictionary.clear();
  return all;
}

Value get_keys(Context& context, const Value*) {
  know_all_keys(context);
  std::vector<Value> keys;
  for (const auto& [key, value] : process_state(context).dictionary) keys.push_back(key);
  return make_list(context.arena(), keys);
}

Value get_keys_of(Context& context, const Value* arguments) {
  know_all_keys(context);
  std::vector<Value> keys;
  for (const auto& [key, value] : process_state(context).dictionary) {
    if (exactly_equal(value, arguments[0])) keys.push_back(key);
  }
  return make_list(context.arena(), keys);
}

Value make_pid(Context& context, uint64_t number) { return make_opaque(context.arena(), opaque_types::pid(), number); }

Value self(Context& context, const Value*) { return make_pid(context, own_pid); }

Value group_leader(Context& context, const Value*) {
  Value leader = process_state(context).group_leader;
  return leader.is(Kind::Unset) ? make_pid(context, first_group_leader) : leader;
}

Value set_group_leader(Context& context, const Value* arguments) {
  if (!is_pid(arguments[0]) || !is_pid(arguments[1])) return badarg(context);
  if (arguments[1].as_opaque()->number == own_pid) process_state(context).group_leader = arguments[0];
  return Value::boolean(true);
}

// The devices are the only named processes we have. Of the others that every erl starts, we must not say that they
// are not there.
Value whereis(Context& context, const Value* arguments) {
  if (!arguments[0].is(Kind::Symbol)) return badarg(context);
  std::string_view name = arguments[0].as_symbol().text();
  if (name == "user") return make_pid(context, first_group_leader);
  if (name == "standard_error") return make_pid(context, error_output);
  for (std::string_view started : {"application_controller",
                                   "code_server",
                                   "erl_prim_loader",
                                   "erl_signal_server",
                                   "error_logger",
                                   "erts_code_purger",
                                   "file_server_2",
                                   "global_group",
                                   "global_name_server",
                                   "inet_db",
                                   "init",
                                   "kernel_refc",
                                   "kernel_safe_sup",
                                   "kernel_sup",
                                   "logger",
                                   "logger_sup",
                                   "logger_std_h_default",
                                   "rex",
                                   "socket_registry",
                                   "standard_error_sup",
                                   "user_drv"}) {
    if (name == started) return context.unsupported("erlang:whereis/1");
  }
  restrict_to(context, "no process is registered but those of erl itself");
  return undefined();
}

Value is_process_alive(Context& context, const Value* arguments) {
  if (!is_pid(arguments[0])) return badarg(context);
  uint64_t number = arguments[0].as_opaque()->number;
  return Value::boolean(number == own_pid || number == first_group_leader || number == error_output);
}

// Where this process is: erl_eval asks for it when something raises. All else about processes ends the run.
Value process_info(Context& context, const Value* arguments) {
  if (!is_pid(arguments[0])) return badarg(context);
  bool is_own = arguments[0].as_opaque()->number == own_pid;
  if (!is_own || !arguments[1].is(Kind::Symbol) || arguments[1].as_symbol().text() != "current_stacktrace") {
    return context.unsupported("erlang:process_info/2");
  }
  return make_tuple_of(context.arena(), arguments[1], stack_list(context, *take_stack(context, names::error())));
}

Value bump_reductions(Context& context, const Value* arguments) {
  bool is_count = arguments[0].is(Kind::Integer) && arguments[0].as_integer() >= 0;
  return is_count ? Value::boolean(true) : badarg(context);
}

Value make_reference(Context& context, const Value*) {
  return make_opaque(context.arena(), opaque_types::reference(), ++process_state(context).references);
}

// Without `positive`, from where erl starts to count.
Value unique_integer(Context& context, bool positive) {
  constexpr int64_t start = -576460752303423488;
  leave_open(context, "a unique integer is asked for");
  int64_t number = ++process_state(context).unique_integers;
  return Value::integer(positive ? number : start + number);
}

Value unique_integer_plain(Context& context, const Value*) { return unique_integer(context, false); }

Value unique_integer_with(Context& context, const Value* arguments) {
  bool positive = false;
  Value rest = arguments[0];
  for (; rest.is(Kind::Cons); rest = rest.as_cons()->tail) {
    Value option = rest.as_cons()->head;
    if (option.is_symbol(names::positive())) {
      positive = true;
    } else if (!option.is_symbol(names::monotonic())) {
      return badarg(context);
    }
  }
  return rest.is(Kind::Nil) ? unique_integer(context, positive) : badarg(context);
}

Value node(Context& context, const Value*) {
  restrict_to(context, "erl is no node of a network");
  return Value::symbol(names::nonode());
}

Value node_of(Context& context, const Value* arguments) {
  bool has_node = is_pid(arguments[0]) || is_reference(arguments[0]) || is_port(arguments[0]);
  return has_node ? node(context, nullptr) : badarg(context);
}

Value is_alive(Context& context, const Value*) {
  restrict_to(context, "erl is no node of a network");
  return Value::boolean(false);
}

Value no_nodes(Context& context, const Value*) {
  restrict_to(context, "erl is no node of a network");
  return Value::nil();
}

// For runtime/erlang/persistent_term.erl.
Value no_persistent_term(Context& context, const Value*) {
  restrict_to(context, "no persistent term is set");
  return Value::boolean(true);
}

// For runtime/erlang/erlang.erl.
Value zone_is_utc(Context& context, const Value*) {
  restrict_to(context, "the time zone is UTC");
  return Value::boolean(true);
}

} // namespace

void register_process(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "", Effect::Task);
  add("erlang:get/0", 0, get_all);
  add("erlang:get/1", 1, get);
  add("erlang:put/2", 2, put);
  add("erlang:erase/0", 0, erase_all);
  add("erlang:erase/1", 1, erase);
  add("erlang:get_keys/0", 0, get_keys);
  add("erlang:get_keys/1", 1, get_keys_of);
  add("erlang:self/0", 0, self);
  add("erlang:group_leader/0", 0, group_leader);
  add("erlang:group_leader/2", 2, set_group_leader, "badarg");
  add("erlang:whereis/1", 1, whereis, "badarg");
  add("erlang:is_process_alive/1", 1, is_process_alive, "badarg");
  add("erlang:process_info/2", 2, process_info, "badarg");
  add("erlang:make_ref/0", 0, make_reference);
  add("erlang:unique_integer/0", 0, unique_integer_plain);
  add("erlang:unique_integer/1", 1, unique_integer_with, "badarg");
  add("erlang:node/0", 0, node);
  add("erlang:node/1", 1, node_of, "badarg");
  add("erlang:is_alive/0", 0, is_alive);
  add("erlang:nodes/0", 0, no_nodes);
  add("erlang:garbage_collect/0", 0, truth);
  add("erlang:garbage_collect/1", 1, truth);
  add("erlang:yield/0", 0, truth);
  add("assay_persistent_term:is_missing/0", 0, no_persistent_term);
  add("assay_time:is_zone_utc/0", 0, zone_is_utc);
  add("erlang:bump_reductions/1", 1, bump_reductions, "badarg");
}

} // namespace assay::erlang
