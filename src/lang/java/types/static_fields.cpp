#include "lang/java/types/static_fields.h"

#include <fmt/format.h>

#include "lang/java/load/instructions.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/object_uses.h"

namespace assay::java {

namespace {

constexpr size_t most_classes = 256; // that are looked at

std::string title_of(const Field& field) {
  return fmt::format("{}.{}", class_title(field.owner->name), field.info->name.text());
}

// Of the class, or of its objects.
bool is_initialiser_of(const Method& method, const Field& field) {
  if (field.is_static()) return &method == field.owner->initialiser;
  return method.owner == field.owner && method.info->name.text() == "<init>";
}

template <typename Visit>
void visit_names(const ClassFile& file, Visit visit) {
  for (const Constant& constant : file.constants) {
    if (const auto* of_class = std::get_if<ClassConstant>(&constant)) visit(of_class->name);
    if (const auto* member = std::get_if<MemberReference>(&constant)) visit(member->owner);
  }
  for (const InnerClass& inner : file.inner_classes) visit(inner.name);
}

} // namespace

void StaticFields::add_classes_from(JavaClass& of) {
  std::vector<JavaClass*> pending = {&of};
  while (!pending.empty() && program_.size() < most_classes) {
    JavaClass* next = pending.back();
    pending.pop_back();
    if (next->of_library || next->file == nullptr || !seen_.insert(next).second) continue;
    program_.push_back(next);
    visit_names(*next->file, [&](Symbol name) {
      std::string_view text = name.text();
      if (text.starts_with('[') || text.starts_with("java/") || text.starts_with("javax/")) return;
      if (JavaClass* found = classes_.find(name)) pending.push_back(found);
    });
  }
}

bool StaticFields::is_written(const Field& field) {
  for (const JavaClass* of : program_) {
    for (const Method& method : of->methods) {
      if (!method.info->code || is_initialiser_of(method, field)) continue;
      std::span<const uint8_t> code = method.info->code->bytes;
      bool writes = false;
      visit_instructions(code, [&](uint32_t at) {
        if (code[at] != (field.is_static() ? opcode::putstatic : opcode::putfield)) return;
        const auto& member = std::get<MemberReference>(of->file->constants[read_u2(code, at + 1)]);
        writes = writes || (member.name == field.info->name && field_of(member) == &field);
      });
      if (writes) return true;
    }
  }
  return false;
}

// By the types that a generic one is given.
bool StaticFields::has_mutable_parts(const Field& field) {
  std::string_view signature = field.info->signature;
  size_t begin = signature.find('<');
  if (begin == std::string_view::npos) return false;
  while (++begin < signature.size()) {
    if (signature[begin] == '[') return true;
    if (signature[begin] != 'L') continue;
    size_t end = signature.find_first_of(";<", begin);
    if (end == std::string_view::npos) return true;
    JavaClass* of = classes_.find(Symbol(signature.substr(begin + 1, end - begin - 1)));
    bool is_of_program = of == nullptr || !of->of_library;
    if (is_of_program &&
        !is_immutable(classes_, program_, type_of_class(Symbol(signature.substr(begin + 1, end - begin - 1)))))
      return true;
    begin = end;
  }
  return false;
}

// An object of a class of the program that others can name is theirs to change, by its own methods.
bool StaticFields::is_changed(const Field& field) {
  if (is_immutable(classes_, program_, field.info->descriptor)) return false;
  JavaClass* of =
      type_tag(field.info->descriptor) == 'L' ? classes_.find(class_of_type(field.info->descriptor)) : nullptr;
  // What it hands out next is its state.
  std::string_view type = field.info->descriptor.text();
  if (type == "Ljava/util/Iterator;" || type == "Ljava/util/ListIterator;" || type == "Ljava/util/Enumeration;")
    return true;
  bool is_private = (field.info->flags & access::is_private) != 0;
  if (of != nullptr && !of->of_library && !is_private) return true;
  ObjectUses uses(classes_, program_, has_mutable_parts(field));
  for (JavaClass* each : program_) {
    for (const Method& method : each->methods) {
      if (!method.info->code || is_initialiser_of(method, field)) continue;
      if (!uses.only_reads(method, field)) return true;
    }
  }
  return false;
}

StaticFields::Known StaticFields::worked_out(const Field& field) {
  std::string name = title_of(field);
  if (!field.is_static()) {
    if (!is_written(field)) return {};
    return {true, fmt::format("the field {} of a constant has other values after other calls", name)};
  }
  auto is = [&](uint16_t flag) { return (field.info->flags & flag) != 0; };
  if (!is(access::is_final) && is_written(field)) {
    return {true, fmt::format("the static field {} has other values after other calls", name)};
  }
  if (is_reference(field.info->descriptor) && is_changed(field)) {
    return {true, fmt::format("what the static field {} holds may be changed by other calls", name)};
  }
  if (is(access::is_final) || is(access::is_private)) return {};
  return {false, fmt::format("nobody else writes the static field {}", name)};
}

const StaticFields::Known& StaticFields::known(const Field& field, JavaClass& reader) {
  auto [found, is_new] = fields_.try_emplace(&field);
  if (!is_new) return found->second;
  bool is_of_compiler = (field.info->flags & access::is_synthetic) != 0;
  if (field.owner->of_library || is_of_compiler) return found->second;
  add_classes_from(*field.owner);
  add_classes_from(reader);
  return fields_[&field] = worked_out(field);
}

const Field* StaticFields::field_of(const MemberReference& member) {
  JavaClass* owner = classes_.find(member.owner);
  return owner == nullptr ? nullptr : ClassTable::find_field(*owner, member.name, member.descriptor);
}

} // namespace assay::java
