#include "machine/context.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/stop.h"
#include "machine/interpreter.h"
#include "machine/trace.h"

namespace assay::machine {

namespace {
constexpr uint64_t slice = 1'000'000;
} // namespace

Context::Context(Program& program, const Budget& budget)
    : program_(program), task_(std::min(budget.stack_bytes, program.stack_bytes().value_or(budget.stack_bytes))) {
  arena_.watch_growth(&Context::heap_grew, this);
  renew(budget);
}

// A primitive with a symbolic half decides by itself how deep it looks; for any other, every part of its arguments has
// to be known.
namespace {

// What any primitive on numbers takes.
constexpr uint32_t most_numbers = 4;

bool is_number(Value value) { return value.is(Kind::Integer) || value.is(Kind::Float); }

} // namespace

Value Context::carry_out_symbolically(const Primitive& called, const Value* arguments) {
  if (task_.slots != nullptr) trace->at(frame_header(task_.slots)->code, task_.address);
  bool is_small = called.arity != 0 && called.arity <= most_numbers;
  if (is_small && trace->is_far_beyond_depth() && std::all_of(arguments, arguments + called.arity, is_number)) {
    std::array<Value, most_numbers> known;
    std::transform(arguments, arguments + called.arity, known.begin(),
                   [](Value number) { return number.without_symbolic(); });
    return called.function(*this, known.data());
  }
  if (called.symbolic != nullptr) {
    auto may_be_symbolic = [](Value value) {
      return !value.is_concrete() || value.is(Kind::Cons) || value.is(Kind::Tuple) || value.is(Kind::Map) ||
             value.is(Kind::Closure) || value.is(Kind::Record) || value.is(Kind::Array);
    };
    bool needed = called.arity == 0 || std::any_of(arguments, arguments + called.arity, may_be_symbolic);
    return needed ? called.symbolic(*this, *trace, called, arguments) : called.function(*this, arguments);
  }
  bool symbolic = std::any_of(arguments, arguments + called.arity, Trace::is_symbolic);
  if (!symbolic) return called.function(*this, arguments);
  std::vector<Value> known;
  for (uint32_t i = 0; i < called.arity; ++i) known.push_back(trace->ask_value(*this, arguments[i]));
  return called.function(*this, arena_.copy(known).data());
}

void Context::renew(const Budget& budget) {
  budget_ = budget;
  // What is already there does not count against the new budget.
  budget_.heap_bytes += arena_.bytes_reserved();
  ended_ = false;
  detail_.clear();
  steps_left = std::min(slice, budget_.steps);
  reserve_ = budget_.steps - steps_left;
}

void Context::start_over(const Budget& budget) {
  language_state_.reset();
  output.clear();
  has_overflowed_ = false;
  renew(budget);
}

void Context::leave_open(std::string_view why) {
  if (trace != nullptr) trace->reservations().leave_open(why);
}

void Context::leave_to_chance(std::string_view why) {
  is_by_chance_ = true;
  leave_open(why);
}

Value Context::end(Ending ending, std::string detail) {
  if (!ended_) {
    ended_ = true;
    ending_ = ending;
    detail_ = std::move(detail);
    reserve_ += steps_left; // keeps steps_taken true
    steps_left = 0;
  }
  return Value::fault();
}

Value Context::stack_is_spent() {
  std::optional<uint64_t> own = program_.stack_bytes();
  if (!own || *own > budget_.stack_bytes) return end(Ending::StackSpent);
  has_overflowed_ = true;
  return raise(program_.exception_for(*this, Fault::StackOverflow, {}));
}

bool Context::continue_after_slice() {
  if (ended_) return false;
  if (must_stop()) {
    end(Ending::Interrupted);
    return false;
  }
  if (reserve_ == 0) {
    end(Ending::StepsSpent);
    return false;
  }
  steps_left = std::min(slice, reserve_);
  reserve_ -= steps_left;
  return true;
}

void Context::heap_grew(void* context) {
  auto* self = static_cast<Context*>(context);
  if (self->arena_.bytes_reserved() > self->budget_.heap_bytes) self->end(Ending::HeapSpent);
}

bool Context::can_allocate(uint64_t bytes) {
  if (arena_.bytes_reserved() <= budget_.heap_bytes && bytes <= budget_.heap_bytes - arena_.bytes_reserved()) {
    return true;
  }
  end(Ending::HeapSpent);
  return false;
}

void Context::freeze() {
  for (RecordObject* record : records_) record->frozen = true;
  for (ArrayObject* array : arrays_) array->frozen = true;
  records_.clear();
  arrays_.clear();
}

RecordObject* Context::readable(RecordObject* record) {
  if (!record->frozen) return record;
  auto found = copies_.find(record);
  return found == copies_.end() ? record : static_cast<RecordObject*>(found->second);
}

// What is part of the base heap is copied before it is changed, but for the base heap itself: a module that is
// evaluated later may change what an earlier one has made.
RecordObject* Context::writable(RecordObject* record) {
  if (!record->frozen || is_base_heap_) return record;
  void*& copy = copies_[record];
  if (copy == nullptr) copy = new_record(arena_, record->class_name, {record->fields(), record->count});
  return static_cast<RecordObject*>(copy);
}

ArrayObject* Context::readable(ArrayObject* array) {
  if (!array->frozen) return array;
  auto found = copies_.find(array);
  return found == copies_.end() ? array : static_cast<ArrayObject*>(found->second);
}

ArrayObject* Context::writable(ArrayObject* array) {
  if (!array->frozen || is_base_heap_) return array;
  void*& copy = copies_[array];
  if (copy == nullptr) {
    ArrayObject* made = new_array(arena_, array->count, Value::unset(), array->class_name);
    std::copy_n(array->elements(), array->count, made->elements());
    copy = made;
  }
  return static_cast<ArrayObject*>(copy);
}

} // namespace assay::machine
