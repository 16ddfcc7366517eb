// One instruction after the other.

#include <bit>

#include "lang/java/lower/lower_method.h"

namespace assay::java {

namespace {

// Of the elements that an instruction on arrays is about: the kinds of iaload and so on, in their order.
constexpr std::string_view element_kinds = "IJFDABCS";

constexpr std::string_view array_classes[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"}; // from code 4 on

int32_t signed_byte(uint8_t byte) { return static_cast<int8_t>(byte); }

} // namespace

bool MethodLowering::lower_instruction(uint32_t at) {
  uint8_t opcode = bytes_[at];
  switch (opcode) {
    case opcode::nop: return true;
    case opcode::pop: stack_.pop_back(); return true;
    case opcode::pop2: stack_.resize(stack_.size() - 2); return true;
    case opcode::swap: std::swap(stack_[stack_.size() - 1], stack_[stack_.size() - 2]); return true;
    case opcode::dup:
    case opcode::dup_x1:
    case opcode::dup_x2:
    case opcode::dup2:
    case opcode::dup2_x1:
    case opcode::dup2_x2: shuffle(opcode); return true;
    case opcode::goto_:
    case opcode::goto_w: go_to(jump_targets(bytes_, at)[0]); return false;
    case opcode::tableswitch:
    case opcode::lookupswitch: lower_switch(at); return false;
    case opcode::athrow: {
      Operand exception = pop();
      emit_.primitive("java.check_null", {exception});
      function_.raise(exception, emit_.place(), emit_.site("raise"));
      return false;
    }
    default: break;
  }
  if (opcode >= opcode::ireturn && opcode <= opcode::return_) {
    lower_return(opcode);
    return false;
  }
  if ((opcode >= opcode::ifeq && opcode <= opcode::if_acmpne) || opcode == opcode::ifnull ||
      opcode == opcode::ifnonnull) {
    lower_condition(at);
    return false;
  }
  return lower_constant(at) || lower_load_or_store(at) || lower_array(at) || lower_object(at) ||
         lower_arithmetic(opcode);
}

bool MethodLowering::lower_constant(uint32_t at) {
  uint8_t opcode = bytes_[at];
  if (opcode == opcode::aconst_null) {
    push(emit_.null());
  } else if (opcode <= opcode::iconst_5) {
    push(emit_.integer(opcode - opcode::iconst_0));
  } else if (opcode <= opcode::lconst_1) {
    push_wide(emit_.integer(opcode - opcode::lconst_0));
  } else if (opcode <= opcode::fconst_2) {
    push(module_.literal(Value::floating(opcode - opcode::fconst_0)));
  } else if (opcode <= opcode::dconst_1) {
    push_wide(module_.literal(Value::floating(opcode - opcode::dconst_0)));
  } else if (opcode == opcode::bipush) {
    push(emit_.integer(signed_byte(bytes_[at + 1])));
  } else if (opcode == opcode::sipush) {
    push(emit_.integer(static_cast<int16_t>(read_u2(bytes_, at + 1))));
  } else if (opcode == opcode::ldc) {
    lower_loaded_constant(bytes_[at + 1]);
  } else if (opcode == opcode::ldc_w || opcode == opcode::ldc2_w) {
    lower_loaded_constant(read_u2(bytes_, at + 1));
  } else {
    return false;
  }
  return true;
}

void MethodLowering::lower_loaded_constant(uint16_t index) {
  const Constant& constant = method_.owner->file->constants[index];
  if (const auto* number = std::get_if<int32_t>(&constant)) return push(emit_.integer(*number));
  if (const auto* number = std::get_if<int64_t>(&constant)) return push_wide(emit_.integer(*number));
  if (const auto* number = std::get_if<float>(&constant)) {
    return push(module_.literal(Value::floating(static_cast<double>(*number))));
  }
  if (const auto* number = std::get_if<double>(&constant)) return push_wide(module_.literal(Value::floating(*number)));
  if (const auto* text = std::get_if<StringConstant>(&constant)) return push(emit_.string(text->text));
  if (const auto* of_class = std::get_if<ClassConstant>(&constant)) {
    if (classes_.find(of_class->name) == nullptr) return push(emit_.missing_class(of_class->name));
    return push(emit_.primitive("java.class", {module_.symbol(of_class->name.text())}));
  }
  if (const auto* dynamic = std::get_if<DynamicConstant>(&constant)) {
    return push(emit_.unsupported("a constant that is computed"), dynamic->descriptor);
  }
  push(emit_.unsupported("a method handle as a constant"));
}

bool MethodLowering::lower_load_or_store(uint32_t at) {
  LocalAccess access = local_access(bytes_, at);
  if (access.kind == 0) return false;
  bool is_increment = bytes_[at] == opcode::iinc || (bytes_[at] == opcode::wide && bytes_[at + 1] == opcode::iinc);
  bool wide = access.kind == 'J' || access.kind == 'D';
  if (is_increment) {
    locals_[access.index] = emit_.primitive("java.iadd", {locals_[access.index], emit_.integer(access.increment)});
  } else if (access.writes) {
    locals_[access.index] = wide ? pop_wide() : pop();
  } else if (wide) {
    push_wide(locals_[access.index]);
  } else {
    push(locals_[access.index]);
  }
  return true;
}

bool MethodLowering::lower_array(uint32_t at) {
  uint8_t opcode = bytes_[at];
  if (opcode >= opcode::iaload && opcode <= opcode::saload) {
    char kind = element_kinds[opcode - opcode::iaload];
    Operand index = pop();
    Operand array = pop();
    Operand value =
        function_.append(core::Opcode::ArrayLoad, {array, index}, 1, emit_.place(), emit_.site("element"))[0];
    push(value);
    if (kind == 'J' || kind == 'D') stack_.push_back({Slot::What::Half, {}, 0, {}});
    return true;
  }
  if (opcode >= opcode::iastore && opcode <= opcode::sastore) {
    char kind = element_kinds[opcode - opcode::iastore];
    Operand value = kind == 'J' || kind == 'D' ? pop_wide() : pop();
    Operand index = pop();
    Operand array = pop();
    if (kind == 'A') emit_.primitive("java.check_store", {array, value});
    if (kind == 'B') value = emit_.primitive("java.i2b", {value});
    if (kind == 'C') value = emit_.primitive("java.i2c", {value});
    if (kind == 'S') value = emit_.primitive("java.i2s", {value});
    function_.append(core::Opcode::ArrayStore, {array, index, value}, 0, emit_.place(), emit_.site("element"));
    return true;
  }
  if (opcode == opcode::arraylength) {
    push(function_.append(core::Opcode::ArrayLength, {pop()}, 1, emit_.place(), emit_.site("length"))[0]);
    return true;
  }
  if (opcode != opcode::newarray && opcode != opcode::anewarray && opcode != opcode::multianewarray) return false;
  lower_new_arrays(at);
  return true;
}

Symbol MethodLowering::class_constant(uint32_t at) const {
  return std::get<ClassConstant>(method_.owner->file->constants[read_u2(bytes_, at + 1)]).name;
}

void MethodLowering::lower_new_arrays(uint32_t at) {
  if (bytes_[at] == opcode::newarray) {
    push(emit_.primitive("java.new_array", {module_.symbol(array_classes[bytes_[at + 1] - 4]), pop()}));
    return;
  }
  Symbol name = class_constant(at);
  if (classes_.find(name) == nullptr) {
    stack_.resize(stack_.size() - (bytes_[at] == opcode::anewarray ? 1 : bytes_[at + 3]));
    push(emit_.missing_class(name));
    return;
  }
  if (bytes_[at] == opcode::anewarray) {
    Symbol array("[" + std::string(type_of_class(name).text()));
    push(emit_.primitive("java.new_array", {module_.symbol(array.text()), pop()}));
    return;
  }
  Operands lengths(bytes_[at + 3]);
  for (size_t i = lengths.size(); i-- > 0;) lengths[i] = pop();
  Operand all = function_.make_tuple(lengths, emit_.place());
  push(emit_.primitive("java.new_arrays", {module_.symbol(name.text()), all}));
}

bool MethodLowering::lower_object(uint32_t at) {
  uint8_t opcode = bytes_[at];
  if (opcode >= opcode::getstatic && opcode <= opcode::putfield) {
    lower_field(at);
  } else if (opcode >= opcode::invokevirtual && opcode <= opcode::invokeinterface) {
    lower_call(at);
  } else if (opcode == opcode::invokedynamic) {
    lower_dynamic(std::get<DynamicConstant>(method_.owner->file->constants[read_u2(bytes_, at + 1)]));
  } else if (opcode == opcode::new_) {
    JavaClass* of = classes_.find(class_constant(at));
    push(of == nullptr ? emit_.missing_class(class_constant(at)) : emit_.new_object(*of));
  } else if (opcode == opcode::checkcast) {
    push(emit_.checked_cast(pop(), class_constant(at)));
  } else if (opcode == opcode::instanceof) {
    Symbol name = class_constant(at);
    Operand object = pop();
    bool is_there = classes_.find(name) != nullptr;
    push(is_there ? emit_.primitive("java.instanceof", {object, module_.symbol(name.text())})
                  : emit_.missing_class(name));
  } else if (opcode == opcode::monitorenter || opcode == opcode::monitorexit) {
    // There is one thread.
    emit_.primitive("java.check_null", {pop()});
  } else {
    return false;
  }
  return true;
}

void MethodLowering::lower_field(uint32_t at) {
  const auto& member = std::get<MemberReference>(method_.owner->file->constants[read_u2(bytes_, at + 1)]);
  uint8_t opcode = bytes_[at];
  bool writes = opcode == opcode::putstatic || opcode == opcode::putfield;
  bool of_class = opcode == opcode::getstatic || opcode == opcode::putstatic;
  Operand value = writes ? pop(member.descriptor) : Operand();
  Operand object = of_class ? Operand() : pop();
  JavaClass* owner = classes_.find(member.owner);
  const Field* field = owner == nullptr ? nullptr : ClassTable::find_field(*owner, member.name, member.descriptor);
  if (field == nullptr || field->is_static() != of_class) {
    Operand raised = owner == nullptr ? emit_.missing_class(member.owner)
                                      : emit_.missing_member("java/lang/NoSuchFieldError", member);
    if (!writes) push(raised, member.descriptor);
    return;
  }
  if (!writes && (of_class || field->owner->is(access::is_enum))) note_static(*field, at);
  if (of_class) object = emit_.statics(*field->owner);
  // What is stored in a field is what fits into it.
  char tag = type_tag(member.descriptor);
  if (writes && tag == 'B') value = emit_.primitive("java.i2b", {value});
  if (writes && tag == 'C') value = emit_.primitive("java.i2c", {value});
  if (writes && tag == 'S') value = emit_.primitive("java.i2s", {value});
  if (writes) {
    emit_.store(field->index, object, value);
  } else {
    push(emit_.load(field->index, object), member.descriptor);
  }
}

// While its class is initialised, no call has written it.
void MethodLowering::note_static(const Field& field, uint32_t at) {
  if (statics_ == nullptr || &method_ == field.owner->initialiser || is_counting(at)) return;
  const StaticFields::Known& known = statics_->known(field, *method_.owner);
  if (!known.words.empty()) {
    emit_.primitive(known.is_open ? "java.left_open" : "java.restricted", {module_.symbol(known.words)});
  }
}

// `calls++`: what it was goes nowhere else.
bool MethodLowering::is_counting(uint32_t at) const {
  if (bytes_[at] != opcode::getstatic) return false;
  uint32_t number = at + instruction_length(bytes_, at);
  if (number >= bytes_.size()) return false;
  bool is_number = bytes_[number] >= opcode::iconst_m1 && bytes_[number] <= opcode::ldc2_w;
  uint32_t sum = number + instruction_length(bytes_, number);
  constexpr uint32_t rest = 4; // the sum, and where it goes
  if (!is_number || sum + rest > bytes_.size()) return false;
  bool is_sum = bytes_[sum] == opcode::iadd || bytes_[sum] == opcode::ladd || bytes_[sum] == opcode::isub ||
                bytes_[sum] == opcode::lsub;
  return is_sum && bytes_[sum + 1] == opcode::putstatic && read_u2(bytes_, sum + 2) == read_u2(bytes_, at + 1);
}

void MethodLowering::lower_call(uint32_t at) {
  const auto& member = std::get<MemberReference>(method_.owner->file->constants[read_u2(bytes_, at + 1)]);
  uint8_t opcode = bytes_[at];
  MethodDescriptor descriptor = method_descriptor(member.descriptor);
  Operands arguments = pop_arguments(descriptor, opcode != opcode::invokestatic);
  CallKind kind = opcode == opcode::invokestatic    ? CallKind::Static
                  : opcode == opcode::invokespecial ? CallKind::Special
                                                    : CallKind::Virtual;
  Operands results = emit_.call(member, kind, arguments);
  if (!results.empty()) push(results[0], descriptor.result);
}

// A caller gets what fits into the type; the real machine does that as well.
void MethodLowering::lower_return(uint8_t opcode) {
  if (opcode == opcode::return_) {
    function_.return_values({emit_.null()}, emit_.place());
    return;
  }
  bool wide = opcode == opcode::lreturn || opcode == opcode::dreturn;
  function_.return_values({wide ? pop_wide() : pop()}, emit_.place());
}

bool MethodLowering::lower_arithmetic(uint8_t opcode) {
  const InstructionInfo& info = instruction_info(opcode);
  if (opcode == opcode::lcmp || (opcode >= opcode::fcmpl && opcode <= opcode::dcmpg)) {
    bool wide = opcode != opcode::fcmpl && opcode != opcode::fcmpg;
    Operand right = wide ? pop_wide() : pop();
    Operand left = wide ? pop_wide() : pop();
    stack_.push_back({Slot::What::Comparison, left, opcode, right});
    return true;
  }
  Operands operands(info.pops.size());
  for (size_t i = operands.size(); i-- > 0;) {
    operands[i] = info.pops[i] == 'J' || info.pops[i] == 'D' ? pop_wide() : pop();
  }
  // An int is a long, a float a double: nothing is to be done.
  bool is_same = opcode == opcode::i2l || opcode == opcode::f2d;
  Operand result = is_same ? operands[0] : emit_.primitive("java." + std::string(info.name), operands);
  if (info.pushes == "J" || info.pushes == "D") {
    push_wide(result);
  } else {
    push(result);
  }
  return true;
}

} // namespace assay::java
