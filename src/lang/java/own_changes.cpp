#include "lang/java/own_changes.h"

#include <algorithm>

#include "lang/java/library_names.h"
#include "lang/java/own_changes_walk.h"

namespace assay::java {

namespace {

bool is_own(Own own) { return own != Own::No; }

OwnChanges::Summary of_library_call(const MemberReference& member, bool is_static, const std::vector<Own>& arguments) {
  Symbol result = method_descriptor(member.descriptor).result;
  bool gives_part = is_reference(result) && !is_immutable(class_of_type(result));
  std::string_view name = member.name.text();
  bool is_changing = is_void(result) || sounds_changing(name);
  if (is_immutable(member.owner)) return {};
  if (is_static) {
    // Of `System.arraycopy` the array that is written is the third.
    if (member.owner.text() == "java/lang/System") {
      return {name == "arraycopy" && arguments.size() > 2 && is_own(arguments[2]) ? Effect::OnFields : Effect::None};
    }
    Own most = *std::ranges::max_element(arguments);
    if (is_changing && most == Own::Yes) return {Effect::OnParts};
    return {Effect::None, gives_part && !sounds_copying(name) ? most : Own::No};
  }
  // What others are given they keep or read: `text.append(name)`, `found.add(child)`.
  if (!is_own(arguments[0])) return {};
  Own given = !gives_part ? Own::No : sounds_viewing(name) ? Own::View : sounds_copying(name) ? Own::No : arguments[0];
  if (arguments[0] == Own::View) {
    // The next one of a new iterator is a part of the object; removing it changes the object.
    return {changes_behind_view(name) ? Effect::OnParts : Effect::None, name == "next" ? Own::Yes : given};
  }
  if (is_changing) return {Effect::OnParts, given};
  return {sounds_reading(name) || sounds_viewing(name) || sounds_copying(name) ? Effect::None : Effect::Unknown, given};
}

} // namespace

Effect OwnChanges::of(const Method& method) {
  std::vector<Own> arguments(method.arity(), Own::No);
  arguments[0] = Own::Yes;
  return summary(method, arguments).effect;
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
  if (std::ranges::none_of(arguments, is_own)) return {};
  const Method* method = called(member);
  if (method == nullptr || method->owner->of_library) return of_library_call(member, is_static, arguments);
  if (method->info->code) return summary(*method, arguments);
  return of_library_call(member, is_static, arguments); // an interface's, or a native one
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
    if (!is_method || handle->member.name.text().front() == '<') continue;
    bool is_static = handle->kind == invoke_static;
    size_t count = method_descriptor(handle->member.descriptor).parameters.size() + (is_static ? 0 : 1);
    std::vector<Own> arguments = captured;
    arguments.resize(count, Own::Yes);
    if (count != 0) all.effect = std::max(all.effect, of_call(handle->member, is_static, arguments).effect);
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
