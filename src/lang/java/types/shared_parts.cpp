#include "lang/java/types/shared_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "lang/java/load/instructions.h"
#include "lang/java/load/java_type.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/library_names.h"
#include "lang/java/types/object_uses.h"
#include "lang/java/types/own_changes.h"
#include "lang/java/types/settable_fields.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

std::vector<uint32_t> instructions_of(const Method& method) {
  std::vector<uint32_t> all;
  visit_instructions(method.info->code->bytes, [&](uint32_t at) { all.push_back(at); });
  return all;
}

const MemberReference& member_at(const Method& method, uint32_t at) {
  return std::get<MemberReference>(method.owner->file->constants[read_u2(method.info->code->bytes, at + 1)]);
}

// The local variable that a parameter of the descriptor is in.
uint32_t local_of(const Method& method, size_t parameter) {
  uint32_t local = method.is_static() ? 0U : 1U;
  for (size_t i = 0; i < parameter; ++i) local += is_wide(method.descriptor.parameters[i]) ? 2U : 1U;
  return local;
}

// Whether all it does with the parameter is to store it in a field, or at the end of a list.
bool only_stores(const Method& method, size_t parameter) {
  std::span<const uint8_t> code = method.info->code->bytes;
  std::vector<uint32_t> instructions = instructions_of(method);
  uint32_t local = local_of(method, parameter);
  size_t loads = 0;
  bool is_stored = false;
  for (size_t i = 0; i + 1 < instructions.size(); ++i) {
    LocalAccess access = local_access(code, instructions[i]);
    if (access.kind != 'A' || access.writes || access.index != local) continue;
    ++loads;
    uint32_t next = instructions[i + 1];
    is_stored = code[next] == opcode::putfield;
    if (code[next] != opcode::invokeinterface && code[next] != opcode::invokevirtual) continue;
    const MemberReference& member = member_at(method, next);
    std::string_view owner = member.owner.text();
    is_stored = member.name.text().starts_with("add") && (owner.ends_with("List") || owner.ends_with("Deque"));
  }
  return loads == 1 && is_stored;
}

// The field that a method returns and does nothing else; null: it does something else.
const Field* returned_field(ClassTable& classes, const Method& method) {
  std::span<const uint8_t> code = method.info->code->bytes;
  std::vector<uint32_t> instructions = instructions_of(method);
  constexpr size_t of_getter = 3;
  if (instructions.size() != of_getter || code[instructions[0]] != opcode::aload_0) return nullptr;
  if (code[instructions[1]] != opcode::getfield || code[instructions[2]] != opcode::areturn) return nullptr;
  const MemberReference& member = member_at(method, instructions[1]);
  JavaClass* owner = classes.find(member.owner);
  return owner == nullptr ? nullptr : ClassTable::find_field(*owner, member.name, member.descriptor);
}

// Whether all that it returns is the object itself.
bool returns_itself(const Method& method) {
  std::span<const uint8_t> code = method.info->code->bytes;
  std::vector<uint32_t> instructions = instructions_of(method);
  for (size_t i = 0; i < instructions.size(); ++i) {
    if (code[instructions[i]] != opcode::areturn) continue;
    if (i == 0 || code[instructions[i - 1]] != opcode::aload_0) return false;
  }
  return true;
}

// A constructor or setter that does nothing but store what it is given in fields.
bool is_plain(const Method& method) {
  std::span<const uint8_t> code = method.info->code->bytes;
  return std::ranges::all_of(instructions_of(method), [&](uint32_t at) {
    LocalAccess access = local_access(code, at);
    bool is_load = access.kind != 0 && !access.writes && !access.increments;
    bool is_of_object = code[at] == opcode::invokespecial && member_at(method, at).owner.text() == "java/lang/Object";
    return is_load || is_of_object || code[at] == opcode::putfield || code[at] == opcode::return_;
  });
}

bool stores(const Method& method, const Field& field) {
  std::span<const uint8_t> code = method.info->code->bytes;
  return std::ranges::any_of(instructions_of(method), [&](uint32_t at) {
    return code[at] == opcode::putfield && member_at(method, at).name == field.info->name;
  });
}

class Search {
 public:
  Search(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside)
      : classes_(classes), of_(of), inside_(inside), program_(beside.all(classes)), own_(classes, beside, of, inside) {
    std::vector<const Field*> fields = settable_fields(of, inside);
    settable_.insert(fields.begin(), fields.end());
  }

  SharedParts search() {
    for (JavaClass* above = &of_; above != nullptr && !above->of_library; above = above->super) {
      for (const Method& method : above->methods) look_at(method);
      for (const Field& field : above->fields) look_at(field);
    }
    return std::move(found_);
  }

