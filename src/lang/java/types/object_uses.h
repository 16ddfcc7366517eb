#pragma once
// What the code of a program does with an object: whether it only looks at it, or changes it, or hands it on to where
// others can. A method's code is gone through with what may be the object, or a part of it, marked in its locals and on
// its stack; calls of the program's own methods are followed. Of the library, methods with the names of those that look
// at things do no more.
//
// What always holds: the answer errs to the side of change.

#include <set>
#include <span>
#include <utility>

#include "lang/java/lower/classes.h"

namespace assay::java {

class ObjectUses {
 public:
  // `program`: its classes, of which one may override what another one calls.
  // `parts_change`: so may what is in the object, if it is a collection.
  ObjectUses(ClassTable& classes, std::span<JavaClass* const> program, bool parts_change)
      : classes_(classes), program_(program), parts_change_(parts_change) {}

  // Whether the method only looks at what the static field refers to.
  bool only_reads(const Method& method, const Field& field);
  // The same of an argument, the receiver being the first.
  bool only_reads(const Method& method, uint32_t argument);

 private:
  friend class MarkedCode;
  bool call_only_reads(const MemberReference& member, uint8_t opcode, std::span<const bool> marked);
  bool library_only_reads(const MemberReference& member, bool has_receiver, std::span<const bool> marked) const;

  ClassTable& classes_;
  std::span<JavaClass* const> program_;
  bool parts_change_;
  std::set<std::pair<const Method*, uint32_t>> seen_; // what is being looked at, or was
};

// Whether objects of the type never change once they are made, as far as classes of the program can tell.
bool is_immutable(ClassTable& classes, std::span<JavaClass* const> program, Symbol type);

} // namespace assay::java
