#pragma once
// Which static fields of a program have one value in all calls: those that nothing writes once their class is
// initialised, and whose objects nothing changes. The same of the fields that constants of an enum have. Every run
// begins with the classes as they are initialised, so what a function does with another static field is known only for
// its first call.

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "lang/java/lower/classes.h"

namespace assay::java {

class StaticFields {
 public:
  explicit StaticFields(ClassTable& classes) : classes_(classes) {}

  struct Known {
    bool is_open = false; // it may be another one in a later call
    std::string words;    // that, or what is assumed of it, as reports say it; empty: it is what it is
  };
  // `reader` is the class that asks: who writes the field is looked for in it, in the field's class, and in those that
  // these name.
  const Known& known(const Field& field, JavaClass& reader);

 private:
  void add_classes_from(JavaClass& of);
  bool is_written(const Field& field);
  bool is_changed(const Field& field);
  bool has_mutable_parts(const Field& field);
  Known worked_out(const Field& field);
  const Field* field_of(const MemberReference& member);

  ClassTable& classes_;
  std::vector<JavaClass*> program_;
  std::unordered_set<const JavaClass*> seen_;
  std::unordered_map<const Field*, Known> fields_;
};

} // namespace assay::java
