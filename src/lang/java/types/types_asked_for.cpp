#include "lang/java/types/types_asked_for.h"

#include <algorithm>

#include "lang/java/load/instructions.h"

namespace assay::java {

std::vector<JavaType> types_asked_for(const JavaClass& of) {
  std::vector<JavaType> types;
  for (const Method& method : of.methods) {
    if (!method.info->code) continue;
    std::span<const uint8_t> code = method.info->code->bytes;
    visit_instructions(code, [&](uint32_t at) {
      if (code[at] != opcode::instanceof) return;
      Symbol name = std::get<ClassConstant>(of.file->constants[read_u2(code, at + 1)]).name;
      bool is_array = name.text().starts_with('[');
      JavaType type = is_array ? type_of_descriptor(name) : class_type(name.text());
      if (std::ranges::find(types, type) == types.end()) types.push_back(std::move(type));
    });
  }
  return types;
}

} // namespace assay::java
