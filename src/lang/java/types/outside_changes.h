#pragma once
// Methods that bring about objects of a class which its own methods don't, called on such an object: they write fields
// that only the program can write, or call a constructor that only the program can call. As `static void paint(Node n)
// { n.color = 1; }` does, where the field is private and nothing else writes it.

#include <vector>

#include "lang/java/types/subclasses.h"

namespace assay::java {

struct OutsideChanges {
  // They return an object of the class.
  std::vector<const Method*> givers;
  // They take an object of the class and change it: as their parameter with this index.
  struct Changer {
    const Method* method;
    size_t parameter;
  };
  std::vector<Changer> changers;
  // A test can't call these, or gets nothing from them: static initialisers, what classes without a name do, methods
  // that hand the object on to somebody else.
  std::vector<const Method*> out_of_reach;
};

// `beside`: classes of the program. `inside`: whose package tests are in.
OutsideChanges outside_changes(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside);

} // namespace assay::java
