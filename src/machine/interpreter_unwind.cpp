// Exceptions: from where one was raised to the handler that takes it, frame by frame.

#include "machine/interpreter.h"

namespace assay::machine {

Value Interpreter::raise_fault(Fault fault, std::span<const Value> operands) {
  return context_.raise(context_.program().exception_for(context_, fault, operands));
}

Outcome Interpreter::outcome_without_stack() {
  context_.stack_is_spent();
  bool has_ended = context_.has_ended();
  return {has_ended ? context_.ending() : Ending::Raised, {}, context_.exception(), context_.detail()};
}

bool Interpreter::unwind() {
  if (context_.has_ended()) {
    outcome_.ending = context_.ending();
    outcome_.detail = context_.detail();
    return false;
  }
  const uint32_t* at = pc_;
  for (;;) {
    const FrameHeader* header = frame_header(slots_);
    if (const Code::HandlerRange* handler = header->code->handler_at(at)) {
      code_ = header->code;
      slots_[code_->exception_slot] = context_.exception();
      pc_ = code_->words.data() + handler->target;
      return true;
    }
    if (header->caller_slots == nullptr) break;
    // One word back from the return address is still inside the call.
    at = header->return_address - 1;
    slots_ = header->caller_slots;
  }
  outcome_.ending = Ending::Raised;
  outcome_.exception = context_.exception();
  return false;
}

} // namespace assay::machine
