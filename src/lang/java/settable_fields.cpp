#include "lang/java/settable_fields.h"

#include <algorithm>
#include <unordered_set>

#include "lang/java/instructions.h"
#include "lang/java/visibility.h"

namespace assay::java {

namespace {

bool writes(const Method& method, const Field& field) {
  if (!method.info->code) return false;
  std::span<const uint8_t> code = method.info->code->bytes;
  bool found = false;
  visit_instructions(code, [&](uint32_t at) {
    if (code[at] != opcode::putfield) return;
    const auto* member = std::get_if<MemberReference>(&method.owner->file->constants[read_u2(code, at + 1)]);
    found = found || (member != nullptr && member->name == field.info->name && member->owner == field.owner->name);
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

} // namespace assay::java
