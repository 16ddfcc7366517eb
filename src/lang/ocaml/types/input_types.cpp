#include "lang/ocaml/types/input_types.h"

#include <fmt/core.h>

#include "input/made_by_call.h"
#include "lang/ocaml/load/type_match.h"
#include "lang/ocaml/primitives/run_state.h"
#include "lang/ocaml/program.h"
#include "lang/ocaml/types/types_to_shapes.h"

namespace assay::ocaml {

std::expected<Signature, Diagnostics> OcamlInputTypes::signature(ShapeTable& shapes, const core::Function& function,
                                                                 bool) {
  const Type* type = program_.unit().types->value(function.plain_name.text());
  if (type == nullptr) return signature_of_any(shapes, function.arity());
  auto signature = signature_of_type(shapes, *program_.unit().types, *type, function.plain_name.text());
  if (signature) {
    signature->restrictions.insert(signature->restrictions.begin(), instantiations_.begin(), instantiations_.end());
  }
  return signature;
}

std::optional<std::string> OcamlInputTypes::why_not_comparable(const core::Function& function, LoadedProgram& other,
                                                               const core::Function& of_other) {
  UnitTypes& types = *program_.unit().types;
  OcamlProgram& other_program = static_cast<OcamlProgram&>(other);
  UnitTypes& other_types = *other_program.unit().types;
  std::string_view name = function.plain_name.text();
  const Type* type = types.declared_value(name);
  const Type* other_type = other_types.declared_value(of_other.plain_name.text());
  if (type == nullptr || other_type == nullptr) return std::nullopt;
  TypeMatch match(types, other_types, other_program.unit().name());
  std::optional<std::string> why = match.why_not(*type, *other_type);
  if (!why) {
    instantiations_ = match.instantiations(*type);
    types.use_at(name, instantiations_.empty() ? *type : *match.common(*type));
  }
  if (!why) why = why_not_made(function, other_program);
  if (!why) return std::nullopt;
  return fmt::format("{} is of another type: {}", function.plain_name.text(), *why);
}

// The other function may take anything, and its program still has to make what it is given.
std::optional<std::string> OcamlInputTypes::why_not_made(const core::Function& function, OcamlProgram& other) {
  ShapeTable shapes;
  auto wanted = signature(shapes, function, true);
  if (!wanted) return std::nullopt;
  for (Symbol maker : makers_in(shapes, wanted->input)) {
    auto call = ApiCall::of(maker);
    if (call && other.api_function(maker, *call) == nullptr) {
      return fmt::format("there is no {}, by which its arguments are made", call->name);
    }
  }
  return std::nullopt;
}

std::vector<std::string> OcamlInputTypes::left_out(Context& context) const {
  if (!run_state(context).compared_identity) return {};
  return {"no two parts of an input are one object, nor is one an object of the program, which compares by =="};
}

} // namespace assay::ocaml
