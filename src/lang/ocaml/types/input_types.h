#pragma once
// What functions in OCaml accept: as their types say.

#include "lang/input_types.h"

namespace assay::ocaml {

class OcamlProgram;

class OcamlInputTypes final : public InputTypes {
 public:
  explicit OcamlInputTypes(OcamlProgram& program) : program_(program) {}

  std::expected<Signature, Diagnostics> signature(ShapeTable& shapes, const core::Function& function,
                                                  bool use_spec) override;
  std::optional<std::string> why_not_comparable(const core::Function& function, LoadedProgram& other,
                                                const core::Function& of_other) override;
  Value truth() const override { return Value::integer(1); }
  std::vector<std::string> left_out(Context& context) const override;

 private:
  std::optional<std::string> why_not_made(const core::Function& function, OcamlProgram& other);

  OcamlProgram& program_;
  // What type variables of the function that is compared with another one are taken as, since that one wants it.
  std::vector<std::string> instantiations_;
};

} // namespace assay::ocaml
