#include "machine/program.h"

#include "machine/context.h"
#include "machine/trace.h"

namespace assay::machine {

bool Program::same_results(Context& context, Value left, Value right) {
  return context.trace != nullptr ? context.trace->ask_equal(left, right) : exactly_equal(left, right);
}

void Program::forget_making(Context& context) { context.start_over(context.budget()); }

std::optional<ObjectParts> Program::object_parts(Context& context, Value value) {
  if (value.is(Kind::Record)) {
    RecordObject* record = context.readable(value.as_record());
    return ObjectParts{record->class_name, {record->fields(), record->count}};
  }
  if (!value.is(Kind::Array)) return std::nullopt;
  ArrayObject* array = context.readable(value.as_array());
  return ObjectParts{Symbol("array"), {array->elements(), array->count}};
}

} // namespace assay::machine
