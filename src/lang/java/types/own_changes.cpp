#include "lang/java/types/own_changes.h"

#include <algorithm>

#include "lang/java/types/library_names.h"
#include "lang/java/types/own_changes_walk.h"
#include "lang/java/types/settable_fields.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

OwnChanges::OwnChanges(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside, Of whom)
    : classes_(classes), beside_(beside), of_(of), inside_(inside), whom_(whom) {
  std::vector<const Field*> fields = settable_fields(of, inside);
  settable_.insert(fields.begin(), fields.end());
}

OwnChanges::Summary OwnChanges::of_library_call(const MemberReference& member, bool is_static,
                                                const std::vector<Own>& arguments) {
  Symbol result = method_descriptor(member.descriptor).result;
  bool gives_part = is_reference(result) && !is_immutable(class_of_type(result));
  std::string_view name = member.name.text();
  bool is_changing = is_void(result) || sounds_changing(name);
  if (hands_back(member)) return {Effect::None, arguments[0]}; // Objects.requireNonNull
  if (is_immutable(member.owner)) return {};
  if (is_static) {
    // Of `System.arraycopy` the array that is written is the third.
    if (member.owner.text() == "java/lang/System") {
      return {name == "arraycopy" && arguments.size() > 2 && is_own(arguments[2]) ? Effect::OnFields : Effect::None};
    }
    Own most = *std::ranges::max_element(arguments);
    if (is_changing && most == Own::Yes) return {Effect::OnParts};
    return {Effect::None, !gives_part ? Own::No : sounds_copying(name) ? Own::Copy : most};
  }
  // What others are given they keep or read: `text.append(name)`, `found.add(child)`.
  if (!is_own(arguments[0])) return {Effect::None, arguments[0]};
  Own given = !gives_part            ? Own::No
              : sounds_copying(name) ? Own::Copy
              : sounds_viewing(name) ? Own::View
                                     : arguments[0];
  if (arguments[0] == Own::Copy) {
    return {Effect::None, given == Own::Copy && !sounds_copying(name) ? Own::Yes : std::min(given, Own::Copy)};
  }
  if (arguments[0] == Own::View) {
    // The next one of a new iterator is a part of the object; removing it changes the object.
    return {changes_behind_view(name) ? Effect::OnParts : Effect::None, name == "next" ? Own::Yes : given};
  }
  if (is_changing) return {Effect::OnParts, given};
  return {of_looking(member), given};
}

// Of a part of the object, by a method that does not sound as if it changed anything.
Effect OwnChanges::of_looking(const MemberReference& member) {
  if (is_function(member.owner)) return has_own_closures() ? Effect::Unknown : Effect::None;
  if (!only_looks(member)) return Effect::Unknown;
  bool is_access = member.name.text().starts_with("get") && member.owner.text().ends_with("Map");
  return is_access && keeps_order_of_access() ? Effect::OnParts : Effect::None;
}

// Whether functions and objects that are kept in fields may be some that change the object they were made by.
bool OwnChanges::has_own_closures() {
  if (has_own_closures_) return *has_own_closures_;
  bool found = false;
  for (JavaClass* above = &of_; above != nullptr && !above->of_library; above = above->super) {
    for (const Method& method : above->methods) {
      bool is_lambda = method.is(access::is_synthetic) && !method.is_static() && method.info->code;
      found = found || (is_lambda && of(method) != Effect::None);
    }
    for (const InnerClass& inner : above->file->inner_classes) {
      JavaClass* of = inner.name == above->name ? nullptr : classes_.find(inner.name);
      if (of == nullptr || of->of_library || !is_inner(*of)) continue;
      found = found || std::ranges::any_of(of->file->constants, [&](const Constant& constant) {
                const auto* member = std::get_if<MemberReference>(&constant);
                return member != nullptr && member->owner == above->name;
              });
    }
  }
  has_own_closures_ = found;
  return found;
}

// Whether one of its maps may be one in which looking something up moves it to the end.
bool OwnChanges::keeps_order_of_access() {
  if (keeps_order_of_access_) return *keeps_order_of_access_;
  bool found = false;
  for (JavaClass* above = &of_; above != nullptr && !above->of_library; above = above->super) {
    found = found || std::ranges::any_of(above->file->constants, [](const Constant& constant) {
              const auto* member = std::get_if<MemberReference>(&constant);
              return member != nullptr && member->name.text() == "<init>" && member->descriptor.text() == "(IFZ)V";
            });
  }
  keeps_order_of_access_ = found;
  return found;
}

// By classes of the program below the one that is named.
std::vector<const Method*> OwnChanges::overriding(const MemberReference& member) {
  JavaClass* owner = classes_.find(member.owner);
  if (owner == nullptr) return {};
  std::vector<const Method*> all;
  for (JavaClass* each : beside_.of(classes_, *owner)) {
    const Method* method = ClassTable::dispatch(*each, selector_of(member.name, member.descriptor));
    bool is_known = method == nullptr || method->owner->of_library || !method->info->code;
    if (!is_known && std::ranges::find(all, method) == all.end()) all.push_back(method);
  }
  return all;
}