 private:
  // Whether a test could change an object of the type.
  bool can_be_changed(Symbol type) {
    if (type_tag(type) == '[') return true;
    if (type_tag(type) != 'L') return false;
    JavaClass* of = classes_.of_type(type);
    if (of == nullptr || of->is(access::is_enum)) return false;
    if (!of->of_library) return !of->is_interface() && !java::is_immutable(classes_, program_, type);
    constexpr std::array<std::string_view, 8> plain = {
        "java/lang/Object",     "java/lang/Comparable", "java/lang/Iterable", "java/lang/Runnable",
        "java/util/Comparator", "java/lang/Class",      "java/lang/Number",   "java/lang/Throwable"};
    std::string_view name = of->name.text();
    bool is_function = java::is_function(of->name) || std::ranges::find(plain, name) != plain.end();
    return !is_function && !java::is_immutable(of->name) && !name.starts_with("java/util/stream/");
  }

  // Whether tests can have it refer to whatever they like.
  bool can_be_given(const Field& field) {
    if (settable_.contains(&field)) return true;
    return std::ranges::any_of(field.owner->methods, [&](const Method& method) {
      return method.info->code && !method.is_static() && is_visible(method, inside_) && is_plain(method) &&
             stores(method, field);
    });
  }

  void look_at(const Field& field) {
    uint16_t flags = field.info->flags;
    bool is_seen = !field.is_static() && (flags & (access::is_private | access::is_synthetic)) == 0 &&
                   package_of(field.owner->name) == package_of(inside_.name);
    if (!is_seen || !can_be_changed(field.info->descriptor) || can_be_given(field)) return;
    found_.taken.push_back(fmt::format("{}.{}", class_title(field.owner->name), field.info->name.text()));
  }

  void look_at(const Method& method) {
    if (!method.info->code || !is_visible(method, inside_) || method.info->name.text() == "<clinit>") return;
    if (hands_out(method)) found_.taken.push_back(full_title(method));
    bool is_maker = is_constructor(method) || takes_object(method) ||
                    method.descriptor.result == type_of_class(of_.name); // a static one
    if (is_maker && keeps_what_it_sees(method)) found_.given.push_back(full_title(method));
  }

  bool hands_out(const Method& method) {
    if (!takes_object(method) || !is_reference(method.descriptor.result)) return false;
    OwnChanges::Summary done = own_.of_argument(method, 0);
    JavaClass* of = classes_.of_type(method.descriptor.result);
    bool is_function = of != nullptr && of->is_interface() && done.effect >= Effect::OnParts; // made of a lambda
    if (!is_function && !can_be_changed(method.descriptor.result)) return false;
    const Field* field = returned_field(classes_, method);
    if ((field != nullptr && can_be_given(*field)) || returns_itself(method)) return false;
    return done.result >= Own::View;
  }

  bool keeps_what_it_sees(const Method& method) {
    // A method that does not change its object keeps nothing in it.
    if (takes_object(method) && own_.of(method) == Effect::None) return false;
    for (size_t i = 0; i < method.descriptor.parameters.size(); ++i) {
      if (!can_be_changed(method.descriptor.parameters[i]) || only_stores(method, i)) continue;
      ObjectUses uses(classes_, program_, /*parts_change=*/false);
      bool is_kept = !uses.only_reads(method, static_cast<uint32_t>(i + (method.is_static() ? 0 : 1)));
      if (is_kept) return true;
    }
    return false;
  }

  ClassTable& classes_;
  JavaClass& of_;
  const JavaClass& inside_;
  std::vector<JavaClass*> program_;
  OwnChanges own_;
  std::set<const Field*> settable_;
  SharedParts found_;
};

} // namespace

SharedParts shared_parts(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside) {
  return Search(classes, beside, of, inside).search();
}

// In the order in which the code stands there. Calls of the library count as changes that are made whole or not at all.
bool may_raise_after_change(const Method& method) {
  std::span<const uint8_t> code = method.info->code->bytes;
  bool has_changed = false;
  for (uint32_t at : instructions_of(method)) {
    uint8_t opcode = code[at];
    bool is_call = opcode >= opcode::invokevirtual && opcode <= opcode::invokeinterface;
    bool of_program = is_call && !member_at(method, at).owner.text().starts_with("java/");
    bool takes_element = (opcode >= opcode::iaload && opcode <= opcode::saload) ||
                         (opcode >= opcode::iastore && opcode <= opcode::sastore);
    bool divides = opcode == opcode::idiv || opcode == opcode::irem || opcode == opcode::ldiv || opcode == opcode::lrem;
    if (has_changed && (of_program || takes_element || divides || opcode == opcode::athrow)) return true;
    has_changed = has_changed || is_call || opcode == opcode::putfield ||
                  (opcode >= opcode::iastore && opcode <= opcode::sastore);
  }
  return false;
}

bool gives_itself_away(const Method& constructor) {
  std::span<const uint8_t> code = constructor.info->code->bytes;
  std::vector<uint32_t> instructions = instructions_of(constructor);
  for (size_t i = 0; i + 1 < instructions.size(); ++i) {
    if (code[instructions[i]] != opcode::aload_0) continue;
    uint32_t next = instructions[i + 1];
    if (code[next] == opcode::putstatic) return true;
    bool is_call = code[next] >= opcode::invokevirtual && code[next] <= opcode::invokeinterface;
    if (is_call && !method_descriptor(member_at(constructor, next).descriptor).parameters.empty()) return true;
  }
  return false;
}

} // namespace assay::java
