#pragma once
// How objects of each class change, found once for all functions under test: the analyses look at all methods of all
// classes beside, which takes much longer than a search of a small function.

#include <unordered_map>

#include "lang/java/types/changing_methods.h"
#include "lang/java/types/class_under_test.h"
#include "lang/java/types/outside_changes.h"
#include "lang/java/types/shared_parts.h"

namespace assay::java {

class KnownChanges {
 public:
  // Both outlive it; the class under test is asked for only once something is to be found.
  KnownChanges(const ClassUnderTest& tested, const Subclasses& beside) : tested_(tested), beside_(beside) {}

  const ChangingMethods& methods(JavaClass& of) { return known(methods_, of, changing_methods); }
  const OutsideChanges& outside(JavaClass& of) { return known(outside_, of, outside_changes); }
  const SharedParts& shared(JavaClass& of) { return known(shared_, of, shared_parts); }

 private:
  template <typename Result, typename Analysis>
  const Result& known(std::unordered_map<const JavaClass*, Result>& all, JavaClass& of, Analysis analysis) {
    auto found = all.find(&of);
    if (found == all.end()) found = all.emplace(&of, analysis(tested_.classes(), beside_, of, tested_.of())).first;
    return found->second;
  }

  const ClassUnderTest& tested_;
  const Subclasses& beside_;
  std::unordered_map<const JavaClass*, ChangingMethods> methods_;
  std::unordered_map<const JavaClass*, OutsideChanges> outside_;
  std::unordered_map<const JavaClass*, SharedParts> shared_;
};

} // namespace assay::java