Effect OwnChanges::of(const Method& method) {
  bool has_object = !method.is_static();
  bool is_related = method.owner->is_a(of_) || of_.is_a(*method.owner);
  std::vector<Own> arguments(method.arity(), Own::No);
  if (has_object && is_related) arguments[0] = whom_ == Of::Itself ? Own::Yes : Own::Self;
  return summary(method, arguments).effect;
}

OwnChanges::Summary OwnChanges::of_argument(const Method& method, size_t index) {
  std::vector<Own> arguments(method.arity(), Own::No);
  arguments[index] = Own::Yes;
  return summary(method, arguments);
}

bool OwnChanges::is_hidden_field(const MemberReference& member) const {
  if (whom_ == Of::Itself) return false;
  JavaClass* owner = classes_.find(member.owner);
  const Field* field = owner == nullptr ? nullptr : ClassTable::find_field(*owner, member.name, member.descriptor);
  return field != nullptr && !field->is_static() && of_.is_a(*field->owner) && !settable_.contains(field);
}

bool OwnChanges::is_hidden_constructor(const MemberReference& member) const {
  if (whom_ == Of::Itself || member.owner != of_.name || member.name.text() != "<init>") return false;
  const Method* constructor = ClassTable::find_method(of_, selector_of(member.name, member.descriptor));
  return constructor != nullptr && !is_visible(*constructor, inside_);
}

const Method* OwnChanges::called(const MemberReference& member) const {
  Symbol selector = selector_of(member.name, member.descriptor);
  JavaClass* owner = classes_.find(member.owner);
  if (owner == nullptr) return nullptr;
  const Method* found = nullptr;
  if (of_.is_a(*owner)) found = ClassTable::dispatch(of_, selector);
  if (found == nullptr) found = ClassTable::find_method(*owner, selector); // a private one, or of a part
  return found;
}

OwnChanges::Summary OwnChanges::of_call(const MemberReference& member, bool is_static,
                                        const std::vector<Own>& arguments) {
  bool has_own = std::ranges::any_of(arguments, is_own);
  bool has_self = std::ranges::find(arguments, Own::Self) != arguments.end();
  if (!has_own && whom_ == Of::Itself) return {};
  const Method* method = called(member);
  bool is_program = method != nullptr && !method->owner->of_library;
  if (is_program && method->info->code) {
    Summary done = summary(*method, arguments);
    // What a test can call is looked at by itself.
    if (!has_own && is_visible(*method, inside_)) done.effect = Effect::None;
    if (!has_own || is_static || of_.is_a(*method->owner)) return done;
    return joined(done, overriding(member), arguments);
  }
  if (!has_own) return {Effect::None, has_self ? Own::Self : Own::No};
  if (is_program && method->is(access::is_abstract)) return joined({}, overriding(member), arguments);
  Summary done = of_library_call(member, is_static, arguments);
  return is_static || !is_own(arguments[0]) ? done : joined(done, overriding(member), arguments);
}

OwnChanges::Summary OwnChanges::joined(Summary done, const std::vector<const Method*>& others,
                                       const std::vector<Own>& arguments) {
  for (const Method* other : others) {
    Summary further = summary(*other, arguments);
    done = {std::max(done.effect, further.effect), std::max(done.result, further.result)};
  }
  return done;
}

// It may be called with anything of the object, by whomever it is given to.
OwnChanges::Summary OwnChanges::of_lambda(const JavaClass& owner, const DynamicConstant& dynamic,
                                          const std::vector<Own>& captured) {
  Summary all;
  for (uint16_t index : owner.file->bootstraps[dynamic.bootstrap].arguments) {
    const auto* handle = std::get_if<MethodHandleConstant>(&owner.file->constants[index]);
    constexpr uint8_t invoke_virtual = 5; // below it: handles of fields
    constexpr uint8_t invoke_static = 6;
    bool is_method = handle != nullptr && handle->kind >= invoke_virtual;
    if (!is_method) continue;
    if (is_hidden_constructor(handle->member)) all.effect = Effect::OnFields;
    if (handle->member.name.text().front() == '<') continue;
    bool is_static = handle->kind == invoke_static;
    size_t count = method_descriptor(handle->member.descriptor).parameters.size() + (is_static ? 0 : 1);
    std::vector<Own> arguments = captured;
    arguments.resize(count, whom_ == Of::Itself ? Own::Yes : Own::No);
    if (count != 0 || whom_ == Of::Others) {
      all.effect = std::max(all.effect, of_call(handle->member, is_static, arguments).effect);
    }
  }
  return all;
}

OwnChanges::Summary OwnChanges::summary(const Method& method, const std::vector<Own>& arguments) {
  auto [entry, is_new] = known_.try_emplace({&method, arguments});
  if (!is_new) return entry->second; // recursion sees what is known so far
  if (!method.info->code) return entry->second = {Effect::Unknown};
  Summary found = OwnChangesWalk(*this, method, arguments).walk();
  return known_[{&method, arguments}] = found;
}

} // namespace assay::java
