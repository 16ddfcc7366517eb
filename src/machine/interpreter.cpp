// The dispatch loop. Each operation is one labelled piece of code that ends by going to the next operation's label; the
// words of an operation are documented in machine/code.h. Operations read all their sources before they write a slot,
// because a result may take the slot of an operand that dies.

#include "machine/interpreter.h"

#include <algorithm>

#include "machine/deep_stack.h"

namespace assay::machine {

namespace {

// The frame that called the first function: whatever is returned to it ends the run. No results are wanted here, so
// every return takes the slow path, which looks.
constexpr uint32_t return_to_nobody[] = {UINT32_MAX};

constexpr uint64_t concrete_integer = Value::head_of(Kind::Integer);
constexpr uint64_t concrete_symbol = Value::head_of(Kind::Symbol);

bool literal_fits(Value value, Value literal) {
  if (value.same(literal)) return true;
  // Zero and minus zero are one number.
  return literal.is(Kind::Float) && value.is(Kind::Float) && value.as_float() == literal.as_float();
}

} // namespace

Interpreter::Interpreter(Machine& machine, Context& context)
    : machine_(machine), context_(context), task_(context.task()), buffer_(usual_arguments) {}

Outcome Interpreter::run(const Code& code, std::span<const Value> arguments) {
  context_.machine = &machine_;
  Outcome outcome = run_at(task_.stack_begin() + header_values, code, arguments);
  note_deep_stack(context_);
  return outcome;
}

Outcome Interpreter::run_inside(const Code& code, std::span<const Value> arguments) {
  Value* slots = task_.slots;
  const uint32_t* address = task_.address;
  Outcome outcome = run_at(slots + frame_header(slots)->code->slot_count + header_values, code, arguments);
  task_.slots = slots;
  task_.address = address;
  return outcome;
}

Outcome Interpreter::run_at(Value* slots, const Code& code, std::span<const Value> arguments) {
  slots_ = slots;
  code_ = &code;
  pc_ = code.words.data();
  if (slots_ + std::max<size_t>(code.slot_count, arguments.size()) > task_.stack_end()) {
    return outcome_without_stack();
  }
  *frame_header(slots_) = {return_to_nobody, &code, nullptr, nullptr};
  std::copy(arguments.begin(), arguments.end(), slots_);
  task_.slots = slots_;
  task_.address = pc_;
  if (context_.trace != nullptr) {
    loop<Mode::Symbolic>();
  } else if (machine_.counting_) {
    loop<Mode::Counting>();
  } else {
    loop<Mode::Plain>();
  }
  task_.slots = nullptr;
  task_.address = nullptr;
  return std::move(outcome_);
}

void Interpreter::finish_returned(std::span<const Value> values) {
  outcome_.ending = Ending::Returned;
  outcome_.values.assign(values.begin(), values.end());
}

// What the loop keeps in registers, written back for everybody else.
#define SAVE_STATE()     \
  do {                   \
    pc_ = pc;            \
    slots_ = slots;      \
    code_ = code;        \
    task_.slots = slots; \
    task_.address = pc;  \
  } while (false)
#define LOAD_STATE()                                          \
  do {                                                        \
    pc = pc_;                                                 \
    slots = slots_;                                           \
    code = code_;                                             \
    literals = reinterpret_cast<const char*>(code->literals); \
  } while (false)
#define DISPATCH()                                                 \
  do {                                                             \
    if constexpr (mode == Mode::Counting) ++machine_.counts_[*pc]; \
    goto* labels[*pc];                                             \
  } while (false)
#define SOURCE(word) \
  (*reinterpret_cast<const Value*>(((word) & 1u ? literals : reinterpret_cast<const char*>(slots)) + ((word) & ~15u)))
#define SLOT(word) (*reinterpret_cast<Value*>(reinterpret_cast<char*>(slots) + (word)))
#define GO_TO(offset)                   \
  do {                                  \
    pc = code->words.data() + (offset); \
    DISPATCH();                         \
  } while (false)
#define RAISED() goto raised
// What a symbolic value is asked before the run goes on as its concrete half says.
#define LOOK(value, look)                 \
  do {                                    \
    if constexpr (mode == Mode::Symbolic) \
      if (!(value).is_concrete()) {       \
        SAVE_STATE();                     \
        look(value);                      \
      }                                   \
  } while (false)
// Puts `number` values, named by the words at `sources`, into the buffer from place `first` on.
#define COLLECT(first, number, sources)                                       \
  do {                                                                        \
    const uint32_t* const words_ = (sources);                                 \
    const uint32_t number_ = (number);                                        \
    if ((first) + number_ > buffer_.size()) [[unlikely]]                      \
      buffer_.resize((first) + number_);                                      \
    Value* const into_ = buffer_.data() + (first);                            \
    for (uint32_t i_ = 0; i_ < number_; ++i_) into_[i_] = SOURCE(words_[i_]); \
    buffered_ = (first) + number_;                                            \
  } while (false)
#define COUNT_STEP()                                  \
  do {                                                \
    if (context_.steps_left == 0) [[unlikely]] {      \
      SAVE_STATE();                                   \
      if (!context_.continue_after_slice()) RAISED(); \
    }                                                 \
    --context_.steps_left;                            \
  } while (false)
// An operation whose result is computed out of line; `length` words in all.
#define STORE_RESULT(length, expression) \
  do {                                   \
    SAVE_STATE();                        \
    Value result = (expression);         \
    if (result.is_fault()) RAISED();     \
    SLOT(pc[1]) = result;                \
    pc += (length);                      \
    DISPATCH();                          \
  } while (false)
#define ARITHMETIC(name, builtin)                                              \
  name: {                                                                      \
    const Value left = SOURCE(pc[3]);                                          \
    const Value right = SOURCE(pc[4]);                                         \
    int64_t number;                                                            \
    if (left.meta() == concrete_integer && right.meta() == concrete_integer && \
        !builtin(left.as_integer(), right.as_integer(), &number)) [[likely]] { \
      SLOT(pc[1]) = Value::integer(number);                                    \
      pc += 5;                                                                 \
      DISPATCH();                                                              \
    }                                                                          \
    goto Primitive2;                                                           \
  }
#define BITWISE(name, operator_)                                                    \
  name: {                                                                           \
    const Value left = SOURCE(pc[3]);                                               \
    const Value right = SOURCE(pc[4]);                                              \
    if (BOTH_INTEGERS(left, right)) [[likely]] {                                    \
      SLOT(pc[1]) = Value::integer(left.as_integer() operator_ right.as_integer()); \
      pc += 5;                                                                      \
      DISPATCH();                                                                   \
    }                                                                               \
    goto Primitive2;                                                                \
  }
#define BOTH_INTEGERS(left, right) ((left).meta() == concrete_integer && (right).meta() == concrete_integer)
#define BOTH_SIMPLE(left, right) \
  ((left).meta() == (right).meta() && ((left).meta() == concrete_integer || (left).meta() == concrete_symbol))
// A comparison as a value and as a branch. Values for which `condition` holds are compared here, by `part`.
#define COMPARISON(name, operator_, condition, part)                    \
  name: {                                                               \
    const Value left = SOURCE(pc[3]);                                   \
    const Value right = SOURCE(pc[4]);                                  \
    if (condition(left, right)) [[likely]] {                            \
      SLOT(pc[1]) = Value::boolean(left.part() operator_ right.part()); \
      pc += 5;                                                          \
      DISPATCH();                                                       \
    }                                                                   \
    goto Primitive2;                                                    \
  }                                                                     \
  Branch##name : {                                                      \
    const Value left = SOURCE(pc[2]);                                   \
    const Value right = SOURCE(pc[3]);                                  \
    if (condition(left, right)) [[likely]] {                            \
      GO_TO(left.part() operator_ right.part() ? pc[4] : pc[5]);        \
    }                                                                   \
    goto BranchPrimitive2;                                              \
  }

