#pragma once
// What functions of a program accept: the inputs that are made for them. In a language without types, anything.

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.h"
#include "core/module.h"
#include "input/signature.h"

namespace assay::machine {
class Context;
}

namespace assay::lang {

class LoadedProgram;

class InputTypes {
 public:
  virtual ~InputTypes() = default;

  // What a function of the program accepts and answers: as its types, spec or contract say, or anything. A spec that
  // names what is not there, or that no arguments can satisfy, ends in diagnostics at its place in the source.
  virtual std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                          bool /*use_spec*/) {
    return signature_of_any(shapes, function.arity());
  }

  // Why inputs of a function of this program can't be given to one of another program in the same language: they are of
  // other types. Nothing: they can, and from now on inputs of this one are such that both take them.
  virtual std::optional<std::string> why_not_comparable(const core::Function&, LoadedProgram& /*other*/,
                                                        const core::Function& /*of_other*/) {
    return std::nullopt;
  }

  // What a precondition (lang/naming.h) returns for an input that satisfies it.
  virtual Value truth() const { return Value::boolean(true); }

  // Inputs that are never made, although the run that has just ended in this context has looked at what tells them
  // apart; in words. A restriction, like those of a signature.
  virtual std::vector<std::string> left_out(Context&) const { return {}; }
};

} // namespace assay::lang
