// Mutable objects and captures: operations that may fault and are not hot enough for the loop itself.

#include "machine/interpreter.h"

namespace assay::machine {

Value Interpreter::make_record(Symbol class_name, std::span<const Value> fields) {
  RecordObject* record = new_record(context_.arena(), class_name, fields);
  if (context_.is_base_heap()) context_.remember(record);
  return Value::record(record);
}

Value Interpreter::load(Value record, uint32_t index) {
  if (!record.is(Kind::Record) || index >= record.as_record()->count) {
    return raise_fault(Fault::NotARecord, {&record, 1});
  }
  Value value = context_.readable(record.as_record())->fields()[index];
  return value.is(Kind::Unset) ? raise_fault(Fault::Unset, {}) : value;
}

Value Interpreter::store(Value record, uint32_t index, Value value) {
  if (!record.is(Kind::Record) || index >= record.as_record()->count) {
    return raise_fault(Fault::NotARecord, {&record, 1});
  }
  context_.writable(record.as_record())->fields()[index] = value;
  return value;
}

Value Interpreter::make_array(Value length, Value fill) {
  if (!length.is_concrete() && context_.trace != nullptr) look_at_length(length);
  if (!length.is(Kind::Integer) || length.as_integer() < 0) return raise_fault(Fault::BadLength, {&length, 1});
  auto count = static_cast<uint64_t>(length.as_integer());
  if (count > UINT64_MAX / (2 * sizeof(Value)) || !context_.can_allocate(count * sizeof(Value))) {
    return context_.end(Ending::HeapSpent);
  }
  ArrayObject* array = new_array(context_.arena(), count, fill);
  if (context_.is_base_heap()) context_.remember(array);
  return Value::array(array);
}

Value Interpreter::array_length(Value array) {
  if (!array.is(Kind::Array)) return raise_fault(Fault::NotAnArray, {&array, 1});
  return Value::integer(static_cast<int64_t>(array.as_array()->count));
}

// The array, if the index is one of its elements; else null and a fault raised.
ArrayObject* Interpreter::element_of(Value array, Value index) {
  if (!array.is(Kind::Array)) {
    raise_fault(Fault::NotAnArray, {&array, 1});
    return nullptr;
  }
  if (!index.is_concrete() && context_.trace != nullptr) look_at_index(array.as_array()->count, index);
  bool inside = index.is(Kind::Integer) && index.as_integer() >= 0 &&
                static_cast<uint64_t>(index.as_integer()) < array.as_array()->count;
  if (inside) return array.as_array();
  const Value operands[] = {array, index};
  raise_fault(Fault::OutOfBounds, operands);
  return nullptr;
}

Value Interpreter::array_load(Value array, Value index) {
  ArrayObject* object = element_of(array, index);
  return object == nullptr ? Value::fault() : context_.readable(object)->elements()[index.as_integer()];
}

Value Interpreter::array_store(Value array, Value index, Value value) {
  ArrayObject* object = element_of(array, index);
  if (object == nullptr) return Value::fault();
  context_.writable(object)->elements()[index.as_integer()] = value;
  return value;
}

Value Interpreter::capture(uint32_t index) {
  Value value = frame_header(slots_)->closure->captures()[index];
  return value.is(Kind::Unset) ? raise_fault(Fault::Unset, {}) : value;
}

} // namespace assay::machine
