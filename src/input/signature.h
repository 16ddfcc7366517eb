#pragma once
// What a function accepts and answers, as far as its language's types, specs or contracts say.

#include <string>
#include <vector>

#include "input/shape.h"

namespace assay::input {

struct Signature {
  struct Clause {
    ShapeId arguments; // one tuple alternative: the arguments
    ShapeId result;
  };
  std::vector<Clause> clauses; // at least one; without a spec, every argument and the result are any
  // What functions among the results take and answer, where the clauses say nothing of results.
  ShapeId result = ShapeTable::any;
  // The same of what becomes of each argument; empty: nothing is said of any.
  std::vector<ShapeId> argument_results;
  ShapeId input = 0;     // the union of the clauses' arguments
  bool declared = false; // a spec was found and is used
  // What the shapes leave out of the input space, in words: "type variable A taken as any()", "no pid() is made".
  std::vector<std::string> restrictions;
  // Arguments of which no value that matters can be made, in words: "no java.util.Iterator but null is made". Nothing
  // is exhausted, same or unreachable then.
  std::vector<std::string> not_made;
  void restrict(const std::vector<std::string>& words); // what is new of it
};

// Of a function that nothing is said about.
Signature signature_of_any(ShapeTable& shapes, uint32_t arity);

} // namespace assay::input