template <Interpreter::Mode mode>
void Interpreter::loop() {
  static const void* const labels[] = {
#define OPERATION(name, opcode) &&name,
#include "machine/operation.def"
  };
  const uint32_t* pc;
  Value* slots;
  const Code* code;
  const char* literals;
  // Set by the operations that call, read by enter and carry_out below.
  const uint32_t* call_sources; // the count of arguments and their sources
  Target target;
  LOAD_STATE();
  DISPATCH();

Move:
  SLOT(pc[1]) = SOURCE(pc[2]);
  pc += 3;
  DISPATCH();

Field: {
  // A cons is two values and a tuple its elements: fields of both are read alike.
  SLOT(pc[1]) = SOURCE(pc[2]).elements()[pc[3]];
  pc += 4;
  DISPATCH();
}

MakeCons: {
  auto* cons = static_cast<ConsObject*>(context_.arena().allocate(sizeof(ConsObject)));
  cons->head = SOURCE(pc[2]);
  cons->tail = SOURCE(pc[3]);
  SLOT(pc[1]) = Value::cons(cons);
  pc += 4;
  DISPATCH();
}

MakeTuple: {
  const uint32_t count = pc[2];
  auto* elements = static_cast<Value*>(context_.arena().allocate(count * sizeof(Value)));
  for (uint32_t i = 0; i < count; ++i) elements[i] = SOURCE(pc[3 + i]);
  SLOT(pc[1]) = Value::tuple(elements, count);
  pc += 3 + count;
  DISPATCH();
}

Closure: {
  const uint32_t count = pc[3];
  auto* closure = static_cast<ClosureObject*>(context_.arena().allocate(sizeof(ClosureObject) + count * sizeof(Value)));
  closure->function = code->functions[pc[2]];
  closure->count = count;
  for (uint32_t i = 0; i < count; ++i) closure->captures()[i] = SOURCE(pc[4 + i]);
  SLOT(pc[1]) = Value::closure(closure);
  pc += 4 + count;
  DISPATCH();
}

Fill:
  SOURCE(pc[2]).as_closure()->captures()[pc[1]] = SOURCE(pc[3]);
  pc += 4;
  DISPATCH();

Capture: {
  const Value value = frame_header(slots)->closure->captures()[pc[2]];
  if (!value.is(Kind::Unset)) [[likely]] {
    SLOT(pc[1]) = value;
    pc += 3;
    DISPATCH();
  }
  STORE_RESULT(3, capture(pc[2]));
}

Record: {
  COLLECT(0, pc[3], pc + 4);
  STORE_RESULT(4 + pc[3], make_record(Symbol(pc[2]), buffered()));
}
Load:
  STORE_RESULT(4, load(SOURCE(pc[3]), pc[2]));
Store: {
  SAVE_STATE();
  if (store(SOURCE(pc[2]), pc[1], SOURCE(pc[3])).is_fault()) RAISED();
  pc += 4;
  DISPATCH();
}
Array:
  STORE_RESULT(4, make_array(SOURCE(pc[2]), SOURCE(pc[3])));
ArrayLength:
  STORE_RESULT(3, array_length(SOURCE(pc[2])));
ArrayLoad:
  STORE_RESULT(4, array_load(SOURCE(pc[2]), SOURCE(pc[3])));
ArrayStore: {
  SAVE_STATE();
  if (array_store(SOURCE(pc[1]), SOURCE(pc[2]), SOURCE(pc[3])).is_fault()) RAISED();
  pc += 4;
  DISPATCH();
}

Call: {
  const CallCache& cache = code->caches[pc[1]];
  target = {cache.code, nullptr, nullptr};
  call_sources = pc + 2;
  if (cache.code != nullptr) [[likely]]
    goto enter;
  goto resolve_direct;
}

CallIndirect: {
  const CallCache& cache = code->caches[pc[1]];
  const Value callee = SOURCE(pc[2]);
  call_sources = pc + 3;
  if (callee.is(Kind::Closure) && callee.as_closure()->function == cache.function && cache.code->arity == pc[3])
      [[likely]] {
    target = {cache.code, nullptr, callee.as_closure()};
    goto enter;
  }
  goto resolve_indirect;
}

CallVirtual: {
  call_sources = pc + 3;
  goto resolve_virtual;
}

// Enters target.code with the arguments at call_sources; the results go where the words behind them say.
enter: {
  COUNT_STEP();
  const Code* callee = target.code;
  Value* next = slots + code->slot_count + header_values;
  if (next + callee->slot_count > task_.stack_end()) [[unlikely]] {
    SAVE_STATE();
    context_.stack_is_spent();
    RAISED();
  }
  const uint32_t count = *call_sources++;
  for (uint32_t i = 0; i < count; ++i) next[i] = SOURCE(call_sources[i]);
  *frame_header(next) = {call_sources + count, callee, slots, target.closure};
  slots = next;
  code = callee;
  literals = reinterpret_cast<const char*>(code->literals);
  pc = code->words.data();
  DISPATCH();
}

// Carries out target.primitive for a call: `buffer_` holds the arguments, `call_sources` leads to the results.
carry_out: {
  if (target.primitive == nullptr) RAISED();
  SAVE_STATE();
  const Value result = context_.carry_out(*target.primitive, buffer_.data());
  if (result.is_fault()) RAISED();
  const uint32_t* results = call_sources + 1 + *call_sources;
  if (results[0] != 1) {
    raise_fault(Fault::WrongValueCount, {&result, 1});
    RAISED();
  }
  SLOT(results[1]) = result;
  pc = results + 2;
  DISPATCH();
}

resolve_direct: {
  SAVE_STATE();
  COLLECT(0, *call_sources, call_sources + 1);
  target = direct_target(code->caches[pc[1]], buffered());
  if (target.code != nullptr) goto enter;
  goto carry_out;
}

resolve_indirect: {
  SAVE_STATE();
  COLLECT(0, *call_sources, call_sources + 1);
  target = indirect_target(&code->caches[pc[1]], SOURCE(pc[2]), buffered());
  if (target.has_own_arguments) {
    call_sources += 1 + *call_sources;
    goto enter_from_buffer;
  }
  if (target.code != nullptr) goto enter;
  goto carry_out;
}

// The receiver is the first argument: the words are read as if it stood behind the count.
resolve_virtual: {
  SAVE_STATE();
  const Value receiver = SOURCE(pc[2]);
  buffer_[0] = receiver;
  COLLECT(1, *call_sources, call_sources + 1);
  target = virtual_target(Symbol(pc[1]), receiver, buffered());
  if (target.code == nullptr) RAISED();
  call_sources = pc + 4 + pc[3];
  goto enter_from_buffer;
}

CallSpread: {
  SAVE_STATE();
  if (!spread(SOURCE(pc[2]))) RAISED();
  target = indirect_target(nullptr, SOURCE(pc[1]), buffered());
  call_sources = pc + 3;
  if (target.code != nullptr) goto enter_from_buffer;
  if (target.primitive == nullptr) RAISED();
  const Value result = context_.carry_out(*target.primitive, buffer_.data());
  if (result.is_fault()) RAISED();
  if (pc[3] != 1) {
    raise_fault(Fault::WrongValueCount, {&result, 1});
    RAISED();
  }
  SLOT(pc[4]) = result;
  pc += 5;
  DISPATCH();
}

// As enter, but the arguments are in `buffer_` and call_sources leads to the results.
enter_from_buffer: {
  COUNT_STEP();
  Value* next = slots + code->slot_count + header_values;
  if (next + std::max<size_t>(target.code->slot_count, buffered_) > task_.stack_end()) [[unlikely]] {
    SAVE_STATE();
    context_.stack_is_spent();
    RAISED();
  }
  std::copy_n(buffer_.data(), buffered_, next);
  *frame_header(next) = {call_sources, target.code, slots, target.closure};
  slots = next;
  code = target.code;
  literals = reinterpret_cast<const char*>(code->literals);
  pc = code->words.data();
  DISPATCH();
}

TailCall: {
  const CallCache& cache = code->caches[pc[1]];
  const uint32_t count = pc[2];
  COLLECT(0, count, pc + 3);
  if (cache.code != nullptr) [[likely]] {
    target = {cache.code, nullptr, nullptr};
    goto replace_frame;
  }
  SAVE_STATE();
  target = direct_target(code->caches[pc[1]], buffered());
  goto replace_frame_or_carry_out;
}

TailCallIndirect: {
  const CallCache& cache = code->caches[pc[1]];
  const Value callee = SOURCE(pc[2]);
  const uint32_t count = pc[3];
  COLLECT(0, count, pc + 4);
  if (callee.is(Kind::Closure) && callee.as_closure()->function == cache.function && cache.code->arity == count)
      [[likely]] {
    target = {cache.code, nullptr, callee.as_closure()};
    goto replace_frame;
  }
  SAVE_STATE();
  target = indirect_target(&code->caches[pc[1]], callee, buffered());
  goto replace_frame_or_carry_out;
}

TailCallVirtual: {
  SAVE_STATE();
  const Value receiver = SOURCE(pc[2]);
  buffer_[0] = receiver;
  COLLECT(1, pc[3], pc + 4);
  target = virtual_target(Symbol(pc[1]), receiver, buffered());
  goto replace_frame_or_carry_out;
}

TailCallSpread: {
  SAVE_STATE();
  if (!spread(SOURCE(pc[2]))) RAISED();
  target = indirect_target(nullptr, SOURCE(pc[1]), buffered());
  goto replace_frame_or_carry_out;
}

replace_frame_or_carry_out: {
  if (target.code != nullptr) goto replace_frame;
  if (target.primitive == nullptr) RAISED();
  const Value result = context_.carry_out(*target.primitive, buffer_.data());
  if (result.is_fault()) RAISED();
  buffer_[0] = result;
  buffered_ = 1;
  goto return_buffer;
}

// The callee takes the place of the current frame; `buffer_` holds the arguments.
replace_frame: {
  COUNT_STEP();
  if (slots + std::max<size_t>(target.code->slot_count, buffered_) > task_.stack_end()) [[unlikely]] {
    SAVE_STATE();
    context_.stack_is_spent();
    RAISED();
  }
  const size_t count = buffered_;
  const Value* from = buffer_.data();
  for (size_t i = 0; i < count; ++i) slots[i] = from[i];
  FrameHeader* header = frame_header(slots);
  header->code = target.code;
  header->closure = target.closure;
  code = target.code;
  literals = reinterpret_cast<const char*>(code->literals);
  pc = code->words.data();
  DISPATCH();
}

Return: {
  const Value value = SOURCE(pc[1]);
  const FrameHeader* header = frame_header(slots);
  const uint32_t* results = header->return_address;
  if (results[0] == 1) [[likely]] {
    slots = header->caller_slots;
    code = frame_header(slots)->code;
    literals = reinterpret_cast<const char*>(code->literals);
    SLOT(results[1]) = value;
    pc = results + 2;
    DISPATCH();
  }
  buffer_[0] = value;
  buffered_ = 1;
  goto return_buffer;
}

ReturnMany: {
  COLLECT(0, pc[1], pc + 2);
  goto return_buffer;
}

return_buffer: {
  const FrameHeader* header = frame_header(slots);
  if (header->caller_slots == nullptr) {
    finish_returned(buffered());
    return;
  }
  const uint32_t* results = header->return_address;
  slots = header->caller_slots;
  code = frame_header(slots)->code;
  literals = reinterpret_cast<const char*>(code->literals);
  if (results[0] != buffered_) {
    // Blamed on the call, which is right before its results.
    pc = results - 1;
    SAVE_STATE();
    raise_fault(Fault::WrongValueCount, buffered());
    RAISED();
  }
  for (size_t i = 0; i < buffered_; ++i) SLOT(results[1 + i]) = buffer_[i];
  pc = results + 1 + buffered_;
  DISPATCH();
}

Primitive1: {
  const Value argument = SOURCE(pc[3]);
  STORE_RESULT(4, context_.carry_out(*code->primitives[pc[2]], &argument));
}

Primitive2: {
  const Value arguments[] = {SOURCE(pc[3]), SOURCE(pc[4])};
  STORE_RESULT(5, context_.carry_out(*code->primitives[pc[2]], arguments));
}

Primitive: {
  const uint32_t count = pc[3];
  COLLECT(0, count, pc + 4);
  STORE_RESULT(4 + count, context_.carry_out(*code->primitives[pc[2]], buffer_.data()));
}

  ARITHMETIC(Add, __builtin_add_overflow)
  ARITHMETIC(Subtract, __builtin_sub_overflow)
  ARITHMETIC(Multiply, __builtin_mul_overflow)
  BITWISE(BitAnd, &)
  BITWISE(BitOr, |)
  BITWISE(BitXor, ^)
  COMPARISON(Less, <, BOTH_INTEGERS, as_integer)
  COMPARISON(LessOrEqual, <=, BOTH_INTEGERS, as_integer)
  COMPARISON(Greater, >, BOTH_INTEGERS, as_integer)
  COMPARISON(GreaterOrEqual, >=, BOTH_INTEGERS, as_integer)
  COMPARISON(Equal, ==, BOTH_SIMPLE, payload)
  COMPARISON(NotEqual, !=, BOTH_SIMPLE, payload)

Clause:
  code->clauses_entered[pc[1]] = Code::entered_ever | Code::entered_lately;
  pc += 2;
  DISPATCH();

Watch:
  context_.come_by(pc[1]);
  pc += 2;
  DISPATCH();

Jump:
  COUNT_STEP();
  GO_TO(pc[1]);

Branch: {
  const Value condition = SOURCE(pc[1]);
  LOOK(condition, look_at_branch);
  if (condition.is_true()) GO_TO(pc[2]);
  if (condition.is_false()) GO_TO(pc[3]);
  SAVE_STATE();
  raise_fault(Fault::NotABoolean, {&condition, 1});
  RAISED();
}

BranchPrimitive1: {
  const Value argument = SOURCE(pc[2]);
  SAVE_STATE();
  const Value condition = context_.carry_out(*code->primitives[pc[1]], &argument);
  LOOK(condition, look_at_branch);
  if (condition.is_true()) GO_TO(pc[3]);
  if (condition.is_false()) GO_TO(pc[4]);
  if (!condition.is_fault()) raise_fault(Fault::NotABoolean, {&condition, 1});
  RAISED();
}

BranchPrimitive2: {
  const Value arguments[] = {SOURCE(pc[2]), SOURCE(pc[3])};
  SAVE_STATE();
  const Value condition = context_.carry_out(*code->primitives[pc[1]], arguments);
  LOOK(condition, look_at_branch);
  if (condition.is_true()) GO_TO(pc[4]);
  if (condition.is_false()) GO_TO(pc[5]);
  if (!condition.is_fault()) raise_fault(Fault::NotABoolean, {&condition, 1});
  RAISED();
}

SwitchList: {
  const Value value = SOURCE(pc[1]);
  LOOK(value, look_at_switch);
  GO_TO(value.is(Kind::Cons) ? pc[2] : value.is(Kind::Nil) ? pc[3] : pc[4]);
}

SwitchTuple: {
  const Value value = SOURCE(pc[1]);
  LOOK(value, look_at_switch);
  GO_TO(value.head() == pc[2] ? pc[3] : pc[4]);
}

SwitchLiteral: {
  const Value value = SOURCE(pc[1]);
  LOOK(value, look_at_switch);
  GO_TO(value.same(SOURCE(pc[2])) ? pc[3] : pc[4]);
}

SwitchTable: {
  const Value value = SOURCE(pc[1]);
  LOOK(value, look_at_switch);
  const SwitchTable& table = code->tables[pc[2]];
  if (value.is(Kind::Symbol)) {
    auto found = table.symbols.find(value.payload());
    if (found != table.symbols.end()) GO_TO(code->words[found->second]);
  } else if (value.is(Kind::Integer)) {
    auto found = table.integers.find(value.payload());
    if (found != table.integers.end()) GO_TO(code->words[found->second]);
  }
  GO_TO(pc[3]);
}

SwitchArms: {
  const Value value = SOURCE(pc[1]);
  LOOK(value, look_at_switch);
  const uint32_t count = pc[2];
  const uint32_t* arm = pc + 3;
  for (uint32_t i = 0; i < count; ++i, arm += 3) {
    bool fits = false;
    switch (static_cast<core::Arm::Test>(arm[0])) {
      case core::Arm::Test::Literal: fits = literal_fits(value, SOURCE(arm[1])); break;
      case core::Arm::Test::Constructor: fits = value.head() == arm[1]; break;
      case core::Arm::Test::Kind: fits = static_cast<uint32_t>(value.kind()) == arm[1]; break;
    }
    if (fits) GO_TO(arm[2]);
  }
  GO_TO(*arm);
}

Raise: {
  SAVE_STATE();
  context_.raise(SOURCE(pc[1]));
  RAISED();
}

Unreachable: {
  SAVE_STATE();
  context_.end(Ending::MachineFault, "unreachable code was reached in " + std::string(code->function->name.text()));
  RAISED();
}

raised:
  if (!unwind()) return;
  LOAD_STATE();
  DISPATCH();
}

} // namespace assay::machine
