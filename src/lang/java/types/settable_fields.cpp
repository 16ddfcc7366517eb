#include "lang/java/types/settable_fields.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "lang/java/load/instructions.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

// Whether the instruction names the field.
bool is_about(const Method& method, uint32_t at, const Field& field) {
  uint16_t index = read_u2(method.info->code->bytes, at + 1);
  const auto* member = std::get_if<MemberReference>(&method.owner->file->constants[index]);
  return member != nullptr && member->name == field.info->name && member->owner == field.owner->name;
}

bool writes(const Method& method, const Field& field) {
  if (!method.info->code) return false;
  std::span<const uint8_t> code = method.info->code->bytes;
  bool found = false;
  visit_instructions(
      code, [&](uint32_t at) { found = found || (code[at] == opcode::putfield && is_about(method, at, field)); });
  return found;
}

// Whether a constructor has `this.field = parameter` in it.
bool takes(const Method& constructor, const Field& field) {
  std::span<const uint8_t> code = constructor.info->code->bytes;
  std::array<uint8_t, 2> before = {}; // the opcodes of the last two instructions
  bool found = false;
  visit_instructions(code, [&](uint32_t at) {
    bool is_loaded = before[1] >= opcode::iload && before[1] <= opcode::aload_3 && before[1] != opcode::aload_0;
    if (code[at] == opcode::putfield && is_loaded && before[0] == opcode::aload_0) {
      found = found || is_about(constructor, at, field);
    }
    before = {before[1], code[at]};
  });
  return found;
}

// A constructor without parameters only says what it is before anybody has set it.
bool looks_after(const JavaClass& of, const Field& field) {
  return std::ranges::any_of(of.methods, [&](const Method& method) {
    bool says_first_value = is_constructor(method) && method.descriptor.parameters.empty();
    return !says_first_value && writes(method, field);
  });
}

bool is_meant_to_be_set(const Field& field) {
  const JavaClass& of = *field.owner;
  return (field.info->flags & access::is_public) != 0 || !of.is(access::is_public) || !looks_after(of, field);
}

} // namespace

std::vector<const Field*> settable_fields(JavaClass& of, const JavaClass& inside) {
  std::vector<const Field*> fields;
  std::unordered_set<std::string_view> names; // one of the same name further up is hidden
  for (JavaClass* above = &of; above != nullptr && !above->of_library; above = above->super) {
    for (const Field& field : above->fields) {
      bool is_hidden = !names.insert(field.info->name.text()).second;
      if (!is_hidden && can_be_set(field, inside) && is_meant_to_be_set(field)) fields.push_back(&field);
    }
  }
  return fields;
}

bool has_guarded_fields(JavaClass& of, const JavaClass& inside) {
  for (JavaClass* above = &of; above != nullptr && !above->of_library; above = above->super) {
    bool is_guarded = std::ranges::any_of(
        above->fields, [&](const Field& field) { return can_be_set(field, inside) && !is_meant_to_be_set(field); });
    if (is_guarded) return true;
  }
  return false;
}

bool can_be_constructed(const JavaClass& of, const std::vector<const Field*>& fields, const JavaClass& inside) {
  return std::ranges::any_of(of.methods, [&](const Method& method) {
    if (!makes_objects(method) || !is_visible(method, inside) || !method.info->code) return false;
    return std::ranges::all_of(fields, [&](const Field* field) { return takes(method, *field); });
  });
}

bool are_all_fields(JavaClass& of, const std::vector<const Field*>& fields) {
  size_t count = 0;
  for (JavaClass* above = &of; above != nullptr; above = above->super) {
    for (const Field& field : above->fields) count += field.is_static() ? 0U : 1U;
  }
  return count == fields.size();
}

} // namespace assay::java
