#include "lang/java/load/check_code.h"

#include <fmt/core.h>

#include <vector>

#include "lang/java/load/descriptor.h"
#include "lang/java/load/instructions.h"

namespace assay::java {
namespace {

class CodeChecker {
 public:
  explicit CodeChecker(CodeContext& context) : context_(context), code_(context.code.bytes), starts_(code_.size()) {}

  void check() {
    mark_starts();
    for (uint32_t at = 0; at < code_.size() && !context_.errors.any(); at += instruction_length(code_, at)) {
      check_operands(at);
      check_local(at);
      check_jumps(at);
    }
    for (const ExceptionHandler& handler : context_.code.handlers) check_handler(handler);
  }

 private:
  void mark_starts();
  void check_operands(uint32_t at);
  void check_local(uint32_t at);
  void check_jumps(uint32_t at);
  void check_keys(uint32_t at);
  void check_handler(const ExceptionHandler& handler);
  void check_load(uint32_t at, uint16_t index, bool wide);
  void check_member(uint32_t at, bool wants_field);
  void check_interface_call(uint32_t at);
  void check_dynamic_call(uint32_t at);
  void check_type(uint32_t at);
  void check_multi_array(uint32_t at);

  // Null if the constant is something else.
  template <typename Kind>
  const Kind* constant(uint16_t index) const {
    return index < context_.file.constants.size() ? std::get_if<Kind>(&context_.file.constants[index]) : nullptr;
  }
  uint16_t version() const { return context_.file.major_version; }
  void wrong(uint32_t at, std::string_view message) {
    if (!context_.errors.any())
      context_.errors.malformed_at(at, fmt::format("{} {}", instruction_info(code_[at]).name, message));
  }

