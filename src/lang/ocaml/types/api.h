#pragma once
// Values of types that their modules hide are made by calls of what these modules offer. Such a call gives the value
// (`Stack.push`), or something that holds it (`Option.get (Stack.of_list l)`), or it changes one (`Queue.push 1 q`).

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/symbol.h"
#include "lang/ocaml/load/types.h"

namespace assay::ocaml {

// From what a call gives to the value itself. Where it is not there, there is no value.
struct ApiStep {
  enum class Type : uint8_t { Some, Ok, Part } type = Type::Some;
  uint32_t index = 0; // Part: of so many
  uint32_t count = 0;
};

// How a call is made. This is in the name of the function that makes it, so that programs with the same modules
// understand each other's.
struct ApiCall {
  std::string name;
  // For each argument: `a` is given, `n` is an optional one that is left out, `s` is the size that the library's tables
  // and buffers start with.
  std::string passed;
  std::vector<ApiStep> steps;
  std::optional<uint32_t> changed; // which of the given arguments is the value, afterwards

  Symbol symbol() const;
  static std::optional<ApiCall> of(Symbol symbol);
};

constexpr int64_t size_at_start = 16;

struct ApiMaker {
  ApiCall call;
  std::vector<const Type*> arguments; // that are given
  std::vector<std::string> labels;
};

// All ways to a value of a hidden type; functions that take functions are none.
std::vector<ApiMaker> makers_of(UnitTypes& types, const Type& wanted);

} // namespace assay::ocaml
