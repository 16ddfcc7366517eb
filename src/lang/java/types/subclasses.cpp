#include "lang/java/types/subclasses.h"

#include <algorithm>

namespace assay::java {

void Subclasses::add(const ClassFile& file) {
  std::vector<Symbol> parents = file.interfaces;
  if (file.super_class != symbols::empty && file.super_class.text() != "java/lang/Object") {
    parents.push_back(file.super_class);
  }
  parents_.emplace(file.name.text(), std::move(parents));
  below_.clear();
}

bool Subclasses::is_below(ClassTable& classes, std::string_view name, const JavaClass& above, int depth) const {
  constexpr int deepest = 64; // class files may say anything, a circle as well
  auto found = parents_.find(name);
  if (found == parents_.end() || depth > deepest) return false;
  return std::ranges::any_of(found->second, [&](Symbol parent) {
    if (parent == above.name || is_below(classes, parent.text(), above, depth + 1)) return true;
    if (parents_.contains(parent.text())) return false;
    const JavaClass* known = classes.find(parent);
    return known != nullptr && known->is_a(above);
  });
}

const std::vector<JavaClass*>& Subclasses::of(ClassTable& classes, const JavaClass& above) const {
  auto [entry, is_new] = below_.try_emplace(above.name);
  std::vector<JavaClass*>& found = entry->second;
  if (!is_new) return found;
  for (const auto& [name, parents] : parents_) {
    if (name == above.name.text() || !is_below(classes, name, above, 0)) continue;
    if (JavaClass* each = classes.find(Symbol(name))) found.push_back(each);
  }
  return found;
}

std::vector<JavaClass*> Subclasses::all(ClassTable& classes) const {
  std::vector<JavaClass*> found;
  for (const auto& [name, parents] : parents_) {
    if (JavaClass* each = classes.find(Symbol(name))) found.push_back(each);
  }
  return found;
}

} // namespace assay::java