  CodeContext& context_;
  std::span<const uint8_t> code_;
  std::vector<bool> starts_; // by place: whether an instruction starts there
};

bool is_subroutine(OperandForm form) {
  return form == OperandForm::subroutine1 || form == OperandForm::subroutine2 || form == OperandForm::subroutine4;
}

void CodeChecker::mark_starts() {
  uint32_t last = 0;
  for (uint32_t at = 0; at < code_.size();) {
    uint32_t length = instruction_length(code_, at);
    if (length == 0) {
      std::string_view what = code_[at] < opcode::count ? instruction_info(code_[at]).name : "unknown";
      return context_.errors.malformed_at(at, fmt::format("no whole instruction: opcode {} ({})", code_[at], what));
    }
    uint8_t opcode = code_[at] == opcode::wide ? code_[at + 1] : code_[at];
    if (is_subroutine(instruction_info(opcode).form))
      return context_.errors.unsupported(
          fmt::format("{}: subroutines of Java before 1.6", instruction_info(opcode).name));
    starts_[at] = true;
    last = at;
    at += length;
  }
  if (!ends_flow(code_[last])) context_.errors.malformed_at(last, "the code goes on after its end");
}

void CodeChecker::check_operands(uint32_t at) {
  switch (instruction_info(code_[at]).form) {
    case OperandForm::load1: check_load(at, code_[at + 1], false); break;
    case OperandForm::load2: check_load(at, read_u2(code_, at + 1), false); break;
    case OperandForm::load2_wide: check_load(at, read_u2(code_, at + 1), true); break;
    case OperandForm::field: check_member(at, true); break;
    case OperandForm::method: check_member(at, false); break;
    case OperandForm::interface_method: check_interface_call(at); break;
    case OperandForm::dynamic: check_dynamic_call(at); break;
    case OperandForm::type: check_type(at); break;
    case OperandForm::multi_array: check_multi_array(at); break;
    case OperandForm::primitive_type:
      if (code_[at + 1] < 4 || code_[at + 1] > 11) wrong(at, fmt::format("of unknown type {}", code_[at + 1]));
      break;
    case OperandForm::lookupswitch: check_keys(at); break;
    default: break;
  }
}

void CodeChecker::check_local(uint32_t at) {
  LocalAccess access = local_access(code_, at);
  if (access.kind == 0) return;
  uint32_t slots = slots_of(access.kind);
  if (access.index + slots > context_.code.max_locals)
    wrong(at, fmt::format("of local variable {}, of {}", access.index, context_.code.max_locals));
}

void CodeChecker::check_jumps(uint32_t at) {
  for (uint32_t target : jump_targets(code_, at))
    if (target >= code_.size() || !starts_[target]) return wrong(at, "jumps to where no instruction starts");
}

void CodeChecker::check_keys(uint32_t at) {
  SwitchTable table = switch_table(code_, at);
  for (size_t i = 1; i < table.cases.size(); ++i)
    if (table.cases[i - 1].key >= table.cases[i].key) return wrong(at, "whose keys are not in order");
}

void CodeChecker::check_handler(const ExceptionHandler& handler) {
  auto starts = [&](uint32_t at) { return at < code_.size() && starts_[at]; };
  bool ends = handler.end == code_.size() || starts(handler.end);
  if (handler.start < handler.end && starts(handler.start) && ends && starts(handler.handler)) return;
  context_.errors.malformed(fmt::format("an exception handler for {} to {} at {}, where no instructions start",
                                        handler.start, handler.end, handler.handler));
}

void CodeChecker::check_load(uint32_t at, uint16_t index, bool wide) {
  bool fits = false;
  if (const auto* dynamic = constant<DynamicConstant>(index)) {
    fits = dynamic->is_constant && is_wide(kind_of(dynamic->descriptor.text())) == wide;
  } else if (wide) {
    fits = constant<int64_t>(index) != nullptr || constant<double>(index) != nullptr;
  } else {
    bool is_method = constant<MethodHandleConstant>(index) != nullptr || constant<MethodTypeConstant>(index) != nullptr;
    fits = constant<int32_t>(index) != nullptr || constant<float>(index) != nullptr || is_method ||
           constant<StringConstant>(index) != nullptr || (constant<ClassConstant>(index) != nullptr && version() >= 49);
  }
  if (!fits) wrong(at, fmt::format("can't load constant {}", index));
}

void CodeChecker::check_member(uint32_t at, bool wants_field) {
  uint16_t index = read_u2(code_, at + 1);
  const auto* member = constant<MemberReference>(index);
  bool is_field = member != nullptr && !member->descriptor.text().starts_with('(');
  if (member == nullptr || is_field != wants_field)
    return wrong(at, fmt::format("wants a {}, which constant {} is not", wants_field ? "field" : "method", index));
  if (wants_field) return;
  bool takes_interface = code_[at] != opcode::invokevirtual && version() >= 52;
  if (member->of_interface && !takes_interface)
    return wrong(at, fmt::format("can't call method {} of an interface", member->name.text()));
  if (member->name.text() == "<init>" && code_[at] != opcode::invokespecial) wrong(at, "can't call a constructor");
}

void CodeChecker::check_interface_call(uint32_t at) {
  uint16_t index = read_u2(code_, at + 1);
  const auto* member = constant<MemberReference>(index);
  if (member == nullptr || !member->of_interface)
    return wrong(at, fmt::format("wants a method of an interface, which constant {} is not", index));
  // The count is a relic; the specification still wants it to be right.
  uint32_t slots = context_.kinds.of(member->descriptor).slots + 1;
  if (code_[at + 3] != slots || code_[at + 4] != 0)
    wrong(at, fmt::format("of {} counts {} slots", member->name.text(), code_[at + 3]));
}

void CodeChecker::check_dynamic_call(uint32_t at) {
  uint16_t index = read_u2(code_, at + 1);
  const auto* dynamic = constant<DynamicConstant>(index);
  if (dynamic == nullptr || dynamic->is_constant || read_u2(code_, at + 3) != 0)
    wrong(at, fmt::format("wants a dynamic call site, which constant {} is not", index));
}

void CodeChecker::check_type(uint32_t at) {
  uint16_t index = read_u2(code_, at + 1);
  const auto* type = constant<ClassConstant>(index);
  if (type == nullptr) return wrong(at, fmt::format("wants a class, which constant {} is not", index));
  uint32_t depth = dimensions(type->name.text());
  if (code_[at] == opcode::new_ && depth > 0) wrong(at, fmt::format("of the array {}", type->name.text()));
  if (code_[at] == opcode::anewarray && depth >= 255) wrong(at, "of more than 255 dimensions");
}

void CodeChecker::check_multi_array(uint32_t at) {
  uint16_t index = read_u2(code_, at + 1);
  uint32_t count = code_[at + 3];
  const auto* type = constant<ClassConstant>(index);
  if (type == nullptr) return wrong(at, fmt::format("wants a class, which constant {} is not", index));
  if (count == 0 || count > dimensions(type->name.text()))
    wrong(at, fmt::format("makes {} dimensions of {}", count, type->name.text()));
}

} // namespace

void check_code(CodeContext& context) { CodeChecker(context).check(); }

} // namespace assay::java
