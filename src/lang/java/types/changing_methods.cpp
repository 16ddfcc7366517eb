#include "lang/java/types/changing_methods.h"

#include <algorithm>
#include <array>

#include "lang/java/types/own_changes.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

// What programs ask of every object changes little, if anything: what it has worked out once, it keeps.
bool is_asked_of_all(const Method& method) {
  constexpr std::array<std::string_view, 6> names = {"equals",    "hashCode", "toString",
                                                     "compareTo", "clone",    "finalize"};
  return std::ranges::find(names, method.info->name.text()) != names.end();
}

bool can_be_called(JavaClass& of, const Method& method, const JavaClass& inside) {
  bool is_plain = takes_object(method) && !method.is(access::is_abstract) && method.info->name.text().front() != '<';
  return is_plain && is_visible(method, inside) && ClassTable::dispatch(of, method.selector) == &method;
}

} // namespace

ChangingMethods changing_methods(ClassTable& classes, const Subclasses& beside, JavaClass& of,
                                 const JavaClass& inside) {
  ChangingMethods all;
  std::vector<const Method*> changes_parts;
  std::vector<const Method*> remembers;
  OwnChanges changes(classes, beside, of, inside);
  for (JavaClass* above = &of; above != nullptr && !above->of_library; above = above->super) {
    for (const Method& method : above->methods) {
      if (!can_be_called(of, method, inside)) continue;
      Effect effect = changes.of(method);
      if (is_asked_of_all(method)) {
        if (effect >= Effect::OnParts) remembers.push_back(&method);
        continue;
      }
      if (effect == Effect::OnFields) all.known.push_back(&method);
      if (effect == Effect::OnParts) changes_parts.push_back(&method);
      if (effect == Effect::Unknown) all.unknown.push_back(&method);
    }
  }
  all.known.insert(all.known.end(), changes_parts.begin(), changes_parts.end());
  all.known.insert(all.known.end(), remembers.begin(), remembers.end());
  return all;
}

} // namespace assay::java
