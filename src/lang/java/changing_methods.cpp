#include "lang/java/changing_methods.h"

#include <algorithm>
#include <array>
#include <unordered_set>

#include "lang/java/instructions.h"
#include "lang/java/visibility.h"

namespace assay::java {

namespace {

enum class Effect : uint8_t { None, OnOthers, OnFields };

// Whether a method of another object changes that: it returns nothing, or has a name of those that do.
bool sounds_changing(const MemberReference& member) {
  if (member.descriptor.text().ends_with(")V")) return true;
  constexpr std::array<std::string_view, 16> starts = {"add",     "append", "clear", "delete", "increment", "insert",
                                                       "offer",   "poll",   "pop",   "push",   "put",       "remove",
                                                       "replace", "retain", "set",   "write"};
  return std::ranges::any_of(starts, [&](std::string_view start) { return member.name.text().starts_with(start); });
}

class Effects {
 public:
  explicit Effects(JavaClass& of) : of_(of) {}

  // What it does itself, and by the methods of the same object that it calls.
  Effect of(const Method& method) {
    if (!method.info->code || !seen_.insert(&method).second) return Effect::None;
    auto worst = Effect::None;
    std::span<const uint8_t> code = method.info->code->bytes;
    visit_instructions(code, [&](uint32_t at) { worst = std::max(worst, of_instruction(*method.owner, code, at)); });
    return worst;
  }

 private:
  Effect of_instruction(const JavaClass& owner, std::span<const uint8_t> code, uint32_t at) {
    switch (code[at]) {
      case opcode::putfield: return Effect::OnFields;
      case opcode::invokevirtual:
      case opcode::invokespecial:
      case opcode::invokeinterface: return of_call(owner, read_u2(code, at + 1));
      default: return Effect::None;
    }
  }

  Effect of_call(const JavaClass& owner, uint16_t index) {
    const auto* member = std::get_if<MemberReference>(&owner.file->constants[index]);
    if (member == nullptr || member->name.text().front() == '<') return Effect::None;
    bool is_own =
        std::ranges::any_of(of_.ancestors, [&](const JavaClass* each) { return each->name == member->owner; });
    if (!is_own) return sounds_changing(*member) ? Effect::OnOthers : Effect::None;
    Symbol selector = selector_of(member->name, member->descriptor);
    const Method* called = ClassTable::dispatch(of_, selector);
    if (called == nullptr) called = ClassTable::find_method(of_, selector); // a private one
    return called == nullptr || called->owner->of_library ? Effect::None : of(*called);
  }

  JavaClass& of_;
  std::unordered_set<const Method*> seen_;
};

// What programs ask of every object changes it at most where nobody sees it: what it has worked out once, it keeps.
bool is_asked_of_all(const Method& method) {
  constexpr std::array<std::string_view, 6> names = {"equals",    "hashCode", "toString",
                                                     "compareTo", "clone",    "finalize"};
  return std::ranges::find(names, method.info->name.text()) != names.end();
}

bool returns_little(const Method& method) {
  if (is_void(method.descriptor.result)) return true;
  return type_tag(method.descriptor.result) == 'Z' && !method.descriptor.parameters.empty();
}

} // namespace

std::vector<const Method*> changing_methods(JavaClass& of, const JavaClass& inside) {
  std::vector<const Method*> sets_fields;
  std::vector<const Method*> may_change;
  std::vector<const Method*> remembers;
  for (JavaClass* above = &of; above != nullptr && !above->of_library; above = above->super) {
    for (const Method& method : above->methods) {
      bool is_plain =
          takes_object(method) && !method.is(access::is_abstract) && method.info->name.text().front() != '<';
      if (!is_plain || !is_visible(method, inside)) continue;
      if (ClassTable::dispatch(of, method.selector) != &method) continue;
      Effect effect = Effects(of).of(method);
      if (is_asked_of_all(method)) {
        if (effect == Effect::OnFields && method.descriptor.parameters.empty()) remembers.push_back(&method);
        continue;
      }
      if (effect == Effect::OnFields) sets_fields.push_back(&method);
      if (effect == Effect::OnOthers && returns_little(method)) may_change.push_back(&method);
    }
  }
  sets_fields.insert(sets_fields.end(), may_change.begin(), may_change.end());
  sets_fields.insert(sets_fields.end(), remembers.begin(), remembers.end());
  return sets_fields;
}

} // namespace assay::java
