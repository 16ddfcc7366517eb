#include "lang/java/types/visibility.h"

#include "lang/java/load/instructions.h"

namespace assay::java {

namespace {

const InnerClass* inner_class(const JavaClass& of) {
  for (const InnerClass& inner : of.file->inner_classes) {
    if (inner.name == of.name) return &inner;
  }
  return nullptr;
}

// Not one inside of a method.
bool can_be_named(const JavaClass& of) {
  if (of.file == nullptr || of.is(access::is_synthetic)) return false;
  const InnerClass* inner = inner_class(of);
  return inner == nullptr || (inner->outer != symbols::empty && !inner->simple_name.empty());
}

} // namespace

std::string_view package_of(Symbol class_name) {
  std::string_view name = class_name.text();
  size_t slash = name.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : name.substr(0, slash);
}

bool is_inner(const JavaClass& of) {
  const InnerClass* inner = inner_class(of);
  return inner != nullptr && (inner->flags & access::is_static) == 0;
}

bool is_constructor(const Method& method) { return method.info->name.text() == "<init>"; }

bool takes_object(const Method& method) { return !method.is_static() && !is_constructor(method); }

bool is_visible(const JavaClass& of, const JavaClass& inside) {
  if (!can_be_named(of)) return false;
  const InnerClass* inner = inner_class(of);
  uint16_t flags = inner == nullptr ? of.file->flags : inner->flags;
  if ((flags & access::is_private) != 0) return false;
  return (flags & access::is_public) != 0 || package_of(of.name) == package_of(inside.name);
}

bool is_visible(const Method& method, const JavaClass& inside) {
  if (method.is(access::is_private) || method.is(access::is_synthetic)) return false;
  return method.is(access::is_public) || package_of(method.owner->name) == package_of(inside.name);
}

bool can_be_set(const Field& field, const JavaClass& inside) {
  uint16_t flags = field.info->flags;
  constexpr uint16_t never = access::is_private | access::is_static | access::is_final | access::is_synthetic;
  if ((flags & never) != 0) return false;
  return (flags & access::is_public) != 0 || package_of(field.owner->name) == package_of(inside.name);
}

bool is_empty_constructor(const Method& method) {
  if (!is_constructor(method) || !method.descriptor.parameters.empty() || !method.info->code) return false;
  const std::vector<uint8_t>& code = method.info->code->bytes;
  constexpr size_t length = 5; // aload_0, invokespecial with an index of two bytes, return
  return code.size() == length && code[0] == opcode::aload_0 && code[1] == opcode::invokespecial;
}

bool makes_objects(const Method& method) {
  const JavaClass& of = *method.owner;
  return is_constructor(method) && !of.is(access::is_abstract) && !of.is(access::is_enum) && !of.is_interface() &&
         !is_inner(of);
}

} // namespace assay::java
