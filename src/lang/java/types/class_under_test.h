#pragma once
// The class whose methods are called: which method a function of Core, a name or a call stands for, and what it takes.

#include <string_view>
#include <vector>

#include "lang/java/lower/classes.h"
#include "lang/real_runtime.h"

namespace assay::java {

// The function of Core that a call of a method runs.
Symbol entry_of(const Method& method);

class ClassUnderTest {
 public:
  // `classes` has the class, and all that it can name.
  explicit ClassUnderTest(ClassTable& classes) : classes_(classes) {}

  void set(JavaClass& of) { class_ = &of; } // once it is found, before anything is asked
  JavaClass& of() const { return *class_; }
  ClassTable& classes() const { return classes_; }

  // By its function in Core; null: it is none of this class.
  const Method* method_of(Symbol function) const;
  // By the method's name in Core, by its selector, or as a user names it, with so many arguments.
  const Method* method_named(std::string_view name, size_t arity) const;
  const Method* method_called(const RealCall& call) const;
  // Of a call of the method, as descriptors; the object included.
  std::vector<Symbol> argument_types(const Method& method) const;

 private:
  ClassTable& classes_;
  JavaClass* class_ = nullptr;
};

} // namespace assay::java
