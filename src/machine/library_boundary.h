#pragma once
// Where the program under test ends and its language's library begins: what has to be known to say which calls there
// can be in the program without reading all of the library. The library can't name what the program has: it calls
// methods that it knows itself, on objects that it was given, and what it was handed over by name.

#include <string>
#include <vector>

#include "core/module.h"

namespace assay::machine {

class LibraryBoundary {
 public:
  virtual ~LibraryBoundary() = default;

  virtual bool is_library(const core::Function& function) = 0;
  // What anybody can call of the file under test.
  virtual std::vector<const core::Function*> callable() = 0;
  // Whether objects of one class are objects of the other.
  virtual bool is_a(Symbol class_name, Symbol other) = 0;
  // Whether a call of a method may find an object of a class of the library.
  virtual bool can_receive_in_library(Symbol selector) = 0;
  // The program's methods that the library may call on an object of this class.
  virtual std::vector<const core::Function*> known_methods(Symbol class_name) = 0;
  // What the library may call after this instruction, as something in it is named.
  virtual std::vector<const core::Function*> handed_over(const core::Function& in, const core::Instruction& code) = 0;
  // What runs before each call of a function under test, always in the same way.
  virtual std::vector<const core::Function*> started() = 0;
  // Why nobody knows what a call in the program leads to; empty: it is known.
  virtual std::string why_unknown(const core::Instruction& call) = 0;
};

} // namespace assay::machine
