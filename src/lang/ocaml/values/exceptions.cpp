#include "lang/ocaml/values/exceptions.h"

#include <array>
#include <unordered_map>

#include "lang/ocaml/primitives/run_state.h"

namespace assay::ocaml {

namespace {

// In the order of the runtime's own table, which gives them their numbers.
constexpr std::array<std::string_view, 12> predefined = {
    "Out_of_memory",  "Sys_error",        "Failure",        "Invalid_argument",
    "End_of_file",    "Division_by_zero", "Not_found",      "Match_failure",
    "Stack_overflow", "Sys_blocked_io",   "Assert_failure", "Undefined_recursive_module"};

constexpr size_t most_stack_entries = 16;

std::unordered_map<std::string_view, Value> make_predefined(Arena& arena) {
  std::unordered_map<std::string_view, Value> all;
  for (size_t i = 0; i < predefined.size(); ++i) {
    const Value fields[] = {make_string(arena, predefined[i]), integer(-static_cast<int64_t>(i) - 1)};
    RecordObject* record = new_record(arena, tag_symbol(object_tag), fields);
    record->frozen = true;
    all.emplace(predefined[i], Value::record(record));
  }
  return all;
}

} // namespace

Value predefined_exception(std::string_view name) {
  static Arena arena;
  static const std::unordered_map<std::string_view, Value> all = make_predefined(arena);
  auto found = all.find(name);
  return found == all.end() ? Value::unset() : found->second;
}

void note_raised(Context& context, Value exception) {
  RunState& state = run_state(context);
  state.raised = exception;
  state.raised_at = context.task().stack_entries(most_stack_entries);
  state.raised_at_is_cut = state.raised_at.size() == most_stack_entries;
}

Value raise(Context& context, Value exception) {
  note_raised(context, exception);
  return context.raise(exception);
}

Value raise_again(Context& context, Value exception) {
  if (!run_state(context).raised.same(exception)) return raise(context, exception);
  return context.raise(exception);
}

Value raise_with_text(Context& context, std::string_view name, std::string_view text) {
  const Value fields[] = {predefined_exception(name), make_string(context.arena(), text)};
  return raise(context, make_block(context.arena(), 0, fields));
}

Value not_found(Context& context) { return raise(context, predefined_exception("Not_found")); }
Value division_by_zero(Context& context) { return raise(context, predefined_exception("Division_by_zero")); }

} // namespace assay::ocaml
