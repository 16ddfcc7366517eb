#pragma once
// Objects of interfaces among the inputs: what each method does is a function of the input (input/canonical_function.h)
// over numbers. Boxes are opened before it sees them and closed after it, unless it answers with null; of a text it
// sees the length, of other objects whether they are there. A method that returns another object returns the same one
// every time.

#include <optional>

#include "lang/java/load/java_type.h"
#include "lang/java/types/makers.h"

namespace assay::java {

constexpr char seen_as_length = 't'; // a text
constexpr char seen_as_there = 'o';  // any other object

struct FunctionSpec {
  const Method* method = nullptr; // abstract
  // Of each parameter: the tag of the number that it is; in small letters, of the box that it is, which may be null; or
  // one of the two below.
  std::string seen;
  // The tag of the number, in small letters of the box, which may be null; V: nothing is returned; L: an object.
  char result = 'V';
  JavaType returned{}; // L: what it is
  std::string head{};  // as source text: `int compare(Integer x1, Integer x2)`
};
struct FunctionObjectSpec {
  const JavaClass* interface = nullptr;
  std::vector<FunctionSpec> methods;
  std::string type{}; // the interface as source text
};

// Nothing: it is no interface, has too many methods, or one that is generic itself.
std::optional<FunctionObjectSpec> function_object_spec(ClassTable& classes, const JavaType& interface);

// Whether a method answers with boxes of numbers, so that it may answer with null.
bool may_answer_null(const FunctionSpec& spec);

// Whether it is the tag of a box; then null is what it is, and no number.
bool is_box_tag(char seen);
// What stands for a null of another object.
constexpr int64_t null_number = -1;

// The name of the maker for such objects, and what it stands for. The maker takes a function for each method, or the
// object that it returns.
Symbol function_object_maker(const FunctionObjectSpec& spec);
std::optional<FunctionObjectSpec> spec_of_maker(ClassTable& classes, const Maker& maker);

const core::Function* lower_function_object_maker(core::ModuleBuilder& module, ClassTable& classes, Symbol name,
                                                  const FunctionObjectSpec& spec);

} // namespace assay::java
