#pragma once
// What a method does to the object that it is called on: an analysis of its code and of the program's methods that it
// calls. A value is the object's own if it is the object or was reached from it, by fields, elements or calls; a method
// changes the object if it writes into something that is its own, or gives that to a method of the library that sounds
// as if it did. Code of the library is judged by the names of its methods.

#include <map>
#include <vector>

#include "lang/java/classes.h"

namespace assay::java {

enum class Effect : uint8_t {
  None,
  Unknown, // it calls something of which neither is known
  OnParts, // it calls something that sounds as if it changed a part of the object
  OnFields // it writes fields of the object or of its parts, or elements of arrays
};

// How much of the object a value is. A view is new, but what it hands out is the object's own: an iterator.
enum class Own : uint8_t { No, View, Yes };

class OwnChanges {
 public:
  // `of`: the class of the object.
  OwnChanges(ClassTable& classes, JavaClass& of) : classes_(classes), of_(of) {}

  Effect of(const Method& method);

  // For the walk over a method's code.
  struct Summary {
    Effect effect = Effect::None;
    Own result = Own::No;
  };
  // `arguments`: the object included, where the method takes one.
  Summary of_call(const MemberReference& member, bool is_static, const std::vector<Own>& arguments);
  Summary of_lambda(const JavaClass& owner, const DynamicConstant& dynamic, const std::vector<Own>& captured);

 private:
  Summary summary(const Method& method, const std::vector<Own>& arguments);
  const Method* called(const MemberReference& member) const;

  ClassTable& classes_;
  JavaClass& of_;
  std::map<std::pair<const Method*, std::vector<Own>>, Summary> known_;
};

} // namespace assay::java
