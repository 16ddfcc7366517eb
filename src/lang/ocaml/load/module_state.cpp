#include "lang/ocaml/load/module_state.h"

#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/values/values.h"
#include "machine/trace.h"

namespace assay::ocaml {

namespace {

// Exceptions never change, and what is lazy comes to the same whenever it is forced.
bool is_constant(const RecordObject& record) {
  for (int64_t tag : {object_tag, lazy_tag, forward_tag}) {
    if (record.class_name == tag_symbol(tag)) return true;
  }
  return false;
}

const void* address_of(Value object) {
  if (object.is(Kind::Array)) return object.as_array();
  if (!object.is(Kind::Record) || is_constant(*object.as_record())) return nullptr;
  return object.as_record();
}

// Frozen is what the library's initialisers have made. What the program's own change of it is the same in every
// process.
void note_library_state(Context& context, Value object) {
  if (address_of(object) == nullptr || !run_state(context).is_initialised) return;
  bool is_of_library = object.is(Kind::Array) ? object.as_array()->frozen : object.as_record()->frozen;
  if (!is_of_library) return;
  context.trace->reservations().restrict_to(
      "what OCaml's library keeps (random numbers, formatters, functions at exit) is as when a program starts");
}

} // namespace

void note_initial_state(Context& context, const Arena::Mark& before) {
  run_state(context).initialised.emplace_back(before, context.arena().mark());
  run_state(context).is_initialised = true;
}

void note_read(Context& context, Value object) {
  if (context.trace == nullptr) return;
  if (object.is(Kind::Array) && object.as_array()->class_name == names::command_line()) {
    context.trace->reservations().restrict_to("the program was started without arguments");
    return;
  }
  note_library_state(context, object);
  std::vector<std::pair<Arena::Mark, Arena::Mark>>& initialised = run_state(context).initialised;
  if (initialised.empty()) return;
  const void* address = address_of(object);
  if (address == nullptr) return;
  const Arena& arena = context.arena();
  for (const auto& [before, after] : initialised) {
    if (!arena.is_before(after, address) || arena.is_before(before, address)) continue;
    context.trace->reservations().restrict_to("mutable values of the module are as its initialisation leaves them");
    initialised.clear(); // once is enough
    return;
  }
}

void note_write(Context& context, Value object) {
  if (context.trace != nullptr) note_library_state(context, object);
}

} // namespace assay::ocaml
