#include "lang/java/load/read_code.h"

#include <algorithm>

#include "lang/java/load/check_code.h"
#include "lang/java/load/check_locals.h"
#include "lang/java/load/check_stack.h"
#include "lang/java/load/descriptor.h"
#include "lang/java/load/names.h"

namespace assay::java {
namespace {

constexpr uint32_t most_code = 65535;

void read_handlers(ByteReader& reader, ReadContext& context, CodeAttribute& code) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    ExceptionHandler handler;
    handler.start = reader.u2();
    handler.end = reader.u2();
    handler.handler = reader.u2();
    if (uint16_t type = reader.u2(); type != 0) handler.type = context.pool.class_name(type);
    code.handlers.push_back(handler);
  }
}

void read_lines(ByteReader& reader, ReadContext& context, CodeAttribute& code) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    LineNumber line;
    line.start = reader.u2();
    line.line = reader.u2();
    if (line.start >= code.bytes.size())
      context.errors.malformed(fmt::format("line {} starts outside of the code", line.line));
    code.lines.push_back(line);
  }
}

void read_variables(ByteReader& reader, ReadContext& context, CodeAttribute& code) {
  uint16_t count = reader.u2();
  for (uint16_t i = 0; i < count && !context.errors.any(); ++i) {
    LocalVariable variable;
    variable.start = reader.u2();
    variable.length = reader.u2();
    variable.name = context.pool.text(reader.u2());
    variable.descriptor = context.pool.field_descriptor(reader.u2());
    variable.index = reader.u2();
    if (context.errors.any()) return;
    uint32_t slots = slots_of(kind_of(variable.descriptor.text()));
    if (!is_plain_name(variable.name) || variable.start + uint32_t{variable.length} > code.bytes.size() ||
        variable.index + slots > code.max_locals)
      context.errors.malformed(fmt::format("local variable \"{}\" lies outside of the code", variable.name));
    code.variables.push_back(std::move(variable));
  }
}

void check_all(const CodeAttribute& code, ReadContext& context, const MethodInfo& method, MethodKindsCache& kinds) {
  uint32_t slots = kinds.of(method.descriptor).slots + (method.is(access::is_static) ? 0 : 1);
  if (slots > code.max_locals) context.errors.malformed("its parameters take more than its local variables");
  if (context.errors.any()) return;
  CodeContext checked{code, method, context.file, context.errors, kinds, context.steps_left};
  check_code(checked);
  if (!context.errors.any()) check_stack(checked);
  if (!context.errors.any()) check_locals(checked);
}

} // namespace

CodeAttribute read_code(ByteReader& reader, ReadContext& context, const MethodInfo& method, MethodKindsCache& kinds) {
  CodeAttribute code;
  code.max_stack = reader.u2();
  code.max_locals = reader.u2();
  uint32_t length = reader.u4();
  if (!context.errors.any() && (length == 0 || length > most_code))
    context.errors.malformed(fmt::format("{} bytes of code; there must be 1 to {}", length, most_code));
  auto bytes = reader.take(context.errors.any() ? 0 : length);
  code.bytes.assign(bytes.begin(), bytes.end());
  read_handlers(reader, context, code);
  read_attributes(reader, context, [&](std::string_view name, ByteReader& body) {
    if (name == "LineNumberTable") {
      read_lines(body, context, code);
    } else if (name == "LocalVariableTable") {
      read_variables(body, context, code);
    } else {
      return false;
    }
    return true;
  });
  std::ranges::stable_sort(code.lines, {}, &LineNumber::start);
  if (!context.errors.any()) check_all(code, context, method, kinds);
  return code;
}

} // namespace assay::java
