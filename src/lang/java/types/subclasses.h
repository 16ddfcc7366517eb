#pragma once
// Classes of the program that lie beside the class under test, and which of them an object of a type may be of. A class
// is loaded only once it is asked for.

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "lang/java/lower/classes.h"

namespace assay::java {

class Subclasses {
 public:
  void add(const ClassFile& file);
  // Those that are of the class or interface and are not itself, in order of their names; whether a test can name them
  // is another question.
  const std::vector<JavaClass*>& of(ClassTable& classes, const JavaClass& above) const;
  // All of them.
  std::vector<JavaClass*> all(ClassTable& classes) const;

 private:
  bool is_below(ClassTable& classes, std::string_view name, const JavaClass& above, int depth) const;

  std::map<std::string, std::vector<Symbol>, std::less<>> parents_;   // by name
  mutable std::unordered_map<Symbol, std::vector<JavaClass*>> below_; // of classes that were asked for
};

} // namespace assay::java
