#pragma once
// What a method does to objects of a class, by an analysis of its code and of the program's methods that it calls. It
// is asked in one of two ways:
//
// - What it does to the object that it is called on. A value is the object's own if it is the object or was reached
//   from it, by fields, elements or calls; a method changes the object if it writes into something that is its own, or
//   gives that to a method of the library that changes it (library_names.h).
// - What it does to other objects of the class: whether it writes into fields that only the program can write, or calls
//   a constructor that only the program can call. What its own object is made of does not count then.

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "lang/java/lower/classes.h"
#include "lang/java/types/subclasses.h"

namespace assay::java {

enum class Effect : uint8_t {
  None,
  Unknown, // it calls something of which neither is known
  OnParts, // it calls something that sounds as if it changed a part of the object
  OnFields // it writes fields of the object or of its parts, or elements of arrays
};

// How much of an object that is looked at a value is. Self is what belongs to the object that is not looked at. A copy
// is new, but its elements are not. A view is new, but what it hands out or takes away is the object's own: an
// iterator.
enum class Own : uint8_t { Self, No, Copy, View, Yes };
inline bool is_own(Own own) { return own > Own::No; }

class OwnChanges {
 public:
  enum class Of : uint8_t { Itself, Others };
  // `beside`: classes of the program. `of`: the class of the objects. `inside`: whose package tests are in.
  OwnChanges(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside,
             Of whom = Of::Itself);

  Effect of(const Method& method);

  struct Summary {
    Effect effect = Effect::None;
    Own result = Own::No;
  };
  // As if the object were one of its arguments, its own object counted.
  Summary of_argument(const Method& method, size_t index);

  // For the walk over a method's code. `arguments`: the object included, where the method takes one.
  Summary of_call(const MemberReference& member, bool is_static, const std::vector<Own>& arguments);
  Summary of_lambda(const JavaClass& owner, const DynamicConstant& dynamic, const std::vector<Own>& captured);
  // Of other objects: whether the field is one of theirs that only the program writes.
  bool is_hidden_field(const MemberReference& member) const;
  // Of other objects: whether it is a constructor of the class that only the program calls.
  bool is_hidden_constructor(const MemberReference& member) const;

 private:
  Summary summary(const Method& method, const std::vector<Own>& arguments);
  Summary of_library_call(const MemberReference& member, bool is_static, const std::vector<Own>& arguments);
  Summary joined(Summary done, const std::vector<const Method*>& others, const std::vector<Own>& arguments);
  Effect of_looking(const MemberReference& member);
  const Method* called(const MemberReference& member) const;
  std::vector<const Method*> overriding(const MemberReference& member);
  bool has_own_closures();
  bool keeps_order_of_access();

  ClassTable& classes_;
  const Subclasses& beside_;
  JavaClass& of_;
  const JavaClass& inside_;
  Of whom_;
  std::set<const Field*> settable_;
  std::optional<bool> has_own_closures_;
  std::optional<bool> keeps_order_of_access_;
  std::map<std::pair<const Method*, std::vector<Own>>, Summary> known_;
};

} // namespace assay::java
